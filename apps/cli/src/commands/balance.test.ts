import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Layout, layoutById } from '@mahjong-fortress/layouts-schema';
import type { BalanceReport } from '@mahjong-fortress/solo-ai';
import { describe, expect, test } from 'vitest';
import { mf, mfJson, temporaryFolder } from '../test-world.ts';

const QUICK = ['--games', '1', '--level', 'novice', '--seed', '1'];

describe('balance', () => {
  test('reports as data, and draws it', async () => {
    const directory = temporaryFolder();
    const argv = ['balance', 'castle', '--players', '3', ...QUICK, '--svg', 'castle.svg'];
    const report = await mfJson<BalanceReport>(argv, { directory });
    expect(report).toMatchObject({ games: 1, players: 3 });
    expect(report.seats).toHaveLength(3);
    expect(report.verdicts.length).toBeGreaterThan(0);
    expect(readFileSync(join(directory, 'castle.svg'), 'utf8')).toMatch(/^<svg/);
  });

  test('reports in words', async () => {
    const { exit, out } = await mf(['balance', 'standard-2', ...QUICK]);
    expect(exit).toBe(0);
    expect(out).toMatch(/^1 game for 2 players: Not enough games yet: 1 of at least 60\./);
    expect(out).toMatch(/^seat 2: \d+\.\d% won/m);
    expect(out).toContain('turn when a tier becomes the top: 3 at 0');
  });

  test('alone there is no seat to compare and nobody to be ahead of', async () => {
    const { exit, out } = await mf(['balance', 'standard-3', '--players', '1', ...QUICK]);
    expect(exit).toBe(0);
    expect(out).toMatch(/^1 game for 1 player: /);
    expect(out).not.toMatch(/seat|margin/);
  });

  test('an interruption sums up what was played', async () => {
    const interruption = new AbortController();
    interruption.abort();
    const argv = ['balance', 'standard-2', '--games', '1000', '--level', 'novice'];
    const { exit, out } = await mf(argv, { interrupted: interruption.signal });
    expect(exit).toBe(130);
    // Each thread finishes the game that it has begun.
    const [, played] = /Interrupted: (\d+) of 1000 games/.exec(out) ?? [];
    expect(Number(played)).toBeLessThan(1000);
  });

  test.each([
    {
      name: 'a level that does not exist',
      argv: ['castle', '--level', 'apprentise'],
      exit: 2,
      says: 'apprentice',
    },
    { name: 'five players', argv: ['castle', '--players', '5'], exit: 2, says: '--players' },
    { name: 'a fortress that does not exist', argv: ['castel'], exit: 1, says: 'castle' },
  ])('$name is refused', async ({ argv, exit, says }) => {
    const run = await mf(['balance', ...argv]);
    expect(run.exit).toBe(exit);
    expect(run.err).toContain(says);
  });
});

describe('balance-book', () => {
  test('has called every community fortress balanced, for everybody it is recommended for', () => {
    const root = join(import.meta.dirname, '../../../..');
    const page = readFileSync(join(root, 'docs/balance/community/README.md'), 'utf8');
    const reported = page.split('\n').flatMap((row) => {
      const [, picture] = /^\| \[.*\]\(([a-z0-9-]+)\.svg\) /.exec(row) ?? [];
      return picture === undefined ? [] : [`${picture} ${row.endsWith('| Well balanced. |')}`];
    });
    const { layouts } = JSON.parse(readFileSync(join(root, 'community/index.json'), 'utf8')) as {
      readonly layouts: readonly Layout[];
    };
    const wanted = layouts.flatMap(({ id, players }) => players.map((count) => `${id}-${count} true`));
    expect(new Set(reported)).toEqual(new Set(wanted));
  });

  test('writes a page with a row and a picture for every table', async () => {
    const directory = temporaryFolder();
    const { exit, out } = await mf(['balance-book', '.', 'two-towers', ...QUICK], { directory });
    expect(exit).toBe(0);
    const page = readFileSync(join(directory, 'README.md'), 'utf8');
    expect(page).toContain(out.trim());
    for (const picture of ['two-towers-3.svg', 'two-towers-4.svg']) {
      expect(page).toContain(`[Two Towers](${picture})`);
      expect(readFileSync(join(directory, picture), 'utf8')).toMatch(/^<svg/);
    }
    expect(page).toContain('npm run mf -- balance-book . two-towers --games 1 --level novice --seed 1');
    expect(page).toContain('Below **60 games** there is no verdict');
  });

  test('judges a whole folder into one that is made, and writes down what is usual there', async () => {
    const directory = temporaryFolder();
    const folder = join(directory, 'mine');
    mkdirSync(folder);
    const castle = layoutById('castle');
    writeFileSync(join(folder, 'far.json'), JSON.stringify({ ...castle, id: 'far', name: 'Far Castle' }));
    writeFileSync(join(folder, 'index.json'), '{"version":2,"layouts":[]}');
    const argv = ['balance-book', 'docs/mine', 'mine', '--bands', 'bands.json', ...QUICK];
    const { exit } = await mf(argv, { directory });
    expect(exit).toBe(0);
    const page = readFileSync(join(directory, 'docs/mine/README.md'), 'utf8');
    expect(page).toContain('[Far Castle](far-3.svg)');
    expect(page).toContain('[docs/BOTS.md](../../docs/BOTS.md#balance)');
    const bands = JSON.parse(readFileSync(join(directory, 'bands.json'), 'utf8'));
    expect(bands).toMatchObject({ games: 1, level: 'novice', players: { 3: { pairs: expect.any(Array) } } });
  });

  test('a folder that cannot be made is told before any game is played', async () => {
    const directory = temporaryFolder();
    writeFileSync(join(directory, 'reports'), 'a file');
    const { exit, err } = await mf(['balance-book', 'reports', 'castle', ...QUICK], { directory });
    expect(exit).toBe(1);
    expect(err.trim()).toBe(
      'mf balance-book: reports: The folder can’t be created: a file with this name already exists.',
    );
  });
});
