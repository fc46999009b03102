/** Fortress and realms as positions write them: a text per row, its cells apart by spaces. */

import { at } from '@mahjong-fortress/base/assert';
import { type Problem, problem } from '@mahjong-fortress/base/problem';
import { listOf, type Read, refine, text } from '@mahjong-fortress/base/reader';
import { err, ok, type Result } from '@mahjong-fortress/base/result';
import type { GridSize } from './cell-name.ts';
import type { Fortress } from './fortress.ts';
import { LIMITS } from './limits.ts';
import { DOWN, EMPTY, isFaceUp, type Realm, SHRINE, type Top } from './realm.ts';
import { realmProblem } from './setup.ts';
import { codeOf, type Face, faceFromCode, HIDDEN, TILE_COUNT } from './tile.ts';

// ── Writing ──

const NO_STACK = '.';
const TOP_MARKS = { up: '+', down: '-', shrine: '^' } as const;

function stackText(stack: readonly Face[]): string {
  let text = '';
  for (const face of stack) text += codeOf(face);
  return text || NO_STACK;
}

function markOf(top: Top): string {
  if (isFaceUp(top)) return TOP_MARKS.up;
  return top === SHRINE ? TOP_MARKS.shrine : top === DOWN ? TOP_MARKS.down : '';
}

/** A grid as one text per row, its cells apart by spaces. */
function rowsOf({ columns, rows }: GridSize, cellText: (cell: number) => string): string[] {
  const texts: string[] = [];
  for (let row = 0; row < rows; row++) {
    let text = cellText(row * columns);
    for (let column = 1; column < columns; column++) text += ` ${cellText(row * columns + column)}`;
    texts.push(text);
  }
  return texts;
}

export function makeFortress(fortress: Fortress): string[] {
  return rowsOf(fortress, (cell) => stackText(at(fortress.stacks, cell)));
}

export function makeRealm(realm: Realm): string[] {
  return rowsOf(realm, (cell) => stackText(at(realm.stacks, cell)) + markOf(at(realm.tops, cell)));
}

// ── Reading ──

/** How a tile is written that nobody may know. */
export const HIDDEN_CODE = codeOf(HIDDEN);

export const face: Read<Face> = refine(text(2), (code, path) => {
  const known = faceFromCode(code);
  if (known !== undefined) return ok(known);
  return err(
    code === HIDDEN_CODE
      ? problem(
          'hidden-tile',
          path,
          'Everyone can see this tile. Only covered tiles in the fortress are unknown.',
        )
      : problem('unknown-tile', path, `“${code}” isn’t a tile.`),
  );
});

export const tiles = listOf(face, TILE_COUNT);

function parseStack(codes: string, path: string, readTiles: Read<Face[]>): Result<Face[], Problem> {
  if (codes === NO_STACK) return ok([]);
  return readTiles(codes.match(/..?/g) ?? [codes], path);
}

/** Reads rows of cells into one list, and tells the size of the grid. */
function grid<T>(
  size: GridSize,
  readCell: (cell: string, path: string) => Result<T, Problem>,
): Read<GridSize & { cells: T[] }> {
  return refine(listOf(text(size.columns * 40), size.rows), (rows, path) => {
    const cells: T[] = [];
    const columns = rows[0]?.split(' ').length ?? 0;
    for (const [row, line] of rows.entries()) {
      const texts = line.split(' ');
      if (texts.length !== columns || columns > size.columns) {
        return err(
          problem(
            'ragged-grid',
            `${path}/${row}`,
            `All rows must have the same number of cells, at most ${size.columns}.`,
          ),
        );
      }
      for (const [column, cell] of texts.entries()) {
        const result = readCell(cell, `${path}/${row}/${column}`);
        if (!result.ok) return result;
        cells.push(result.value);
      }
    }
    return cells.length > 0
      ? ok({ columns, rows: rows.length, cells })
      : err(problem('empty-grid', path, 'There are no cells.'));
  });
}

/** `readStack` reads the tiles of a stack, from the table up. */
export function readFortress(readStack: Read<Face[]>): Read<Fortress> {
  return refine(
    grid({ columns: LIMITS.columns, rows: LIMITS.rows }, (cell, path) => {
      const stack = parseStack(cell, path, readStack);
      return stack.ok && stack.value.length > LIMITS.height
        ? err(
            problem('stack-height', path, `Stacks in the fortress are at most ${LIMITS.height} tiles high.`),
          )
        : stack;
    }),
    ({ columns, rows, cells }) => ok({ columns, rows, stacks: cells }),
  );
}

interface RealmStack {
  readonly stack: readonly Face[];
  readonly top: Top;
}

function parseRealmCell(cell: string, path: string): Result<RealmStack, Problem> {
  if (cell === NO_STACK) return ok({ stack: [], top: EMPTY });
  const mark = cell.at(-1);
  if (cell.length < 3 || !(mark === TOP_MARKS.up || mark === TOP_MARKS.down || mark === TOP_MARKS.shrine)) {
    const marks = 'A stack in a realm ends with + (face up), - (face down) or ^ (shrine).';
    return err(problem('no-top-mark', path, marks));
  }
  const stack = parseStack(cell.slice(0, -1), path, tiles);
  if (!stack.ok) return stack;
  const face = at(stack.value, stack.value.length - 1);
  const top = mark === TOP_MARKS.up ? face : mark === TOP_MARKS.down ? DOWN : SHRINE;
  return ok({ stack: stack.value, top });
}

export const readRealm: Read<Realm> = refine(
  grid({ columns: LIMITS.realmSide, rows: LIMITS.realmSide }, parseRealmCell),
  ({ columns, rows, cells }, path) => {
    const found = realmProblem({ columns, rows }, path);
    if (found) return err(found);
    return ok({ columns, rows, tops: cells.map(({ top }) => top), stacks: cells.map(({ stack }) => stack) });
  },
);
