/** A table as the terminal sees it over its line: how it stands, and a way to ask for things. */
import { type Problem, problem } from '@mahjong-fortress/base/problem';
import { err, ok, type Result } from '@mahjong-fortress/base/result';
import {
  type About,
  type Heard,
  type Line,
  type LineStatus,
  type Nack,
  type News,
  openLine,
  type Request,
  type TableNow,
} from '@mahjong-fortress/online';
import { gameIdFrom, kitOf } from '../games/index.ts';
import type { AnyKit } from '../games/kit.ts';
import { lineWorld } from './wire.ts';

/** How a table stands, with its game's own view of it. */
export interface OnlineTableState {
  readonly id: string;
  readonly kit: AnyKit;
  readonly about: About;
  readonly now: TableNow;
  /** The number of the last entry. */
  readonly head: number;
  readonly seat: number | undefined;
  readonly you: string;
  /** What the seat may see; undefined before the start. */
  readonly view: unknown;
  /** By the server's clock. */
  readonly time: number;
}

export interface TableEvents {
  status(status: LineStatus): void;
  /** `before` is undefined for the first news, which tell everything from the beginning. */
  news(state: OnlineTableState, fresh: readonly Heard[], before: OnlineTableState | undefined): void;
}

export interface OnlineTable {
  ask(request: Request): Promise<Result<number, Nack>>;
  /** The state once something is so of it; or why it never will be. */
  until(isSo: (state: OnlineTableState) => boolean): Promise<Result<OnlineTableState, Problem>>;
  close(): void;
}

export interface TableAddress {
  readonly server: string;
  readonly cookie: string;
  readonly id: string;
}

function stateFrom(
  news: News,
  before: OnlineTableState | undefined,
  you: string,
): Result<OnlineTableState, Problem> {
  const about = news.about ?? before?.about;
  const game = gameIdFrom(about?.game);
  if (!about || !game)
    return err(problem('other-game', '', 'This table plays a game that the terminal doesn’t know.'));
  const kit = kitOf(game);
  const view = news.view === undefined ? ok(undefined) : kit.rules.parseView(news.view);
  if (!view.ok)
    return err(problem('other-rules', '', 'The server plays by other rules than this terminal: update it.'));
  return ok({
    id: news.game,
    kit,
    about,
    now: news.table,
    head: news.from + news.list.length,
    seat: news.seat,
    you,
    view: view.value,
    time: news.now,
  });
}

export function openTable({ server, cookie, id }: TableAddress, events: TableEvents): OnlineTable {
  const answers = new Map<string, (answer: Result<number, Nack>) => void>();
  const watchers = new Set<() => void>();
  let state: OnlineTableState | undefined;
  let failure: Problem | undefined;
  let you = '';
  const look = (): void => {
    for (const watcher of [...watchers]) watcher();
  };

  function fail(found: Problem): void {
    failure ??= found;
    line.close();
    for (const cid of [...answers.keys()])
      settle(cid, err({ type: 'nack', code: found.code, reason: found.message }));
    look();
  }

  function settle(cid: string | undefined, answer: Result<number, Nack>): void {
    if (cid === undefined) return;
    answers.get(cid)?.(answer);
    answers.delete(cid);
  }

  const line: Line = openLine(
    lineWorld(server, cookie),
    { game: id },
    {
      status(status) {
        if (status.type === 'refused') fail(problem(status.code, '', status.reason));
        else events.status(status);
      },
      welcome(welcome) {
        you = welcome.you.player;
      },
      news(news, fresh) {
        const next = stateFrom(news, state, you);
        if (!next.ok) return fail(next.error);
        const before = state;
        state = next.value;
        events.news(next.value, fresh, before);
        look();
      },
      done: (cid, seq) => settle(cid, ok(seq)),
      refused: (nack) => settle(nack.cid, err(nack)),
    },
  );

  return {
    ask(request) {
      const cid = line.ask(request);
      return new Promise((resolve) => answers.set(cid, resolve));
    },
    until(isSo) {
      return new Promise((resolve) => {
        const watcher = (): void => {
          const isReached = state !== undefined && isSo(state);
          if (!isReached && !failure) return;
          watchers.delete(watcher);
          resolve(state && isReached ? ok(state) : err(failure as Problem));
        };
        watchers.add(watcher);
        watcher();
      });
    },
    close: () => line.close(),
  };
}

export function isOwnTurn({ now, seat }: OnlineTableState): boolean {
  const sitter = seat === undefined ? undefined : now.seats[seat];
  const isOwn = sitter?.type === 'person' && sitter.substitute === undefined;
  return now.stage === 'playing' && now.turn === seat && isOwn;
}

export function canStart({ now, about, you }: OnlineTableState): boolean {
  return now.stage === 'gathering' && about.host === you && now.seats.every(({ type }) => type !== 'open');
}
