import { memoryVault, type Vault } from '@mahjong-fortress/base/vault';
import { changeTies, readTies } from '@mahjong-fortress/gallery/ties';
import {
  layoutById,
  listFortresses,
  makeBackup,
  makeShareCode,
  parseShareCode,
  readBackup,
} from '@mahjong-fortress/layouts-schema';
import { loadEditorWords } from '@mahjong-fortress/words/editor';
import { en } from '@mahjong-fortress/words/editor/en';
import { describe, expect, test, vi } from 'vitest';
import {
  clearDrawing,
  describe as describeFortress,
  recommendFor,
  rename,
  renameIn,
  replaceGrid,
  resize,
} from '../document/edits.ts';
import { sizeOf } from '../document/grid.ts';
import { said, sayingOf } from '../document/saying.ts';
import { createEditor, type Editor } from './editor.ts';

const castle = layoutById('castle');
if (!castle) throw new Error('no castle');

/** A vault that can be full. */
function memory(isFull = () => false): Vault {
  const vault = memoryVault();
  return {
    ...vault,
    update: (key, change) => (isFull() ? Promise.resolve(false) : vault.update(key, change)),
  };
}

function open(vault = memory(), loadWords = loadEditorWords): { editor: Editor; vault: Vault } {
  let clock = 0;
  const editor = createEditor(
    { language: 'en', words: en },
    { loadWords, vault, now: () => ++clock, newKey: () => `key-${++clock}` },
  );
  return { editor, vault };
}

const cell = (row: number, column: number) => ({ row, column });

test('a fortress that comes back by a link is the one on the shelf', () => {
  const { editor, vault } = open();
  editor.startFrom(castle);
  editor.startEmpty();
  const shared = parseShareCode(makeShareCode(castle));
  if (!shared.ok) throw new Error('no link');
  expect(shared.value.layout.name).not.toEqual(castle.name);
  editor.startFrom(shared.value.layout);
  expect(listFortresses(vault).saved).toHaveLength(1);
  expect(editor.state.document.value.about.name).toEqual(castle.name);
});

