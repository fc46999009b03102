import { randomFromSeed, shuffled } from '@mahjong-fortress/base/random';
import { ownSeed, volume } from '@mahjong-fortress/base/volume';
import { HIDDEN, play, SPIRIT_IDS, viewFor } from '@mahjong-fortress/rules';
import { describe, expect, test } from 'vitest';
import {
  GRADES,
  hintIn,
  isWanted,
  nextCards,
  openPuzzle,
  type WrittenPuzzle,
  wantedOf,
  withoutSurplus,
} from '../src/index.ts';
import { clearlyBest, stillHolds } from '../src/puzzles/find.ts';
import { essence } from '../src/puzzles/puzzle.ts';
import collection from '../src/puzzles/puzzles.json' with { type: 'json' };
import { redealt } from './deals.ts';

const written: readonly WrittenPuzzle[] = collection.puzzles as never;

function opened(puzzle: unknown) {
  const found = openPuzzle(puzzle);
  if (!found.ok) throw new Error(found.error.message);
  return found.value;
}

/** Searched again with seeds of their own. */
const SEARCHED_AGAIN = volume({ usual: 2, ordeal: 1000 });

describe('the puzzles', () => {
  const puzzles = written.map(opened);

  test('begin with a turn, and the solution ends it, every action legal', () => {
    for (const { id, view, game, solution } of puzzles) {
      expect(view.turn.taken, id).toEqual([]);
      let now = game;
      for (const action of solution) {
        expect(now.turn.player, id).toBe(view.turn.player);
        const played = play(now, action);
        if (!played.ok) throw new Error(`${id}: ${played.error.reason}`);
        now = played.value.game;
      }
      expect(now.over || now.turn.player !== view.turn.player, id).toBe(true);
    }
  });

  test('[R3] are kept without what lies covered, which their id deals', () => {
    for (const { id, view, game } of puzzles) {
      expect(
        view.fortress.stacks.every((stack) => stack.slice(0, -1).every((face) => face === HIDDEN)),
        id,
      ).toBe(true);
      expect(viewFor(game, view.viewer), id).toEqual(view);
    }
  });

  test('have ids of their own, and every grade and every Spirit among them', () => {
    expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
    expect(new Set(puzzles.map(({ grade }) => grade))).toEqual(new Set(GRADES));
    expect(new Set(puzzles.flatMap(({ view }) => view.options.spirits))).toEqual(new Set(SPIRIT_IDS));
    const plain = puzzles.filter(({ view }) => view.options.spirits.length === 0);
    expect(plain.length / puzzles.length).toBeGreaterThan(0.4);
    expect(plain.length / puzzles.length).toBeLessThan(0.7);
    for (const spirit of SPIRIT_IDS) {
      const met = puzzles.filter(({ view }) => view.options.spirits.includes(spirit));
      expect(met.length, spirit).toBeGreaterThanOrEqual(5);
    }
  });

  test('are not too many of a kind', () => {
    expect(withoutSurplus(written, 200).map(({ id }) => id)).toEqual(written.map(({ id }) => id));
  });

  test('still have one best turn when they are searched again in other deals', () => {
    const some = shuffled(puzzles, randomFromSeed(ownSeed('puzzles'))).slice(0, SEARCHED_AGAIN);
    const changed = some.filter((puzzle) => !stillHolds(puzzle));
    expect(changed.map(({ id }) => id)).toEqual([]);
  });

  test('are found no less surely where only some turns are of use', () => {
    const [{ game, view, solution }] = puzzles as [(typeof puzzles)[number]];
    const moment = { start: game, done: [], view };
    const wanted = essence(game, solution);
    const found = clearlyBest(moment, 'x');
    expect(clearlyBest(moment, 'x', { isOfUse: (turn) => turn.essence === wanted })).toEqual(found);
    expect(clearlyBest(moment, 'x', { isOfUse: (turn) => turn.essence !== wanted })).toBeUndefined();
  });

  test('[R3] are found by what is in sight', () => {
    const [{ game, view }] = puzzles as [(typeof puzzles)[number]];
    const other = redealt(game, 'other');
    const found = (start: typeof game) =>
      clearlyBest({ start, done: [], view: viewFor(start, view.viewer) }, 'x')?.plan;
    expect(found(other)).toEqual(found(game));
  });
});

