import { describe, expect, test } from 'vitest';
import { layoutById } from '../bundled.ts';
import type { Layout } from '../layout.ts';
import {
  FORTRESS_PREFIX,
  type KeyedStorage,
  listFortresses,
  playableFortresses,
  readFortress,
  removeFortress,
  restoreFortress,
  saveFortress,
} from './fortresses.ts';

const castle = layoutById('castle') as Layout;

function memory(capacity = Number.POSITIVE_INFINITY): KeyedStorage {
  const texts = new Map<string, string>();
  return {
    get length() {
      return texts.size;
    },
    key: (index) => [...texts.keys()][index] ?? null,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => {
      if (text.length > capacity) throw new Error('full');
      texts.set(key, text);
    },
    removeItem: (key) => void texts.delete(key),
  };
}

describe('my fortresses', () => {
  test('what is saved comes back, the latest first', () => {
    const storage = memory();
    saveFortress(storage, { key: 'a', savedAt: 1, draft: castle });
    saveFortress(storage, { key: 'b', savedAt: 2, draft: { ...castle, name: 'Second' } });
    expect(listFortresses(storage).saved.map(({ key }) => key)).toEqual(['b', 'a']);
    expect(readFortress(storage, 'a')).toEqual({ ok: true, value: { key: 'a', savedAt: 1, draft: castle } });
    expect(readFortress(storage, 'c')).toBeUndefined();
  });

  test('a broken entry costs no other, and keeps its text', () => {
    const storage = memory();
    saveFortress(storage, { key: 'good', savedAt: 1, draft: castle });
    storage.setItem(`${FORTRESS_PREFIX}half`, '{"savedAt": 3, "layout": {"versi');
    storage.setItem(`${FORTRESS_PREFIX}null`, 'null');
    storage.setItem(
      `${FORTRESS_PREFIX}wide`,
      JSON.stringify({ layout: { ...castle, rows: ['1'.repeat(99)] } }),
    );
    storage.setItem('somebody else', 'junk');
    const { saved, broken } = listFortresses(storage);
    expect(saved.map(({ key }) => key)).toEqual(['good']);
    expect(broken.map(({ key }) => key)).toEqual(['half', 'null', 'wide']);
    expect(storage.getItem(`${FORTRESS_PREFIX}null`)).toBe('null');
  });

  test('an unfinished one is kept, but only finished ones can be played, without their empty rim', () => {
    const storage = memory();
    const width = castle.rows[0]?.length ?? 0;
    const padded = ['0'.repeat(width + 2), ...castle.rows.map((row) => `0${row}0`)];
    saveFortress(storage, { key: 'done', savedAt: 1, draft: { ...castle, rows: padded } });
    saveFortress(storage, {
      key: 'begun',
      savedAt: 2,
      draft: { ...castle, name: '', players: [], rows: ['000'] },
    });
    expect(listFortresses(storage).saved.map(({ key }) => key)).toEqual(['begun', 'done']);
    expect(playableFortresses(storage)).toEqual([{ key: 'done', layout: castle }]);
  });

  test('removing returns what restoring needs', () => {
    const storage = memory();
    saveFortress(storage, { key: 'a', savedAt: 1, draft: castle });
    const text = removeFortress(storage, 'a');
    expect(listFortresses(storage).saved).toEqual([]);
    expect(restoreFortress(storage, 'a', text ?? '')).toBe(true);
    expect(listFortresses(storage).saved).toHaveLength(1);
    expect(removeFortress(storage, 'none')).toBeUndefined();
  });

  test('a full storage says so instead of throwing', () => {
    expect(saveFortress(memory(10), { key: 'a', savedAt: 1, draft: castle })).toBe(false);
  });
});
