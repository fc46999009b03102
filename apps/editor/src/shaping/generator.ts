/** Makes up a fortress from a seed: symmetric, for a number of players, and always without a finding. */

import { type Random, randomFromSeed } from '@mahjong-fortress/base/random';
import {
  checkLayout,
  FORMAT_VERSION,
  type Layout,
  type PlayerCount,
  trimRows,
} from '@mahjong-fortress/layouts-schema';
import { type FortressStyle, fortressName } from '@mahjong-fortress/words/editor/fortress-names';
import type { Grid } from '../document/grid.ts';
import type { Symmetry } from '../document/symmetry.ts';
import { shapeOf } from './field.ts';
import { drawBetween, fieldFrom, fraction } from './forms.ts';
import { goalFor, USUAL_HEIGHT } from './goal.ts';

export interface Recipe {
  readonly seed: string;
  readonly players: PlayerCount;
  readonly symmetry: Symmetry;
  readonly style?: FortressStyle;
  readonly size?: FortressSize;
  /** As high as stacks may get. */
  readonly highest?: number;
}

export const FORTRESS_SIZES = ['any', 'compact', 'wide'] as const;
export type FortressSize = (typeof FORTRESS_SIZES)[number];

/** The part of the advice about tier 1 that is used, in fourths of it. */
const PARTS: Readonly<Record<FortressSize, readonly [from: number, to: number]>> = {
  any: [0, 4],
  compact: [0, 1],
  wide: [3, 4],
};

/** Shapes at once to choose from. */
const VARIANTS = 9;

function attempt(random: Random, recipe: Recipe): Grid | undefined {
  const { players, symmetry, style = 'mixed', size: wanted = 'any', highest = USUAL_HEIGHT } = recipe;
  const goal = goalFor([players], highest);
  const low = goal.tierOne.min + 2;
  const room = goal.tierOne.max - 2 - low;
  const [from, to] = PARTS[wanted];
  const tierOne = drawBetween(random, low + Math.floor((from * room) / 4), low + Math.floor((to * room) / 4));
  const columns = drawBetween(random, 10, players === 2 ? 16 : 14);
  const rows = Math.max(drawBetween(random, 6, 10), Math.ceil((tierOne * 1.25) / columns));
  const size = { rows, columns };
  const field = fieldFrom(random, size, style);
  // Where stacks may be higher, they should be.
  const step = (0.25 + fraction(random) * 1.2) * (USUAL_HEIGHT / highest) ** 2;
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

/** The seeds of the shapes that are shown together; the first is the one that was asked for. */
export function variantSeeds(seed: string): readonly string[] {
  return [seed, ...Array.from({ length: VARIANTS - 1 }, (_, index) => `${seed}.${index + 2}`)];
}

/** Steps over the list of names that meet none of them twice within the variants. */
const NAME_STEP = 7;

/** Always the same for a seed, and another one for each of its variants. */
export function nameFor({ seed, style = 'mixed' }: Recipe, variant = 0): Layout['name'] {
  return fortressName(style, randomFromSeed(`${seed}/name`).below(10_000) + NAME_STEP * variant);
}
