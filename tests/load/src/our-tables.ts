/** Tables on our server, and robots that play at them. */
import { randomBytes } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { BUNDLED_LAYOUTS } from '@mahjong-fortress/layouts-schema';
import type { News } from '@mahjong-fortress/online';
import { mahjongFortress } from '@mahjong-fortress/rules';
import { call, meet, type Person } from '../../../apps/server/test/support/person.ts';
import { type LeanLine, openLeanLine } from './lean-line.ts';
import type { Traffic } from './traffic.ts';

export const SETUP = {
  layout: BUNDLED_LAYOUTS[0]?.rows ?? [],
  seed: '',
  firstPlayer: 0,
  realm: { columns: 6, rows: 4 },
  spirits: [],
  dragons: [],
};

export interface OurTable {
  readonly id: string;
  readonly people: readonly [Person, Person];
}

const newCid = () => randomBytes(12).toString('base64url');

async function makeTable(url: string): Promise<OurTable> {
  const [host, guest] = await Promise.all([meet(url), meet(url)]);
  const body = {
    cid: newCid(),
    game: mahjongFortress.id,
    setup: SETUP,
    seats: [{ type: 'host' }, { type: 'open' }],
    pace: { type: 'untimed' },
    public: false,
  };
  const { status, text, value } = await call(`${url}/api/games`, host, 'POST', body);
  if (status !== 201) throw new Error(`no table: ${text}`);
  return { id: value.id, people: [host, guest] };
}

/** A few at a time: making tables is not what is measured. */
export async function makeTables(url: string, count: number): Promise<readonly OurTable[]> {
  const tables: OurTable[] = [];
  while (tables.length < count) {
    const some = Array.from({ length: Math.min(20, count - tables.length) }, () => makeTable(url));
    tables.push(...(await Promise.all(some)));
  }
  return tables;
}

interface Seated {
  readonly line: LeanLine;
  readonly isStarted: Promise<void>;
  /** When as much was played as was wanted, or the game is over. */
  readonly isPlayed: Promise<void>;
}

interface Manner {
  /** How long they wait before each action, on average; without it, they act as fast as they can. */
  readonly pauseMs?: number;
  /** After how many actions of both they stop. */
  readonly most?: number;
}

/** Sits down and, from the first news on in which it is its turn, plays at random as long as the traffic is open. */
function seat(
  url: string,
  { id, people }: OurTable,
  own: 0 | 1,
  moves: Moves,
  { pauseMs = 0, most = Number.POSITIVE_INFINITY }: Manner,
): Seated {
  let isWaiting = false;
  let last: News | undefined;
  let acted = 0;
  let begun = (): void => {};
  const isStarted = new Promise<void>((resolve) => {
    begun = resolve;
  });
  let stopped = (): void => {};
  const isPlayed = new Promise<void>((resolve) => {
    stopped = resolve;
  });
  const asked = new Map<string, number>();

  let pause: NodeJS.Timeout | undefined;
  function act(): void {
    clearTimeout(pause);
    if (pauseMs === 0) actNow();
    else pause = setTimeout(actNow, pauseMs * 2 * Math.random());
  }

  function actNow(): void {
    const traffic = moves.traffic();
    if (!last || isWaiting || acted >= most || !traffic?.isOpen()) return;
    const { table, view } = last;
    if (table.stage !== 'playing' || table.turn !== own) return;
    const seen = mahjongFortress.parseView(view);
    if (!seen.ok) throw new Error(seen.error.message);
    const legal = mahjongFortress.legal(seen.value);
    const action = legal[Math.floor(Math.random() * legal.length)];
    if (!action) return;
    isWaiting = true;
    const at = performance.now();
    moves.sent(last.from + last.list.length + 1, at);
    asked.set(line.ask({ type: 'act', action: mahjongFortress.makeAction(seen.value, action) }), at);
  }

  const line = openLeanLine(url, people[own], id, {
    news(news, fresh, isWhole) {
      last = news;
      if (isWhole) acted = 0;
      for (const { seq, seat: by, what } of fresh) {
        if (what.type === 'started') begun();
        if (what.type !== 'acted') continue;
        acted++;
        if (by !== own) moves.arrived(seq);
      }
      if (acted >= most || news.table.stage === 'over') stopped();
      if (news.table.stage === 'gathering') sitOrStart(news);
      act();
    },
    done(cid) {
      const at = asked.get(cid);
      if (at === undefined) return;
      asked.delete(cid);
      isWaiting = false;
      moves.traffic()?.stored(performance.now() - at);
      act();
    },
    refused() {
      isWaiting = false;
      act();
    },
  });
  moves.onOpen(act);

  let hasAsked = false;
  function sitOrStart({ table, seat: mine }: News): void {
    if (hasAsked) return;
    const isFull = table.seats.every(({ type }) => type !== 'open');
    hasAsked = own === 1 || isFull;
    if (own === 1 && mine === undefined) line.ask({ type: 'sit', seat: 1 });
    if (own === 0 && isFull) line.ask({ type: 'start' });
  }
  return { line, isStarted, isPlayed };
}

/** What the two players of a table know of each other's actions: when the entry of a number was sent. */
interface Moves {
  traffic(): Traffic | undefined;
  onOpen(act: () => void): void;
  sent(seq: number, at: number): void;
  arrived(seq: number): void;
}

export interface Players {
  /** When all games have begun. */
  readonly ready: Promise<unknown>;
  play(traffic: Traffic): void;
  close(): void;
}

interface OurPlayers extends Players {
  /** When as much was played everywhere as was wanted. */
  readonly played: Promise<unknown>;
}

export function seatPlayers(url: string, tables: readonly OurTable[], manner: Manner = {}): OurPlayers {
  let traffic: Traffic | undefined;
  const acts: (() => void)[] = [];
  const seated = tables.flatMap((table) => {
    const under = new Map<number, number>();
    const moves: Moves = {
      traffic: () => traffic,
      onOpen: (act) => acts.push(act),
      sent: (seq, at) => under.set(seq, at),
      arrived(seq) {
        const at = under.get(seq);
        if (at !== undefined) traffic?.delivered(performance.now() - at);
        under.delete(seq);
      },
    };
    return [seat(url, table, 0, moves, manner), seat(url, table, 1, moves, manner)];
  });
  return {
    ready: Promise.all(seated.map(({ isStarted }) => isStarted)),
    played: Promise.all(seated.map(({ isPlayed }) => isPlayed)),
    play(open) {
      traffic = open;
      for (const act of acts) act();
    },
    close() {
      for (const { line } of seated) line.close();
    },
  };
}

const UNCOUNTED: Traffic = { stored() {}, delivered() {}, isOpen: () => true };
/** At how many tables robots play at once: more of them would not be done sooner. */
const AT_ONCE = 50;

/** Tables with so many actions in their logs, whose players have left. */
export async function playTables(url: string, count: number, actions: number): Promise<readonly OurTable[]> {
  const tables: OurTable[] = [];
  while (tables.length < count) {
    const some = await makeTables(url, Math.min(AT_ONCE, count - tables.length));
    const players = seatPlayers(url, some, { most: actions });
    players.play(UNCOUNTED);
    await players.played;
    players.close();
    tables.push(...some);
  }
  return tables;
}
