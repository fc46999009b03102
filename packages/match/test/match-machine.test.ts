import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { type MatchWork, makeMatchMachine } from '../src/chart/match-machine.ts';
import { beginMatch, gameNow } from '../src/index.ts';
import type { Seat } from '../src/seat.ts';
import {
  type DeckAction,
  type DeckEvent,
  type DeckGame,
  type DeckView,
  dealtDeck,
  deckGame,
} from './deck-game.ts';

type Work = MatchWork<DeckGame, DeckView, DeckAction, DeckEvent>;

const PERSON: Seat = { type: 'person' };
const COMPUTER: Seat = { type: 'computer', level: 'good' };
const AWAY: Seat = { type: 'away' };

const never = () => new Promise<never>(() => undefined);

function matchOf(seats: readonly Seat[], { think, show, pause, ...chosen }: Partial<Work> = {}) {
  const work = {
    think: vi.fn<Work['think']>(think ?? (async () => ['draw'])),
    show: vi.fn<Work['show']>(show ?? (async () => undefined)),
    pause: vi.fn<Work['pause']>(pause ?? (async () => undefined)),
    ...chosen,
  };
  const actor = createActor(makeMatchMachine(deckGame, work), {
    input: { match: beginMatch<DeckGame, DeckAction, DeckEvent>(dealtDeck(seats.length)), seats },
  }).start();
  const now = () => actor.getSnapshot();
  const reaches = (state: string) => vi.waitFor(() => expect(now().value).toBe(state));
  return { actor, work, now, reaches, actions: () => now().context.match.actions };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a person and a computer play to the end; every change is shown', async () => {
  const { actor, now, reaches, work, actions } = matchOf([PERSON, COMPUTER]);
  actor.send({ type: 'begin' });
  while (now().value !== 'over') {
    expect(now().hasTag('resting')).toBe(true);
    actor.send({ type: 'act', action: 'draw' });
    await vi.waitFor(() => expect(['waiting', 'over']).toContain(now().value));
  }
  await reaches('over');
  expect(gameNow(now().context.match).deck).toEqual([]);
  expect(work.show).toHaveBeenCalledTimes(actions().length);
  expect(work.think.mock.calls[0]?.[0]).toMatchObject({ seat: 1, level: 'good', moment: 1 });
  expect(work.think.mock.calls[0]?.[0].view.deck[0]).toBe('covered');
});

test('nobody moves before the match has begun', async () => {
  for (const seats of [
    [COMPUTER, PERSON],
    [PERSON, COMPUTER],
  ]) {
    const { actor, work, actions } = matchOf(seats);
    actor.send({ type: 'act', action: 'pass' });
    await vi.advanceTimersByTimeAsync(1000);
    expect(work.think).not.toHaveBeenCalled();
    expect(actions()).toEqual([]);
  }
});

test('what cannot be done is refused, and changes nothing', () => {
  const { actor, now, actions, work } = matchOf([PERSON, COMPUTER]);
  actor.send({ type: 'begin' });
  const { match } = now().context;
  actor.send({ type: 'act', action: 'burn' });
  expect(now().context.refusal).toMatchObject({ code: 'not-now' });
  expect([now().value, actions()]).toEqual(['waiting', []]);
  expect(now().context.match).toBe(match);
  expect(work.show).not.toHaveBeenCalled();
  actor.send({ type: 'act', action: 'pass' });
  expect(now().context.refusal).toBeUndefined();
});

test('everybody waits for what is being shown, unless it is skipped', async () => {
  const { actor, now, actions, work, reaches } = matchOf([PERSON, PERSON, COMPUTER], { show: never });
  actor.send({ type: 'begin' });
  actor.send({ type: 'act', action: 'pass' });
  expect(now().value).toBe('showing');
  actor.send({ type: 'act', action: 'pass' });
  expect(actions()).toEqual(['pass']);
  actor.send({ type: 'skip' });
  actor.send({ type: 'act', action: 'pass' });
  await vi.advanceTimersByTimeAsync(1000);
  expect(work.think).not.toHaveBeenCalled();
  actor.send({ type: 'skip' });
  await reaches('showing');
  expect(actions()).toEqual(['pass', 'pass', 'draw']);
});

test('what a computer is about to do need not be waited for either', async () => {
  const { actor, actions, reaches } = matchOf([COMPUTER, PERSON], { pause: never });
  actor.send({ type: 'begin' });
  await reaches('moving');
  actor.send({ type: 'skip' });
  expect(actions()).toEqual(['draw']);
});

test('a shared device is passed on between the turns of people', async () => {
  const { actor, now, reaches } = matchOf([PERSON, COMPUTER, PERSON], { isShared: true });
  actor.send({ type: 'begin' });
  expect(now().value).toBe('waiting');
  actor.send({ type: 'act', action: 'pass' });
  await reaches('passing');
  expect(now().context.holder).toBe(0);
  actor.send({ type: 'act', action: 'pass' });
  actor.send({ type: 'goOn' });
  expect([now().value, now().context.holder]).toEqual(['waiting', 2]);
});

