import { type KeyedStorage, layoutById, listFortresses } from '@mahjong-fortress/layouts-schema';
import { describe, expect, test } from 'vitest';
import {
  clearDrawing,
  describe as describeFortress,
  recommendFor,
  rename,
  resize,
} from '../document/commands.ts';
import { sizeOf } from '../document/grid.ts';
import { createEditor, type Editor } from './editor.ts';

const castle = layoutById('castle');
if (!castle) throw new Error('no castle');

function memory(room = Number.POSITIVE_INFINITY): KeyedStorage {
  const texts = new Map<string, string>();
  return {
    get length() {
      return texts.size;
    },
    key: (index) => [...texts.keys()][index] ?? null,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => {
      if (texts.size >= room) throw new Error('full');
      texts.set(key, text);
    },
    removeItem: (key) => void texts.delete(key),
  };
}

function open(storage = memory()): { editor: Editor; storage: KeyedStorage } {
  let clock = 0;
  const editor = createEditor('en', { storage, now: () => ++clock, newKey: () => `key-${++clock}` });
  return { editor, storage };
}

const cell = (row: number, column: number) => ({ row, column });

describe('strokes', () => {
  test('a stroke is one step, kept from its first cell on', () => {
    const { editor, storage } = open();
    const stroke = editor.gestures.begin(cell(0, 0));
    stroke?.extend(cell(0, 2));
    expect(listFortresses(storage).saved[0]?.draft.rows[0]).toBe('11100000000111');
    expect(editor.state.history.value.steps).toHaveLength(1);
    stroke?.end();
    expect(editor.state.history.value.steps).toHaveLength(2);
    editor.editing.undo();
    expect(editor.state.grid.value[0]).toBe('0'.repeat(14));
    expect(listFortresses(storage).saved[0]?.draft.rows[0]).toBe('0'.repeat(14));
    editor.editing.redo();
    expect(editor.state.grid.value[0]).toBe('11100000000111');
  });

  test('a stroke that is given up, or changes nothing, is no step', () => {
    const { editor } = open();
    const stroke = editor.gestures.begin(cell(0, 0));
    stroke?.cancel();
    expect(editor.state.grid.value[0]).toBe('0'.repeat(14));
    editor.state.tool.value = 'erase';
    editor.gestures.begin(cell(3, 3))?.end();
    expect(editor.state.history.value.steps).toHaveLength(1);
  });
});

describe('commands', () => {
  test('each has words for the history in both languages', () => {
    const { editor } = open();
    editor.gestures.begin(cell(0, 0))?.end();
    editor.editing.run(resize({ rows: 12, columns: 16 }));
    editor.editing.run(recommendFor([2, 4]));
    editor.editing.run(clearDrawing);
    const { steps } = editor.state.history.value;
    const { messages, language } = editor.state;
    const said = () => steps.map(({ words }) => words(messages.value, language.value));
    expect(said()).toEqual(['Begin', 'Paint, height 1', 'Grid of 16 × 12', 'Players', 'Clear']);
    language.value = 'ru';
    expect(said()[1]).toBe('Кисть, высота 1');
  });

  test('typing a name is one step, and the id follows it', () => {
    const { editor } = open();
    for (const name of ['H', 'Hi', 'High Hill']) editor.editing.run(rename(name));
    expect(editor.state.history.value.steps).toHaveLength(2);
    expect(editor.state.document.value.about).toMatchObject({ name: 'High Hill', id: 'high-hill' });
    editor.editing.run(describeFortress({ id: 'mine' }));
    editor.editing.run(rename('Low Hill'));
    expect(editor.state.document.value.about.id).toBe('mine');
    editor.editing.run(describeFortress({ author: 'Me' }));
    editor.editing.run(describeFortress({ author: undefined }));
    expect('author' in editor.state.document.value.about).toBe(false);
  });

  test('axes stay in the middle when the paper grows and shrinks', () => {
    const { editor } = open();
    editor.editing.run(resize({ rows: 11, columns: 15 }));
    expect(editor.state.axes.value).toEqual({ row: 10, column: 14 });
    editor.editing.undo();
    expect(editor.state.axes.value).toEqual({ row: 9, column: 13 });
  });
});

describe('my fortresses', () => {
  test('the last one is open again next time, and starting another keeps it', () => {
    const { editor, storage } = open();
    editor.startFrom(castle);
    editor.startEmpty();
    editor.gestures.begin(cell(1, 1))?.end();
    const again = open(storage).editor;
    expect(again.state.grid.value).toEqual(editor.state.grid.value);
    expect(listFortresses(storage).saved).toHaveLength(2);
  });

  test('the same fortress is not opened twice; an untouched empty one is not kept', () => {
    const { editor, storage } = open();
    editor.startFrom(castle);
    editor.startEmpty();
    editor.startFrom(castle);
    expect(listFortresses(storage).saved).toHaveLength(1);
  });

  test('deleting the open one and taking that back', () => {
    const { editor, storage } = open();
    editor.startFrom(castle);
    const { value: key } = editor.state.fortressKey;
    editor.shelf.remove(key);
    expect(editor.state.fortressKey.value).not.toBe(key);
    expect(listFortresses(storage).saved).toHaveLength(0);
    editor.state.notice.value?.undo?.();
    expect(editor.state.fortressKey.value).toBe(key);
    expect(listFortresses(storage).saved).toHaveLength(1);
  });

  test('what opens is drawn with its own symmetry', () => {
    const { editor } = open();
    editor.startFrom(castle);
    expect(editor.state.symmetry.value).toBe('left-right');
    expect(editor.state.axes.value.column).toBe(sizeOf(editor.state.grid.value).columns - 1);
  });

  test('a change in another tab becomes a step that can be undone', () => {
    const { editor, storage } = open();
    editor.startFrom(castle);
    const other = open(storage).editor;
    other.gestures.begin(cell(0, 0))?.end();
    editor.takeOver();
    expect(editor.state.grid.value).toEqual(other.state.grid.value);
    editor.editing.undo();
    expect(editor.state.grid.value).not.toEqual(other.state.grid.value);
  });

  test('a full storage is told, and the work goes on', () => {
    const { editor } = open(memory(0));
    editor.gestures.begin(cell(0, 0))?.end();
    expect(editor.state.isKept.value).toBe(false);
    expect(editor.state.grid.value[0]).toContain('1');
  });
});

test('copy, paste, turn, nudge', () => {
  const { editor } = open();
  editor.startFrom(castle);
  const before = editor.state.grid.value;
  editor.pieces.selectAll();
  editor.pieces.turn('left-right');
  expect(editor.state.grid.value).toEqual(before);
  editor.pieces.nudge(1, 0);
  editor.pieces.nudge(-1, 0);
  expect(editor.state.grid.value).toEqual(before);
  editor.pieces.cut();
  expect(editor.state.grid.value.join('')).toMatch(/^0+$/);
  editor.pieces.paste();
  expect(editor.state.grid.value.join('')).toMatch(/[123]/);
});
