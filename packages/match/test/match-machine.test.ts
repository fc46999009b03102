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

function matchOf(seats: readonly Seat[], { think, show, pause }: Partial<Work> = {}) {
  const work = {
    think: vi.fn<Work['think']>(think ?? (async () => ['draw'])),
    show: vi.fn<Work['show']>(show ?? (async () => undefined)),
    pause: vi.fn<Work['pause']>(pause ?? (async () => undefined)),
    keep: vi.fn<Work['keep']>(),
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

test('a person and a computer play to the end; every change is kept, then shown', async () => {
  const { actor, now, reaches, work, actions } = matchOf([PERSON, COMPUTER]);
  actor.send({ type: 'begin' });
  while (now().value !== 'over') {
    expect(now().hasTag('resting')).toBe(true);
    actor.send({ type: 'act', action: 'draw' });
    await vi.waitFor(() => expect(['waiting', 'over']).toContain(now().value));
  }
  await reaches('over');
  expect(gameNow(now().context.match).deck).toEqual([]);
  expect(work.keep).toHaveBeenCalledTimes(actions().length);
  expect(work.show).toHaveBeenCalledTimes(actions().length);
  expect(work.think.mock.calls[0]?.[0]).toMatchObject({ seat: 1, level: 'good', moment: 1 });
  expect(work.think.mock.calls[0]?.[0].view.deck[0]).toBe('covered');
});

test('no computer moves before the match has begun, but a person may', async () => {
  const { work } = matchOf([COMPUTER, PERSON]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(work.think).not.toHaveBeenCalled();
  const person = matchOf([PERSON, COMPUTER]);
  person.actor.send({ type: 'act', action: 'pass' });
  expect(person.actions()).toEqual(['pass']);
});

test('what cannot be done is refused, and changes nothing', () => {
  const { actor, now, actions, work } = matchOf([PERSON, COMPUTER]);
  actor.send({ type: 'begin' });
  actor.send({ type: 'act', action: 'burn' });
  expect(now().context.refusal).toMatchObject({ code: 'not-now' });
  expect([now().value, actions()]).toEqual(['waiting', []]);
  expect(work.keep).not.toHaveBeenCalled();
  actor.send({ type: 'act', action: 'pass' });
  expect(now().context.refusal).toBeUndefined();
});

test('a person need not wait for what is being shown; a computer does', async () => {
  const { actor, now, actions, work } = matchOf([PERSON, PERSON, COMPUTER], { show: never });
  actor.send({ type: 'begin' });
  actor.send({ type: 'act', action: 'pass' });
  expect(now().value).toEqual({ showing: 'person' });
  expect(now().hasTag('asking')).toBe(true);
  actor.send({ type: 'act', action: 'pass' });
  expect(actions()).toEqual(['pass', 'pass']);
  await vi.advanceTimersByTimeAsync(1000);
  expect(work.think).not.toHaveBeenCalled();
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
  for (const count of [-1, 0, 7]) actor.send({ type: 'takeBack', count });
  expect(now().value).toEqual({ ready: 'person' });
  expect(work.keep).not.toHaveBeenCalled();
});

test('after something was taken back there is nothing to animate', async () => {
  const { actor, reaches, work } = matchOf([PERSON, PERSON]);
  actor.send({ type: 'begin' });
  actor.send({ type: 'act', action: 'draw' });
  actor.send({ type: 'act', action: 'pass' });
  actor.send({ type: 'takeBack', count: 1 });
  await reaches('waiting');
  const shown = work.show.mock.calls.map(([{ events }]) => events.map(({ type }) => type));
  expect(shown).toEqual([['drawn'], ['passed'], []]);
});
