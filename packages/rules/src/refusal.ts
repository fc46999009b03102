/** Why an action cannot be done: a code for programs, a sentence for people. */

export const REASONS = {
  'unknown-action': 'There is no such action.',
  'no-such-cell': 'There is no such cell.',
  'game-over': 'The game is over.',
  'ingenuity-turn': 'It is the turn of the Dragon of Ingenuity.',
  'not-ingenuity-turn': 'It is not the turn of the Dragon of Ingenuity.',

  'choose-first': 'First choose an action: take a tile or summon the Dragon.',
  'finish-first': 'First finish the action: a second tile, a shrine, or discard the tile just taken.',
  'place-first': 'First place the tiles you have taken.',
  'lock-first': 'First lock your sets.',
  'build-first': 'First build shrines on the set just locked, or say that you are done.',
  'effect-first': 'First carry out what the Spirit offers.',
  'end-first': 'Everything is done; only the turn is left to end.',

  'no-tile': 'No tile lies there.',
  'not-top-tier': 'The first tile comes from the top tier.',
  'sides-blocked': 'Both long sides touch another tile.',
  'all-sides-blocked': 'All four sides touch another tile.',
  'not-identical': 'The second tile must show the same face as the first.',
  'not-same-kind': 'The second tile must be of the same kind as the first.',
  'not-next-to-first': 'The Spirit of Deceit takes a tile from a cell next to the first one.',
  'short-side-needed': 'The Spirit of Lightness needs a tile with a free short side now.',
  'no-sure-finish': 'No tile in sight would let you finish under the Spirit of Lightness after this one.',
  'no-common-shrine': 'No shrine is left in the common supply.',
  'bound-to-pair': 'The Spirit you called lets you finish only with a second tile.',
  'bound-by-lightness': 'The Spirit of Lightness asks you to take tiles this turn, not to discard or summon.',
  'fortress-too-high': 'The Dragon can be summoned only while no tile lies above tier 1.',

  'not-in-hand': 'You do not hold this tile.',
  'face-up-there': 'A face-up tile lies there.',
  'shrine-there': 'A shrine stands there.',
  'room-left': 'There is still room for this tile in your realm.',

  'no-set-there': 'No set that could be locked begins there.',
  'not-in-set': 'Shrines go onto the tiles of the set just locked.',
  'not-locked-this-turn': 'The Spirit of Faith builds on a tile locked this turn.',
  'no-own-shrine': 'No shrine is left in your supply.',

  'spirit-not-in-play': 'This Spirit is not in play.',
  'spirit-used': 'A Spirit has been called this turn already.',
  'only-faith-now': 'While shrines are being built only the Spirit of Faith can be called.',
  'spirit-before-finish': 'This Spirit can be called only before the action is finished.',
  'spirit-between-tiles': 'This Spirit can be called only between the first and the second tile.',
  'nothing-locked': 'The Spirit of Faith can be called once a set has been locked this turn.',
  'pay-face-up': 'Pay with a face-up tile of your realm or with a shrine of your supply.',
  'set-must-lock': 'That tile belongs to a set that must be locked.',
  'no-effect': 'After this payment the Spirit could do nothing.',

  'not-face-up': 'Only a face-up tile can be turned.',
  'turned-already': 'The Spirit of Wind turns only one tile.',
  'no-shrine-there': 'No shrine stands there.',
  'not-face-down': 'A shrine moves onto a face-down tile without a shrine.',
  'same-cell': 'It has to go to another cell.',
  'moved-already': 'The Spirit of Strength moves two different tiles.',
  'under-shrine': 'A tile under a shrine stays where it is.',
  'not-special': 'The Spirit of Change changes a face-up Season, Wind or Dragon.',
  'same-kind': 'The tile is of this kind already.',
  'set-too-small': 'That would not make a set of four or more.',
  'would-break-set': 'Four connected tiles of its own set would have to remain.',
} as const;

export type RefusalCode = keyof typeof REASONS;

export interface FortressRefusal {
  readonly code: RefusalCode;
  readonly reason: string;
}

export function refusal(code: RefusalCode): FortressRefusal {
  return { code, reason: REASONS[code] };
}
