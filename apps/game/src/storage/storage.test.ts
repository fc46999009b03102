import { memoryVault, type Vault } from '@mahjong-fortress/base/vault';
import { beginRecord, openRecordValue } from '@mahjong-fortress/match';
import { legalActions, mahjongFortress } from '@mahjong-fortress/rules';
import { towers } from '@mahjong-fortress/towers';
import { describe, expect, test, vi } from 'vitest';
import { seasonsOf } from '../session/seats.ts';
import {
  gameOfSave,
  gameUnderWay,
  listSaves,
  makeSave,
  openSave,
  openSaveWith,
  type Save,
  setSaveAside,
  tidySaves,
} from './saves.ts';
import { changeSettings, DEFAULT_SETTINGS, readSettings } from './settings.ts';

function save(id: string, savedAt: number): Save {
  const layout = ['555555555555', '555555555551'];
  const setup = { fortress: { name: 'Wall' }, layout, seed: id, players: 2, firstPlayer: 0 } as const;
  const seats = [
    { name: 'Ann', level: 'human', colour: 'spring' },
    { level: 'apprentice', colour: 'autumn' },
  ];
  const begun = beginRecord(mahjongFortress, setup, seats);
  if (!begun.ok) throw new Error(begun.error.message);
  const { record, match } = begun.value;
  return { id, savedAt, record: { ...record, actions: legalActions(match.games[0]).slice(0, 1) } };
}

function put(vault: Vault, key: string, text: string): void {
  void vault.update(key, () => text);
}

function writeSave(vault: Vault, one: Save): void {
  put(vault, `save/${one.id}`, makeSave(one));
}

/** As every version ever wrote it, letter by letter; these open for ever. */
const OLD_SAVES = {
  1: '{"version":1,"savedAt":1763424000000,"seasons":[0,2],"record":{"format":"mahjong-fortress-record","version":1,"layout":{"name":"Wall","rows":["555555555555","555555555551"]},"seed":"autumn","options":{"firstPlayer":0,"realm":{"columns":6,"rows":4},"spirits":[],"dragons":[]},"players":[{"name":"Анна","level":"human"},{"level":"apprentice"}],"actions":["take a1","discard","take b1","discard","take c1","discard"]}}',
  2: '{"version":2,"savedAt":1763424000000,"record":{"format":"mahjong-fortress-record","version":2,"game":"mahjong-fortress","setup":{"fortress":{"id":"standard-2","version":1,"name":"Wall"},"layout":["001111111100","011222222110","111233332111","111333333111","111233332111","011222222110","001111111100"],"seed":"autumn","firstPlayer":0,"realm":{"columns":6,"rows":4},"spirits":["wind"],"dragons":["harmony"]},"seats":[{"name":"Анна","level":"human","colour":"spring"},{"level":"apprentice","colour":"autumn"}],"actions":["take e3","take a4","place Yw c2","place Yw c3","end","take h3","shrine","place M4 a1"]}}',
};

/** The first save of Towers; it opens for ever, too. */
const TOWERS_SAVE =
  '{"version":2,"savedAt":1763424000000,"record":{"format":"mahjong-fortress-record","version":2,"game":"towers","setup":{"seed":"first","variant":"basic","firstPlayer":0,"stacks":[[3,3,3,3],[3,3,3,3],[3,3,3,3]],"castles":["0,3","2,2","2,5","3,7","4,0","5,2","5,5","7,4"]},"seats":[{"level":"human","colour":"spring"},{"level":"novice","colour":"autumn"}],"actions":["knight 2,2","knight 5,5","king 0,3","block 2,3","advance"]}}';

