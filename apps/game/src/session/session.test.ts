import { gameNow, takenBackTo, withAction } from '@mahjong-fortress/match';
import { type Action, legalActions, mahjongFortress } from '@mahjong-fortress/rules';
import { describe, expect, test, vi } from 'vitest';
import { dealOf, type NewGame, quickGame, sameDeal } from './new-game.ts';
import { answer, type Hint } from './opponents.ts';
import { NOTHING_PENDING } from './pending.ts';
import type { PlayedGame } from './played-game.ts';
import { openSession, type SessionOptions } from './session.ts';
import { type OwnSession, type Session, type SessionState, turnOf } from './session-state.ts';
import { asShown } from './shown.ts';

function newDeal(seed = 'session', more: Partial<NewGame> = {}): PlayedGame {
  const choice = quickGame();
  const seats = choice.seats.map((seat) =>
    seat.sitter === 'apprentice' ? { ...seat, sitter: 'novice' as const } : seat,
  );
  const deal = dealOf({ ...choice, seats, seed, ...more }, 'en');
  if (!deal.ok) throw new Error(deal.error.message);
  return deal.value;
}

interface Saved extends SessionState {
  readonly played: PlayedGame;
}

interface Changed {
  readonly opponents?: Partial<SessionOptions['opponents']>;
  readonly pause?: SessionOptions['pause'];
  readonly asksToEnd?: SessionOptions['asksToEnd'];
}

function open(
  played: PlayedGame,
  casual = false,
  { opponents, pause = async () => undefined, asksToEnd = () => false }: Changed = {},
): { session: OwnSession; saved: Saved[] } {
  const saved: Saved[] = [];
  const session = openSession({
    id: 'test',
    played,
    opponents: {
      move: async (question) => answer({ ...question, type: 'move' }) as readonly Action[],
      hint: async (question) => answer({ ...question, type: 'hint' }) as Hint,
      cancel: () => undefined,
      ...opponents,
    },
    casualUndo: () => casual,
    asksToEnd,
    save: (state, played) => saved.push({ ...state, played }),
    pause,
  });
  return { session, saved };
}

/** Plays the first thing that leads on, for the person. */
function stepFor(session: Session): void {
  const { view } = session.state.value;
  const [action] = legalActions(view);
  if (action) session.touch({ type: 'act', action });
}

test('a whole game against a computer, every action saved, any save can be gone on with', async () => {
  const { session, saved } = open(newDeal());
  const situation = () => session.state.value.situation;
  session.start();
  while (!session.state.value.view.over) {
    const isReady = () => expect(['thinking', 'moving', 'showing']).not.toContain(situation());
    await vi.waitFor(isReady, { interval: 2 });
    stepFor(session);
  }
  const last = session.state.value;
  // Once more when nobody has to be asked whether it is over.
  await vi.waitFor(() => expect(saved).toHaveLength(last.record.actions.length + 1));
  expect(last.record.result).toHaveLength(2);
  // What was covered is told when it is over, and no sooner.
  expect(session.state.value.told).toEqual(session.played());
  expect(saved.slice(0, -1).every(({ told }) => told === undefined)).toBe(true);
  const middle = saved[Math.floor(saved.length / 2)];
  if (!middle) throw new Error('nothing was saved');
  expect(open(middle.played).session.state.value.view).toEqual(middle.view);
});

test('a refusal is told and changes nothing', () => {
  const { session } = open(newDeal());
  session.touch({ type: 'realm', player: 0, cell: 0 });
  const state = session.state.value;
  expect(state.refused).toMatchObject({ code: 'choose-first', count: 1 });
  expect(state.record.actions).toHaveLength(0);
  session.touch({ type: 'cancel' });
  expect(session.state.value).toMatchObject({ refused: undefined, pending: NOTHING_PENDING });
});

test('undo stops at a tile that came to light, unless the game is casual', () => {
  for (const casual of [false, true]) {
    const { session } = open(newDeal(), casual);
    stepFor(session);
    expect(session.state.value.view.turn.first).toBeDefined();
    expect(session.canUndo()).toBe(casual);
    session.touch({ type: 'act', action: { type: 'shrine' } });
    expect(session.canUndo()).toBe(true);
    session.undo();
    expect(session.state.value.view.turn.finished).toBe(false);
    session.undo();
    expect(session.state.value.record.actions).toHaveLength(casual ? 0 : 1);
  }
});

