import { type Game, type Realm, withTile } from '@mahjong-fortress/rules';
import { describe, expect, test } from 'vitest';
import { tilesToCome } from '../src/evaluate.ts';
import { learnOutlook } from '../src/learn/learn.ts';
import { type Family, type LessonOptions, playLesson } from '../src/learn/lesson.ts';
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
  test.each(Object.entries(OUTLOOKS))('for %s knows what is often met, at every moment', (name, outlook) => {
    const known = Object.keys(outlook);
    const often = ['group of 3', 'set of 5 in reach', 'shrine 2 in the supply', 'empty cell', 'free cell 1'];
    expect(known).toEqual(expect.arrayContaining(often));
    expect(TRAITS.map((trait) => trait.name)).toEqual(expect.arrayContaining(known));
    expect(known.some((one) => one.startsWith('points of'))).toBe(name.includes('Dragons'));
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
function taught(options: LessonOptions): readonly Family[] {
  const families = playLesson(options, 0);
  if (!families.ok) throw new Error(families.error.message);
  return families.value;
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
  /** Two turns of one position, one of which leaves a trait that brings so much more, at the third moment. */
  const family = (amount: number, gain: number, luck = 0): Family => {
    const traits = TRAITS.map(() => 0);
    const moment = { entry: 2, part: 0 };
    return [
      { moment, traits, gain: luck },
      { moment, traits: traits.with(trait, amount), gain: gain + luck },
    ];
  };
  const families = (count: number) => Array.from({ length: count }, (_, i) => family(1, 0.7, i));
  const emptyCell = (count: number) => learnOutlook(families(count), {})['empty cell'] ?? [];

  test('finds what a trait brought, whatever the whole position came to', () => {
    const worth = emptyCell(20_000);
    expect(worth[2]).toBeCloseTo(0.7, 1);
    // Neighbouring moments are thought to be alike, the more so the nearer they are.
    expect(worth[1]).toBeGreaterThan(worth[0] as number);
    expect(worth[3]).toBeGreaterThan(worth[4] as number);
  });

  test('is not overturned by a few games', () => {
    const [, , worth] = emptyCell(10);
    expect(worth).toBeGreaterThan(0);
    expect(worth).toBeLessThan(0.1);
  });

  test('leaves what it believes as it is when everything goes as expected', () => {
    const believed = OUTLOOKS['2 with Dragons'] ?? {};
    const expected = believed['empty cell']?.[2] ?? 0;
    expect(learnOutlook([family(1, expected), family(-1, -expected)], believed)).toEqual(believed);
  });

  test.each([
    { players: 1, layout: 'standard-3', cards: {} },
    { players: 2, layout: 'standard-2', cards: { spirits: ['wind'], dragons: ['courage'] } },
  ] as const)('a game for $players tells of turns, the same every time', ({ players, layout, cards }) => {
    const setup = { layout: layoutRows(layout), ...cards };
    const options: LessonOptions = { players, rounds: 1, seed: 'lesson', setup };
    const lesson = taught(options);
    expect(lesson.length).toBeGreaterThan(2);
    for (const turns of lesson) {
      expect(turns.length).toBeGreaterThan(1);
      for (const { traits, gain } of turns) {
        expect(traits).toHaveLength(TRAITS.length);
        expect(Number.isFinite(gain)).toBe(true);
      }
    }
    expect(taught(options)).toEqual(lesson);
  });
});
