/** Games to try the opponents on. */
import { randomFromSeed } from '@mahjong-fortress/base/random';
import { layoutById } from '@mahjong-fortress/layouts-schema';
import {
  type Face,
  type Fortress,
  faceFromCode,
  type Game,
  gameFromSetup,
  type Setup,
} from '@mahjong-fortress/rules';

export function layoutRows(id: string): readonly string[] {
  const layout = layoutById(id);
  if (!layout) throw new Error(`There is no layout ${id}`);
  return layout.rows;
}

export function face(code: string): Face {
  const found = faceFromCode(code);
  if (found === undefined) throw new Error(`There is no face ${code}`);
  return found;
}

/** One text per row; `.` is an empty cell, `M1/S2` a stack of two with S2 on top. */
export function fortressOf(...rows: string[]): Fortress {
  const grid = rows.map((row) => row.split(' '));
  const stacks = grid.flat().map((stack) => (stack === '.' ? [] : stack.split('/').map(face)));
  return { columns: grid[0]?.length ?? 0, rows: grid.length, stacks };
}

export function dealt(setup: Partial<Setup> & Pick<Setup, 'seed' | 'players'>): Game {
  const rows = layoutRows(`standard-${setup.players === 1 ? 3 : setup.players}`);
  const game = gameFromSetup({ layout: rows, ...setup });
  if (!game.ok) throw new Error(game.error.message);
  return game.value;
}

/** The same game with its covered tiles dealt anew, without asking the rules what is covered: they could be wrong. */
export function redealt(game: Game, seed: string): Game {
  const random = randomFromSeed(seed);
  const { stacks } = game.fortress;
  const covered = stacks.flatMap((stack) => stack.slice(0, -1));
  const drawn = () => covered.splice(random.below(covered.length), 1);
  const anew = stacks.map((stack) => [...stack.slice(0, -1).flatMap(drawn), ...stack.slice(-1)]);
  return { ...game, fortress: { ...game.fortress, stacks: anew } };
}
