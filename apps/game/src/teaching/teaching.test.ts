import { LANGUAGES } from '@mahjong-fortress/base/languages';
import { randomFromSeed } from '@mahjong-fortress/base/random';
import { memoryVault } from '@mahjong-fortress/base/vault';
import { boardsOf, type Game, makeAction, phaseOf, play, standings, viewFor } from '@mahjong-fortress/rules';
import { turnStateOf } from '@mahjong-fortress/rules/flow';
import { loadGameWords } from '@mahjong-fortress/words/game';
import { en } from '@mahjong-fortress/words/game/en';
import { describe, expect, test, vi } from 'vitest';
import { hasBegunLessons, isNewHere, LESSONS_KEYS, noteOffered } from '../storage/offer.ts';
import { readProgress } from './course.ts';
import { lessonGame, othersTurn } from './deal.ts';
import { type GuidedSession, guidedSession } from './guided-session.ts';
import { acceptedIn, LESSONS, STEPS } from './script.ts';

const LESSONS_KEY = LESSONS_KEYS['mahjong-fortress'];

function played(game: Game, action: Parameters<typeof play>[1]): Game {
  const next = play(game, action);
  if (!next.ok) throw new Error(`${makeAction(boardsOf(game), action)}: ${next.error.reason}`);
  return next.value.game;
}

/** Plays the lessons by the rules alone; `choose` picks one of what a step accepts. */
function playThrough(choose: (count: number) => number): Game {
  let game = lessonGame();
  for (const step of STEPS) {
    if (!step.accepts) continue;
    expect(turnStateOf(game)).toBe(step.waits);
    const accepted = acceptedIn(step, viewFor(game, 0));
    const action = accepted[choose(accepted.length)];
    if (!action) throw new Error(`${step.id} waits for nothing that is legal`);
    game = played(game, action);
    if (phaseOf(game) === 'end') game = played(game, { type: 'end' });
    if (game.turn.player === 1) for (const other of othersTurn(game)) game = played(game, other);
  }
  return game;
}

describe('the script', () => {
  test('plays through to the final score by the rules, and the pupil wins', () => {
    const game = playThrough((count) => count - 1);
    expect(game.over).toBe(true);
    expect(standings(game).map(({ player, score }) => [player, score.total])).toEqual([
      [0, 9],
      [1, 3],
    ]);
  });

  test('whatever a pupil chooses where there is a choice, the lessons come to their end', () => {
    for (let seed = 0; seed < 60; seed++) {
      const game = playThrough(randomFromSeed(`pupil ${seed}`).below);
      expect(game.over).toBe(true);
      expect(standings(game)[0]?.player).toBe(0);
    }
  });

  test('every lesson has a step, and the score is the last', () => {
    expect(LESSONS).toEqual(Object.keys(en.teaching.lessons));
    expect(STEPS.map(({ id }) => id)).toEqual(Object.keys(en.teaching.steps));
  });
});

const LANGUAGE_WORDS = await Promise.all(
  LANGUAGES.map(async (language) => [language, await loadGameWords(language)] as const),
);

describe.each(LANGUAGE_WORDS)('in %s', (_, { teaching }) => {
  const said = [
    ...Object.entries(teaching.steps),
    ['pay', teaching.pay],
    ['aim', teaching.aim],
    ['look', teaching.look],
    ['score', teaching.score],
  ] as const;
  const count = (text: string) => text.split(/\s+/).length;

  test.each(said)('%s is said in at most 40 words', (_, text) => {
    expect(count(text)).toBeGreaterThan(3);
    expect(count(text)).toBeLessThanOrEqual(40);
  });

  test('all of it is read in less than three minutes of the five', () => {
    const slowReader = 160;
    expect(said.reduce((sum, [, text]) => sum + count(text), 0)).toBeLessThan(3 * slowReader);
  });
});

describe('lessons are offered', () => {
  test.each(['settings', 'fortress/castle', 'editor/open', 'community-sources', 'balance/castle'])(
    'to somebody who has left no more than %s',
    (key) => {
      const vault = memoryVault();
      void vault.update(key, () => '{}');
      expect(isNewHere(vault, 'mahjong-fortress')).toBe(true);
      noteOffered(vault, 'mahjong-fortress');
      expect(isNewHere(vault, 'mahjong-fortress')).toBe(false);
    },
  );

  test.each(['save/a', 'statistics', LESSONS_KEY])('not to somebody who has left %s', (key) => {
    const vault = memoryVault();
    void vault.update(key, () => '{}');
    expect(isNewHere(vault, 'mahjong-fortress')).toBe(false);
  });
});