describe('a puzzle that', () => {
  const [first] = written as readonly [WrittenPuzzle];
  test.each([
    ['is nothing', undefined],
    ['is of no grade', { ...first, grade: 'easy' }],
    ['shows no game', { ...first, view: {} }],
    ['is solved by no action', { ...first, solution: ['win'] }],
    ['is solved by what may not be done', { ...first, solution: ['done'] }],
    ['is not solved to the end of the turn', { ...first, solution: first.solution.slice(0, 1) }],
  ])('%s is refused', (_, puzzle) => {
    expect(openPuzzle(puzzle).ok).toBe(false);
  });
});

describe('a collection', () => {
  const plain = written.filter((puzzle) => opened(puzzle).view.options.spirits.length === 0);

  test('takes half of its puzzles without cards, and none twice as many of one grade', () => {
    const [one] = plain as [WrittenPuzzle];
    expect(isWanted([], one, 10)).toBe(true);
    expect(isWanted([one, one], one, 10)).toBe(false);
    expect(nextCards([one, one, one, one, one], 0, 10)?.spirits).toHaveLength(1);
    expect(nextCards([], 0, 10)).toEqual({ spirits: [] });
  });

  test('takes a few that ask for a summons and nothing else, and a turn of a game once', () => {
    const summons = plain.filter(({ solution }) => solution.join() === 'summon');
    const hard = summons.filter(({ grade }) => grade === 'dragon');
    const [one, two, three] = hard as [WrittenPuzzle, WrittenPuzzle, WrittenPuzzle];
    // Of a hundred, fifty are without cards, twenty of them of a grade: four of those may be summons.
    const others = ['w', 'x', 'y', 'z'].map((game) => ({ ...one, id: `${game}-1a` }));
    expect(wantedOf(others.slice(1), [], 100).summons).toEqual(GRADES);
    expect(wantedOf(others, [], 100)).toMatchObject({ grades: GRADES, summons: ['apprentice', 'master'] });
    expect(isWanted(others, two, 100)).toBe(false);
    expect(withoutSurplus([...others, two, three], 100)).toEqual(others);
    expect(isWanted([two], { ...two, id: `${two.id}a` }, 100)).toBe(false);
    expect(isWanted([two], { ...two, id: `another ${two.id}` }, 100)).toBe(true);
    // And of each Spirit's five one.
    const withWind = written.find(
      (puzzle) => opened(puzzle).view.options.spirits.includes('wind') && puzzle.solution.join() === 'summon',
    ) as WrittenPuzzle;
    expect(wantedOf([withWind], ['wind'], 100)).toMatchObject({ grades: GRADES, summons: [] });
    expect(wantedOf([withWind], ['faith'], 100).summons).toEqual(GRADES);
  });

  test('wants no more of a grade that it has enough of, and no Spirit that is never called', () => {
    const [one] = plain as [WrittenPuzzle];
    expect(wantedOf([], [], 10)).toEqual({ grades: GRADES, summons: GRADES, calls: false });
    expect(wantedOf([one, one], [], 10).grades).toEqual(GRADES.filter((grade) => grade !== one.grade));
    const idle = written.filter(
      (puzzle) =>
        opened(puzzle).view.options.spirits.includes('wind') &&
        !puzzle.solution.some((words) => words.startsWith('activate')),
    );
    expect(wantedOf(idle.slice(0, 1), ['wind'], 20).calls).toBe(true);
    expect(wantedOf([], ['wind'], 20).calls).toBe(false);
  });
});

test('[R3] what is good about a best turn is told by what is in sight', () => {
  for (const puzzle of written.map(opened)) {
    const { view, game, id } = puzzle;
    const hint = hintIn(puzzle, view, 0);
    expect(hint.actions.length, id).toBeGreaterThan(0);
    expect(hint.reasons.length, id).toBeGreaterThan(0);
    expect(hintIn({ ...puzzle, game: redealt(game, 'other') }, view, 0), id).toEqual(hint);
  }
});
