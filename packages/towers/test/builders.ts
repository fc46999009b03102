/** Small positions for the tests, drawn as text so that one can see what they are about. */

import { readBoard } from '../src/board-notation.ts';
import {
  type Action,
  BLOCKS,
  type CardId,
  type Game,
  legalActions,
  type MasterId,
  makeAction,
  type Player,
  type PlayerCount,
  parseAction,
  play,
  refusalOf,
  STACKS,
  type Variant,
} from '../src/index.ts';

export interface Position {
  /** Rows from the north, each from the west; what is left out is bare ground. `2a`: level 2 with a knight of seat 0. */
  readonly board: readonly string[];
  readonly players?: PlayerCount;
  readonly variant?: Variant;
  readonly master?: MasterId;
  readonly year?: number;
  readonly round?: number;
  readonly seat?: number;
  readonly roundBegunBy?: number;
  readonly ap?: number;
  readonly used?: number;
  readonly bought?: readonly CardId[];
  readonly hand?: readonly CardId[];
  readonly deck?: readonly CardId[];
  readonly stacks?: readonly number[];
  readonly points?: readonly number[];
  readonly supply?: number;
}

function boardFrom(rows: readonly string[]): Game['board'] {
  const full = Array.from({ length: 8 }, (_, row) => {
    const cells = (rows[row] ?? '').split(' ').filter((cell) => cell !== '');
    return Array.from({ length: 8 }, (__, column) => cells[column] ?? '.').join(' ');
  });
  const board = readBoard(full, 'board');
  if (!board.ok) throw new Error(board.error.message);
  return board.value;
}

/** A moment in the turn of a seat. */
export function position(given: Position): Game {
  const { players = 2, variant = 'basic', year = 1, seat = 0, ap = 5 } = given;
  const board = boardFrom(given.board);
  const seats = Array.from(
    { length: players },
    (_, index): Player => ({
      points: given.points?.[index] ?? 0,
      stacks: index === seat ? (given.stacks ?? [3, 3]) : [],
      hand: index === seat ? (given.hand ?? []) : [],
      deck: index === seat && variant === 'own' ? (given.deck ?? []) : [],
      known: { top: 0, under: 0 },
      played: [],
    }),
  );
  const standing = board.levels.reduce((sum, level) => sum + level, 0);
  return {
    options: { players, variant, firstPlayer: 0, stacks: STACKS[players], master: given.master },
    board,
    supply: given.supply ?? BLOCKS - standing,
    deck: variant === 'basic' ? (given.deck ?? []) : [],
    players: seats,
    stage: 'year',
    year,
    round: given.round ?? 1,
    yearBegunBy: given.roundBegunBy ?? 0,
    roundBegunBy: given.roundBegunBy ?? 0,
    turn: { seat, ap, used: given.used, bought: given.bought ?? [], drawn: [], played: false },
  };
}

export function action(words: string): Action {
  const parsed = parseAction(words);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
}

/** The game after these words. */
export function after(game: Game, ...words: readonly string[]): Game {
  return words.reduce((now, word) => {
    const played = play(now, action(word));
    if (!played.ok) throw new Error(`${word}: ${played.error.code}`);
    return played.value.game;
  }, game);
}

/** Why the words are refused; `ok` when they are not. */
export function answer(game: Game, words: string): string {
  return refusalOf(game, action(words))?.code ?? 'ok';
}

/** The legal actions that begin with these words. */
export function legal(game: Game, beginning: string): string[] {
  return legalActions(game)
    .map(makeAction)
    .filter((words) => words.startsWith(beginning));
}

export const pointsOf = ({ players }: Game) => players.map(({ points }) => points);
