import { memoryVault } from '@mahjong-fortress/base/vault';
import { describe, expect, test } from 'vitest';
import { layoutById } from '../bundled.ts';
import type { Layout } from '../layout.ts';
import {
  FORTRESS_PREFIX,
  listFortresses,
  playableFortresses,
  readSavedFortress,
  removeFortress,
  restoreFortress,
  saveFortress,
} from './fortresses.ts';

const castle = layoutById('castle') as Layout;

describe('my fortresses', () => {
  test('what is saved comes back, the latest first', () => {
    const vault = memoryVault();
    void saveFortress(vault, { key: 'a', savedAt: 1, draft: castle });
    void saveFortress(vault, { key: 'b', savedAt: 2, draft: { ...castle, name: 'Second' } });
    expect(listFortresses(vault).saved.map(({ key }) => key)).toEqual(['b', 'a']);
    expect(readSavedFortress(vault, 'a')).toEqual({
      ok: true,
      value: { key: 'a', savedAt: 1, draft: castle },
    });
    expect(readSavedFortress(vault, 'c')).toBeUndefined();
  });

  test('a broken entry costs no other, and keeps its text', () => {
    const vault = memoryVault();
    void saveFortress(vault, { key: 'good', savedAt: 1, draft: castle });
    void vault.update(`${FORTRESS_PREFIX}half`, () => '{"savedAt": 3, "layout": {"versi');
    void vault.update(`${FORTRESS_PREFIX}null`, () => 'null');
    void vault.update(`${FORTRESS_PREFIX}wide`, () =>
      JSON.stringify({ layout: { ...castle, rows: ['1'.repeat(99)] } }),
    );
    void vault.update('somebody else', () => 'junk');
    const { saved, broken } = listFortresses(vault);
    expect(saved.map(({ key }) => key)).toEqual(['good']);
    expect(broken.map(({ key }) => key)).toEqual(['half', 'null', 'wide']);
    expect(vault.read(`${FORTRESS_PREFIX}null`)).toBe('null');
  });

  test('an unfinished one is kept, but only finished ones can be played, without their empty rim', () => {
    const vault = memoryVault();
    const width = castle.rows[0]?.length ?? 0;
    const padded = ['0'.repeat(width + 2), ...castle.rows.map((row) => `0${row}0`)];
    void saveFortress(vault, { key: 'done', savedAt: 1, draft: { ...castle, rows: padded } });
    void saveFortress(vault, {
      key: 'begun',
      savedAt: 2,
      draft: { ...castle, name: '', players: [], rows: ['000'] },
    });
    expect(listFortresses(vault).saved.map(({ key }) => key)).toEqual(['begun', 'done']);
    expect(playableFortresses(vault)).toEqual([{ key: 'done', layout: castle }]);
  });

  test('removing returns what restoring needs', async () => {
    const vault = memoryVault();
    void saveFortress(vault, { key: 'a', savedAt: 1, draft: castle });
    const text = removeFortress(vault, 'a');
    expect(listFortresses(vault).saved).toEqual([]);
    expect(await restoreFortress(vault, 'a', text ?? '')).toBe(true);
    expect(listFortresses(vault).saved).toHaveLength(1);
    expect(removeFortress(vault, 'none')).toBeUndefined();
  });

  test('a full vault says so instead of throwing', async () => {
    expect(await saveFortress(memoryVault({ lasts: false }), { key: 'a', savedAt: 1, draft: castle })).toBe(
      false,
    );
  });
});
