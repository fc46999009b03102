import { type Action, type Game, play, viewFor } from '@mahjong-fortress/rules';
import { openPuzzle, type Puzzle, solves } from '@mahjong-fortress/solo-ai';
import { describe, expect, test, vi } from 'vitest';
import { answer } from '../session/opponents.ts';
import { loadPuzzles } from './collection.ts';
import { openPuzzleCode, packPuzzle } from './puzzle-code.ts';
import { puzzleSession } from './puzzle-session.ts';

const puzzles = await loadPuzzles();

function opened(value: unknown): Puzzle {
  const puzzle = openPuzzle(value);
  if (!puzzle.ok) throw new Error(puzzle.error.message);
  return puzzle.value;
}

const [first] = puzzles;
const puzzle = opened(first);

function open(asksToEnd = false) {
  const asked: unknown[] = [];
  const session = puzzleSession({
    puzzle,
    asksToEnd: () => asksToEnd,
    pause: async () => undefined,
    opponents: {
      async move(question) {
        asked.push(question.view);
        return answer({ ...question, level: 'novice', type: 'move' }) as never;
      },
      hint: async () => undefined,
      cancel: () => undefined,
    },
  });
  session.start();
  return { session, asked, attempt: () => session.attempt.value.type };
}

type Opened = ReturnType<typeof open>;

function gamesAfter(actions: readonly Action[]): readonly Game[] {
  const games = [puzzle.game];
  for (const action of actions) {
    const played = play(games.at(-1) as Game, action);
    if (played.ok) games.push(played.value.game);
  }
  return games;
}

async function playWell({ session }: Opened): Promise<void> {
  for (const action of puzzle.solution) {
    await vi.waitUntil(() => session.state.value.legal.length > 0);
    session.touch({ type: 'act', action });
  }
}

/** Does whatever may be done first, to the end of the turn. */
async function playBadly({ session, attempt }: Opened): Promise<void> {
  while (attempt() === 'playing') {
    const [action] = session.state.value.legal;
    if (action) session.touch({ type: 'act', action });
    else await Promise.resolve();
  }
}

describe('a puzzle', () => {
  test('is solved by its solution, and nobody answers that', async () => {
    const game = open();
    const { session, asked, attempt } = game;
    await playWell(game);
    expect(attempt()).toBe('right');
    await vi.waitUntil(() => session.state.value.situation === 'solved');
    expect(asked).toEqual([]);
    expect(session.state.value.legal).toEqual([]);
    expect(session.canUndo()).toBe(false);
    expect(session.attempt.value).toEqual({ type: 'right', help: 'none' });
    session.stop();
  });

  test('stays solved however long nobody answers', async () => {
    vi.useFakeTimers();
    const game = open();
    const { session } = game;
    await playWell(game);
    await vi.waitUntil(() => session.state.value.situation === 'solved');
    await vi.advanceTimersByTimeAsync(600_000);
    expect(session.state.value).toMatchObject({ situation: 'solved', legal: [] });
    session.stop();
    vi.useRealTimers();
  });

  test('[R3] answers another turn with what can be seen, says what it lacks, and can be tried again', async () => {
    const game = open();
    const { session, asked, attempt } = game;
    await playBadly(game);
    await vi.waitUntil(() => attempt() === 'wrong');
    expect(asked.length).toBeGreaterThan(0);
    const games = gamesAfter(session.state.value.record.actions);
    for (const view of asked) {
      const seen = games.some(
        (one) => JSON.stringify(viewFor(one, one.turn.player)) === JSON.stringify(view),
      );
      expect(seen).toBe(true);
    }
    const last = session.attempt.value;
    expect(last.type === 'wrong' && last.amiss.length > 0).toBe(true);
    expect(session.state.value.legal).toEqual([]);
    session.touch({ type: 'act', action: { type: 'summon' } });
    expect(attempt()).toBe('wrong');
    session.again();
    expect(attempt()).toBe('playing');
    await vi.waitUntil(() => session.state.value.legal.length > 0);
    expect(session.state.value.view).toEqual(puzzle.view);
    session.stop();
  });

  test('plays out its best turn when it is asked to, which is help', async () => {
    const game = open();
    const { session, attempt } = game;
    await playBadly(game);
    await vi.waitUntil(() => attempt() === 'wrong');
    session.show();
    expect(attempt()).toBe('showing');
    await vi.waitUntil(() => attempt() === 'shown');
    session.again();
    expect(attempt()).toBe('playing');
    await playWell(game);
    expect(session.attempt.value).toEqual({ type: 'right', help: 'given' });
    session.stop();
  });

  test('gives the next step of the best turn as a hint, with a reason', async () => {
    const game = open();
    const { session } = game;
    session.hint();
    await vi.waitUntil(() => typeof session.state.value.hint === 'object');
    const { hint } = session.state.value;
    expect(hint && hint !== 'thinking' && hint.actions).toEqual(puzzle.solution);
    expect(hint && hint !== 'thinking' && hint.reasons.length).toBeGreaterThan(0);
    await playWell(game);
    expect(session.attempt.value).toEqual({ type: 'right', help: 'given' });
    session.stop();
  });
});

const half = first ? (await packPuzzle(first)).slice(0, 200) : '';

describe('a link', () => {
  test('opens every puzzle', async () => {
    for (const written of puzzles) {
      const found = await openPuzzleCode(await packPuzzle(written));
      expect(found.ok && found.value, written.id).toEqual(opened(written));
    }
  });

  test.each([
    ['nothing', ''],
    ['something else', 'q1YqS8wpTVWyUgIA'],
    ['half of one', half],
  ])('that holds %s is refused', async (_, code) => {
    expect((await openPuzzleCode(code)).ok).toBe(false);
  });
});

test('every solution is a turn that solves it', () => {
  for (const written of puzzles) {
    const one = opened(written);
    expect(solves(one, one.solution), one.id).toBe(true);
    const ends = one.solution.reduce((game, action) => {
      const played = play(game, action);
      return played.ok ? played.value.game : game;
    }, one.game);
    expect(ends.over || ends.turn.player !== one.view.viewer).toBe(true);
  }
});
