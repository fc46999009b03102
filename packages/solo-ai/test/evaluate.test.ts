import { type Face, type Game, type Realm, withTile } from '@mahjong-fortress/rules';
import { describe, expect, test } from 'vitest';
import { learnedWorth, promisedWorth, valuationFor } from '../src/evaluate.ts';
import { WEIGHTS } from '../src/weights.ts';
import { dealt, face, redealt } from './deals.ts';

test('[R38] the last cells of the largest realm are worth as much as the first', () => {
  const start = dealt({ seed: 'corners', players: 2, realm: { columns: 12, rows: 12 } });
  const [me, other] = start.players;
  if (!me || !other) throw new Error('two players are needed');
  const laid = (tiles: readonly (readonly [cell: number, face: Face])[]): Game => {
    const realm = tiles.reduce((now: Realm, [cell, tile]) => withTile(now, cell, tile), me.realm);
    return { ...start, players: [{ ...me, realm }, other] };
  };
  const first = ['M1', 'M2', 'Dg'].map((code, cell) => [cell, face(code)] as const);
  const last = first.map(([cell, tile]) => [143 - cell, tile] as const);
  const value = (game: Game) => valuationFor(start, 0, WEIGHTS)(game);
  expect(value(laid(last))).toBeCloseTo(value(laid(first)));
  expect(value(laid(last))).toBeGreaterThan(value(start));
});

describe('a realm that was valued before', () => {
  const start = dealt({ seed: 'greatness', players: 2, dragons: ['greatness'] });
  const [me, other] = start.players;
  if (!me || !other) throw new Error('two players are needed');
  const value = valuationFor(start, 0, WEIGHTS);
  /** One tile in my realm, one in my neighbour's. */
  const worthWith = (mine: string, theirs: string): number =>
    value({
      ...start,
      players: [
        { ...me, realm: withTile(me.realm, 0, face(mine)) },
        { ...other, realm: withTile(other.realm, 0, face(theirs)) },
      ],
    });

  test('is told from one that differs only in a number', () => {
    expect(worthWith('M1', 'M3')).toBeLessThan(worthWith('M3', 'M3'));
    expect(worthWith('M3', 'M3')).toBeLessThan(worthWith('M6', 'M3'));
  });

  test('is worth less once the neighbour has caught up', () => {
    expect(worthWith('M3', 'M2')).toBeGreaterThan(worthWith('M3', 'M4'));
  });
});

test.each([
  { table: 'against another', setup: { players: 2 }, learned: true },
  { table: 'with a Spirit', setup: { players: 2, spirits: ['wind'] }, learned: true },
  { table: 'with a Dragon card', setup: { players: 2, dragons: ['courage'] }, learned: false },
  { table: 'alone', setup: { players: 1 }, learned: false },
  { table: 'among three', setup: { players: 3 }, learned: true },
  { table: 'among three with a Dragon card', setup: { players: 3, dragons: ['courage'] }, learned: false },
  { table: 'among four', setup: { players: 4 }, learned: true },
] as const)('$table, judging by experience and weighing promises differ: $learned', ({ setup, learned }) => {
  const game = dealt({ seed: 'worth', ...setup });
  const differ = learnedWorth(WEIGHTS)(game)[0] !== promisedWorth(WEIGHTS)(game)[0];
  expect(differ).toBe(learned);
});

test.each([1, 2, 3, 4] as const)('[R3] a table of %i is judged the same whatever lies covered', (players) => {
  const game = dealt({ seed: 'unseen', players });
  const judged = (state: Game) => learnedWorth(WEIGHTS)(state);
  for (const seed of ['one', 'another']) expect(judged(redealt(game, seed))).toEqual(judged(game));
});