test('a turn that has ended is taken back until the next player has revealed something', async () => {
  const pause = () => new Promise<void>(() => undefined);
  const { session } = open(newDeal(), false, { pause });
  session.start();
  stepFor(session);
  session.touch({ type: 'act', action: { type: 'shrine' } });
  const steps = session.state.value.record.actions.length;
  stepFor(session);
  await vi.waitFor(() => expect(session.state.value.situation).toBe('moving'));
  session.undo();
  expect(session.state.value.record.actions).toHaveLength(steps);
  expect(session.state.value.view.turn.hand).toHaveLength(1);
  session.stop();

  const answered = open(newDeal());
  endTurn(answered.session);
  await vi.waitFor(() => expect(answered.session.state.value.situation).toBe('chooseAction'));
  answered.session.undo();
  expect(answered.session.state.value.refused).toMatchObject({ code: 'undo-sealed' });
});

/** Ends the person's first turn. */
function endTurn(session: Session): void {
  stepFor(session);
  session.touch({ type: 'act', action: { type: 'discard' } });
}

test('a turn taken back and played again while a computer waits to move is answered, too', async () => {
  const waiting: (() => void)[] = [];
  const pause = () => new Promise<void>((resume) => waiting.push(resume));
  const { session } = open(newDeal(), true, { pause });
  endTurn(session);
  await vi.waitFor(() => expect(waiting).toHaveLength(1));
  session.undo();
  session.touch({ type: 'act', action: { type: 'discard' } });
  waiting[0]?.();
  await vi.waitFor(() => expect(waiting).toHaveLength(2));
  waiting[1]?.();
  const steps = session.state.value.record.actions.length;
  await vi.waitFor(() => expect(session.state.value.record.actions.length).toBeGreaterThan(steps));
});

describe('a computer that gives no answer', () => {
  async function failed(casual = false) {
    const move = vi.fn<SessionOptions['opponents']['move']>(async () => undefined);
    const opened = open(newDeal(), casual, { opponents: { move } });
    endTurn(opened.session);
    await vi.waitFor(() => expect(opened.session.state.value.fault).toEqual({ seat: 1, why: 'nothing' }));
    move.mockImplementation(async (question) => answer({ ...question, type: 'move' }) as readonly Action[]);
    return { ...opened, move, now: () => opened.session.state.value };
  }

  test('is told, and nothing is lost', async () => {
    const { now, saved } = await failed();
    expect(now().record.actions.length).toBeGreaterThan(0);
    expect(saved.at(-1)?.record).toEqual(now().record);
  });

  test('is asked again', async () => {
    const { session, now } = await failed();
    session.touch({ type: 'retry' });
    await vi.waitFor(() => expect(now().legal.length).toBeGreaterThan(0));
    expect(now().fault).toBeUndefined();
  });

  test('leaves its seat to another level, and the record says so', async () => {
    const { session, now, move, saved } = await failed();
    session.touch({ type: 'substitute', sitter: 'apprentice' });
    await vi.waitFor(() => expect(now().legal.length).toBeGreaterThan(0));
    expect(move).toHaveBeenLastCalledWith(expect.objectContaining({ level: 'apprentice' }));
    expect(saved.at(-1)?.record.seats[1]).toMatchObject({ level: 'apprentice' });
  });

  test('leaves its seat to a person', async () => {
    const { session, now } = await failed();
    session.touch({ type: 'substitute', sitter: 'human' });
    expect(now().legal.length).toBeGreaterThan(0);
    const steps = now().record.actions.length;
    stepFor(session);
    expect(now().record.actions.length).toBe(steps + 1);
  });

  test('is spared when the turn before it is taken back', async () => {
    const { session, now } = await failed(true);
    session.undo();
    expect(now().legal.length).toBeGreaterThan(0);
    expect(now().fault).toBeUndefined();
  });
});

test('an animation that fails holds up no computer', async () => {
  const { session } = open(newDeal());
  session.present(() => Promise.reject(new Error('no canvas')));
  session.start();
  endTurn(session);
  const steps = session.state.value.record.actions.length;
  await vi.waitFor(() => expect(session.state.value.record.actions.length).toBeGreaterThan(steps));
});

