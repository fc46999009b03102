import { type Game, type Realm, withTile } from '@mahjong-fortress/rules';
import { describe, expect, test } from 'vitest';
import { tilesToCome } from '../src/evaluate.ts';
import { learnOutlook } from '../src/learn/learn.ts';
import { type Experience, playLesson } from '../src/learn/lesson.ts';
import { solve } from '../src/learn/solve.ts';
import { momentOf, OUTLOOK, outlookOf, rowsOf, TILES_LEFT, TRAITS, traitsOf } from '../src/outlook.ts';
import { dealt, face, layoutRows } from './deals.ts';

const start = dealt({ seed: 'outlook', players: 2, firstPlayer: 0 });

function laid(...tiles: readonly (readonly [cell: number, code: string])[]): Game {
  const [me, other] = start.players;
  if (!me || !other) throw new Error('two players are needed');
  const realm = tiles.reduce((now: Realm, [cell, code]) => withTile(now, cell, face(code)), me.realm);
  return { ...start, players: [{ ...me, realm }, other] };
}

function withTilesLeft(count: number): Game {
  let left = count;
  const stacks = start.fortress.stacks.map((stack) => {
    const kept = stack.slice(0, Math.max(0, left));
    left -= kept.length;
    return kept;
  });
  return { ...start, fortress: { ...start.fortress, stacks } };
}

/** The traits of the first player that are there at all, by name. */
function traitsIn(game: Game): Record<string, number> {
  const found = traitsOf(game, 0, tilesToCome(game));
  return Object.fromEntries(
    TRAITS.flatMap(({ name }, trait) => (found[trait] ? [[name, found[trait]]] : [])),
  );
}

describe('the traits of a position', () => {
  test('have different names', () => {
    expect(new Set(TRAITS.map(({ name }) => name)).size).toBe(TRAITS.length);
  });

  test('tell groups, sets in reach and what is free', () => {
    const empty = traitsIn(start);
    const cells = empty['empty cell'] ?? 0;
    // Two of a faction beside each other, and a Dragon further on.
    const found = traitsIn(laid([0, 'M1'], [1, 'M2'], [3, 'Dg']));
    expect(found).toMatchObject({
      'group of 2': 1,
      'special group of 1': 1,
      'set of 3 in reach': 1,
      'special set of 2 in reach': 1,
      'empty cell': cells - 3,
      'tile in the realm': 3,
    });
    expect(found['group of 1']).toBeUndefined();
  });

  test('tell who moves next', () => {
    expect(traitsOf(start, 0, tilesToCome(start)).at(-1)).toBe(1);
    expect(traitsOf(start, 1, tilesToCome(start)).at(-1)).toBe(0);
  });
});

describe('the moment of a position', () => {
  test.each([
    { tiles: 0, entry: 0, part: 0 },
    { tiles: 6, entry: 1, part: 0 },
    { tiles: 11, entry: 1, part: 0.5 },
    { tiles: 116, entry: TILES_LEFT.length - 2, part: 1 },
  ])('with $tiles tiles left for two', ({ tiles, entry, part }) => {
    expect(momentOf(withTilesLeft(tiles))).toEqual({ entry, part });
  });
});

describe('the outlook', () => {
  test('knows every trait at every moment', () => {
    expect(Object.keys(OUTLOOK)).toEqual(TRAITS.map(({ name }) => name));
    for (const worth of Object.values(OUTLOOK)) expect(worth).toHaveLength(TILES_LEFT.length);
  });

  test('fades between two moments', () => {
    const [from, to] = [TILES_LEFT[2], TILES_LEFT[3]];
    const at = (tiles: number) => outlookOf(withTilesLeft(tiles), 0, tilesToCome(start));
    expect(at(from + to)).toBeCloseTo((at(2 * from) + at(2 * to)) / 2);
  });

  test('without a table is what was thought at first: nothing at the very end', () => {
    const [last, ...earlier] = rowsOf({});
    expect(last?.every((worth) => worth === 0)).toBe(true);
    expect(earlier.every((row) => row.some((worth) => worth > 0))).toBe(true);
  });
});

describe('learning', () => {
  test('solves equations', () => {
    const matrix = [
      [4, 2, 0],
      [2, 5, 1],
      [0, 1, 3],
    ].map((row) => Float64Array.from(row));
    const solution = solve(matrix, Float64Array.from([8, 15, 11]));
    expect([...solution].map((value) => Number(value.toFixed(9)))).toEqual([1, 2, 3]);
  });

  const trait = TRAITS.findIndex(({ name }) => name === 'empty cell');
  /** A trait that brought so much, at the third moment. */
  const lesson = (amount: number, gain: number): Experience => {
    const traits = new Float64Array(TRAITS.length);
    traits[trait] = amount;
    return { moment: { entry: 2, part: 0 }, traits, gain };
  };
  const lessons = (count: number) =>
    Array.from({ length: count }, (_, i) => lesson(i % 2 === 0 ? 1 : -1, i % 2 === 0 ? 0.7 : -0.7));

  test('finds what a trait brought, where it was met', () => {
    const worth = learnOutlook(lessons(200_000), {})['empty cell'] ?? [];
    expect(worth[2]).toBeCloseTo(0.7, 2);
    expect(worth.filter((_, entry) => entry !== 2)).toEqual([0, 0, 0, 0, 0]);
  });

  test('is not overturned by a few games', () => {
    const worth = learnOutlook(lessons(10), {})['empty cell'] ?? [];
    expect(worth[2]).toBeGreaterThan(0);
    expect(worth[2]).toBeLessThan(0.1);
  });

  test('leaves what it believes as it is when everything goes as expected', () => {
    const expected = OUTLOOK['empty cell']?.[2] ?? 0;
    expect(learnOutlook([lesson(1, expected), lesson(-1, -expected)], OUTLOOK)).toEqual(OUTLOOK);
  });

  test('a game to learn from tells of every position, the same every time', () => {
    const setup = { layout: layoutRows('standard-2') };
    const options = { contender: { level: 'novice' }, seed: 'lesson', setup } as const;
    const played = playLesson(options, 0, () => 0);
    if (!played.ok) throw new Error(played.error.message);
    expect(played.value.length).toBeGreaterThan(20);
    expect(played.value.every(({ traits }) => traits.length === TRAITS.length)).toBe(true);
    expect(playLesson(options, 0, () => 0)).toEqual(played);
  });
});