test('a turn waits to be ended where that is asked for, and can be taken back until then', async () => {
  const { actor, actions, reaches, work } = matchOf([PERSON, COMPUTER], { asksToEnd: () => true });
  actor.send({ type: 'begin' });
  actor.send({ type: 'act', action: 'pass' });
  await reaches('ending');
  actor.send({ type: 'takeBack', count: 0 });
  await reaches('waiting');
  actor.send({ type: 'act', action: 'pass' });
  await reaches('ending');
  expect(work.think).not.toHaveBeenCalled();
  actor.send({ type: 'goOn' });
  await reaches('waiting');
  expect(actions()).toEqual(['pass', 'draw', 'burn']);
});

test('a turn that ends the match waits to be ended, too, and can be taken back until then', async () => {
  const { actor, actions, now, reaches } = matchOf([PERSON, COMPUTER], { asksToEnd: () => true });
  actor.send({ type: 'begin' });
  // Twelve numbers, of which the first round takes two and every other one three: the last one is the person's.
  for (const action of ['pass', 'draw', 'draw', 'draw', 'draw'] as const) {
    await reaches('waiting');
    actor.send({ type: 'act', action });
    await reaches('ending');
    if (actions().length < 12) actor.send({ type: 'goOn' });
  }
  expect(gameNow(now().context.match).deck).toEqual([]);
  actor.send({ type: 'takeBack', count: actions().length - 1 });
  await reaches('waiting');
  actor.send({ type: 'act', action: 'draw' });
  await reaches('ending');
  actor.send({ type: 'goOn' });
  await reaches('over');
});

test('who is away is waited for', async () => {
  const { actor, reaches, actions } = matchOf([PERSON, AWAY]);
  actor.send({ type: 'begin' });
  actor.send({ type: 'act', action: 'pass' });
  await reaches('away');
  actor.send({ type: 'arrive', action: 'burn' });
  actor.send({ type: 'act', action: 'draw' });
  expect(actions()).toEqual(['pass']);
  actor.send({ type: 'arrive', action: 'draw' });
  await reaches('waiting');
  expect(actions()).toEqual(['pass', 'draw', 'burn']);
});

describe('a computer at fault', () => {
  const faults: readonly { why: string; think: Work['think'] }[] = [
    { why: 'threw', think: async () => Promise.reject(new Error('broken')) },
    { why: 'silent', think: never },
    { why: 'nothing', think: async () => [] },
    { why: 'illegal', think: async () => ['draw', 'draw'] },
  ];

  async function failed(think: Work['think']) {
    const match = matchOf([PERSON, COMPUTER], { think });
    match.actor.send({ type: 'begin' });
    match.actor.send({ type: 'act', action: 'pass' });
    await vi.advanceTimersByTimeAsync(61_000);
    expect(match.now().value).toBe('failed');
    expect(match.actions()).toEqual(['pass']);
    return match;
  }

  test.each(faults)('$why: the match says so', async ({ why, think }) => {
    const { now } = await failed(think);
    expect(now().context.fault).toEqual({ seat: 1, why });
  });

  test.each(faults)('$why: asked again, it may answer', async ({ think }) => {
    const { actor, work, reaches, now } = await failed(think);
    work.think.mockResolvedValue(['draw']);
    actor.send({ type: 'retry' });
    await reaches('waiting');
    expect(now().context.fault).toBeUndefined();
  });

  test.each(faults)('$why: another level takes the seat', async ({ think }) => {
    const { actor, work, reaches, now } = await failed(think);
    work.think.mockImplementation(async ({ level }) => (level === 'other' ? ['draw'] : []));
    actor.send({ type: 'substitute', seat: { type: 'computer', level: 'other' } });
    await reaches('waiting');
    expect(now().context.seats[1]).toEqual({ type: 'computer', level: 'other' });
  });

  test.each(faults)('$why: a person takes the seat', async ({ think }) => {
    const { actor, reaches, actions } = await failed(think);
    actor.send({ type: 'substitute', seat: PERSON });
    await reaches('waiting');
    actor.send({ type: 'act', action: 'pass' });
    expect(actions()).toEqual(['pass', 'pass']);
  });

  test.each(faults)('$why: what came before is taken back', async ({ think }) => {
    const { actor, reaches, actions } = await failed(think);
    actor.send({ type: 'takeBack', count: 0 });
    await reaches('waiting');
    expect(actions()).toEqual([]);
  });
});

