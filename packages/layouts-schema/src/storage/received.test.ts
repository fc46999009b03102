import { memoryVault } from '@mahjong-fortress/base/vault';
import { expect, test } from 'vitest';
import { BUNDLED_LAYOUTS } from '../bundled.ts';
import type { Layout } from '../layout.ts';
import { playableFortresses } from './fortresses.ts';
import { forgetReceived, keepReceived, listReceived, receiveFortress } from './received.ts';

const [first, second] = BUNDLED_LAYOUTS as readonly [Layout, Layout];

test('what arrives is there, the latest first and each shape once', async () => {
  const vault = memoryVault();
  await receiveFortress(vault, first, 1);
  await receiveFortress(vault, second, 2);
  await receiveFortress(vault, { ...first, name: 'Again' }, 3);
  expect(listReceived(vault).map(({ layout }) => layout.name)).toEqual(['Again', second.name]);
});

test('kept, it is one of my own; forgotten, it is gone', async () => {
  const vault = memoryVault();
  for (const layout of [first, second]) await receiveFortress(vault, layout, 1);
  const [one, other] = listReceived(vault);
  if (!one || !other) throw new Error('nothing received');
  expect(await keepReceived(vault, one, 5)).toBe(`received-${one.key}`);
  forgetReceived(vault, other.key);
  expect(listReceived(vault)).toEqual([]);
  expect(playableFortresses(vault).map(({ layout }) => layout)).toEqual([one.layout]);
});

test('where nothing can be kept, it stays received', async () => {
  const vault = memoryVault({ lasts: false });
  expect(await receiveFortress(vault, first, 1)).toBe(false);
  const [one] = listReceived(vault);
  expect(one && (await keepReceived(vault, one, 5))).toBeUndefined();
  expect(listReceived(vault)).toHaveLength(1);
});

test('a damaged one costs only itself, and many make room', async () => {
  const vault = memoryVault();
  for (const text of ['', 'null', '{"layout":', '{"layout":{"version":1}}']) {
    void vault.update(`received/broken ${text}`, () => text);
  }
  const many = BUNDLED_LAYOUTS.flatMap((layout) =>
    layout.rows.map((_, turn) => ({
      ...layout,
      rows: [...layout.rows.slice(turn), ...layout.rows.slice(0, turn)],
    })),
  ).slice(0, 60);
  for (const [time, layout] of many.entries()) await receiveFortress(vault, layout, time);
  expect(listReceived(vault)).toHaveLength(50);
  expect(listReceived(vault)[0]?.receivedAt).toBe(59);
});
