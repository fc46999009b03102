/** Plays or watches a table to its end, by whatever is allowed, and remembers everything that it was told. */
import type { Heard, Line, Nack, News, Request, Welcome } from '@mahjong-fortress/online';
import type WebSocket from 'ws';
import type { AnyRules } from '../../src/online-game.ts';
import { type LineSettings, lineOf } from './person.ts';

export interface RobotReport {
  /** The entries as they were heard, by number; the same number must never be two things. */
  readonly heard: readonly Heard[];
  /** What was acknowledged: intents, and the numbers of their entries. */
  readonly done: ReadonlyMap<string, number>;
  readonly refused: readonly Nack[];
  readonly last: News;
}

export interface Robot {
  /** When the game is over and everything asked has been answered. */
  readonly finished: Promise<RobotReport>;
  /** When the first news have come. */
  readonly ready: Promise<News>;
  ask(request: Request): Promise<number>;
  news(): News | undefined;
  until(isSo: (news: News) => boolean): Promise<News>;
  /** Does something that is allowed, once, whoever is idle. */
  move(): Promise<number>;
  /** Loses the socket, as a phone in a tunnel does; what comes first afterwards. */
  cut(): Promise<Welcome>;
  close(): void;
}

interface RobotOptions extends LineSettings {
  readonly game: string;
  readonly rules: AnyRules;
  /** Only looks. */
  readonly isIdle?: boolean;
}

export function startRobot({ game, rules, isIdle = false, ...settings }: RobotOptions): Robot {
  const heard: Heard[] = [];
  const done = new Map<string, number>();
  const refused: Nack[] = [];
  const answers = new Map<string, { resolve(seq: number): void; reject(error: Error): void }>();
  const watchers = new Set<() => void>();
  let last: News | undefined;
  let line: Line;
  let pending: string | undefined;
  let unanswered = 0;
  let socket: WebSocket | undefined;
  const welcomed: ((welcome: Welcome) => void)[] = [];

  function anyAction(view: unknown): Request {
    const seen = rules.parseView(view);
    if (!seen.ok) throw new Error(`view: ${seen.error.path} ${seen.error.message}`);
    const legal = rules.legal(seen.value);
    const action = legal[Math.floor(Math.random() * legal.length)];
    return { type: 'act', action: rules.makeAction(seen.value, action) };
  }

  function act(): void {
    if (isIdle || !last || pending !== undefined) return;
    const { table, seat, view } = last;
    if (table.stage !== 'playing' || seat === undefined || table.turn !== seat) return;
    pending = line.ask(anyAction(view));
  }

  function ask(request: Request): Promise<number> {
    const cid = line.ask(request);
    return new Promise((resolve, reject) => answers.set(cid, { resolve, reject }));
  }

  function settled(cid: string | undefined): void {
    if (cid === pending) pending = undefined;
    act();
    for (const look of watchers) look();
  }

  line = lineOf(
    {
      ...settings,
      onSocket(opened) {
        socket = opened;
      },
    },
    { game },
    {
      status() {},
      welcome(welcome) {
        for (const hear of welcomed.splice(0)) hear(welcome);
      },
      news(news, fresh, isWhole) {
        last = news;
        if (isWhole) {
          // Told anew: what is heard the second time has to be what was heard the first time.
          for (const entry of fresh) check(entry);
        }
        for (const entry of fresh) if (entry.seq > heard.length) heard.push(entry);
        act();
        for (const look of watchers) look();
      },
      done(cid, seq) {
        const before = done.get(cid);
        if (before !== undefined && before !== seq)
          throw new Error(`${cid} was done twice: ${before} and ${seq}`);
        done.set(cid, seq);
        answers.get(cid)?.resolve(seq);
        settled(cid);
      },
      refused(nack) {
        refused.push(nack);
        if (nack.cid !== undefined) answers.get(nack.cid)?.reject(new Error(`${nack.code}: ${nack.reason}`));
        settled(nack.cid);
      },
      unsent(asks) {
        unanswered = asks.length;
      },
    },
  );

  function check(entry: Heard): void {
    const known = heard[entry.seq - 1];
    if (known && JSON.stringify(known) !== JSON.stringify(entry)) {
      throw new Error(`Entry ${entry.seq} was ${JSON.stringify(known)} and is ${JSON.stringify(entry)}`);
    }
  }

  function until(isSo: (news: News) => boolean): Promise<News> {
    return new Promise((resolve) => {
      const look = (): void => {
        if (!last || !isSo(last)) return;
        watchers.delete(look);
        resolve(last);
      };
      watchers.add(look);
      look();
    });
  }

  return {
    ready: until(() => true),
    finished: until(({ table }) => table.stage === 'over' && unanswered === 0).then((news) => ({
      heard,
      done,
      refused,
      last: news,
    })),
    ask,
    move: () => ask(anyAction(last?.view)),
    cut: () =>
      new Promise((resolve) => {
        welcomed.push(resolve);
        socket?.terminate();
      }),
    news: () => last,
    until,
    close: () => line.close(),
  };
}
