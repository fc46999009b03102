/** The community’s fortresses, drawn anew from an empty paper: with the strokes, the symmetry and the checks of the editor. */
import { memoryVault } from '@mahjong-fortress/base/vault';
import { type Cell, cellsOnTier, type Layout, parseLayout } from '@mahjong-fortress/layouts-schema';
import { loadEditorWords } from '@mahjong-fortress/words/editor';
import { en } from '@mahjong-fortress/words/editor/en';
import { expect, test } from 'vitest';
import { toLayout } from '../document/document.ts';
import { recommendFor, renameIn } from '../document/edits.ts';
import { areaBetween, cellsOfArea, type Grid, heightOn, sizeOf } from '../document/grid.ts';
import { mirrorOf } from '../document/symmetry.ts';
import { highestTier } from '../document/tiers.ts';
import { createEditor, type Editor } from './editor.ts';

const FILES = import.meta.glob<string>(['../../../../community/*.json', '!**/index.json'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const layouts = Object.values(FILES).map((text): Layout => {
  const read = parseLayout(text);
  if (!read.ok) throw new Error('a broken file');
  return read.value.layout;
});

/** The far corner of a rectangle that begins here and covers nothing else than these cells. */
function farCorner(first: Cell, isWanted: (cell: Cell) => boolean): Cell {
  const { row } = first;
  let { column } = first;
  while (isWanted({ row, column: column + 1 })) column++;
  let last = { row, column };
  for (;;) {
    const next = { row: last.row + 1, column };
    if (!cellsOfArea(areaBetween({ row: next.row, column: first.column }, next)).every(isWanted)) return last;
    last = next;
  }
}

/** Tier by tier, each with as few rectangles as come to mind; how many that took. */
function draw({ state, gestures }: Editor, wanted: Grid): number {
  let strokes = 0;
  state.tool.value = 'rectangle';
  for (let tier = 1; tier <= highestTier(wanted); tier++) {
    state.height.value = tier;
    const reaches = (cell: Cell) => heightOn(wanted, cell) >= tier;
    for (const cell of cellsOnTier(wanted, tier)) {
      // The symmetry may have drawn it already.
      if (heightOn(state.grid.value, cell) >= tier) continue;
      const stroke = gestures.begin(cell);
      stroke?.extend(farCorner(cell, reaches));
      stroke?.end();
      strokes++;
    }
  }
  return strokes;
}

test('there are forty', () => {
  expect(layouts.length).toBeGreaterThanOrEqual(40);
});

test.each(layouts.map((layout) => [layout.id, layout] as const))('%s', (_, { rows, players, name }) => {
  const editor = createEditor(
    { language: 'en', words: en },
    { loadWords: loadEditorWords, vault: memoryVault(), now: () => 1, newKey: () => 'one' },
  );
  const { state, editing } = editor;
  editor.startEmpty(sizeOf(rows));
  // A new paper has its axes in the middle; a drawing that lies there needs nothing else.
  state.symmetry.value = mirrorOf(rows)?.symmetry ?? 'none';
  const strokes = draw(editor, rows);
  editing.run(renameIn('en', typeof name === 'string' ? name : (name.en ?? '')));
  editing.run(recommendFor(players));
  expect(toLayout(state.document.value).rows).toEqual(rows);
  expect(state.findings.value).toEqual([]);
  // So few that somebody can draw it by hand.
  expect(strokes).toBeLessThanOrEqual(70);
});
