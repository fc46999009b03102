import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { mf, mfJson, temporaryFolder } from '../test-world.ts';

interface Summary {
  readonly games: number;
  readonly seats: readonly { readonly wins: number; readonly pointsPerGame: number }[];
  readonly interrupted: boolean;
}

describe('simulate', () => {
  test.each(['1', '2', '3', '4'])('%s players, with all cards', async (players) => {
    const cards = ['--spirits', 'all', '--dragons', 'all'];
    const summary = await mfJson<Summary>(['simulate', '--games', '3', '--players', players, ...cards]);
    expect(summary).toMatchObject({ games: 3, interrupted: false });
    expect(summary.seats).toHaveLength(Number(players));
  });

  test('prints a summary, and the same seed gives the same one', async () => {
    const argv = ['simulate', '--games', '5', '--seed', 'a'];
    const { exit, out } = await mf(argv, { now: () => 0 });
    expect(exit).toBe(0);
    expect(out).toContain('5 games');
    expect(out).toContain('seat 2 (random)');
    expect((await mf(argv, { now: () => 0 })).out).toBe(out);
    expect((await mf(['simulate', '--games', '5', '--seed', 'b'], { now: () => 0 })).out).not.toBe(out);
  });

  test('writes records that replay to the stated result', async () => {
    const directory = temporaryFolder();
    await mf(['simulate', '--games', '3', '--records', 'games.jsonl'], { directory });
    const lines = readFileSync(join(directory, 'games.jsonl'), 'utf8').trim().split('\n');
    expect(lines).toHaveLength(3);
    for (const stdin of lines) {
      const { exit, out } = await mf(['replay', '-'], { stdin });
      expect(exit).toBe(0);
      expect(out).toContain('The game is over');
    }
  });

  test('an interruption keeps the games that are done', async () => {
    const directory = temporaryFolder();
    const interruption = new AbortController();
    let time = 0;
    // The clock runs so that the work breathes often, and stops after a while.
    const now = () => {
      time += 30;
      if (time > 600) interruption.abort();
      return time;
    };
    const argv = ['simulate', '--games', '1000000', '--records', 'games.jsonl', '--json'];
    const { exit, out } = await mf(argv, { directory, interrupted: interruption.signal, now });
    expect(exit).toBe(130);
    const { games, interrupted } = JSON.parse(out) as Summary;
    expect(interrupted).toBe(true);
    expect(games).toBeGreaterThan(0);
    const lines = readFileSync(join(directory, 'games.jsonl'), 'utf8').trim().split('\n');
    expect(lines).toHaveLength(games);
  });

  test('shows progress on standard error, now and then when it is a log', async () => {
    let time = 0;
    const now = () => {
      time += 6000;
      return time;
    };
    const { err, out } = await mf(['simulate', '--games', '4'], { now });
    expect(err).toMatch(/^\d of 4 games\n/);
    expect(out).not.toContain('of 4 games');
  });

  test('a file that cannot be written is rejected before the first game', async () => {
    const { exit, err } = await mf(['simulate', '--records', 'no/such/folder/x.jsonl']);
    expect(exit).toBe(1);
    expect(err).toContain('no/such/folder/x.jsonl: The file can’t be written: there is no such folder.');
  });

  test.runIf(existsSync('/dev/full'))('a full disk is told as such', async () => {
    const { exit, err } = await mf(['simulate', '--games', '1', '--records', '/dev/full']);
    expect(exit).toBe(1);
    expect(err).toContain('/dev/full: The file can’t be written: the disk is full.');
  });
});
