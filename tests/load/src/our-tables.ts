/** Tables on our server, and robots that play at them. */
import { randomBytes } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { BUNDLED_LAYOUTS } from '@mahjong-fortress/layouts-schema';
import type { Line, News } from '@mahjong-fortress/online';
import { mahjongFortress } from '@mahjong-fortress/rules';
import { call, lineOf, meet, type Person } from '../../../apps/server/test/support/person.ts';
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
  readonly line: Line;
  readonly isStarted: Promise<void>;
}

/** Sits down and, from the first news on in which it is its turn, plays at random as long as the traffic is open. */
function seat(url: string, { id, people }: OurTable, own: 0 | 1, moves: Moves): Seated {
  let isWaiting = false;
  let last: News | undefined;
  let begun = (): void => {};
  const isStarted = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const asked = new Map<string, number>();

  function act(): void {
    const traffic = moves.traffic();
    if (!last || isWaiting || !traffic?.isOpen()) return;
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

  const line = lineOf(
    { urls: [url], person: people[own] },
    { game: id },
    {
      status() {},
      news(news, fresh) {
        last = news;
        for (const { seq, seat: by, what } of fresh) {
          if (what.type === 'started') begun();
          if (what.type === 'acted' && by !== own) moves.arrived(seq);
        }
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
    },
  );
  moves.onOpen(act);

  let hasAsked = false;
  function sitOrStart({ table, seat: mine }: News): void {
    if (hasAsked) return;
    const isFull = table.seats.every(({ type }) => type !== 'open');
    hasAsked = own === 1 || isFull;
    if (own === 1 && mine === undefined) line.ask({ type: 'sit', seat: 1 });
    if (own === 0 && isFull) line.ask({ type: 'start' });
  }
  return { line, isStarted };
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

export function seatPlayers(url: string, tables: readonly OurTable[]): Players {
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
    return [seat(url, table, 0, moves), seat(url, table, 1, moves)];
  });
  return {
    ready: Promise.all(seated.map(({ isStarted }) => isStarted)),
    play(open) {
      traffic = open;
      for (const act of acts) act();
    },
    close() {
      for (const { line } of seated) line.close();
    },
  };
}
