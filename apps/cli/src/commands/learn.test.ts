import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OUTLOOKS } from '@mahjong-fortress/solo-ai';
import { expect, test } from 'vitest';
import { mf, temporaryFolder } from '../test-world.ts';

test('learns from games and writes down what every trait is worth, beside what is known for others', async () => {
  const file = join(temporaryFolder(), 'outlook.json');
  const { exit, out } = await mf(['learn', '--a', 'novice', '--games', '2', '--players', '3', '--out', file]);
  expect(exit).toBe(0);
  expect(out).toMatch(/learned from \d+ comparisons/);
  const outlooks = JSON.parse(await readFile(file, 'utf8')) as Record<string, Record<string, number[]>>;
  expect(outlooks['3']?.['group of 2']?.every((worth) => Number.isFinite(worth))).toBe(true);
  expect(outlooks['2']).toEqual(OUTLOOKS['2']);
});

test.each([
  { name: 'a level that does not exist', argv: ['--a', 'dragn'], says: 'dragon' },
  { name: 'a table for one', argv: ['--players', '1'], says: '--players' },
  { name: 'no games', argv: ['--games', '0'], says: '--games' },
])('$name is bad usage', async ({ argv, says }) => {
  const { exit, err } = await mf(['learn', ...argv]);
  expect(exit).toBe(2);
  expect(err).toContain(says);
});

test('a file that cannot be written is said before anything is played', async () => {
  const { exit, err } = await mf(['learn', '--games', '1000000', '--out', '/nowhere/at/all/outlook.json']);
  expect(exit).toBe(1);
  expect(err).toContain('can’t be written');
});
