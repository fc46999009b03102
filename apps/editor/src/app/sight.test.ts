import { en } from '@mahjong-fortress/words/editor/en';
import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { emptyDocument } from '../document/document.ts';
import { beginHistory } from '../document/history.ts';
import { said } from '../document/saying.ts';
import type { Camera } from '../view/camera.ts';
import { makeSightText, takeSight } from './sight.ts';
import { createState, type State } from './state.ts';

function sitting(key = 'mine') {
  const state = createState({ language: 'en', words: en });
  state.fortressKey.value = key;
  return { state, paper: { chosen: signal<Camera | undefined>(undefined) } };
}

function seen({ state, paper }: ReturnType<typeof sitting>) {
  const { tool, height, tier, cursor, selection, showsAvailable, drawer } = state;
  return JSON.stringify([tool, height, tier, cursor, selection, showsAvailable, drawer, paper.chosen]);
}

function atWork() {
  const desk = sitting();
  const { state, paper } = desk;
  state.tool.value = 'select';
  state.height.value = 4;
  state.tier.value = 2;
  state.showsAvailable.value = true;
  state.drawer.value = 'history';
  state.cursor.value = { row: 3, column: 5 };
  const grid = state.grid.value;
  state.selection.value = {
    area: { row: -1, column: 2, rows: 2, columns: 1 },
    lifted: { base: grid, piece: ['2', '1'] },
  };
  paper.chosen.value = { x: -40.5, y: 12, scale: 1.75 };
  return desk;
}

test('a page that was left shows again what it showed', () => {
  const before = atWork();
  const after = sitting();
  takeSight(makeSightText(before.state, before.paper), after.state, after.paper);
  expect(seen(after)).toBe(seen(before));
});

test('another fortress is looked at afresh', () => {
  const before = atWork();
  const after = sitting('another');
  takeSight(makeSightText(before.state, before.paper), after.state, after.paper);
  expect(seen(after)).toBe(seen(sitting()));
});

test('where the drawing has changed meanwhile, nothing is marked', () => {
  const before = atWork();
  const text = makeSightText(before.state, before.paper);
  const { state, paper }: { state: State; paper: typeof before.paper } = sitting();
  state.history.value = beginHistory(emptyDocument('Other', { rows: 4, columns: 4 }), said('saidBegin'));
  takeSight(text, state, paper);
  expect(state.selection.value).toBeUndefined();
  expect(state.cursor.value).toEqual({ row: 0, column: 0 });
  expect(state.tool.value).toBe('select');
});

test('what nobody has drawn on yet is mirrored as before, though it has a new key', () => {
  const before = sitting('one');
  before.state.keeping.value = 'not-yet';
  before.state.symmetry.value = 'left-right';
  before.state.axes.value = { row: 9, column: 8 };
  before.state.height.value = 3;
  const after = sitting('two');
  after.state.keeping.value = 'not-yet';
  const given = makeSightText(before.state, before.paper);
  takeSight(given, after.state, after.paper);
  expect(after.state.mirror.value).toEqual(before.state.mirror.value);
  expect(after.state.height.value).toBe(3);

  const other = sitting('three');
  other.state.keeping.value = 'not-yet';
  const small = emptyDocument('Other', { rows: 4, columns: 4 });
  other.state.history.value = beginHistory(small, said('saidBegin'));
  takeSight(given, other.state, other.paper);
  expect(other.state.symmetry.value).toBe('both');
});

test.each(['', '{', '[]', '{"key":"mine"}', '{"key":"mine","tool":"axe"}'])('%j changes nothing', (text) => {
  const { state, paper } = sitting();
  takeSight(text, state, paper);
  expect(seen({ state, paper })).toBe(seen(sitting()));
});

test('nobody can be led to a paper that is nowhere', () => {
  const before = atWork();
  const text = makeSightText(before.state, before.paper).replace('"scale":1.75', '"scale":1e9');
  const after = sitting();
  takeSight(text, after.state, after.paper);
  expect(seen(after)).toBe(seen(sitting()));
});
