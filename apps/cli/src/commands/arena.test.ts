import { describe, expect, test } from 'vitest';
import { mf, mfJson } from '../test-world.ts';

interface Outcome {
  readonly games: number;
  readonly wanted: number;
  readonly layout: string;
  readonly share: number;
  readonly interval: { readonly low: number; readonly high: number };
}

interface SoloOutcome {
  readonly games: number;
  readonly layout: string;
  readonly vp: number;
  readonly percentiles: Readonly<Record<string, number>>;
  readonly ranks: Readonly<Record<string, number>>;
}

describe('arena', () => {
  test('tells the share of victories with its interval', async () => {
    const argv = ['arena', '--a', 'novice', '--b', 'novice', '--games', '2', '--seed', '1'];
    const outcome = await mfJson<Outcome>(argv);
    expect(outcome).toMatchObject({ games: 2, wanted: 2, layout: 'standard-2' });
    expect(outcome.interval.low).toBeLessThanOrEqual(outcome.share);
    expect(outcome.interval.high).toBeGreaterThanOrEqual(outcome.share);
  });

  test('says who met whom and how fair the table was', async () => {
    const argv = ['arena', '--a', 'apprentice', '--b', 'novice', '--players', '3', '--games', '1'];
    const { exit, out } = await mf([...argv, '--spirits', '1', '--dragons', '1']);
    expect(exit).toBe(0);
    expect(out).toContain('apprentice against 2 × novice');
    expect(out).toContain('an even match would be 33.3%');
    expect(out).toContain('thinking per turn');
  });

  test('plays as on a slower machine', async () => {
    const argv = ['arena', '--a', 'apprentice', '--b', 'novice', '--games', '1', '--seed', '1'];
    const thinkingOf = (slower: string) =>
      mfJson<{ readonly thinking: { readonly a: { readonly mean: number } } }>([...argv, '--slower', slower]);
    const [usual, slow] = [await thinkingOf('2'), await thinkingOf('100')];
    expect(slow.thinking.a.mean).toBeGreaterThan(usual.thinking.a.mean);
    const alone = await mf(['arena', '--solo', '--slower', '4']);
    expect(alone.exit).toBe(2);
    expect(alone.err).toContain('--slower');
  });

  test('an interruption sums up what was played', async () => {
    const interruption = new AbortController();
    interruption.abort();
    const argv = ['arena', '--a', 'novice', '--b', 'novice', '--games', '1000'];
    const { exit, out } = await mf(argv, { interrupted: interruption.signal });
    expect(exit).toBe(130);
    // Each thread finishes the game that it has begun.
    const [, played] = /Interrupted: (\d+) of 1000 games/.exec(out) ?? [];
    expect(Number(played)).toBeLessThan(1000);
  });

  test.each([
    { name: 'a level that does not exist', argv: ['--a', 'dragn'], says: 'dragon' },
    { name: 'a budget of nothing', argv: ['--a', 'dragon:0it'], says: 'isn’t a level' },
    { name: 'a budget for a level that needs none', argv: ['--a', 'novice:10it'], says: 'doesn’t search' },
    { name: 'time for such a level', argv: ['--b', 'apprentice:500ms'], says: 'doesn’t search' },
    {
      name: 'a yardstick of another game',
      argv: ['--game', 'towers', '--a', 'beginner'],
      says: 'isn’t a level',
    },
    { name: 'one player', argv: ['--players', '1'], says: '--solo' },
    { name: 'no games', argv: ['--games', '0'], says: '--games' },
    {
      name: 'an opponent in a solo game',
      argv: ['--solo', '--b', 'master'],
      says: 'makes no sense in a solo game',
    },
    { name: 'two players in a solo game', argv: ['--solo', '--players', '2'], says: 'must be 1' },
  ])('$name is bad usage', async ({ argv, says }) => {
    const { exit, err } = await mf(['arena', ...argv]);
    expect(exit).toBe(2);
    expect(err).toContain(says);
  });
});

describe('arena --solo', () => {
  const argv = ['arena', '--solo', '--a', 'novice', '--games', '2', '--seed', '1', '--realm', '6x5'];

  test('[§10] counts points and ranks on the board for three', async () => {
    const outcome = await mfJson<SoloOutcome>(argv);
    expect(outcome).toMatchObject({ games: 2, layout: 'standard-3' });
    expect(Object.values(outcome.ranks).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
    expect(outcome.percentiles[5]).toBeLessThanOrEqual(outcome.vp);
    expect(outcome.percentiles[95]).toBeGreaterThanOrEqual(outcome.vp);
  });

  test('prints a line for every rank', async () => {
    const { out } = await mf(argv);
    expect(out).toContain('novice against the Dragon of Ingenuity');
    expect(out).toMatch(/^apprentice +\d+\.\d%$/m);
    expect(out).toMatch(/^diamond-dragon +\d+\.\d%$/m);
  });
});
