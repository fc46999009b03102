/** Setups as plain JSON, the way records keep them. */
import { type Problem, problem } from '@mahjong-fortress/base/problem';
import {
  fields,
  listOf,
  oneOf,
  optional,
  type Read,
  refine,
  text,
  whole,
} from '@mahjong-fortress/base/reader';
import { err, ok, type Result } from '@mahjong-fortress/base/result';
import { MASTER_IDS } from './card-ids.ts';
import { type Cell, cellFromName, cellName } from './cell.ts';
import { FIRST_CASTLES } from './founding.ts';
import { type Game, PLAYER_COUNTS, YEARS } from './game.ts';
import { MARKED_CELLS, MOST_ROUNDS, SEED_LENGTH, type Setup } from './setup.ts';
import { STACK_LIMIT } from './stack.ts';
import { VARIANTS } from './variant.ts';

/** Everything written down that was drawn by lot or left to custom, so that no new default changes an old game. */
export function settledSetup({ seed, players, castles }: Setup, { options }: Game): Setup {
  const { variant, firstPlayer, stacks, master } = options;
  const rest = master ? { master } : { castles: castles ?? MARKED_CELLS };
  return { seed, players, variant, firstPlayer, stacks, ...rest };
}

/** How many play is told by the seats. */
export function makeSetup({ seed, variant, firstPlayer, stacks, castles, master }: Setup): unknown {
  return {
    seed,
    variant,
    firstPlayer,
    stacks,
    ...(castles ? { castles: castles.map(cellName) } : {}),
    ...(master ? { master } : {}),
  };
}

const CELL: Read<Cell> = refine(text(3), (name, path) => {
  const cell = cellFromName(name);
  return cell === undefined ? err(problem('no-such-cell', path, 'There is no such cell.')) : ok(cell);
});

export const STACK_TABLE = listOf(listOf(whole(1, STACK_LIMIT), MOST_ROUNDS), YEARS);

const readSetup = fields({
  seed: text(SEED_LENGTH),
  variant: oneOf(VARIANTS),
  firstPlayer: whole(0, 3),
  stacks: STACK_TABLE,
  castles: optional(listOf(CELL, FIRST_CASTLES)),
  master: optional(oneOf(MASTER_IDS)),
});

/** Reads a setup for so many seats; `gameFromSetup` tells whether it can be dealt. */
export function parseSetup(value: unknown, seats: number): Result<Setup, Problem> {
  const players = PLAYER_COUNTS.find((count) => count === seats);
  if (!players) return err(problem('player-count', 'players', 'The game is for two to four players.'));
  const read = readSetup(value, '');
  if (!read.ok) return read;
  const { castles, master, ...rest } = read.value;
  return ok({ ...rest, players, ...(castles ? { castles } : {}), ...(master ? { master } : {}) });
}
