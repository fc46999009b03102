import { memoryVault } from '@mahjong-fortress/base/vault';
import { expect, test } from 'vitest';
import { BUNDLED_LAYOUTS } from '../bundled.ts';
import { isBackup, makeBackup, readBackup } from './backup.ts';
import { createFortressList, FORTRESS_PREFIX, saveFortress } from './fortresses.ts';

const saved = BUNDLED_LAYOUTS.map((draft, index) => ({ key: `k${index}`, savedAt: index, draft }));

test('a shelf goes into one file and comes back', () => {
  const text = makeBackup(saved);
  expect(isBackup(text.slice(0, 50))).toBe(true);
  const fortresses = saved.map(({ savedAt, draft }) => ({ savedAt, draft }));
  expect(readBackup(text)).toEqual({ ok: true, value: { fortresses, skipped: 0 } });
});

test('what ties a fortress to a gallery comes along, whatever it is', () => {
  const ties = { basedOn: 'abcdefghijkl' };
  const [first, second] = saved as [(typeof saved)[number], (typeof saved)[number]];
  const back = readBackup(makeBackup([{ ...first, ties }, second]));
  expect(back.ok && back.value.fortresses.map((one) => one.ties)).toEqual([ties, undefined]);
});

test('a backup from before there was a gallery still opens', () => {
  const text = `{
 "fortresses": [
  {
   "savedAt": 1760000000000,
   "layout": { "version": 1, "id": "hill", "name": "Hill", "players": [2], "rows": ["0120", "0010"] }
  }
 ],
 "version": 1
}
`;
  const draft = { version: 1, id: 'hill', name: 'Hill', players: [2], rows: ['0120', '0010'] };
  expect(readBackup(text)).toEqual({
    ok: true,
    value: { fortresses: [{ savedAt: 1_760_000_000_000, draft }], skipped: 0 },
  });
});

test('a broken entry costs only itself', () => {
  const text = JSON.stringify({ fortresses: [{ savedAt: 1, layout: saved[0]?.draft }, 7, null], version: 1 });
  expect(readBackup(text)).toMatchObject({ ok: true, value: { skipped: 2 } });
});

test.each([['{"fortresses":['], ['{"fortresses":7}'], ['{"fortresses":[],"version":2}'], ['null'], ['7']])(
  'what is none is refused: %s',
  (text) => {
    expect(readBackup(text).ok).toBe(false);
  },
);

test('a list reads again only what has changed', () => {
  const vault = memoryVault();
  for (const fortress of saved) void saveFortress(vault, fortress);
  const list = createFortressList(vault);
  const before = list().saved;
  void vault.update(`${FORTRESS_PREFIX}k3`, () => JSON.stringify({ savedAt: 99, layout: saved[0]?.draft }));
  const after = list().saved;
  expect(after[0]).toMatchObject({ key: 'k3', savedAt: 99 });
  expect(after.slice(1).every((entry) => before.includes(entry))).toBe(true);
});
