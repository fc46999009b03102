/** Why something cannot be done, in English: the sentences of the rules themselves. */
import { REASONS } from '@mahjong-fortress/rules';

export const en: Readonly<Record<keyof typeof REASONS, string>> = REASONS;

export type Refusals = typeof en;
