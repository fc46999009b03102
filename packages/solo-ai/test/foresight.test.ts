/** What the evaluation foresaw, beside what came. */
import { expect, test } from 'vitest';
import { type Foreseen, foresightOf, playForesight } from '../src/index.ts';
import { layoutRows } from './deals.ts';

const moments = (count: number, lead: number, won: number): Foreseen[] =>
  Array.from({ length: count }, () => ({ lead, came: lead / 2, won }));

test('leads that are about alike are counted together, and few of them not at all', () => {
  const found = foresightOf([
    ...moments(15, 5.2, 1),
    ...moments(15, 6.9, 0),
    ...moments(30, -7, 0.5),
    ...moments(19, 12, 1),
  ]);
  expect(found.map(({ lead, moments: count, won }) => [lead, count, won])).toEqual([
    [-6, 30, 0.5],
    [6, 30, 0.5],
  ]);
  expect(found[0]?.came).toBeCloseTo(-3.5);
});

test('a game is looked at from the seats of those who move', () => {
  const options = {
    contender: { level: 'novice' },
    players: 3,
    seed: 'foresight',
    setup: { layout: layoutRows('standard-3') },
  } as const;
  const played = playForesight(options, 0, () => 0);
  expect(played.ok).toBe(true);
  for (const { lead, came, won } of played.ok ? played.value : []) {
    expect(Number.isFinite(lead + came)).toBe(true);
    expect(won).toBeGreaterThanOrEqual(0);
    expect(won).toBeLessThanOrEqual(1);
    expect(came > 0).toBe(won === 1);
  }
});
