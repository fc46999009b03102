import 'fake-indexeddb/auto';
import { describe, expect, test, vi } from 'vitest';
import { type Channel, type Database, durableVault, openDatabase } from './durable-vault.ts';
import { localVault } from './local-vault.ts';
import { moveFrom } from './moving.ts';
import { memoryVault } from './vault.ts';

let names = 0;
const newName = () => `test ${++names}`;

/** Tabs that hear each other, but never themselves. */
function makeTabs(): () => Channel {
  const channels: Channel[] = [];
  return () => {
    const channel: Channel = {
      onmessage: null,
      postMessage(data) {
        for (const other of channels) {
          if (other !== channel) other.onmessage?.(new MessageEvent('message', { data }));
        }
      },
    };
    channels.push(channel);
    return channel;
  };
}

async function twoTabs() {
  const name = newName();
  const channel = makeTabs();
  const open = async () => durableVault(await openDatabase(name), channel());
  return { a: await open(), b: await open(), open };
}

function storageOf(entries: Readonly<Record<string, string>> = {}, capacity = 1000): Storage {
  const storage = { ...entries };
  return new Proxy(storage as unknown as Storage, {
    get(_, name) {
      if (name === 'getItem') return (key: string) => storage[key] ?? null;
      if (name === 'removeItem') return (key: string) => delete storage[key];
      if (name !== 'setItem') return undefined;
      return (key: string, text: string) => {
        if (text.length > capacity) throw new DOMException('full', 'QuotaExceededError');
        storage[key] = text;
      };
    },
  });
}

describe('a durable vault', () => {
  test('what is written is there at once, and after the page was closed', async () => {
    const { a, open } = await twoTabs();
    const kept = a.update('save/x', () => 'one');
    expect(a.read('save/x')).toBe('one');
    expect(await kept).toBe(true);
    expect((await open()).read('save/x')).toBe('one');
    expect(a.keys('save/')).toEqual(['save/x']);
    expect(a.keys('other/')).toEqual([]);
    await a.update('save/x', () => undefined);
    expect((await open()).keys()).toEqual([]);
  });

  test('a change is worked out from what really lies there', async () => {
    const { a, b, open } = await twoTabs();
    const add =
      (letter: string) =>
      (stored = '') =>
        stored + letter;
    // Neither has heard of the other.
    await Promise.all([a.update('list', add('a')), b.update('list', add('b')), a.update('list', add('c'))]);
    expect((await open()).read('list')).toHaveLength(3);
    await vi.waitFor(() => expect(a.read('list')).toBe(b.read('list')));
  });

  test('another tab is told, whoever wrote is not', async () => {
    const { a, b } = await twoTabs();
    const [heardByA, heardByB] = [vi.fn(), vi.fn()];
    a.subscribe(heardByA);
    const leave = b.subscribe(heardByB);
    await a.update('settings', () => 'new');
    await vi.waitFor(() => expect(heardByB).toHaveBeenCalledExactlyOnceWith('settings'));
    expect(b.read('settings')).toBe('new');
    expect(heardByA).not.toHaveBeenCalled();
    leave();
    await a.update('settings', () => 'newer');
    await vi.waitFor(() => expect(b.read('settings')).toBe('newer'));
    expect(heardByB).toHaveBeenCalledOnce();
  });

  test('a tab that was refused learns what lies there instead', async () => {
    const { a, b } = await twoTabs();
    await a.update('save/x', () => 'long game');
    const told = vi.fn();
    b.subscribe(told);
    const keepLonger = (mine: string) => (stored: string | undefined) =>
      stored && stored.length > mine.length ? stored : mine;
    await b.update('save/x', keepLonger('short'));
    expect(b.read('save/x')).toBe('long game');
    expect(told).toHaveBeenCalledWith('save/x');
  });

  test('without room it says so, and what was written stays in sight', async () => {
    const database = await openDatabase(newName());
    const vault = await durableVault(database, undefined);
    await vault.update('a', () => 'kept');
    database.close();
    expect(await vault.update('a', () => 'lost')).toBe(false);
    expect(vault.read('a')).toBe('lost');
    expect(vault.underway().size).toBe(0);
  });

  test('what is not safe yet is known', async () => {
    const { a } = await twoTabs();
    const kept = a.update('a', () => 'one');
    expect([...a.underway()]).toEqual([['a', 'one']]);
    await kept;
    expect(a.underway().size).toBe(0);
  });
});

describe('moving in', () => {
  const texts = async (database: Database) => {
    const vault = await durableVault(database, undefined);
    return Object.fromEntries(vault.keys().map((key) => [key, vault.read(key)]));
  };

  test('everything of ours is moved, nothing of others is touched', async () => {
    const storage = storageOf({
      'mahjong-fortress/save/a': '1',
      'mahjong-fortress/settings': '{}',
      else: '2',
    });
    const database = await openDatabase(newName());
    await moveFrom(storage, database, () => 'left');
    expect(await texts(database)).toEqual({ 'save/a': '1', settings: '{}' });
    expect(Object.keys(storage)).toEqual(['else']);
  });

  test.each([
    ['left', { 'save/a': 'outside' }],
    ['stored', { 'save/a': 'inside' }],
    ['both', { 'save/a': 'inside', 'save/a-2': 'outside' }],
  ] as const)('an entry that lies in both places is settled: %s', async (verdict, expected) => {
    const database = await openDatabase(newName());
    const vault = await durableVault(database, undefined);
    await vault.update('save/a', () => 'inside');
    const storage = storageOf({ 'mahjong-fortress/save/a': 'outside' });
    await moveFrom(storage, database, () => verdict);
    expect(await texts(database)).toEqual(expected);
    expect(Object.keys(storage)).toEqual([]);
  });

  test('what could not be moved stays where it is', async () => {
    const storage = storageOf({ 'mahjong-fortress/save/a': '1' });
    const database = await openDatabase(newName());
    database.close();
    await expect(moveFrom(storage, database, () => 'left')).rejects.toThrow();
    expect(Object.keys(storage)).toHaveLength(1);
  });
});

describe('a vault in localStorage', () => {
  test('reads and writes entries of its own', async () => {
    const storage = storageOf({ else: '2', 'mahjong-fortress/a': 'x' });
    const vault = localVault(storage);
    expect(vault.keys()).toEqual(['a']);
    expect(await vault.update('a', (stored) => `${stored}y`)).toBe(true);
    expect(storage.getItem('mahjong-fortress/a')).toBe('xy');
    await vault.update('a', () => undefined);
    expect(vault.keys()).toEqual([]);
  });

  test('without room it says so, and what was written stays in sight', async () => {
    const vault = localVault(storageOf({}, 3));
    expect(await vault.update('a', () => 'long')).toBe(false);
    expect(vault.read('a')).toBe('long');
    expect(vault.keys()).toEqual(['a']);
    expect(await vault.update('a', () => 'in')).toBe(true);
  });

  test('a storage that throws is a storage without room', async () => {
    const refuse = () => {
      throw new DOMException('denied');
    };
    const vault = localVault(new Proxy({} as Storage, { get: refuse, ownKeys: refuse }));
    expect(vault.read('a')).toBeUndefined();
    expect(vault.keys()).toEqual([]);
    expect(await vault.update('a', () => 'b')).toBe(false);
  });
});

test('memory lasts as long as its caller says', async () => {
  expect(await memoryVault().update('a', () => 'b')).toBe(true);
  expect(await memoryVault({ lasts: false }).update('a', () => 'b')).toBe(false);
});
