/** Why an action cannot be done: a code for programs, a sentence for people. */
import { at } from '@mahjong-fortress/base/assert';
import { CELLS } from './cell.ts';

export const REASONS = {
  'unknown-action': 'There is no such action.',
  'no-such-cell': 'There is no such cell.',
  'game-over': 'The game is over.',
  'castles-first': 'First found a castle.',
  'knights-first': 'First put your knight on a castle.',
  'king-first': 'First decide where the king stands.',
  'keep-first': 'First keep one of the cards you drew.',
  'not-in-turn': 'That belongs to the setup or between two years.',
  'nothing-drawn': 'You have drawn no cards to choose from.',

  'too-close': 'There must be at least two cells between castles.',
  'not-a-castle': 'There is no castle there.',
  'figure-there': 'Somebody stands there.',
  'king-unplaced': 'The king has to be put on a castle.',

  'too-few-points': 'You have too few action points left.',
  'no-knight-left': 'All six of your knights are on the board.',
  'no-knight-beside': 'None of your other knights stands next to that cell.',
  'knight-lower': 'The cell is higher than your knight next to it.',

  'not-your-knight': 'You have no knight there.',
  'same-cell': 'Choose a different cell.',
  'no-way': 'No step and no castle leads there.',
  'step-too-high': 'A knight climbs only one level at a time.',
  'door-too-high': 'Through a castle you never come out higher than you went in.',

  'no-stack': 'You have no stack left for this turn.',
  'stack-used-up': 'The stack of this turn is used up.',
  'no-castle-beside': 'A block on the ground must be next to a castle.',
  'would-join': 'That would join two castles.',
  'too-high': 'A castle is never higher than its area.',

  'no-buying': 'In the master version no cards are bought.',
  'deck-empty': 'There are no cards left to buy.',
  'bought-twice': 'You can buy only two cards a turn.',
  'not-drawn': 'You have not drawn this card.',

  'card-played': 'You have already played a card this turn.',
  'card-just-bought': 'A card can’t be played in the turn in which it was bought.',
  'not-in-hand': 'You don’t have this card.',
  'no-free-block': 'The blocks in the supply are needed for the years to come.',
  'no-such-stack': 'You have no such stack.',
  'not-one-block': 'Only an empty block that stands alone on its cell can be shifted.',
  'not-ground': 'A block can be shifted only to an empty cell of the ground.',
  'falls-apart': 'The castle would fall apart.',
  'left-too-high': 'The castle it leaves would be higher than its area.',
  'too-few-castles': 'At least six castles must remain.',
  'not-diagonal': 'That cell is not diagonally next to your knight.',
  'not-behind': 'Jump straight over one cell.',
  'nobody-between': 'There is no knight to jump over.',
  'not-beside': 'That cell is not next to your knight.',
  'not-two-levels': 'Leap up to a cell exactly two levels higher.',
} as const;

export type RefusalCode = keyof typeof REASONS;
export const REFUSAL_CODES = Object.keys(REASONS) as RefusalCode[];

export interface TowersRefusal {
  readonly code: RefusalCode;
  readonly reason: string;
  /** Of a castle that would become too high. */
  readonly area?: number;
}

const REFUSALS = Object.fromEntries(
  Object.entries(REASONS).map(([code, reason]) => [code, { code, reason }]),
) as Readonly<Record<RefusalCode, TowersRefusal>>;

/** Made once: the rules ask for them at every cell of every state. */
export function refusal(code: RefusalCode): TowersRefusal {
  return REFUSALS[code];
}

const TOO_HIGH: readonly TowersRefusal[] = Array.from({ length: CELLS + 1 }, (_, area) => ({
  code: 'too-high',
  reason: `The castle has area ${area}, so height ${area} at most.`,
  area,
}));

export function tooHigh(area: number): TowersRefusal {
  return at(TOO_HIGH, area);
}
