/** Plays or watches a table to its end, by whatever is allowed, and remembers everything that it was told. */

import { createHash } from 'node:crypto';
import type { Random } from '@mahjong-fortress/base/random';
import { ownRandom } from '@mahjong-fortress/base/volume';
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
  /** What was asked for under each id. */
  readonly asked: ReadonlyMap<string, Request>;
  /** A hash of what was to be seen after each entry at which news came, but for whose view it is. */
  readonly sights: ReadonlyMap<number, string>;
  readonly last: News;
}

export interface Robot {
  /** When the game is over and everything asked has been answered. */
  readonly finished: Promise<RobotReport>;
  /** When the first news have come. */
  readonly ready: Promise<News>;
  ask(request: Request): Promise<number>;
  news(): News | undefined;
  soFar(): RobotReport | undefined;
  until(isSo: (news: News) => boolean): Promise<News>;
  /** Does something that is allowed, once, whoever is idle. */
  move(): Promise<number>;
  /** Hears nothing any more, although what it says arrives, until it is cut. */
  deafen(): void;
  /** Loses its socket for a second, as a phone in a tunnel does; what comes first afterwards. */
  cut(): Promise<Welcome>;
  close(): void;
}

const TUNNEL_MS = 1000;

let robots = 0;

function anyOf<One>(all: readonly One[], random: Random): One {
  return all[random.below(all.length)] as One;
}

function kindOf(action: string): string {
  return action.split(' ', 1)[0] ?? '';
}

function hashOf(view: object): string {
  return createHash('sha256')
    .update(JSON.stringify({ ...view, viewer: undefined }))
    .digest('base64url');
}

interface RobotOptions extends LineSettings {
  readonly game: string;
  readonly rules: AnyRules;
  /** Only looks. */
  readonly isIdle?: boolean;
  /** Also says and asks for all kinds of things, wrong ones among them. */
  readonly isRestless?: boolean;
}

export function startRobot({
  game,
  rules,
  isIdle = false,
  isRestless = false,
  ...settings
}: RobotOptions): Robot {
  const random = ownRandom(`robot ${robots++}`);
  const heard: Heard[] = [];
  const asked = new Map<string, Request>();
  const done = new Map<string, number>();
  const refused: Nack[] = [];
  const sights = new Map<number, string>();
  const answers = new Map<string, { resolve(seq: number): void; reject(error: Error): void }>();
  const watchers = new Set<() => void>();
  let last: News | undefined;
  let line: Line;
  let pending: string | undefined;
  let unanswered = 0;
  let socket: WebSocket | undefined;
  let darkUntil = 0;
  const welcomed: ((welcome: Welcome) => void)[] = [];

  function anyAction(view: unknown): Request {
    const seen = rules.parseView(view);
    if (!seen.ok) throw new Error(`view: ${seen.error.path} ${seen.error.message}`);
    const legal = rules.legal(seen.value).map((action) => rules.makeAction(seen.value, action));
    // Every kind of action alike, so that what can be done in one way only is done in every game, too.
    const kind = anyOf([...new Set(legal.map(kindOf))], random);
    return {
      type: 'act',
      action: anyOf(
        legal.filter((action) => kindOf(action) === kind),
        random,
      ),
    };
  }

  function act(): void {
    if (isIdle || !last || pending !== undefined) return;
    const { table, seat, view } = last;
    if (isRestless && table.stage === 'paused' && seat !== undefined && table.pausing.includes(seat)) {
      pending = request({ type: 'pause', wanted: false });
      return;
    }
    if (table.stage !== 'playing' || seat === undefined || table.turn !== seat) return;
    pending = request(isRestless ? anyWhim(view, seat) : anyAction(view));
  }

  /** Mostly an action; else words, taking back, a pause, or what can't be done. */
  function anyWhim(view: unknown, seat: number): Request {
    const whims: readonly Request[] = [
      { type: 'phrase', phrase: 'hello' },
      { type: 'undo' },
      { type: 'pause', wanted: !last?.table.pausing.includes(seat) },
      { type: 'act', action: 'take everything' },
      { type: 'claim' },
      { type: 'start' },
    ];
    return random.below(3) > 0 ? anyAction(view) : anyOf(whims, random);
  }

  function request(wanted: Request): string {
    const cid = line.ask(wanted);
    asked.set(cid, wanted);
    return cid;
  }

  function ask(wanted: Request): Promise<number> {
    const cid = request(wanted);
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
        if (Date.now() < darkUntil) opened.terminate();
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
        see(news);
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

  /** The same entries always come to the same view, however often and by whichever server it is told. */
  function see({ from, list, view }: News): void {
    if (!view) return;
    const head = from + list.length;
    const hash = hashOf(view);
    const known = sights.get(head);
    if (known !== undefined && known !== hash) throw new Error(`After entry ${head} there were two views`);
    sights.set(head, hash);
  }

  function report(news: News): RobotReport {
    return { heard, done, refused, asked, sights, last: news };
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
    finished: until(({ table }) => table.stage === 'over' && unanswered === 0).then((news) => report(news)),
    soFar: () => last && report(last),
    ask,
    move: () => ask(anyAction(last?.view)),
    deafen: () => socket?.removeAllListeners('message'),
    cut: () =>
      new Promise((resolve) => {
        welcomed.push(resolve);
        darkUntil = Date.now() + TUNNEL_MS;
        socket?.terminate();
      }),
    news: () => last,
    until,
    close: () => line.close(),
  };
}
