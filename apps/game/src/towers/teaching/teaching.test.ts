import { LANGUAGES } from '@mahjong-fortress/base/languages';
import { memoryVault } from '@mahjong-fortress/base/vault';
import { type Game, makeAction, play, towers, viewFor } from '@mahjong-fortress/towers';
import { turnStateOf } from '@mahjong-fortress/towers/flow';
import { loadTowersTeaching } from '@mahjong-fortress/words/towers-teaching';
import { en } from '@mahjong-fortress/words/towers-teaching/en';
import { describe, expect, test, vi } from 'vitest';
import { hasBegunLessons, isNewHere, LESSONS_KEYS, noteOffered } from '../../storage/offer.ts';
import { lessonGame, othersTurn } from './deal.ts';
import { type GuidedTowers, guidedTowers } from './guided-session.ts';
import { readProgress } from './progress.ts';
import { acceptedIn, LESSONS, STEPS } from './script.ts';
import { spotsOf } from './spots.ts';

const KEY = LESSONS_KEYS.towers;

function played(game: Game, action: Parameters<typeof play>[1]): Game {
  const next = play(game, action);
  if (!next.ok) throw new Error(`${makeAction(action)}: ${next.error.reason}`);
  return next.value.game;
}

/** Until the pupil is asked again; every turn of the other player leads on. */
function afterOthers(game: Game): Game {
  let now = game;
  while (now.turn.seat === 1) {
    const actions = othersTurn(now);
    expect(actions).not.toEqual([]);
    for (const action of actions) now = played(now, action);
  }
  return now;
}

describe('the script', () => {
  test('every step is legal and reached, and the year pays the pupil', () => {
    let game = lessonGame();
    for (const step of STEPS) {
      expect(turnStateOf(game)).toBe(step.waits);
      if (step.accepts === undefined) continue;
      const accepted = acceptedIn(step, viewFor(game, 0));
      const [action] = accepted;
      if (!action) throw new Error(`${step.id} waits for nothing that is legal`);
      expect(accepted.length).toBe(1);
      expect(spotsOf(step, accepted, {}).length).toBeGreaterThan(0);
      game = afterOthers(played(game, action));
    }
    expect([game.year, game.round]).toEqual([2, 1]);
    // 2 for jumping, 3 × 3 and 4 × 1 for castles, 5 from the king.
    expect(game.players.map(({ points }) => points)).toEqual([20, 12]);
  });

  test('every lesson and every step has its words', () => {
    expect(LESSONS).toEqual(Object.keys(en.lessons));
    expect(STEPS.map(({ id }) => id)).toEqual(Object.keys(en.steps));
  });
});

test.each(LANGUAGES)(
  'in %s a step is said in at most 40 words, all of it in three minutes',
  async (language) => {
    const words = await loadTowersTeaching(language);
    const counts = Object.values(words.steps).map((text) => text.split(/\s+/).length);
    expect(Math.max(...counts)).toBeLessThanOrEqual(40);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBeLessThan(3 * 160);
  },
);

test('lessons are offered to whoever has not played Towers, and once', () => {
  const vault = memoryVault();
  void vault.update('save/a', () => '{"version":2,"savedAt":1,"record":{}}');
  void vault.update('lessons', () => '{}');
  expect(isNewHere(vault, 'towers')).toBe(true);
  noteOffered(vault, 'towers');
  expect(isNewHere(vault, 'towers')).toBe(false);
});

function opened(vault = memoryVault()): GuidedTowers {
  const session = guidedTowers({ vault, progress: readProgress(vault), pause: () => Promise.resolve() });
  session.start();
  return session;
}

const stepOf = (session: GuidedTowers) => STEPS[session.place.value.step];

/** Does what the present step waits for. */
async function doStep(session: GuidedTowers): Promise<void> {
  const [action] = acceptedIn(stepOf(session), session.state.value.view);
  if (action) session.touch({ type: 'act', action });
  else session.goOn();
  await vi.waitFor(() => expect(session.state.value.situation).toBe(stepOf(session)?.waits), { interval: 2 });
}