describe('a table that cannot show', () => {
  const failings = [
    { name: 'fails', work: () => Promise.reject(new Error('no canvas')) },
    { name: 'never ends', work: never },
  ];

  test.each(failings)('an animation that $name holds up nobody', async ({ work }) => {
    const { actor, actions, reaches } = matchOf([PERSON, COMPUTER], { show: work });
    actor.send({ type: 'begin' });
    actor.send({ type: 'act', action: 'pass' });
    await vi.advanceTimersByTimeAsync(120_000);
    await reaches('waiting');
    expect(actions()).toEqual(['pass', 'draw', 'burn']);
  });

  test.each(failings)('nor does a pause that $name', async ({ work }) => {
    const { actor, actions, reaches } = matchOf([PERSON, COMPUTER], { pause: work });
    actor.send({ type: 'begin' });
    actor.send({ type: 'act', action: 'pass' });
    await vi.advanceTimersByTimeAsync(60_000);
    await reaches('waiting');
    expect(actions()).toEqual(['pass', 'draw', 'burn']);
  });
});

test('taking back while a computer thinks calls off its thinking, and it is asked anew', async () => {
  const signals: AbortSignal[] = [];
  const think: Work['think'] = (_, signal) => {
    signals.push(signal);
    return never();
  };
  const { actor, reaches, actions } = matchOf([PERSON, COMPUTER], { think });
  actor.send({ type: 'begin' });
  actor.send({ type: 'act', action: 'pass' });
  await reaches('thinking');
  actor.send({ type: 'takeBack', count: 0 });
  expect(signals[0]?.aborted).toBe(true);
  await reaches('waiting');
  actor.send({ type: 'act', action: 'draw' });
  await reaches('thinking');
  expect(signals).toHaveLength(2);
  expect(actions()).toEqual(['draw']);
});

test('what never happened is not taken back', () => {
  const { actor, now, work } = matchOf([PERSON, COMPUTER]);
  const { match } = now().context;
  for (const count of [-1, 0, 7]) actor.send({ type: 'takeBack', count });
  expect(now().value).toBe('ready');
  expect(now().context.match).toBe(match);
  expect(work.show).not.toHaveBeenCalled();
});

test('what was taken back is not shown: whoever looks sees that it is gone', async () => {
  const { actor, reaches, now, work } = matchOf([PERSON, PERSON]);
  actor.send({ type: 'begin' });
  actor.send({ type: 'act', action: 'draw' });
  await reaches('waiting');
  actor.send({ type: 'act', action: 'pass' });
  actor.send({ type: 'takeBack', count: 1 });
  expect(now().value).toBe('waiting');
  const shown = work.show.mock.calls.map(([{ events }]) => events.map(({ type }) => type));
  expect(shown).toEqual([['drawn'], ['passed']]);
});

describe('a match that is played elsewhere', () => {
  const refusal = { code: 'stale', reason: 'Something happened meanwhile.' };

  test('what a person wants is asked for there, and shown when it has been done', async () => {
    const send = vi.fn<NonNullable<Work['send']>>(never);
    const { actor, reaches, actions } = matchOf([PERSON, AWAY], { send });
    actor.send({ type: 'begin' });
    actor.send({ type: 'send', words: 'draw' });
    await reaches('sending');
    expect(send.mock.calls[0]?.[0]).toBe('draw');
    expect(actions()).toEqual([]);
    actor.send({ type: 'arrive', action: 'draw' });
    await reaches('away');
    expect(actions()).toEqual(['draw']);
    actor.send({ type: 'arrive', action: 'draw' });
    await reaches('waiting');
    expect(actions().slice(0, 2)).toEqual(['draw', 'draw']);
  });

  test('what is refused there is asked for again, and leaves its reason', async () => {
    const { actor, now, reaches, actions } = matchOf([PERSON, AWAY], { send: async () => refusal });
    actor.send({ type: 'begin' });
    actor.send({ type: 'send', words: 'draw' });
    await reaches('waiting');
    expect(now().context.refusal).toEqual(refusal);
    expect(actions()).toEqual([]);
  });

  test('an action of a person that comes from another device is done, too', async () => {
    const { actor, reaches, actions } = matchOf([PERSON, AWAY], { send: never });
    actor.send({ type: 'begin' });
    actor.send({ type: 'arrive', action: 'draw' });
    await reaches('away');
    expect(actions()).toEqual(['draw']);
  });

  test('what has gone another way there goes that way here, and nobody is asked before it has begun', async () => {
    const { actor, now, reaches } = matchOf([AWAY, PERSON], { send: never });
    const { match } = now().context;
    const seats = [PERSON, AWAY];
    actor.send({ type: 'catchUp', match, seats });
    expect(now().value).toBe('ready');
    actor.send({ type: 'begin' });
    await reaches('waiting');
    actor.send({ type: 'catchUp', match, seats: [AWAY, AWAY] });
    await reaches('away');
  });

  test('a match that is played here is nobody else’s to change', () => {
    const { actor, now } = matchOf([PERSON, COMPUTER]);
    actor.send({ type: 'begin' });
    actor.send({ type: 'send', words: 'draw' });
    actor.send({ type: 'arrive', action: 'draw' });
    actor.send({ type: 'catchUp', match: now().context.match, seats: [AWAY, AWAY] });
    expect(now().value).toBe('waiting');
    expect(now().context.seats).toEqual([PERSON, COMPUTER]);
  });
});