describe('strokes', () => {
  test('a stroke is one step, kept from its first cell on', () => {
    const { editor, vault } = open();
    const stroke = editor.gestures.begin(cell(0, 0));
    stroke?.extend(cell(0, 2));
    expect(listFortresses(vault).saved[0]?.draft.rows[0]).toBe('11100000000111');
    expect(editor.state.history.value.steps).toHaveLength(1);
    stroke?.end();
    expect(editor.state.history.value.steps).toHaveLength(2);
    editor.editing.undo();
    expect(editor.state.grid.value[0]).toBe('0'.repeat(14));
    expect(listFortresses(vault).saved[0]?.draft.rows[0]).toBe('0'.repeat(14));
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

describe('edits', () => {
  test('each has words for the history in both languages', async () => {
    const { editor } = open();
    editor.gestures.begin(cell(0, 0))?.end();
    editor.editing.run(resize({ rows: 12, columns: 16 }));
    editor.editing.run(recommendFor([2, 4]));
    editor.editing.run(clearDrawing);
    const { steps } = editor.state.history.value;
    const { messages, language } = editor.state;
    const heard = () => steps.map(({ words }) => sayingOf(words)(messages.value, language.value));
    expect(heard()).toEqual(['Start', 'Paint, height 1', 'Grid 16 × 12', 'Players', 'Clear']);
    await editor.speak('ru');
    expect(heard()[1]).toBe('Кисть, высота 1');
  });

  test('a language that does not come is told, and the words stay', async () => {
    const { editor } = open(memory(), () => Promise.reject(new Error('offline')));
    await editor.speak('ru');
    expect(editor.state.language.value).toBe('en');
    expect(editor.state.notice.value?.words(en, 'en')).toContain('couldn’t be loaded');
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

  test('a name in one language leaves that in the other alone, and can be emptied', () => {
    const { editor } = open();
    editor.editing.run(rename({ en: 'Castle', ru: 'Замок' }));
    editor.editing.run(renameIn('en', 'Keep'));
    expect(editor.state.document.value.about.name).toEqual({ en: 'Keep', ru: 'Замок' });
    editor.editing.run(renameIn('en', ''));
    expect(editor.state.document.value.about.name).toEqual({ ru: 'Замок' });
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
    const { editor, vault } = open();
    editor.startFrom(castle);
    editor.startEmpty();
    editor.gestures.begin(cell(1, 1))?.end();
    const again = open(vault).editor;
    expect(again.state.grid.value).toEqual(editor.state.grid.value);
    expect(listFortresses(vault).saved).toHaveLength(2);
  });

  test('the same fortress is not opened twice; an untouched empty one is not kept', () => {
    const { editor, vault } = open();
    editor.startFrom(castle);
    editor.startEmpty();
    editor.startFrom(castle);
    expect(listFortresses(vault).saved).toHaveLength(1);
  });

  test('what is only shown is neither kept nor called so', async () => {
    const { editor, vault } = open();
    const keep = editor.show(castle);
    expect(editor.state.keeping.value).toBe('not-yet');
    expect(vault.keys()).toEqual([]);
    keep();
    await vi.waitFor(() => expect(editor.state.keeping.value).toBe('kept'));
    expect(listFortresses(vault).saved).toHaveLength(1);
  });

  test('opening the one that is open keeps its history', () => {
    const { editor } = open();
    editor.startFrom(castle);
    editor.gestures.begin(cell(0, 0))?.end();
    editor.state.sheet.value = 'start';
    editor.openSaved(editor.state.fortressKey.value);
    expect(editor.state.sheet.value).toBeUndefined();
    expect(editor.state.history.value.steps).toHaveLength(2);
  });

  test('renaming and duplicating one leaves no language behind', () => {
    const { editor, vault } = open();
    editor.startFrom({ ...castle, name: { en: 'Castle', ru: 'Замок' } });
    const { value: key } = editor.state.fortressKey;
    editor.shelf.duplicate(key);
    editor.shelf.rename(key, 'Keep');
    expect(listFortresses(vault).saved.map(({ draft }) => draft.name)).toEqual([
      { en: 'Keep', ru: 'Замок' },
      { en: 'Castle (copy)', ru: 'Замок (копия)' },
    ]);
  });

  test('deleting the open one and taking that back', () => {
    const { editor, vault } = open();
    editor.startFrom(castle);
    const { value: key } = editor.state.fortressKey;
    editor.shelf.remove(key);
    expect(editor.state.fortressKey.value).not.toBe(key);
    expect(listFortresses(vault).saved).toHaveLength(0);
    editor.state.notice.value?.undo?.();
    expect(editor.state.fortressKey.value).toBe(key);
    expect(listFortresses(vault).saved).toHaveLength(1);
  });

  test('what ties a fortress to the gallery outlives a copy, a backup and a new profile', async () => {
    const { editor, vault } = open();
    editor.startFrom(castle);
    const ties = { basedOn: 'abcdefghijkl', published: 'mnopqrstuvwx' };
    await changeTies(vault, editor.state.fortressKey.value, ties);
    editor.shelf.duplicate(editor.state.fortressKey.value);
    const tiesOn = (where: Vault) => listFortresses(where).saved.map(({ key }) => readTies(where, key));
    // A copy is another fortress, made from the same one.
    expect(tiesOn(vault)).toEqual([{ basedOn: ties.basedOn }, ties]);
    const backup = readBackup(makeBackup(editor.shelf.toBackUp()));
    if (!backup.ok) throw new Error('no backup');
    const elsewhere = open();
    expect(await elsewhere.editor.shelf.restore(backup.value.fortresses)).toBe(2);
    expect(tiesOn(elsewhere.vault)).toEqual(tiesOn(vault));
  });

  test('what opens is drawn with its own symmetry', () => {
    const { editor } = open();
    editor.startFrom(castle);
    expect(editor.state.symmetry.value).toBe('left-right');
    expect(editor.state.axes.value.column).toBe(sizeOf(editor.state.grid.value).columns - 1);
  });

  test('a change in another tab becomes a step that can be undone', () => {
    const { editor, vault } = open();
    editor.startFrom(castle);
    const other = open(vault).editor;
    other.gestures.begin(cell(0, 0))?.end();
    editor.takeOver();
    expect(editor.state.grid.value).toEqual(other.state.grid.value);
    editor.editing.undo();
    expect(editor.state.grid.value).not.toEqual(other.state.grid.value);
  });

  test('two tabs with one fortress leave a stroke alone, and it is one step in both', () => {
    const { editor, vault } = open();
    editor.startFrom(castle);
    const other = open(vault).editor;
    const bothLook = () => {
      other.takeOver();
      editor.takeOver();
    };
    editor.state.tool.value = 'raise';
    const stroke = editor.gestures.begin(cell(0, 0));
    bothLook();
    stroke?.extend(cell(0, 1));
    bothLook();
    stroke?.end();
    bothLook();
    expect(editor.state.grid.value[0]).toMatch(/^110/);
    expect(editor.state.history.value.steps).toHaveLength(2);
    expect(other.state.grid.value).toEqual(editor.state.grid.value);
    expect(other.state.history.value.steps).toHaveLength(2);
  });

  test.each(['end', 'cancel'] as const)('a change elsewhere during a stroke is not lost: %s', (how) => {
    const { editor, vault } = open();
    editor.startFrom(castle);
    const other = open(vault).editor;
    const stroke = editor.gestures.begin(cell(0, 0));
    other.gestures.begin(cell(1, 0))?.end();
    editor.takeOver();
    stroke?.extend(cell(0, 1));
    stroke?.[how]();
    expect(editor.state.grid.value[1]).toMatch(/^1/);
    expect(editor.state.grid.value[0]).toMatch(how === 'end' ? /^110/ : /^000/);
    other.takeOver();
    expect(other.state.grid.value).toEqual(editor.state.grid.value);
  });

  test('a full vault is told, and the work goes on', async () => {
    const { editor } = open(memory(() => true));
    editor.gestures.begin(cell(0, 0))?.end();
    await vi.waitFor(() => expect(editor.state.keeping.value).toBe('failed'));
    expect(editor.state.grid.value[0]).toContain('1');
  });

  test('a full vault is told whatever is tried with the shelf, and a deleted one can still come back', async () => {
    let isFull = false;
    const { editor, vault } = open(memory(() => isFull));
    editor.startFrom(castle);
    const { value: key } = editor.state.fortressKey;
    editor.startEmpty();
    const { notice, messages, language } = editor.state;
    const heard = () => notice.value?.words(messages.value, language.value);
    editor.shelf.remove(key);
    const { undo } = notice.value ?? {};
    isFull = true;
    undo?.();
    await vi.waitFor(() => expect(heard()).toBe(messages.value.notSaved));
    isFull = false;
    notice.value?.undo?.();
    expect(listFortresses(vault).saved).toHaveLength(1);
    isFull = true;
    for (const attempt of [() => editor.shelf.duplicate(key), () => editor.shelf.rename(key, 'Keep')]) {
      notice.value = undefined;
      attempt();
      await vi.waitFor(() => expect(heard()).toBe(messages.value.notSaved));
    }
  });
});

describe('pieces', () => {
  /** A small paper with a piece that looks different from every side. */
  function withPiece(): Editor {
    const { editor } = open();
    editor.startEmpty({ rows: 4, columns: 5 });
    editor.editing.run(replaceGrid(said('saidPaste'), ['12000', '30000', '00000', '00000']));
    editor.pieces.selectAll();
    return editor;
  }
  const gridOf = (editor: Editor) => editor.state.grid.value;

  test('a duplicate lies beside its original and is marked', () => {
    const editor = withPiece();
    editor.pieces.duplicate();
    expect(gridOf(editor)).toEqual(['12120', '30300', '00000', '00000']);
    editor.pieces.duplicate();
    expect(gridOf(editor)).toEqual(['12120', '30300', '00120', '00300']);
    expect(editor.state.selection.value?.area).toMatchObject({ row: 2, column: 2 });
  });

  test('a piece is pasted under the pointer, and dragged away as a copy', () => {
    const editor = withPiece();
    editor.pieces.copy();
    editor.state.hover.value = cell(2, 3);
    editor.pieces.paste();
    expect(gridOf(editor)).toEqual(['12000', '30000', '00012', '00030']);
    const copy = editor.gestures.begin(cell(2, 3), { copies: true });
    copy?.extend(cell(2, 1));
    copy?.end();
    expect(gridOf(editor)).toEqual(['12000', '30000', '01212', '03030']);
  });

  test('the stamp puts down what was copied, here or in another tab', () => {
    const { editor, vault } = open();
    editor.startEmpty({ rows: 2, columns: 6 });
    editor.state.tool.value = 'stamp';
    expect(editor.gestures.begin(cell(0, 0))).toBeUndefined();
    expect(editor.state.notice.value?.kind).toBe('news');
    const { editor: other } = open(vault);
    other.editing.run(replaceGrid(said('saidPaste'), ['12', '30']));
    other.pieces.selectAll();
    other.pieces.copy();
    editor.takeClipboard();
    editor.state.symmetry.value = 'left-right';
    editor.gestures.begin(cell(0, 0))?.end();
    expect(gridOf(editor)).toEqual(['120021', '300003']);
  });

  test('a tier that is moved over a gap and back is whole again', () => {
    const { editor } = open();
    editor.editing.run(replaceGrid(said('saidPaste'), ['0210', '0000', '0000']));
    editor.tiers.move(cell(1, 0));
    editor.tiers.move(cell(1, 0));
    expect(gridOf(editor)).toEqual(['0110', '0000', '0100']);
    editor.tiers.move(cell(-1, 0));
    editor.tiers.move(cell(-1, 0));
    expect(gridOf(editor)).toEqual(['0210', '0000', '0000']);
    expect(editor.state.history.value.steps).toHaveLength(3);
    editor.tiers.double();
    expect(gridOf(editor)[0]).toBe('0310');
    editor.state.tier.value = 1;
    editor.tiers.clear();
    expect(gridOf(editor)[0]).toBe('0200');
  });

  test('turn, nudge, cut, paste', () => {
    const editor = withPiece();
    editor.pieces.turn('left-right');
    expect(gridOf(editor)).toEqual(['21000', '03000', '00000', '00000']);
    editor.pieces.turn('clockwise');
    expect(gridOf(editor)).toEqual(['02000', '31000', '00000', '00000']);
    editor.pieces.nudge(1, 2);
    expect(gridOf(editor)).toEqual(['00000', '00020', '00310', '00000']);
    editor.pieces.cut();
    expect(gridOf(editor).join('')).toMatch(/^0+$/);
    editor.state.cursor.value = cell(3, 4);
    editor.pieces.paste();
    expect(gridOf(editor)).toEqual(['00000', '00000', '00002', '00031']);
  });

  test('nudges of one piece are one step, those of another a step of their own', () => {
    const editor = withPiece();
    const { steps } = editor.state.history.value;
    editor.pieces.nudge(0, 1);
    editor.pieces.nudge(0, 1);
    expect(editor.state.history.value.steps).toHaveLength(steps.length + 1);
    editor.state.selection.value = { area: { row: 0, column: 2, rows: 1, columns: 1 } };
    editor.pieces.nudge(0, -2);
    expect(editor.state.history.value.steps).toHaveLength(steps.length + 2);
    expect(gridOf(editor)).toEqual(['10020', '00300', '00000', '00000']);
  });

  test('a piece that was moved does not bring back what has changed since', () => {
    const editor = withPiece();
    editor.pieces.nudge(0, 1);
    editor.editing.run(clearDrawing);
    editor.pieces.nudge(0, 1);
    expect(gridOf(editor).join('')).toMatch(/^0+$/);
    editor.editing.undo();
    editor.pieces.selectAll();
    editor.pieces.nudge(0, 1);
    editor.editing.run(resize({ rows: 6, columns: 7 }));
    editor.pieces.nudge(0, 1);
    expect(sizeOf(gridOf(editor))).toEqual({ rows: 6, columns: 7 });
  });
});
