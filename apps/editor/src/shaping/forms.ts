/** What fortresses are made of: forms on the land, and which of them make a style. */
import type { Random } from '@mahjong-fortress/base/random';
import type { Cell } from '@mahjong-fortress/layouts-schema';
import type { GridSize } from '@mahjong-fortress/rules';
import type { FortressStyle } from '@mahjong-fortress/words/editor/fortress-names';
import type { Field } from './field.ts';

export function drawBetween(random: Random, low: number, high: number): number {
  return low + random.below(high - low + 1);
}

export function fraction(random: Random): number {
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
  const deep = drawBetween(random, 1, 3);
  const wide = drawBetween(random, 1, 3);
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

const STYLES: Readonly<Record<FortressStyle, readonly Form[]>> = {
  mixed: [hill, hill, ring, hall, hall, wall, moat],
  hills: [hill, hill, hill, moat],
  castle: [ring, ring, hall, wall],
  towers: [hall, hall, hall, moat],
  islands: [hill, hill, moat, moat],
};

export function fieldFrom(random: Random, size: GridSize, style: FortressStyle): Field {
  const forms = STYLES[style];
  const fields = Array.from({ length: drawBetween(random, 3, 6) }, () => {
    const form = forms[random.below(forms.length)] ?? hill;
    const weight = 0.5 + fraction(random);
    const field = form(random, size);
    return (cell: Cell) => weight * field(cell);
  });
  const grain = Array.from({ length: size.rows * size.columns }, () => 0.15 * fraction(random));
  return (cell) =>
    fields.reduce((sum, field) => sum + field(cell), grain[cell.row * size.columns + cell.column] ?? 0);
}