test('what cannot be taken back says why', () => {
  const { session } = open(newDeal());
  session.undo();
  expect(session.state.value.refused).toMatchObject({ code: 'undo-nothing', count: 1 });
  stepFor(session);
  session.undo();
  expect(session.state.value.refused).toMatchObject({ code: 'undo-sealed' });
});

const never = () => new Promise<never>(() => undefined);

test('a touch while a computer thinks is told whose turn it is, until it has moved', async () => {
  let decide = () => {};
  const opponents: Changed['opponents'] = {
    move: (question) =>
      new Promise((resolve) => {
        decide = () => resolve(answer({ ...question, type: 'move' }) as readonly Action[]);
      }),
  };
  const { session } = open(newDeal(), false, { opponents, pause: never });
  endTurn(session);
  expect(session.state.value.legal).toEqual([]);
  await vi.waitFor(() => expect(session.state.value.situation).toBe('thinking'));
  session.touch({ type: 'fortress', cell: 0 });
  const refused = { code: 'not-your-turn', intent: { cell: 0 }, count: 1 };
  expect(session.state.value.refused).toMatchObject(refused);
  decide();
  await vi.waitFor(() => expect(session.state.value.situation).toBe('moving'));
  expect(session.state.value.refused).toMatchObject(refused);
  session.stop();
});

describe('what is being shown', () => {
  function showing(played = newDeal(), changed: Changed = {}) {
    const { session } = open(played, false, changed);
    session.present(never);
    session.start();
    return { session, now: () => session.state.value, seen: () => asShown(session.state.value) };
  }

  test('is a step behind: nothing is asked or told before it has been seen', () => {
    const { session, now, seen } = showing();
    const before = now().view;
    stepFor(session);
    expect(now().situation).toBe('showing');
    expect(now().past.events).toHaveLength(1);
    expect(seen()).toMatchObject({ situation: 'showing', view: before, legal: [], past: { events: [] } });
  });

  test('is hurried by a touch, which counts', () => {
    const { session, now, seen } = showing();
    stepFor(session);
    session.touch({ type: 'act', action: { type: 'shrine' } });
    expect(now().past.events).toHaveLength(2);
    expect(seen().past.events).toHaveLength(1);
  });

  test('gives a tile that has come to light meanwhile to nobody who could not see it', () => {
    const { session, now } = showing();
    stepFor(session);
    const events = now().past.events.at(-1) ?? [];
    const uncovered = events.find(({ type }) => type === 'tileUncovered');
    if (uncovered?.type !== 'tileUncovered') throw new Error('nothing came to light');
    session.touch({ type: 'fortress', cell: uncovered.cell });
    expect(now()).toMatchObject({ situation: 'finishAction', refused: undefined });
    expect(now().past.events).toHaveLength(1);
  });
});

test('people at one device pass it on, and each sees the own realm once it is there', async () => {
  const choice = quickGame();
  const seats = choice.seats.map((seat) => ({ ...seat, sitter: 'human' as const }));
  const deal = dealOf({ ...choice, seats, seed: 'shared' }, 'en');
  if (!deal.ok) throw new Error(deal.error.message);
  const { session } = open(deal.value);
  const now = () => session.state.value;
  endTurn(session);
  await vi.waitFor(() => expect(now().situation).toBe('passing'));
  expect(now()).toMatchObject({ me: 0, legal: [] });
  session.undo();
  expect(now()).toMatchObject({ me: 0, situation: 'finishAction' });
  session.touch({ type: 'act', action: { type: 'discard' } });
  await vi.waitFor(() => expect(now().situation).toBe('passing'));
  session.touch({ type: 'fortress', cell: 0 });
  expect(now()).toMatchObject({ me: 1, situation: 'chooseAction', refused: undefined });
});

test('a turn waits to be ended where the settings say so', async () => {
  const { session } = open(newDeal(), false, { asksToEnd: () => true, pause: never });
  endTurn(session);
  await vi.waitFor(() => expect(session.state.value.situation).toBe('ending'));
  session.touch({ type: 'fortress', cell: 0 });
  expect(session.state.value.situation).toBe('ending');
  session.touch({ type: 'goOn' });
  await vi.waitFor(() => expect(session.state.value.situation).toBe('moving'));
  session.stop();
});

