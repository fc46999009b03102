/** Makes up a fortress from a seed: symmetric, for a number of players, and always without a finding. */

import { type Random, randomFromSeed } from '@mahjong-fortress/base/random';
import {
  type Cell,
  checkLayout,
  FORMAT_VERSION,
  type PlayerCount,
  trimRows,
} from '@mahjong-fortress/layouts-schema';
import type { GridSize } from '@mahjong-fortress/rules';
import type { Grid } from '../document/grid.ts';
import type { Symmetry } from '../document/symmetry.ts';
import { type Field, shapeOf } from './field.ts';
import { goalFor } from './goal.ts';

export interface Recipe {
  readonly seed: string;
  readonly players: PlayerCount;
  readonly symmetry: Symmetry;
}

function between(random: Random, low: number, high: number): number {
  return low + random.below(high - low + 1);
}

function fraction(random: Random): number {
  return random.below(10_000) / 10_000;
}

type Form = (random: Random, size: GridSize) => Field;

function somewhere(random: Random, { rows, columns }: GridSize): Cell {
  return { row: fraction(random) * (rows - 1), column: fraction(random) * (columns - 1) };
}

/** A round hill. */
const hill: Form = (random, size) => {
  const top = somewhere(random, size);
  const wide = 1 + fraction(random) * (size.columns / 3);
  const deep = 1 + fraction(random) * (size.rows / 3);
  return ({ row, column }) => 1.6 - Math.hypot((row - top.row) / deep, (column - top.column) / wide);
};

/** A wall around a courtyard. */
const ring: Form = (random, size) => {
  const middle = { row: (size.rows - 1) / 2, column: (size.columns - 1) / 2 };
  const radius = 0.45 + fraction(random) * 0.5;
  return ({ row, column }) =>
    1 -
    4 *
      Math.abs(
        Math.hypot((row - middle.row) / size.rows, (column - middle.column) / size.columns) * 2 - radius,
      );
};

/** A square tower or hall. */
const hall: Form = (random, size) => {
  const at = somewhere(random, size);
  const deep = between(random, 1, 3);
  const wide = between(random, 1, 3);
  return ({ row, column }) =>
    Math.abs(row - at.row) <= deep / 2 + 0.5 && Math.abs(column - at.column) <= wide / 2 + 0.5 ? 1.2 : 0;
};

/** A road or a wall across. */
const wall: Form = (random, size) => {
  const at = somewhere(random, size);
  const along = random.below(2) === 0;
  return ({ row, column }) => (Math.abs(along ? row - at.row : column - at.column) < 0.8 ? 0.9 : 0);
};

/** A gap that keeps long rows apart. */
const moat: Form = (random, size) => {
  const road = wall(random, size);
  return (cell) => -1.4 * road(cell);
};

const FORMS = [hill, hill, ring, hall, hall, wall, moat] as const;

function fieldFrom(random: Random, size: GridSize): Field {
  const fields = Array.from({ length: between(random, 3, 6) }, () => {
    const form = FORMS[random.below(FORMS.length)] ?? hill;
    const weight = 0.5 + fraction(random);
    const field = form(random, size);
    return (cell: Cell) => weight * field(cell);
  });
  const grain = Array.from({ length: size.rows * size.columns }, () => 0.15 * fraction(random));
  return (cell) =>
    fields.reduce((sum, field) => sum + field(cell), grain[cell.row * size.columns + cell.column] ?? 0);
}

function attempt(random: Random, { players, symmetry }: Recipe): Grid | undefined {
  const goal = goalFor([players]);
  const { min, max } = goal.tierOne;
  const tierOne = between(random, min + 2, max - 2);
  const columns = between(random, 10, players === 2 ? 16 : 14);
  const rows = Math.max(between(random, 6, 10), Math.ceil((tierOne * 1.25) / columns));
  const size = { rows, columns };
  const field = fieldFrom(random, size);
  const step = 0.25 + fraction(random) * 1.2;
  const grid = shapeOf({ size, symmetry, field, tierOne, step }, goal);
  return grid && trimRows(grid);
}

function hasNoFinding(rows: Grid, players: PlayerCount): boolean {
  return (
    checkLayout({ version: FORMAT_VERSION, id: 'generated', name: 'Generated', players: [players], rows })
      .length === 0
  );
}

/** Few attempts fail; so many in a row cannot. */
const MAX_ATTEMPTS = 1000;

export function generate(recipe: Recipe): Grid {
  for (let number = 0; number < MAX_ATTEMPTS; number++) {
    const grid = attempt(randomFromSeed(`${recipe.seed}/${recipe.symmetry}/${number}`), recipe);
    if (grid !== undefined && hasNoFinding(grid, recipe.players)) return grid;
  }
  throw new Error(`No fortress grew from the seed ${recipe.seed}.`);
}
