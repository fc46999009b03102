import { randomFromSeed } from '@mahjong-fortress/base/random';
import { type Game, legalActions, type Realm, viewFor, withTile } from '@mahjong-fortress/rules';
import { describe, expect, test } from 'vitest';
import { tilesToCome } from '../src/evaluate.ts';
import { BOTS } from '../src/index.ts';
import { CURIOUS_BOTS } from '../src/learn/curious.ts';
import { learnOutlook } from '../src/learn/learn.ts';
import { type Experience, experiencesOf, type LessonOptions, playLesson } from '../src/learn/lesson.ts';
import { solve } from '../src/learn/solve.ts';
import { momentOf, OUTLOOKS, outlooksOf, rowsOf, TRAITS, TURNS_LEFT, traitsOf } from '../src/outlook.ts';
import { WEIGHTS } from '../src/weights.ts';
import { dealt, face, layoutRows } from './deals.ts';

const start = dealt({ seed: 'outlook', players: 2, firstPlayer: 0 });

function laid(...tiles: readonly (readonly [cell: number, code: string])[]): Game {
  const [me, other] = start.players;
  if (!me || !other) throw new Error('two players are needed');
  const realm = tiles.reduce((now: Realm, [cell, code]) => withTile(now, cell, face(code)), me.realm);
  return { ...start, players: [{ ...me, realm }, other] };
}

/** So many tiles lie above the first tier, and the Dragon is so many steps away. */
function near({ above, steps }: { readonly above: number; readonly steps: number }): Game {
  const [tile = 0] = start.fortress.stacks.flat();
  const stacks = start.fortress.stacks.map((_, cell) => (cell === 0 ? new Array(above + 1).fill(tile) : []));
  return { ...start, fortress: { ...start.fortress, stacks }, track: steps };
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
    const next = TRAITS.findIndex(({ name }) => name === 'moves next');
    expect(traitsOf(start, 0, tilesToCome(start))[next]).toBe(1);
    expect(traitsOf(start, 1, tilesToCome(start))[next]).toBe(0);
  });
});

describe('the points of Dragon cards', () => {
  test('are a trait for each card in play', () => {
    const game = laid([0, 'Dg'], [1, 'Dr'], [3, 'F5']);
    const withCards = { ...game, options: { ...game.options, dragons: ['knowledge', 'humility'] } } as const;
    expect(traitsIn(game)).not.toHaveProperty('points of knowledge now');
    expect(traitsIn(withCards)).toMatchObject({ 'points of knowledge now': 4 });
    expect(traitsIn(withCards)).not.toHaveProperty('points of humility now');
  });
});

describe('the moment of a position', () => {
  test.each([
    { above: 0, steps: 0, entry: 0, part: 0 },
    { above: 0, steps: 1, entry: 1, part: 0 },
    { above: 0, steps: 3, entry: 2, part: 0.5 },
    { above: 7, steps: 4, entry: 3, part: 0.8 },
    { above: 100, steps: 4, entry: TURNS_LEFT.length - 2, part: 1 },
  ])('for two, with $above tiles above the first tier and $steps steps to go', ({ entry, part, ...at }) => {
    expect(momentOf(near(at))).toEqual({ entry, part });
  });
});

describe('the outlook', () => {
  test.each(Object.entries(OUTLOOKS))('for %s knows every trait at every moment', (name, outlook) => {
    const names = TRAITS.map((trait) => trait.name);
    expect(Object.keys(outlook)).toEqual(
      name.includes('Dragons') ? names : names.filter((one) => !one.startsWith('points of')),
    );
    for (const worth of Object.values(outlook)) expect(worth).toHaveLength(TURNS_LEFT.length);
  });

  test('fades between two moments', () => {
    const at = (steps: number) => outlooksOf(near({ above: 0, steps }), tilesToCome(start))[0] ?? Number.NaN;
    expect(at(3)).toBeCloseTo((at(2) + at(4)) / 2);
  });

  test('without a table is what promises are worth: all far from the end, little near to it', () => {
    const [last, ...earlier] = rowsOf({});
    expect(earlier.at(-1)).toEqual(Float64Array.from(TRAITS, ({ guess }) => guess));
    const later = TURNS_LEFT[0] / WEIGHTS.horizon;
    for (const [trait, { guess, atEnd = 0 }] of TRAITS.entries())
      expect(last?.[trait]).toBeCloseTo(guess * later + atEnd * (1 - later));
  });
});

