import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OUTLOOKS } from '@mahjong-fortress/solo-ai';
import { expect, test } from 'vitest';
import { mf, mfJson, temporaryFolder } from '../test-world.ts';

test('learns from games and writes down what every trait is worth, beside what is known for others', async () => {
  const file = join(temporaryFolder(), 'outlook.json');
  const { exit, out } = await mf([
    ...['learn', '--games', '1', '--rounds', '1', '--players', '3', '--out', file],
  ]);
  expect(exit).toBe(0);
  expect(out).toMatch(/learned from the turns of \d+ positions/);
  const outlooks = JSON.parse(await readFile(file, 'utf8')) as Record<string, Record<string, number[]>>;
  expect(outlooks['3']?.['group of 2']?.every((worth) => Number.isFinite(worth))).toBe(true);
  expect(outlooks['2']).toEqual(OUTLOOKS['2']);
});

test('goes on with the games that a folder lacks, and learns the same as if nothing had stopped it', async () => {
  const folder = temporaryFolder();
  const argv = [
    'learn',
    '--players',
    '4',
    '--rounds',
    '1',
    '--games',
    '3',
    '--dragons',
    '1',
    '--seed',
    'kept',
  ];
  const atOnce = await mfJson(argv);
  expect(await mfJson([...argv, '--keep', folder])).toEqual(atOnce);
  const [first = '', second = '', third] = (await readdir(folder)).sort();
  expect(third).toBe('game-2.json');
  const before = await readFile(join(folder, first), 'utf8');
  await rm(join(folder, second));
  expect(await mfJson([...argv, '--keep', folder])).toEqual(atOnce);
  expect((await readdir(folder)).length).toBe(3);
  expect(await readFile(join(folder, first), 'utf8')).toBe(before);
  const { exit, out } = await mf([...argv, '--keep', folder]);
  expect(exit).toBe(0);
  expect(out).toMatch(/learned from the turns of \d+ positions/);
});

test('refuses kept games that were played otherwise, or that somebody has damaged', async () => {
  const folder = temporaryFolder();
  const argv = ['learn', '--players', '4', '--rounds', '1', '--games', '1', '--keep', folder];
  expect((await mf([...argv, '--seed', 'one'])).exit).toBe(0);
  const other = await mf([...argv, '--seed', 'another']);
  expect(other.exit).toBe(1);
  expect(other.err).toContain('other options');
  await writeFile(join(folder, 'game-0.json'), '{"format":');
  const damaged = await mf([...argv, '--seed', 'one']);
  expect(damaged.exit).toBe(1);
  expect(damaged.err).toContain('game-0.json');
});

test.each([
  { name: 'no rounds', argv: ['--rounds', '0'], says: '--rounds' },
  { name: 'a table for five', argv: ['--players', '5'], says: '--players' },
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
