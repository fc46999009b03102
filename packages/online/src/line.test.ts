import { expect, test } from 'vitest';
import type { ClientMessage } from './client-message.ts';
import { QUIET_MS } from './limits.ts';
import { type LineStatus, openLine, type WireEvents } from './line.ts';
import type { Heard, News, ServerMessage } from './server-message.ts';

/** A world in which nothing happens by itself. */
function makeWorld() {
  const sockets: { events: WireEvents; sent: ClientMessage[]; isClosed: boolean }[] = [];
  let timers: { ms: number; run: () => void }[] = [];
  let ids = 0;
  const statuses: LineStatus['type'][] = [];
  const heard: number[] = [];
  const calls: string[] = [];
  const line = openLine(
    {
      connect(events) {
        const socket = { events, sent: [] as ClientMessage[], isClosed: false };
        sockets.push(socket);
        return {
          send: (text) => socket.sent.push(JSON.parse(text)),
          close() {
            socket.isClosed = true;
          },
        };
      },
      later(ms, run) {
        const timer = { ms, run };
        timers.push(timer);
        return () => {
          timers = timers.filter((one) => one !== timer);
        };
      },
      chance: () => 0.5,
      newId: () => `id${++ids}`,
    },
    { game: 'g' },
    {
      status: ({ type }) => statuses.push(type),
      news: (_, fresh, isWhole) => {
        if (isWhole) heard.length = 0;
        heard.push(...fresh.map(({ seq }) => seq));
      },
      done: (cid, seq) => calls.push(`done ${cid} ${seq}`),
      refused: ({ cid, code }) => calls.push(`refused ${cid} ${code}`),
      unsent: (asks) => calls.push(`unsent ${asks.map(({ cid }) => cid).join(' ')}`.trim()),
    },
  );
  const socket = () => sockets.at(-1) as (typeof sockets)[number];
  return {
    line,
    sockets,
    socket,
    statuses,
    heard,
    calls,
    timers: () => timers,
    elapse() {
      const due = timers;
      timers = [];
      for (const { run } of due) run();
    },
    hear: (message: ServerMessage) => socket().events.heard(JSON.stringify(message)),
    /** Opens the socket and is welcomed with everything up to an entry. */
    welcome(from: number, to: number) {
      socket().events.opened();
      const you = { player: 'p', name: 'P' };
      socket().events.heard(JSON.stringify({ type: 'welcome', you, build: 'b', news: news(from, to) }));
    },
  };
}

function news(from: number, to: number): News {
  const list = Array.from(
    { length: to - from },
    (_, index): Heard => ({ seq: from + index + 1, at: 0, what: { type: 'started' } }),
  );
  return {
    type: 'news',
    game: 'g',
    from,
    list,
    table: { stage: 'playing', seats: [], watchers: 0, pausing: [] },
    now: 0,
  };
}

test('says hello with what it has, and hears the rest', () => {
  const world = makeWorld();
  world.welcome(0, 3);
  expect(world.socket().sent).toEqual([{ type: 'hello', protocol: 1, game: { id: 'g', have: 0 } }]);
  expect(world.heard).toEqual([1, 2, 3]);
  expect(world.statuses).toEqual(['connecting', 'open']);
});

test('hears nothing twice, and asks for what is missing', () => {
  const world = makeWorld();
  world.welcome(0, 2);
  world.hear(news(1, 3));
  world.hear(news(0, 1));
  expect(world.heard).toEqual([1, 2, 3]);
  world.hear(news(5, 6));
  expect(world.heard).toEqual([1, 2, 3]);
  expect(world.socket().sent.at(-1)).toEqual({ type: 'hello', protocol: 1, game: { id: 'g', have: 3 } });
  world.hear({ type: 'welcome', you: { player: 'p', name: 'P' }, build: 'b', news: news(3, 6) });
  expect(world.heard).toEqual([1, 2, 3, 4, 5, 6]);
});

test('keeps what was asked until it is answered, and asks again under the same id', () => {
  const world = makeWorld();
  world.welcome(0, 1);
  const cid = world.line.ask({ type: 'undo' });
  const ask = { type: 'ask', cid, on: 1, request: { type: 'undo' } };
  expect(world.socket().sent.at(-1)).toEqual(ask);
  world.socket().events.closed();
  world.elapse();
  expect(world.sockets.length).toBe(2);
  world.welcome(1, 4);
  expect(world.socket().sent).toEqual([{ type: 'hello', protocol: 1, game: { id: 'g', have: 1 } }, ask]);
  world.hear({ type: 'ack', cid, seq: 4 });
  expect(world.calls).toEqual(['unsent id1', 'unsent', 'done id1 4']);
  world.socket().events.closed();
  world.elapse();
  world.welcome(4, 4);
  expect(world.socket().sent.length).toBe(1);
});

test('asks later what could not be stored now, and forgets what was refused', () => {
  const world = makeWorld();
  world.welcome(0, 1);
  const cid = world.line.ask({ type: 'resign' });
  world.hear({ type: 'nack', cid, code: 'try-again', reason: '', retryMs: 700 });
  expect(world.timers().some(({ ms }) => ms === 700)).toBe(true);
  world
    .timers()
    .find(({ ms }) => ms === 700)
    ?.run();
  expect(world.socket().sent.length).toBe(3);
  world.hear({ type: 'nack', cid, code: 'not-playing', reason: '' });
  expect(world.calls.at(-1)).toBe('refused id1 not-playing');
});

test('notices a socket that is dead without saying so', () => {
  const world = makeWorld();
  world.welcome(0, 1);
  expect(world.timers().map(({ ms }) => ms)).toEqual([QUIET_MS]);
  world.elapse();
  expect(world.socket().sent.at(-1)).toEqual({ type: 'ping' });
  world.elapse();
  expect(world.socket().isClosed).toBe(true);
  expect(world.statuses.at(-1)).toBe('waiting');
  world.line.hurry();
  expect(world.sockets.length).toBe(2);
});

test('waits longer and longer, but as long as it is told', () => {
  const world = makeWorld();
  const pauses: number[] = [];
  for (let i = 0; i < 8; i++) {
    world.socket().events.closed();
    pauses.push(world.timers()[0]?.ms ?? 0);
    world.elapse();
  }
  expect(pauses).toEqual([400, 600, 900, 1350, 2025, 3037.5, 4556.25, 6834.375]);
  world.welcome(0, 0);
  world.hear({ type: 'bye', code: 'restart', reason: '', retryMs: 1000 });
  expect(world.timers().map(({ ms }) => ms)).toEqual([1000]);
});

test('does not come back where it is not wanted', () => {
  const world = makeWorld();
  world.socket().events.opened();
  world.hear({ type: 'bye', code: 'no-such-game', reason: 'There is no such table.' });
  expect(world.statuses.at(-1)).toBe('refused');
  expect(world.timers()).toEqual([]);
});

test('believes a server that knows less than was heard', () => {
  const world = makeWorld();
  world.welcome(0, 5);
  world.socket().events.closed();
  world.elapse();
  world.welcome(0, 2);
  expect(world.heard).toEqual([1, 2]);
});

test.each([
  '',
  '[]',
  '{"type":"news"}',
  '{"type":"toString"}',
  '{"type":"news","game":"g","from":0,"list":[{"seq":2}]}',
])('hangs up on %j and tries again', (text) => {
  const world = makeWorld();
  world.welcome(0, 1);
  world.socket().events.heard(text);
  expect(world.statuses.at(-1)).toBe('waiting');
  expect(world.heard).toEqual([1]);
});
