import { err, ok } from '@mahjong-fortress/base/result';
import { beginMatch, type GameRules, gameNow, takenBackTo, withAction } from '@mahjong-fortress/match';
import type {
  ClientMessage,
  Heard,
  LineStatus,
  News,
  Request,
  ServerMessage,
  WireEvents,
} from '@mahjong-fortress/online';
import { mahjongFortress } from '@mahjong-fortress/rules';
import { towers } from '@mahjong-fortress/towers';
import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { standardLayout } from '../session/new-game.ts';
import type { Session } from '../session/session-state.ts';
import { openFarTowers } from '../towers/session/far-session.ts';
import { openFarSession } from './far-session.ts';
import { type Arrived, type FarTable, openFarTable } from './far-table.ts';

const SETUP = {
  layout: standardLayout(2).rows,
  seed: 'far',
  firstPlayer: 0,
  realm: { columns: 6, rows: 4 },
  spirits: [],
  dragons: [],
};

type Rules = GameRules<unknown, unknown, unknown, unknown, unknown>;

/** A table of two, as a server would keep it; what is asked for waits until it is answered. */
function makeServer(
  { seat }: { readonly seat?: number } = { seat: 0 },
  rules: Rules = mahjongFortress,
  json: object = SETUP,
) {
  const setup = rules.parseSetup(json, 2);
  const dealt = setup.ok ? rules.begin(setup.value) : setup;
  if (!dealt.ok) throw new Error(dealt.error.message);
  let match = beginMatch<unknown, unknown, unknown>(dealt.value);
  const log: Heard[] = [{ seq: 1, at: 0, what: { type: 'started' } }];
  let stage: News['table']['stage'] = 'playing';
  let name = 'P1';
  const listeners = new Set<(arrived: Arrived) => void>();
  const asked: Request[] = [];

  function newsSince(from: number): News {
    const game = gameNow(match);
    const turn = rules.toMove(game);
    return {
      type: 'news',
      game: 'g',
      from,
      list: log.slice(from),
      table: {
        stage,
        seats: [0, 1].map((index) => ({
          type: 'person',
          player: `p${index}`,
          name: index === 1 ? name : `P${index}`,
          here: true,
        })),
        watchers: 0,
        pausing: [],
        ...(turn.type === 'seat' ? { turn: turn.seat } : {}),
      },
      about: {
        game: rules.id,
        setup: { ...json, seed: '' },
        pace: { type: 'untimed' },
        public: false,
        host: 'p0',
        commitment: '',
      },
      ...(seat === undefined ? {} : { seat }),
      view: rules.makeView(rules.view(game, seat)),
      now: 0,
    };
  }

  const news = signal<News | undefined>(newsSince(0));
  /** The server speaks of something that this version doesn't know. */
  let isNewer = false;
  function tell(from: number, isWhole = false): void {
    const told = newsSince(isWhole ? 0 : from);
    const next = isNewer ? { ...told, view: { from: 'a later version' } } : told;
    news.value = next;
    for (const hear of listeners) hear({ news: next, fresh: next.list, isWhole });
  }

  /** Does what comes first of those actions that may be done. */
  function act(): void {
    const game = gameNow(match);
    const [action] = rules.legal(game);
    const turn = rules.toMove(game);
    const next = action ? withAction(rules, match, action) : undefined;
    if (!next?.ok) throw new Error('nothing can be done');
    match = next.value;
    log.push({
      seq: log.length + 1,
      at: 0,
      ...(turn.type === 'seat' ? { seat: turn.seat } : {}),
      what: { type: 'acted', by: 'person', events: match.events.at(-1) ?? [] },
    });
  }

  const table: FarTable = {
    id: 'g',
    status: signal<LineStatus>({ type: 'open' }),
    news,
    me: signal(undefined),
    heard: () => log,
    follow(hear) {
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
    ask(request) {
      asked.push(request);
      return new Promise((resolve) => {
        answers.push(resolve);
      });
    },
    now: () => 0,
    hurry() {},
    close() {},
  };
  const answers: ((answer: Awaited<ReturnType<FarTable['ask']>>) => void)[] = [];
  return {
    table,
    asked,
    newsSince,
    act,
    tell,
    /** So many actions, or as many as there are; how many that were. */
    play(most: number): number {
      let count = 0;
      for (; count < most && rules.legal(gameNow(match)).length > 0; count++) act();
      if (rules.toMove(gameNow(match)).type === 'nobody') stage = 'over';
      return count;
    },
    head: () => log.length,
    becomeNewer() {
      isNewer = true;
      tell(log.length, true);
    },
    undo(actions: number) {
      match = takenBackTo(match, actions);
      log.push({ seq: log.length + 1, at: 0, seat: 0, what: { type: 'undone', actions } });
    },
    /** Something is told that is no action. */
    say(what: Heard['what']) {
      log.push({ seq: log.length + 1, at: 0, seat: 1, what });
      tell(log.length - 1);
    },
    rename(wanted: string) {
      name = wanted;
      tell(log.length);
    },
    pause(wanted: boolean) {
      stage = wanted ? 'paused' : 'playing';
      tell(log.length);
    },
    answer: (answer: Awaited<ReturnType<FarTable['ask']>>) => answers.shift()?.(answer),
  };
}

const WORLD = {
  opponents: { hint: async () => undefined, cancel() {} },
  loadRecord: async () => err({ code: 'no-server' as const }),
  onUnreadable: () => {},
  inspect: undefined,
};

function opened(server: ReturnType<typeof makeServer>, onUnreadable = () => {}): Session {
  const session = openFarSession({ ...WORLD, table: server.table, onUnreadable });
  if (!session.ok) throw new Error(session.error.message);
  session.value.start();
  return session.value;
}

/** The touch that does the first thing that may be done. */
function touchFirst(session: Session): void {
  const [action] = session.state.value.legal;
  if (!action) throw new Error('nobody is asked');
  session.touch({ type: 'act', action });
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('what a person does is asked for, and done when the server says so', async () => {
  const server = makeServer();
  const session = opened(server);
  const before = session.state.value;
  expect(before.legal.length).toBeGreaterThan(0);
  touchFirst(session);
  expect(session.state.value).toMatchObject({ situation: 'sending', legal: [], view: before.view });
  expect(server.asked).toEqual([{ type: 'act', action: expect.stringMatching(/^take /) }]);
  server.act();
  server.tell(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(session.state.value.past.events).toHaveLength(1);
  expect(session.state.value.situation).toBe('finishAction');
  server.answer(ok(2));
  await vi.advanceTimersByTimeAsync(1);
  expect(session.state.value).toMatchObject({ situation: 'finishAction', refused: undefined });
});

test('what is refused is told, and the person is asked again', async () => {
  const server = makeServer();
  const session = opened(server);
  touchFirst(session);
  server.answer({ ok: false, error: { type: 'nack', code: 'stale', reason: '' } });
  await vi.advanceTimersByTimeAsync(1);
  expect(session.state.value).toMatchObject({ situation: 'chooseAction', refused: { code: 'not-done' } });
  expect(session.state.value.legal.length).toBeGreaterThan(0);
});

test('one after the other is shown what comes at once, and a touch in between skips and counts', async () => {
  const server = makeServer({ seat: 1 });
  const session = opened(server);
  const shown: number[] = [];
  let goOn: () => void = () => {};
  session.present((events) => {
    shown.push(events.length);
    return new Promise((resolve) => {
      goOn = resolve;
    });
  });
  for (let step = 0; step < 2; step++) {
    const from = server.head();
    server.act();
    server.tell(from);
  }
  await vi.advanceTimersByTimeAsync(1);
  expect(shown).toHaveLength(1);
  expect(session.state.value.past.events).toHaveLength(1);
  goOn();
  await vi.advanceTimersByTimeAsync(1);
  expect(shown).toHaveLength(2);
  expect(session.state.value.past.events).toHaveLength(2);
  expect(session.hurry()).toBe(true);
});

test('what was missed meanwhile is caught up with in one step', async () => {
  const server = makeServer({ seat: 1 });
  const session = opened(server);
  for (let step = 0; step < 3; step++) server.act();
  server.tell(1);
  expect(session.state.value.past.events).toHaveLength(3);
  server.tell(0, true);
  expect(session.state.value.past.events).toHaveLength(3);
});

test('what is taken back is gone here, too', async () => {
  const server = makeServer();
  const session = opened(server);
  const { view } = session.state.value;
  server.act();
  server.tell(1);
  await vi.advanceTimersByTimeAsync(1);
  server.undo(0);
  server.tell(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(session.state.value.past.events).toHaveLength(0);
  expect(session.state.value.view).toEqual(view);
});

test('nobody is asked during a pause, nor somebody who only watches', () => {
  const server = makeServer();
  const session = opened(server);
  server.pause(true);
  expect(session.state.value).toMatchObject({ situation: 'away', legal: [] });
  server.pause(false);
  expect(session.state.value.situation).toBe('chooseAction');
  const watching = opened(makeServer({}));
  expect(watching.state.value).toMatchObject({ situation: 'away', people: [], reader: 'stranger' });
});

test('who comes, goes, speaks or is renamed leaves alone what was picked and what was asked for', async () => {
  const server = makeServer();
  const session = opened(server);
  const [first] = session.state.value.legal;
  if (first?.type !== 'take') throw new Error('nothing can be taken');
  session.touch({ type: 'fortress', cell: first.cell, aims: true });
  const chosen = session.state.value;
  expect(chosen.pending).toEqual({ fortress: first.cell });
  server.say({ type: 'phrase', phrase: 'hello' });
  server.tell(server.head());
  expect(session.state.value).toBe(chosen);
  server.rename('Brave Heron');
  expect(session.state.value).toMatchObject({ pending: chosen.pending, taking: chosen.taking });
  expect(session.state.value.record.seats[1]).toMatchObject({ name: 'Brave Heron' });
  session.touch({ type: 'act', action: first });
  server.say({ type: 'phrase', phrase: 'hello' });
  server.rename('Calm Fox');
  expect(session.state.value.situation).toBe('sending');
  server.answer({ ok: false, error: { type: 'nack', code: 'stale', reason: '' } });
  await vi.advanceTimersByTimeAsync(1);
  expect(session.state.value.refused).toMatchObject({ code: 'not-done' });
});

test('what this version can’t show is said once, and what was shown stays', async () => {
  const server = makeServer();
  const onUnreadable = vi.fn();
  const session = opened(server, onUnreadable);
  await vi.runAllTimersAsync();
  const { view } = session.state.value;
  touchFirst(session);
  server.becomeNewer();
  server.act();
  server.tell(server.head() - 1);
  await vi.runAllTimersAsync();
  expect(onUnreadable).toHaveBeenCalledTimes(1);
  expect(session.state.value.view).toEqual(view);
  // Whoever comes then is told so instead of being shown anything.
  expect(openFarSession({ ...WORLD, table: server.table })).toMatchObject({ error: { code: 'unreadable' } });
});

test('a table of Towers is asked and told in the same way, and everybody sees their own cards only', async () => {
  const setup = { seed: 'far', variant: 'own', firstPlayer: 0, stacks: [[1], [1, 1], [1, 1]] };
  const server = makeServer({ seat: 0 }, towers as Rules, setup);
  const opened = openFarTowers({ ...WORLD, table: server.table });
  if (!opened.ok) throw new Error(opened.error.message);
  const session = opened.value;
  session.start();
  const before = session.state.value;
  expect(before).toMatchObject({ situation: 'placeKnight', me: 0, people: [0], told: undefined });
  expect(
    before.view.players.map(({ hand, deck }) => [...hand, ...deck].every((card) => card === '?')),
  ).toEqual([true, true]);
  const [action] = before.legal;
  if (action?.type !== 'knight') throw new Error('nobody is asked');
  session.touch({ type: 'cell', cell: action.cell, aims: true });
  const aimed = session.state.value;
  expect(aimed.pending).toEqual({ aim: action.cell });
  server.say({ type: 'phrase', phrase: 'hello' });
  expect(session.state.value).toBe(aimed);
  session.touch({ type: 'act', action });
  expect(session.state.value).toMatchObject({ situation: 'sending', legal: [], view: before.view });
  expect(server.asked).toEqual([{ type: 'act', action: expect.stringMatching(/^knight /) }]);
  server.act();
  server.tell(server.head() - 1);
  await vi.advanceTimersByTimeAsync(1);
  expect(session.state.value.events).toHaveLength(1);
  // The other one is to move, and nobody here is asked.
  expect(session.state.value).toMatchObject({ situation: 'away', legal: [] });
  session.touch({ type: 'cell', cell: 0 });
  expect(session.state.value.refused).toMatchObject({ code: 'not-your-turn' });
  expect(session.canUndo()).toBe(true);
});

/** The same table over a real line, whose sockets can be cut. */
function lineTo(server: ReturnType<typeof makeServer>) {
  let wire: WireEvents | undefined;
  let isDown = false;
  const say = (message: ServerMessage) => wire?.heard(JSON.stringify(message));
  let ids = 0;
  const table = openFarTable({
    id: 'g',
    world: {
      connect(events) {
        wire = events;
        setTimeout(isDown ? events.closed : events.opened);
        return {
          send(text) {
            const message: ClientMessage = JSON.parse(text);
            if (message.type !== 'hello') return;
            const news = server.newsSince(message.game?.have ?? 0);
            say({ type: 'welcome', you: { player: 'p0', name: 'P0' }, build: 'b', news });
          },
          close() {},
        };
      },
      later(ms, run) {
        const timer = setTimeout(run, ms);
        return () => clearTimeout(timer);
      },
      chance: () => 0.5,
      newId: () => `id${++ids}`,
    },
    ticks: () => 0,
    unsent: { read: () => [], write() {} },
  });
  function goDown(ms: number): void {
    isDown = true;
    setTimeout(() => {
      isDown = false;
    }, ms);
  }
  return {
    table,
    tell: (from: number) => say(server.newsSince(from)),
    /** For a second. */
    cut() {
      goDown(1000);
      wire?.closed();
    },
    /** For three, and the next server says at once what it is asked. */
    restart() {
      goDown(3000);
      say({ type: 'bye', code: 'restart', reason: 'The server is restarted.', retryMs: 1000 });
    },
  };
}

const STATES = [
  { state: 'ready', begins: false },
  { state: 'waiting' },
  { state: 'showing', seen: 1 },
  { state: 'sending', asks: true },
  { state: 'away', seat: 1 },
  { state: 'over', played: Number.POSITIVE_INFINITY },
];

test.each((['cut', 'restart'] as const).flatMap((how) => STATES.map((one) => ({ ...one, how }))))(
  'after a $how while $state everything is shown once',
  async ({ how, seat = 0, begins = true, seen = 0, asks = false, played = 0 }) => {
    const server = makeServer({ seat });
    const before = server.play(played);
    const line = lineTo(server);
    await vi.advanceTimersByTimeAsync(1);
    const opened = openFarSession({ ...WORLD, table: line.table });
    if (!opened.ok) throw new Error(opened.error.message);
    const session = opened.value;
    const shown: number[] = [];
    session.present(() => {
      shown.push(session.state.value.past.events.length);
      return new Promise((resolve) => setTimeout(resolve, 100));
    });
    if (begins) session.start();
    for (let step = 0; step < seen; step++) {
      server.act();
      line.tell(server.head() - 1);
    }
    if (asks) touchFirst(session);
    await vi.advanceTimersByTimeAsync(1);
    line[how]();
    const missed = server.play(1);
    await vi.advanceTimersByTimeAsync(900);
    expect(line.table.status.value.type, 'in the tunnel').not.toBe('open');
    await vi.advanceTimersByTimeAsync(9000);
    // What was heard already comes once more.
    line.tell(server.head() - 1);
    line.tell(0);
    if (!begins) session.start();
    await vi.advanceTimersByTimeAsync(1000);
    expect(line.table.status.value.type).toBe('open');
    expect(shown).toEqual(Array.from({ length: seen + missed }, (_, index) => index + 1));
    expect(session.state.value.past.events).toHaveLength(before + seen + missed);
    session.stop();
    line.table.close();
  },
);