/** Waits until the other player and the end of turns have had their time. */
function settle(session: GuidedSession): Promise<void> {
  const isAwaited = () => [STEPS[session.place.value.step]?.waits, 'over'];
  return vi.waitFor(() => expect(isAwaited()).toContain(session.state.value.situation), { interval: 2 });
}

function opened(vault = memoryVault()): GuidedSession {
  const session = guidedSession({ vault, progress: readProgress(vault), pause: () => Promise.resolve() });
  session.start();
  return session;
}

/** Does what the present step waits for. */
async function doStep(session: GuidedSession): Promise<void> {
  const step = STEPS[session.place.value.step];
  const [action] = acceptedIn(step, session.state.value.view);
  if (action) session.touch({ type: 'act', action });
  else session.goOn();
  await settle(session);
}

async function doSteps(session: GuidedSession, until: string): Promise<void> {
  while (STEPS[session.place.value.step]?.id !== until) await doStep(session);
}

describe('a guided session', () => {
  test('leads from the first look to the final score and leaves nothing behind', async () => {
    const vault = memoryVault();
    const session = opened(vault);
    for (const _ of STEPS) await doStep(session);
    expect(session.state.value.view.over).toBe(true);
    expect(vault.keys()).toEqual([]);
  });

  test('does not do what the lesson is not about, and says so', async () => {
    const session = opened();
    await doSteps(session, 'first');
    const { view } = session.state.value;
    session.touch({ type: 'fortress', cell: 1 });
    expect(session.place.value.nudges).toBe(1);
    expect(session.state.value.view).toBe(view);
    session.touch({ type: 'fortress', cell: 7 });
    expect(session.state.value.refused?.code).toBe('sides-blocked');
    expect(session.place.value.nudges).toBe(1);
  });

  test('a finger may aim where the lesson leads, and nowhere else', async () => {
    const session = opened();
    await doSteps(session, 'beside');
    const aimAt = (cell: number) => session.touch({ type: 'realm', player: 0, cell, aims: true });
    aimAt(20);
    expect(session.place.value.nudges).toBe(1);
    expect(session.state.value.pending.aim).toBeUndefined();
    aimAt(1);
    expect(session.state.value.pending.aim).toBe(1);
    aimAt(1);
    expect(STEPS[session.place.value.step]?.id).toBe('uncover');
  });

  test('shows the Spirit only in its lesson', async () => {
    const session = opened();
    const canCall = () => session.state.value.legal.some(({ type }) => type === 'activate');
    expect(canCall()).toBe(false);
    session.touch({ type: 'spirit', spirit: 'destruction' });
    expect(session.state.value.pending).toEqual({});
    await doSteps(session, 'spirit');
    expect(canCall()).toBe(true);
  });

  test('goes on where it was left', async () => {
    const vault = memoryVault();
    const first = opened(vault);
    await doSteps(first, 'stack');
    first.stop();
    expect(hasBegunLessons(vault, 'mahjong-fortress')).toBe(true);
    const second = opened(vault);
    expect(second.state.value.view).toEqual(first.state.value.view);
    expect(STEPS[second.place.value.step]?.id).toBe('stack');
    await doSteps(second, 'last');
    await doStep(second);
    expect(second.state.value.view.over).toBe(true);
  });

  test.each([
    ['nonsense', '{'],
    ['another shape', '{"step":3}'],
    ['an illegal action', '{"step":9,"actions":["summon"]}'],
    ['an action that is no text', '{"step":9,"actions":[{"toString":1}]}'],
    ['nesting without end', `{"actions":${'['.repeat(5000)}${']'.repeat(5000)}}`],
    ['a step that does not exist', '{"step":-4,"actions":[]}'],
  ])('%s in the vault is the beginning', (_, text) => {
    const vault = memoryVault();
    void vault.update(LESSONS_KEY, () => text);
    expect(readProgress(vault)).toMatchObject({ step: 0, match: { actions: [] } });
  });
});
