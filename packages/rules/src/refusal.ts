/** Why an action cannot be done: a code for programs, a sentence for people. */

export const REASONS = {
  'unknown-action': 'There is no such action.',
  'no-such-cell': 'There is no such cell.',
  'game-over': 'The game is over.',
  'ingenuity-turn': 'It’s the Dragon of Ingenuity’s turn.',
  'not-ingenuity-turn': 'It isn’t the Dragon of Ingenuity’s turn.',

  'choose-first': 'First choose an action: take a tile or summon the Dragon.',
  'finish-first': 'First finish the action: take a second tile or a shrine, or discard the tile you took.',
  'place-first': 'First place the tiles you took.',
  'lock-first': 'First lock your sets.',
  'build-first': 'First build on the set you just locked, or stop building.',
  'effect-first': 'First use the Spirit’s effect.',
  'end-first': 'All that’s left is to end your turn.',

  'no-tile': 'There’s no tile there.',
  'not-top-tier': 'The first tile must come from the top tier.',
  'sides-blocked': 'Both long sides touch another tile.',
  'all-sides-blocked': 'All four sides touch another tile.',
  'not-identical': 'The second tile must show the same face as the first.',
  'not-same-kind': 'The second tile must be of the same kind as the first.',
  'not-next-to-first': 'With the Spirit of Deceit, take a tile next to the first one.',
  'short-side-needed': 'With the Spirit of Lightness, you now need a tile with a free short side.',
  'no-sure-finish': 'After this tile, nothing in sight lets you finish under the Spirit of Lightness.',
  'no-common-shrine': 'There are no shrines left in the common supply.',
  'bound-to-pair': 'With the Spirit you called, you can only finish with a second tile.',
  'bound-by-lightness': 'With the Spirit of Lightness, you can’t discard or summon this turn.',
  'fortress-too-high': 'You can summon the Dragon only when no tile is left above tier 1.',

  'not-in-hand': 'You don’t have this tile.',
  'face-up-there': 'There’s a face-up tile there.',
  'shrine-there': 'There’s a shrine there.',
  'room-left': 'Your realm still has room for this tile.',

  'no-set-there': 'There’s no set to lock there.',
  'not-in-set': 'Build on the set you just locked.',
  'not-locked-this-turn': 'The Spirit of Faith builds only on tiles locked this turn.',
  'no-own-shrine': 'You have no shrines left.',

  'spirit-not-in-play': 'This Spirit isn’t in play.',
  'spirit-used': 'You’ve already called a Spirit this turn.',
  'only-faith-now': 'While building shrines, you can call only the Spirit of Faith.',
  'spirit-before-finish': 'You can call this Spirit only before finishing the action.',
  'spirit-between-tiles': 'You can call this Spirit only between the first and the second tile.',
  'nothing-locked': 'You can call the Spirit of Faith only after locking a set this turn.',
  'pay-face-up': 'Pay with a face-up tile from your realm or a shrine from your supply.',
  'set-must-lock': 'That tile is part of a set that must be locked.',
  'no-effect': 'If you pay with that, the Spirit can’t do anything.',

  'not-face-up': 'Only face-up tiles can be turned.',
  'turned-already': 'The Spirit of Wind turns only one tile.',
  'no-shrine-there': 'There’s no shrine there.',
  'not-face-down': 'Shrines move only to face-down tiles without a shrine.',
  'same-cell': 'Choose a different cell.',
  'moved-already': 'The Spirit of Strength moves two different tiles.',
  'under-shrine': 'Tiles under a shrine can’t move.',
  'not-special': 'The Spirit of Change needs a face-up Season, Wind or Dragon.',
  'same-kind': 'The tile is already of this kind.',
  'set-too-small': 'That wouldn’t make a set of four or more.',
  'would-break-set': 'Its own set must keep four connected tiles.',
} as const;

export type RefusalCode = keyof typeof REASONS;

export interface FortressRefusal {
  readonly code: RefusalCode;
  readonly reason: string;
}

export function refusal(code: RefusalCode): FortressRefusal {
  return { code, reason: REASONS[code] };
}
