/**
 * The client's line to a table: one socket, opened again whenever it breaks. What was asked is kept until it is answered and
 * sent again under the same id; what was heard is counted, so that nothing is heard twice and a gap is noticed.
 */
import type { Ask, ClientMessage } from './client-message.ts';
import { PROTOCOL, QUIET_MS } from './limits.ts';
import type { Request } from './request.ts';
import {
  type Heard,
  type Nack,
  type News,
  parseServerMessage,
  type ServerMessage,
  type Welcome,
} from './server-message.ts';

/** One socket. */
export interface Wire {
  send(text: string): void;
  close(): void;
}

export interface WireEvents {
  opened(): void;
  heard(text: string): void;
  closed(): void;
}

/** What a line needs of the world around it. */
export interface LineWorld {
  connect(events: WireEvents): Wire;
  /** Calls back after so many milliseconds, unless what it returns is called first. */
  later(ms: number, run: () => void): () => void;
  /** A number from 0 to below 1, so that not everybody comes back at once. */
  chance(): number;
  /** An id that nobody else makes. */
  newId(): string;
}

export type LineStatus =
  | { readonly type: 'connecting' }
  | { readonly type: 'open' }
  /** The next attempt comes by itself. */
  | { readonly type: 'waiting' }
  /** The server does not want this client; there is no next attempt. */
  | { readonly type: 'refused'; readonly code: string; readonly reason: string }
  | { readonly type: 'closed' };

export interface LineEvents {
  status(status: LineStatus): void;
  welcome?(welcome: Welcome): void;
  /**
   * How things stand now, and the entries not heard before. `isWhole` says that the list begins with the first entry and
   * replaces everything before: at the first news, and when the server knows less than was heard.
   */
  news(news: News, fresh: readonly Heard[], isWhole: boolean): void;
  /** Something asked was done, as the entry of that number. */
  done?(cid: string, seq: number): void;
  refused?(nack: Nack): void;
  /** What is not answered yet: kept by whoever wants it to outlive the page. */
  unsent?(asks: readonly Ask[]): void;
}

export interface LineOptions {
  readonly game?: string;
  /** What was asked before and not answered. */
  readonly unsent?: readonly Ask[];
}

export interface Line {
  /** Asks for something at the table; the id under which `done` or `refused` answers. */
  ask(request: Request): string;
  /** Tries to connect now instead of waiting: the device is back in its network. */
  hurry(): void;
  close(): void;
}

const FIRST_PAUSE_MS = 400;
/** By half each time: whoever was sent away is back soon after the server, however long that took. */
const PAUSE_GROWTH = 1.5;
const LONGEST_PAUSE_MS = 15_000;
/** A socket that doesn't open for so long never will. */
const OPENING_MS = 15_000;

export function openLine(world: LineWorld, { game, unsent = [] }: LineOptions, events: LineEvents): Line {
  let wire: Wire | undefined;
  /** Counts the sockets: what an old one still says or a timer of its time still wants is of no interest. */
  let age = 0;
  let isWelcome = false;
  let have = 0;
  let failures = 0;
  let leastPause = 0;
  let isEnded = false;
  let stopTimer = (): void => {};
  const pending = new Map<string, Ask>(unsent.map((ask) => [ask.cid, ask]));

  function say(message: ClientMessage): void {
    wire?.send(JSON.stringify(message));
  }

  function sayHello(): void {
    say({ type: 'hello', protocol: PROTOCOL, ...(game === undefined ? {} : { game: { id: game, have } }) });
  }

  function wait(ms: number, run: () => void): void {
    stopTimer();
    stopTimer = world.later(ms, run);
  }

  /** Any word is a sign of life; after some quiet it is asked for. */
  function expectWord(): void {
    wait(QUIET_MS, () => {
      say({ type: 'ping' });
      wait(QUIET_MS, hangUp);
    });
  }

  function hangUp(): void {
    const old = wire;
    age++;
    wire = undefined;
    isWelcome = false;
    old?.close();
    if (isEnded) return;
    const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * PAUSE_GROWTH ** failures++);
    events.status({ type: 'waiting' });
    wait(Math.max(leastPause, pause * (0.5 + world.chance())), connect);
    leastPause = 0;
  }

  function end(): void {
    isEnded = true;
    stopTimer();
    age++;
    wire?.close();
    wire = undefined;
  }

  function connect(): void {
    const own = ++age;
    const isCurrent = (): boolean => own === age && !isEnded;
    events.status({ type: 'connecting' });
    wait(OPENING_MS, hangUp);
    wire = world.connect({
      opened() {
        if (isCurrent()) sayHello();
      },
      heard(text) {
        if (!isCurrent()) return;
        const message = parseServerMessage(text);
        if (!message.ok) return hangUp();
        expectWord();
        hear(message.value);
      },
      closed() {
        if (isCurrent()) hangUp();
      },
    });
  }

  function hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        return hearWelcome(message);
      case 'news':
        // A gap: what is missing comes in one message.
        if (message.from > have) return sayHello();
        return hearNews(message, false);
      case 'ack':
        settle(message.cid);
        return events.done?.(message.cid, message.seq);
      case 'nack':
        return hearNack(message);
      case 'bye':
        leastPause = message.retryMs ?? 0;
        if (message.retryMs !== undefined) return hangUp();
        end();
        return events.status({ type: 'refused', code: message.code, reason: message.reason });
      case 'pong':
        return;
    }
  }

  function hearWelcome(welcome: Welcome): void {
    failures = 0;
    const isFirst = !isWelcome;
    isWelcome = true;
    if (isFirst) events.status({ type: 'open' });
    events.welcome?.(welcome);
    if (welcome.news) hearNews(welcome.news, welcome.news.from === 0);
    if (isFirst) for (const ask of pending.values()) say(ask);
  }

  function hearNews(news: News, isWhole: boolean): void {
    if (news.game !== game) return;
    const fresh = isWhole ? news.list : news.list.filter(({ seq }) => seq > have);
    const head = news.from + news.list.length;
    // It was overtaken by something newer.
    if (head < have && !isWhole) return;
    have = head;
    events.news(news, fresh, isWhole);
  }

  function hearNack(nack: Nack): void {
    const ask = nack.cid === undefined ? undefined : pending.get(nack.cid);
    if (nack.retryMs !== undefined && ask) {
      const own = age;
      world.later(nack.retryMs, () => {
        if (own === age && pending.has(ask.cid)) say(ask);
      });
      return;
    }
    if (ask) settle(ask.cid);
    events.refused?.(nack);
  }

  function settle(cid: string): void {
    if (pending.delete(cid)) events.unsent?.([...pending.values()]);
  }

  connect();
  return {
    ask(request) {
      const ask: Ask = { type: 'ask', cid: world.newId(), on: have, request };
      pending.set(ask.cid, ask);
      events.unsent?.([...pending.values()]);
      if (isWelcome) say(ask);
      return ask.cid;
    },
    hurry() {
      if (!wire && !isEnded) connect();
    },
    close() {
      end();
      events.status({ type: 'closed' });
    },
  };
}
