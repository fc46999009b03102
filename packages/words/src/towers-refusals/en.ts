/** Why something cannot be done in Towers, in English: the sentences of the rules themselves. */
import { REASONS } from '@mahjong-fortress/towers';

export const en: Readonly<Record<keyof typeof REASONS, string>> = REASONS;

export type TowersRefusals = typeof en;
