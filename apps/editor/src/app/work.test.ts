import { memoryVault } from '@mahjong-fortress/base/vault';
import { loadEditorWords } from '@mahjong-fortress/words/editor';
import { en } from '@mahjong-fortress/words/editor/en';
import { describe, expect, test } from 'vitest';
import { recommendFor, rename, replaceGrid } from '../document/edits.ts';
import { said } from '../document/saying.ts';
import { createEditor, type Editor } from './editor.ts';
import { makeWorkText, readWork } from './work.ts';

function opener(vault = memoryVault()): { readonly vault: typeof vault; readonly open: () => Editor } {
  let clock = 0;
  const surroundings = {
    loadWords: loadEditorWords,
    vault,
    now: () => ++clock,
    newKey: () => `key-${++clock}`,
  };
  return { vault, open: () => createEditor({ language: 'en', words: en }, surroundings) };
}

const cell = (row: number, column: number) => ({ row, column });

/** The vault tells a moment later that it has kept something. */
const moment = () => new Promise((done) => setTimeout(done));

async function worked() {
  const { vault, open } = opener();
  const editor = open();
  editor.state.symmetry.value = 'left-right';
  editor.state.axes.value = { row: 9, column: 8 };
  editor.gestures.begin(cell(0, 0))?.end();
  editor.editing.run(rename('Tower'));
  editor.editing.run(recommendFor([2]));
  editor.editing.undo();
  await moment();
  return { vault, open, editor };
}

describe('after a reload', () => {
  test('steps, symmetry and axes are as they were', async () => {
    const { open, editor } = await worked();
    const again = open();
    expect(again.state.mirror.value).toEqual({ symmetry: 'left-right', axes: { row: 9, column: 8 } });
    expect(again.state.history.value).toEqual(editor.state.history.value);
    again.editing.redo();
    expect(again.state.document.value.about.players).toEqual([2]);
    for (let step = 0; step < 3; step++) again.editing.undo();
    expect(again.state.grid.value[0]).toBe('00000000000000');
  });

  test('a stroke that was cut short is one more step', async () => {
    const { open, editor } = await worked();
    editor.gestures.begin(cell(3, 3));
    const again = open();
    expect(again.state.grid.value[3]).toBe('00010100000000');
    again.editing.undo();
    expect(again.state.document.value).toEqual(editor.state.history.value.steps[2]?.state);
  });

  test.each(['', 'null', '{"symmetry":"both"}', '[1,2', '{"steps":[{"key":"constructor"}]}'])(
    'a damaged history costs nothing but itself: %s',
    async (text) => {
      const { vault, open, editor } = await worked();
      void vault.update(`editor/work/${editor.state.fortressKey.value}`, () => text);
      const again = open();
      expect(again.state.document.value).toEqual(editor.state.document.value);
      expect(again.state.history.value.steps).toHaveLength(1);
    },
  );

  test('histories of fortresses opened long ago go', async () => {
    const { vault, open } = await worked();
    for (let index = 0; index < 15; index++) {
      const editor = open();
      editor.startEmpty();
      editor.gestures.begin(cell(0, 0))?.end();
      await moment();
    }
    expect(vault.keys('editor/work/')).toHaveLength(12);
  });
});

test('of very many steps those around the present one are kept', async () => {
  const { editor } = await worked();
  for (let index = 0; index < 500; index++)
    editor.editing.run(
      replaceGrid(
        said('saidPaste'),
        Array(10).fill(`${500 + index}`.replace(/[6-9]/g, '5') + `${index % 5}`.repeat(11)),
      ),
    );
  const { history, mirror } = editor.state;
  const text = makeWorkText({ history: history.value, mirror: mirror.value });
  expect(text.length).toBeLessThan(80_000);
  const read = readWork(text);
  expect(read?.history.steps.length).toBe(200);
  expect(read?.history.steps.at(read.history.at)?.state).toEqual(
    history.value.steps[history.value.at]?.state,
  );
});
