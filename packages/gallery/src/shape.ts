/** What a fortress is apart from its name: its shape, however it lies on the table. */
import { tierCounts, trimRows } from '@mahjong-fortress/layouts-schema';
import type { Symmetry } from './vocabulary.ts';

type Rows = readonly string[];

const reversed = (text: string): string => [...text].reverse().join('');
const leftRight = (rows: Rows): Rows => rows.map(reversed);
const topBottom = (rows: Rows): Rows => [...rows].reverse();
const turned = (rows: Rows): Rows =>
  Array.from(rows[0] ?? '', (_, column) => topBottom(rows.map((row) => row[column] ?? '0')).join(''));

/** The same text for every way in which a shape can be mirrored and turned. */
export function shapeKey(rows: Rows): string {
  const shape = trimRows(rows);
  const quarter = turned(shape);
  const ways = [shape, quarter].flatMap((one) => [
    one,
    leftRight(one),
    topBottom(one),
    leftRight(topBottom(one)),
  ]);
  return ways.map((one) => one.join('/')).sort()[0] ?? '';
}

/** How a shape is symmetric as it lies. */
export function symmetryOf(rows: Rows): Symmetry {
  const shape = trimRows(rows);
  const isSame = (image: Rows): boolean => image.join() === shape.join();
  const [across, down] = [isSame(leftRight(shape)), isSame(topBottom(shape))];
  if (across && down) return 'both';
  if (across) return 'left-right';
  if (down) return 'top-bottom';
  return isSame(leftRight(topBottom(shape))) ? 'rotation' : 'none';
}

export interface Measures {
  /** Tiles on tier 1. */
  readonly tierOne: number;
  readonly height: number;
  readonly symmetry: Symmetry;
}

export function measuresOf(rows: Rows): Measures {
  const tiers = tierCounts(rows);
  return { tierOne: tiers[0] ?? 0, height: tiers.length, symmetry: symmetryOf(rows) };
}
