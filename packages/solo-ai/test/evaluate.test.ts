import { draftOf, type Face, type Game, type Realm, withTile } from '@mahjong-fortress/rules';
import { describe, expect, test } from 'vitest';
import { learnedAppraisal, learnedWorth, promisedWorth, valuationFor } from '../src/evaluate.ts';
import { afterBestTurns } from '../src/plan.ts';
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

const TABLES = [
  { table: 'against another', setup: { players: 2 }, judges: true, plans: false },
  {
    table: 'with a Dragon card',
    setup: { players: 2, spirits: ['wind'], dragons: ['courage'] },
    judges: true,
    plans: true,
  },
  { table: 'alone', setup: { players: 1 }, judges: false, plans: false },
  { table: 'among three', setup: { players: 3 }, judges: true, plans: false },
  {
    table: 'among three with a Dragon card',
    setup: { players: 3, dragons: ['courage'] },
    judges: true,
    plans: true,
  },
  { table: 'among four', setup: { players: 4 }, judges: true, plans: false },
  {
    table: 'among four with a Dragon card',
    setup: { players: 4, dragons: ['greatness'] },
    judges: true,
    plans: true,
  },
] as const;

test.each(TABLES)('$table, ends are judged by experience: $judges', ({ setup, judges }) => {
  const game = dealt({ seed: 'worth', ...setup });
  const differ = learnedWorth(WEIGHTS)(game)[0] !== promisedWorth(WEIGHTS)(game)[0];
  expect(differ).toBe(judges);
});

test.each(TABLES)(
  '$table, turns are planned by experience, the same that judges: $plans',
  ({ setup, plans }) => {
    const start = dealt({ seed: 'worth', ...setup, firstPlayer: 0 });
    const value = learnedAppraisal(WEIGHTS)(start, 0);
    const ends = afterBestTurns(draftOf({ ...start, options: { ...start.options, spirits: [] } }), value, {
      width: 1,
      payments: 0,
      everyTile: false,
      count: 5,
    });
    expect(ends.length).toBeGreaterThan(1);
    // The end of a turn is never the middle of one, so what is counted only then plays no part.
    const judge = (end: Game) =>
      plans ? (learnedWorth(WEIGHTS)(end)[0] as number) : valuationFor(start, 0, WEIGHTS)(end);
    for (const end of ends) expect(value(end)).toBeCloseTo(judge(end), 6);
  },
);

test.each(TABLES)('[R3] $table, a position is judged the same whatever lies covered', ({ setup }) => {
  const game = dealt({ seed: 'unseen', ...setup });
  for (const seed of ['one', 'another']) {
    const other = redealt(game, seed);
    expect(learnedWorth(WEIGHTS)(other)).toEqual(learnedWorth(WEIGHTS)(game));
    const planned = (state: Game) => learnedAppraisal(WEIGHTS)(state, 0)(state);
    expect(planned(other)).toEqual(planned(game));
  }
});