describe('saves', () => {
  test.each(Object.entries(OLD_SAVES))('version %s opens', (_, text) => {
    const vault = memoryVault();
    put(vault, 'save/old', text);
    const entry = openSave(vault, 'old');
    if (!entry.ok) return expect.fail(entry.why);
    const { record, match } = entry.save;
    expect(match.games.length).toBeGreaterThan(6);
    expect(record.seats[0]?.name).toBe('Анна');
    expect(seasonsOf(record)).toEqual([0, 2]);
    expect(record.setup.fortress?.name).toBe('Wall');
    expect(listSaves(vault)).toMatchObject([{ ok: true, save: { record: { seats: record.seats } } }]);
  });

  test('a save of Towers is listed as such, and opened by its own rules only', () => {
    const vault = memoryVault();
    put(vault, 'save/towers', TOWERS_SAVE);
    expect(listSaves(vault)).toMatchObject([
      { ok: true, save: { game: 'towers', record: { seats: [{ level: 'human' }, { level: 'novice' }] } } },
    ]);
    expect(gameOfSave(vault, 'towers')).toBe('towers');
    expect(gameUnderWay(listSaves(vault), 'towers')?.id).toBe('towers');
    expect(gameUnderWay(listSaves(vault), 'mahjong-fortress')).toBeUndefined();
    expect(openSave(vault, 'towers').ok).toBe(false);
    const opened = openSaveWith(vault, 'towers', (record) => openRecordValue(towers, record));
    expect(opened.ok && opened.save.match.actions).toHaveLength(5);
  });

  test('a game that is not on the shelf yet is of a newer version, not broken', () => {
    const vault = memoryVault();
    put(vault, 'save/x', TOWERS_SAVE.replace('"game":"towers"', '"game":"bridges"'));
    expect(listSaves(vault)).toEqual([{ ok: false, id: 'x', why: 'newer' }]);
  });

  test('what is written is read back', () => {
    const vault = memoryVault();
    writeSave(vault, save('a', 1));
    expect(openSave(vault, 'a')).toMatchObject({ ok: true, save: save('a', 1) });
  });

  test('the latest comes first, broken ones last; one removed is gone until it is put back', () => {
    const vault = memoryVault();
    for (const one of [save('a', 1), save('b', 3), save('c', 2)]) writeSave(vault, one);
    put(vault, 'save/x', '{');
    put(vault, 'settings', '{}');
    const ids = () => listSaves(vault).map((entry) => (entry.ok ? entry.save.id : `broken ${entry.id}`));
    expect(ids()).toEqual(['b', 'c', 'a', 'broken x']);
    const putBack = setSaveAside(vault, 'c');
    const putBrokenBack = setSaveAside(vault, 'x');
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
    [
      'nesting 5,000 deep',
      `{"version":1,"savedAt":1,"seasons":[],"record":${'['.repeat(5000)}${']'.repeat(5000)}}`,
    ],
  ])('%s is broken, not fatal', (_, text) => {
    const vault = memoryVault();
    put(vault, 'save/x', text);
    expect(openSave(vault, 'x')).toEqual({ ok: false, id: 'x', why: 'broken' });
  });

  test.each<[string, object]>([
    ['an unknown version', { version: 0 }],
    ['no time', { savedAt: 'yesterday' }],
    ['no record', { record: undefined }],
    ['a record that is none', { record: {} }],
  ])('a save with %s is broken', (_, changes) => {
    const vault = memoryVault();
    writeSave(vault, save('x', 1));
    const written: object = JSON.parse(vault.read('save/x') ?? '');
    put(vault, 'save/x', JSON.stringify({ ...written, ...changes }));
    expect(listSaves(vault)).toEqual([{ ok: false, id: 'x', why: 'broken' }]);
    expect(openSave(vault, 'x')).toEqual({ ok: false, id: 'x', why: 'broken' });
  });

  test.each<[string, object]>([
    ['no seasons', { seasons: undefined }],
    ['a season that does not exist', { seasons: [0, 7] }],
    ['half a season', { seasons: [0, 1.5] }],
    ['too few seasons', { seasons: [0] }],
  ])('a save of version 1 with %s is broken', (_, changes) => {
    const vault = memoryVault();
    put(vault, 'save/x', JSON.stringify({ ...JSON.parse(OLD_SAVES[1]), ...changes }));
    expect(openSave(vault, 'x')).toEqual({ ok: false, id: 'x', why: 'broken' });
  });

  test.each<[string, object]>([
    ['the save', { version: 3 }],
    ['its record', { record: { format: 'mahjong-fortress-record', version: 99 } }],
  ])('where %s is of a newer version, nothing is called broken', (_, changes) => {
    const vault = memoryVault();
    writeSave(vault, save('x', 1));
    const written: object = JSON.parse(vault.read('save/x') ?? '');
    put(vault, 'save/x', JSON.stringify({ ...written, ...changes }));
    expect(openSave(vault, 'x')).toEqual({ ok: false, id: 'x', why: 'newer' });
  });

  test('a save whose actions are not legal is broken', () => {
    const vault = memoryVault();
    const cheat = save('a', 1);
    writeSave(vault, { ...cheat, record: { ...cheat.record, actions: [{ type: 'summon' }] } });
    expect(openSave(vault, 'a').ok).toBe(false);
  });

  test('listing them plays none of them again', () => {
    const vault = memoryVault();
    for (let i = 0; i < 20; i++) writeSave(vault, save(`save ${i}`, i));
    const [deals, plays] = [vi.spyOn(mahjongFortress, 'begin'), vi.spyOn(mahjongFortress, 'play')];
    expect(listSaves(vault)).toHaveLength(20);
    expect(deals).not.toHaveBeenCalled();
    expect(plays).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });

  test('only the latest finished games are kept, and every unfinished one', () => {
    const vault = memoryVault();
    for (let i = 0; i < 25; i++) {
      const one = save(`done ${i}`, i);
      writeSave(vault, { ...one, record: { ...one.record, result: [0, 0] } });
    }
    writeSave(vault, save('running', 0));
    tidySaves(vault);
    expect(listSaves(vault)).toHaveLength(21);
    expect(openSave(vault, 'running').ok).toBe(true);
  });
});

test('settings come back; nonsense becomes what is usual', () => {
  const vault = memoryVault();
  const set = { language: 'ru', speed: 'fast', sound: 0, music: 0.3, muted: true } as const;
  changeSettings(vault, set);
  expect(readSettings(vault)).toEqual({ ...DEFAULT_SETTINGS, ...set });
  put(vault, 'settings', '{"language":"xx","speed":7,"sound":"loud","music":9,"muted":1,"letters":"yes"}');
  expect(readSettings(vault)).toEqual(DEFAULT_SETTINGS);
});

test('what was set elsewhere meanwhile stays', () => {
  const vault = memoryVault();
  put(vault, 'settings', '{"language":"ru","music":0.3}');
  changeSettings(vault, { letters: true });
  expect(readSettings(vault)).toEqual({ ...DEFAULT_SETTINGS, language: 'ru', music: 0.3, letters: true });
});