async function doSteps(session: GuidedTowers, until: string): Promise<void> {
  while (stepOf(session)?.id !== until) await doStep(session);
}

const cellOf = (name: string) => {
  const action = towers.parseAction(lessonGame(), `block ${name}`);
  if (!action.ok || action.value.type !== 'block') throw new Error(name);
  return action.value.cell;
};

describe('a guided game', () => {
  test('leads from the first look to the second year and leaves nothing behind', async () => {
    const vault = memoryVault();
    const session = opened(vault);
    await doSteps(session, 'finish');
    expect(session.state.value.view.year).toBe(2);
    expect(vault.keys()).toEqual([]);
  });

  test('does not do what the lesson is not about, and says so; what is forbidden says why', async () => {
    const session = opened();
    await doSteps(session, 'widen');
    const { view } = session.state.value;
    session.touch({ type: 'cell', cell: cellOf('3,2') });
    expect(session.place.value.nudges).toBe(1);
    session.touch({ type: 'tool', tool: 'bring' });
    session.touch({ type: 'cell', cell: cellOf('2,2') });
    expect(session.place.value.nudges).toBe(3);
    expect(session.state.value.pending).toEqual({});
    session.touch({ type: 'cell', cell: cellOf('7,7') });
    expect(session.state.value.refused?.code).toBe('no-castle-beside');
    expect(session.state.value.view).toBe(view);
    session.touch({ type: 'tool', tool: 'build' });
    session.touch({ type: 'cell', cell: cellOf('2,3') });
    expect(stepOf(session)?.id).toBe('raise');
  });

  test('a finger may aim where the lesson leads, and nowhere else', async () => {
    const session = opened();
    await doSteps(session, 'raise');
    const aimAt = (name: string) => session.touch({ type: 'cell', cell: cellOf(name), aims: true });
    aimAt('3,2');
    expect(session.state.value.pending.aim).toBeUndefined();
    aimAt('2,3');
    expect(session.state.value.pending.aim).toBe(cellOf('2,3'));
    aimAt('2,3');
    expect(stepOf(session)?.id).toBe('climb');
  });

  test('points at a tool, then at the cell; at a knight, then where he goes', async () => {
    const session = opened();
    const spots = () => {
      const { view, pending } = session.state.value;
      const step = stepOf(session);
      return step ? spotsOf(step, acceptedIn(step, view), pending) : [];
    };
    await doSteps(session, 'widen');
    expect(spots()).toEqual([{ type: 'button', does: 'build' }]);
    session.touch({ type: 'tool', tool: 'build' });
    expect(spots()).toEqual([{ type: 'cell', cell: cellOf('2,3') }]);
    await doSteps(session, 'climb');
    expect(spots()).toEqual([{ type: 'cell', cell: cellOf('2,2') }]);
    session.touch({ type: 'cell', cell: cellOf('2,2') });
    expect(spots()).toEqual([{ type: 'cell', cell: cellOf('2,3') }]);
  });

  test('goes on where it was left', async () => {
    const vault = memoryVault();
    const first = opened(vault);
    await doSteps(first, 'card');
    first.stop();
    expect(hasBegunLessons(vault, 'towers')).toBe(true);
    const second = opened(vault);
    expect(second.state.value.view).toEqual(first.state.value.view);
    expect(stepOf(second)?.id).toBe('card');
    await doSteps(second, 'finish');
  });

  test.each([
    ['nonsense', '{'],
    ['an illegal action', '{"step":9,"actions":["block 0,0"]}'],
    ['an action that is no text', '{"step":9,"actions":[{"toString":1}]}'],
    ['a step that does not exist', '{"step":-4,"actions":[]}'],
  ])('%s in the vault is the beginning', (_, text) => {
    const vault = memoryVault();
    void vault.update(KEY, () => text);
    expect(readProgress(vault)).toMatchObject({ step: 0, match: { actions: [] } });
  });
});