/** A game of which one action is left, and that one the person's, who plays last in every round. */
function nearTheEnd(): PlayedGame {
  const { record, match: dealt } = newDeal('end', { firstPlayer: 1 });
  let match = dealt;
  while (!gameNow(match).over) {
    const [action] = legalActions(gameNow(match));
    const next = action && withAction(mahjongFortress, match, action);
    if (!next?.ok) throw new Error('the game stands still');
    match = next.value;
  }
  const last = takenBackTo(match, match.actions.length - 1);
  return { record: { ...record, actions: last.actions }, match: last };
}

test('a turn that ends the game waits as well: it can be taken back, and nothing is settled before', async () => {
  const last = nearTheEnd();
  const { session, saved } = open(last, false, { asksToEnd: () => true });
  const now = () => session.state.value;
  session.start();
  await vi.waitFor(() => expect(now().legal).not.toEqual([]));
  const steps = now().record.actions.length;
  const end = async () => {
    for (let step = 0; now().situation !== 'ending' && step < 20; step++) {
      stepFor(session);
      await vi.waitFor(() => expect(['showing', 'moving', 'thinking']).not.toContain(now().situation));
    }
    expect(now().view.over).toBe(true);
  };
  await end();
  expect(turnOf(now()), 'it is still my turn').toBe(0);
  expect(now().record.result).toBeDefined();
  expect(saved.filter(({ situation }) => situation === 'over')).toEqual([]);
  session.undo();
  expect(now().view.over).toBe(false);
  expect(now().record.actions.length).toBeGreaterThanOrEqual(steps);
  await end();
  session.touch({ type: 'goOn' });
  await vi.waitFor(() => expect(now().situation).toBe('over'));
  expect(saved.filter(({ situation }) => situation === 'over')).toHaveLength(1);
  expect(turnOf(now())).toBeUndefined();
});

test('a finger sees what its aim would bring', () => {
  const { session } = open(newDeal());
  stepFor(session);
  session.touch({ type: 'act', action: { type: 'shrine' } });
  const steps = session.state.value.record.actions.length;
  session.touch({ type: 'realm', player: 0, cell: 3, aims: true });
  expect(session.state.value.preview).toMatchObject({ cell: 3, cells: [], vp: 0 });
  expect(session.state.value).toMatchObject({ pending: { aim: 3 }, record: { actions: { length: steps } } });
  session.touch({ type: 'realm', player: 0, cell: 3, aims: true });
  expect(session.state.value.record.actions.length).toBeGreaterThan(steps);
});

test('who looks at a tile sees its twins; a finger that looks at one it can’t take is told why besides', () => {
  const { session } = open(newDeal());
  session.start();
  const { legal, view } = session.state.value;
  const takeable = legal.flatMap((action) => (action.type === 'take' ? [action.cell] : []));
  const [open_ = -1] = takeable;
  const blocked = view.fortress.stacks.findIndex(
    ({ length }, cell) => length > 0 && !takeable.includes(cell),
  );
  session.hover({ type: 'fortress', cell: blocked });
  expect(session.state.value.taking).toMatchObject({ cell: blocked, isOpen: false });
  session.hover(undefined);
  expect(session.state.value.taking).toBeUndefined();
  session.touch({ type: 'fortress', cell: blocked, aims: true });
  expect(session.state.value).toMatchObject({ taking: { cell: blocked }, refused: { code: 'not-top-tier' } });
  session.touch({ type: 'fortress', cell: open_, aims: true });
  expect(session.state.value).toMatchObject({ taking: { cell: open_, isOpen: true }, refused: undefined });
  session.touch({ type: 'cancel' });
  expect(session.state.value).toMatchObject({ taking: undefined, record: { actions: [] } });
});

test('a hint is a legal action, and gone once something is played', async () => {
  const { session } = open(newDeal());
  session.undo();
  expect(session.state.value.refused).toBeDefined();
  session.hint();
  expect(session.state.value).toMatchObject({ hint: 'thinking', refused: undefined });
  await vi.waitFor(() => expect(session.state.value.hint).not.toBe('thinking'));
  const { hint, legal } = session.state.value;
  if (!hint || hint === 'thinking') throw new Error('there is no hint');
  expect(legal).toContainEqual(hint.actions[0]);
  stepFor(session);
  expect(session.state.value.hint).toBeUndefined();
});

test('the same deal again begins where this one began', () => {
  const { session } = open(newDeal());
  const before = session.state.value.view;
  stepFor(session);
  const again = sameDeal(session.state.value.record);
  expect(again.ok && open(again.value).session.state.value.view).toEqual(before);
});
