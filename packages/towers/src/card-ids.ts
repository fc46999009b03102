/** The names of the action cards and of the master cards. */
export const CARD_IDS = [
  'six',
  'seven',
  'extra',
  'insert',
  'shift',
  'relocate',
  'diagonal',
  'doors',
  'jump',
  'leap',
] as const;
export type CardId = (typeof CARD_IDS)[number];

export const MASTER_IDS = [
  'edge',
  'diagonals',
  'castles',
  'together',
  'levels',
  'line',
  'square',
  'flat',
] as const;
export type MasterId = (typeof MASTER_IDS)[number];

/** A card in a view whose face its viewer may not know. */
export const HIDDEN = '?';
export type DealtCard = CardId | typeof HIDDEN;
