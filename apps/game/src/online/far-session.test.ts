import { ok } from '@mahjong-fortress/base/result';
import { beginMatch, gameNow, takenBackTo, withAction } from '@mahjong-fortress/match';
import type { Heard, LineStatus, News, Request } from '@mahjong-fortress/online';
import { mahjongFortress } from '@mahjong-fortress/rules';
import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { standardLayout } from '../session/new-game.ts';
import type { PlayedGame } from '../session/played-game.ts';
import type { Session } from '../session/session-state.ts';
import { openFarSession } from './far-session.ts';
import type { Arrived, FarTable } from './far-table.ts';

const SETUP = {
  layout: standardLayout(2).rows,
  seed: 'far',
  firstPlayer: 0,
  realm: { columns: 6, rows: 4 },
  spirits: [],
  dragons: [],
};

/** A table of two, as a server would keep it; what is asked for waits until it is answered. */
function makeServer({ seat }: { readonly seat?: number } = { seat: 0 }) {
  const setup = mahjongFortress.parseSetup(SETUP, 2);
  const dealt = setup.ok ? mahjongFortress.begin(setup.value) : setup;
  if (!dealt.ok) throw new Error(dealt.error.message);
  let match: PlayedGame['match'] = beginMatch(dealt.value);
  const log: Heard[] = [{ seq: 1, at: 0, what: { type: 'started' } }];
  let stage: News['table']['stage'] = 'playing';
  const listeners = new Set<(arrived: Arrived) => void>();
  const asked: Request[] = [];

  function newsSince(from: number): News {
    const game = gameNow(match);
    const turn = mahjongFortress.toMove(game);
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
          name: `P${index}`,
          here: true,
        })),
        watchers: 0,
        pausing: [],
        ...(turn.type === 'seat' ? { turn: turn.seat } : {}),
      },
      about: {
        game: 'mahjong-fortress',
        setup: { ...SETUP, seed: '' },
        pace: { type: 'untimed' },
        public: false,
        host: 'p0',
        commitment: '',
      },
      ...(seat === undefined ? {} : { seat }),
      view: mahjongFortress.makeView(mahjongFortress.view(game, seat ?? 0)),
      now: 0,
    };
  }

  const news = signal<News | undefined>(newsSince(0));
  function tell(from: number, isWhole = false): void {
    const next = newsSince(isWhole ? 0 : from);
    news.value = next;
    for (const hear of listeners) hear({ news: next, fresh: next.list, isWhole });
  }

  /** Does what comes first of those actions that may be done. */
  function act(): void {
    const game = gameNow(match);
    const [action] = mahjongFortress.legal(game);
    const next = action && withAction(mahjongFortress, match, action);
    if (!next?.ok) throw new Error('nothing can be done');
    match = next.value;
    log.push({
      seq: log.length + 1,
      at: 0,
      seat: game.turn.player,
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
    act,
    tell,
    head: () => log.length,
    undo(actions: number) {
      match = takenBackTo(match, actions);
      log.push({ seq: log.length + 1, at: 0, seat: 0, what: { type: 'undone', actions } });
    },
    pause(wanted: boolean) {
      stage = wanted ? 'paused' : 'playing';
      tell(log.length);
    },
    answer: (answer: Awaited<ReturnType<FarTable['ask']>>) => answers.shift()?.(answer),
  };
}

function opened(server: ReturnType<typeof makeServer>): Session {
  const session = openFarSession({
    table: server.table,
    opponents: { hint: async () => undefined, cancel() {} },
    loadPlayed: async () => undefined,
  });
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
