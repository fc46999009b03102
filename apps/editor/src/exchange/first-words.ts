import type { Finding } from '@mahjong-fortress/layouts-schema';
import type { Words } from '../i18n/messages.ts';

/** The first sentence about what is wrong. */
export function firstWords([first]: readonly Finding[]): Words {
  return (_, language) => first?.text[language] ?? '';
}
