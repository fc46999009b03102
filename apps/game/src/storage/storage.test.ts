import { beginRecord, gameFromSetup, legalActions } from '@mahjong-fortress/rules';
import { describe, expect, test } from 'vitest';
import { listSaves, readSave, type Save, setSaveAside, tidySaves, writeSave } from './saves.ts';
import { DEFAULT_SETTINGS, readSettings, writeSettings } from './settings.ts';
import { browserShelf, memoryShelf } from './shelf.ts';

function save(id: string, savedAt: number): Save {
  const setup = { layout: ['555555555555', '555555555551'], seed: id, players: 2, firstPlayer: 0 } as const;
  const game = gameFromSetup(setup);
  if (!game.ok) throw new Error(game.error.message);
  const seats = [{ name: 'Ann', level: 'human' }, { level: 'apprentice' }];
  const record = beginRecord(setup, game.value, { layoutName: 'Wall', seats });
  return {
    id,
    savedAt,
    seasons: [0, 2],
    record: { ...record, actions: legalActions(game.value).slice(0, 1) },
  };
}

describe('saves', () => {
  test('what is written is read back', () => {
    const shelf = memoryShelf();
    writeSave(shelf, save('a', 1));
    expect(readSave(shelf, 'a')).toEqual({ ok: true, save: save('a', 1) });
  });

  test('the latest comes first, broken ones last; one removed is gone until it is put back', () => {
    const shelf = memoryShelf();
    for (const one of [save('a', 1), save('b', 3), save('c', 2)]) writeSave(shelf, one);
    shelf.write('save/x', '{');
    shelf.write('settings', '{}');
    const ids = () => listSaves(shelf).map((entry) => (entry.ok ? entry.save.id : `broken ${entry.id}`));
    expect(ids()).toEqual(['b', 'c', 'a', 'broken x']);
    const putBack = setSaveAside(shelf, 'c');
    const putBrokenBack = setSaveAside(shelf, 'x');
    expect(ids()).toEqual(['b', 'a']);
    putBack();
    putBrokenBack();
    expect(ids()).toEqual(['b', 'c', 'a', 'broken x']);
  });

  test.each([
    ['no text', ''],
    ['not JSON', '{"version":1'],
    ['a list', '[]'],
    ['null', 'null'],
  ])('%s is broken, not fatal', (_, text) => {
    const shelf = memoryShelf();
    shelf.write('save/x', text);
    expect(readSave(shelf, 'x')).toEqual({ ok: false, id: 'x' });
  });

  test.each<[string, object]>([
    ['another version', { version: 99 }],
    ['no time', { savedAt: 'yesterday' }],
    ['no record', { record: undefined }],
    ['a record that is none', { record: {} }],
    ['no seasons', { seasons: undefined }],
    ['a season that does not exist', { seasons: [0, 7] }],
    ['half a season', { seasons: [0, 1.5] }],
    ['too few seasons', { seasons: [0] }],
  ])('a save with %s is broken', (_, changes) => {
    const shelf = memoryShelf();
    writeSave(shelf, save('x', 1));
    const written: object = JSON.parse(shelf.read('save/x') ?? '');
    shelf.write('save/x', JSON.stringify({ ...written, ...changes }));
    expect(readSave(shelf, 'x')).toEqual({ ok: false, id: 'x' });
  });

  test('a save whose actions are not legal is broken', () => {
    const shelf = memoryShelf();
    const cheat = save('a', 1);
    writeSave(shelf, { ...cheat, record: { ...cheat.record, actions: [{ type: 'summon' }] } });
    expect(readSave(shelf, 'a').ok).toBe(false);
  });

  test('only the latest finished games are kept, and every unfinished one', () => {
    const shelf = memoryShelf();
    for (let i = 0; i < 25; i++) {
      const one = save(`done ${i}`, i);
      writeSave(shelf, { ...one, record: { ...one.record, result: [0, 0] } });
    }
    writeSave(shelf, save('running', 0));
    tidySaves(shelf);
    expect(listSaves(shelf)).toHaveLength(21);
    expect(readSave(shelf, 'running').ok).toBe(true);
  });
});

test('settings come back; nonsense becomes what is usual', () => {
  const shelf = memoryShelf();
  const set = { language: 'ru', speed: 'fast', sound: 0, music: 0.3, muted: true } as const;
  writeSettings(shelf, { ...DEFAULT_SETTINGS, ...set });
  expect(readSettings(shelf)).toEqual({ ...DEFAULT_SETTINGS, ...set });
  shelf.write('settings', '{"language":"xx","speed":7,"sound":"loud","music":9,"muted":1,"letters":"yes"}');
  expect(readSettings(shelf)).toEqual(DEFAULT_SETTINGS);
});

test('a storage that throws is a storage without room', () => {
  const refuse = () => {
    throw new Error('denied');
  };
  const denied = new Proxy({} as Storage, { get: refuse, ownKeys: refuse });
  const shelf = browserShelf(denied);
  expect(shelf.read('a')).toBeUndefined();
  expect(shelf.write('a', 'b')).toBe(false);
  expect(shelf.remove('a')).toBeUndefined();
  expect(shelf.keys()).toEqual([]);
});
