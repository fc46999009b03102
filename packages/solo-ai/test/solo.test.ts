import { type Game, RANKS, type Rank } from '@mahjong-fortress/rules';
import { describe, expect, test } from 'vitest';
import { playSoloBout, type SoloBout, type SoloContest, summariseSolo, timeBudget } from '../src/index.ts';
import { dealt, layoutRows } from './deals.ts';

const bout = (vp: number, rank: Rank): SoloBout => ({ vp, rank, turns: [10, 30] });

describe('[§10] a solo match', () => {
  test('sums up points, percentiles, ranks and thinking', () => {
    const outcome = summariseSolo([bout(38, 'apprentice'), bout(50, 'grandmaster'), bout(50, 'grandmaster')]);
    expect(outcome).toMatchObject({ games: 3, vp: 46, turns: 2, thinking: { mean: 20, p95: 30 } });
    expect(outcome.percentiles).toEqual({ 5: 38, 25: 38, 50: 50, 75: 50, 95: 50 });
    expect(outcome.ranks.grandmaster).toBeCloseTo(2 / 3);
    expect(Object.keys(outcome.ranks)).toEqual([...RANKS]);
  });

  test('no games: nothing to tell, and no division by nothing', () => {
    expect(summariseSolo([])).toMatchObject({ games: 0, vp: 0, turns: 0 });
  });

  const contest: SoloContest = {
    a: { level: 'novice' },
    seed: 'solo',
    setup: { layout: layoutRows('standard-3') },
  };
  const play = (changed: Partial<SoloContest>) => playSoloBout({ ...contest, ...changed }, 0, () => 0);

  test('the same deal comes to the same points', () => {
    expect(play({})).toEqual(play({}));
    expect(play({ seed: 'another' })).not.toEqual(play({}));
  });

  test('a setup that cannot be dealt is told', () => {
    expect(play({ setup: { layout: ['11'] } }).ok).toBe(false);
  });
});

describe('time for a turn', () => {
  /** How many milliseconds pass before a budget is spent, where every try takes so many. */
  function spentAfter(game: Parameters<typeof timeBudget>[0], turnMs?: number, tryMs = 1): number {
    let time = 5;
    const { isSpent } = timeBudget(game, () => time, turnMs);
    while (!isSpent?.()) time += tryMs;
    return time - 5;
  }

  test('the decisions of a turn share a second, and a little of it is left over', () => {
    const start = dealt({ seed: 'time', players: 2 });
    const begun = { ...start, turn: { ...start.turn, first: { cell: 0, face: 0 } } };
    const called: Game = { ...start, turn: { ...start.turn, activated: 'destruction' } };
    expect(spentAfter(start) + 2 * spentAfter(begun)).toBe(950);
    expect(spentAfter(called)).toBe(spentAfter(begun));
    expect(spentAfter(start, 100) + 2 * spentAfter(begun, 100)).toBe(95);
  });

  test('is not overrun by tries that take long on a slow machine', () => {
    const start = dealt({ seed: 'time', players: 2 });
    expect(spentAfter(start, 1000, 70)).toBe(490);
    expect(spentAfter(start, 1000, 400)).toBe(400);
  });
});