/** What the first game of a lesson teaches. */
function taught(options: LessonOptions): readonly Experience[] {
  const played = playLesson(options, 0, () => 0);
  const experiences = played.ok ? experiencesOf(played.value) : played;
  if (!experiences.ok) throw new Error(experiences.error.message);
  return experiences.value;
}

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
    return { moment: { entry: 2, part: 0 }, traits, gain, weight: 1 };
  };
  const lessons = (count: number) =>
    Array.from({ length: count }, (_, i) => lesson(i % 2 === 0 ? 1 : -1, i % 2 === 0 ? 0.7 : -0.7));

  test('finds what a trait brought, where it was met', () => {
    const worth = learnOutlook(lessons(200_000), {})['empty cell'] ?? [];
    expect(worth[2]).toBeCloseTo(0.7, 2);
    expect(worth.filter((_, entry) => entry !== 2)).toEqual([0, 0, 0, 0, 0, 0]);
  });

  test('is not overturned by a few games', () => {
    const worth = learnOutlook(lessons(10), {})['empty cell'] ?? [];
    expect(worth[2]).toBeGreaterThan(0);
    expect(worth[2]).toBeLessThan(0.1);
  });

  test('leaves what it believes as it is when everything goes as expected', () => {
    const believed = OUTLOOKS['2'] ?? {};
    const expected = believed['empty cell']?.[2] ?? 0;
    expect(learnOutlook([lesson(1, expected), lesson(-1, -expected)], believed)).toEqual(believed);
  });

  test('a game to learn from tells of every position, the same every time', () => {
    const setup = { layout: layoutRows('standard-2') };
    const options = { contender: { level: 'novice' }, players: 2, seed: 'lesson', setup } as const;
    const experiences = taught(options);
    expect(experiences.length).toBeGreaterThan(20);
    expect(experiences.every(({ traits }) => traits.length === TRAITS.length)).toBe(true);
    expect(taught(options)).toEqual(experiences);
  });

  test('who learns tries something else now and then, and only what is allowed', () => {
    const view = viewFor(start, 0);
    const usual = BOTS.apprentice.decide(view, randomFromSeed('any'));
    const tried = Array.from({ length: 40 }, (_, i) =>
      CURIOUS_BOTS.apprentice.decide(view, randomFromSeed(`try ${i}`)),
    );
    const others = tried.filter((actions) => JSON.stringify(actions) !== JSON.stringify(usual));
    expect(others.length).toBeGreaterThan(5);
    expect(others.length).toBeLessThan(25);
    for (const [first] of tried) expect(legalActions(view)).toContainEqual(first);
  });

  test('among three every two are compared: what one gained on the others, they lost', () => {
    const setup = { layout: layoutRows('standard-3') };
    const options = { contender: { level: 'novice' }, players: 3, seed: 'lesson', setup } as const;
    const experiences = taught(options);
    expect(experiences.length % 3).toBe(0);
    expect(experiences.every(({ weight }) => weight === 1 / 3)).toBe(true);
    const [firstSecond, firstThird, secondThird] = experiences;
    if (!firstSecond || !firstThird || !secondThird) throw new Error('three comparisons are needed');
    expect(firstSecond.gain + secondThird.gain).toBe(firstThird.gain);
    expect(firstSecond.traits.map((amount, trait) => amount + (secondThird.traits[trait] as number))).toEqual(
      firstThird.traits,
    );
  });
});
