/** Every sentence a finding can say, in both languages side by side. */
import { COMMUNITY_SENTENCES, IMPORT_SENTENCES, SHARE_SENTENCES } from './exchange.ts';
import { LAYOUT_SENTENCES } from './layout.ts';

export const SENTENCES = {
  ...LAYOUT_SENTENCES,
  ...IMPORT_SENTENCES,
  ...SHARE_SENTENCES,
  ...COMMUNITY_SENTENCES,
};
