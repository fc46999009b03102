/** A table that stands on a server, as it is known here: the line to it, and what it says last. */
import { err, ok, type Result } from '@mahjong-fortress/base/result';
import {
  type Ask,
  type Heard,
  type LineStatus,
  type LineWorld,
  type Nack,
  type News,
  openLine,
  type Request,
  type Welcome,
} from '@mahjong-fortress/online';
import { type ReadonlySignal, signal } from '@preact/signals';

/** What is new since the last time. */
export interface Arrived {
  readonly news: News;
  readonly fresh: readonly Heard[];
  /** The list begins with the first entry, and everything that was known before is replaced. */
  readonly isWhole: boolean;
}

export interface FarTable {
  readonly id: string;
  readonly status: ReadonlySignal<LineStatus>;
  /** The latest, with what was agreed on at the table, which is told only when it changes. */
  readonly news: ReadonlySignal<News | undefined>;
  readonly me: ReadonlySignal<Welcome['you'] | undefined>;
  /** Every entry so far. */
  heard(): readonly Heard[];
  /** Hears whatever comes from now on, once and in order. */
  follow(hear: (arrived: Arrived) => void): () => void;
  /** Asks for something at the table; resolves when the server has answered. */
  ask(request: Request): Promise<Result<number, Nack>>;
  /** The server's time, by its last message and by how long that is ago. */
  now(): number;
  /** The network is back: no need to wait. */
  hurry(): void;
  close(): void;
}

interface FarTableOptions {
  readonly id: string;
  readonly world: LineWorld;
  /** Milliseconds by a clock that nobody sets. */
  ticks(): number;
  /** What was asked on an earlier visit and not answered; and where that is kept. */
  readonly unsent: { read(): readonly Ask[]; write(asks: readonly Ask[]): void };
}

export function openFarTable({ id, world, ticks, unsent }: FarTableOptions): FarTable {
  const status = signal<LineStatus>({ type: 'connecting' });
  const news = signal<News | undefined>(undefined);
  const me = signal<Welcome['you'] | undefined>(undefined);
  const answers = new Map<string, (answer: Result<number, Nack>) => void>();
  const listeners = new Set<(arrived: Arrived) => void>();
  let known: readonly Heard[] = [];
  let heardAt = ticks();

  function settle(cid: string | undefined, answer: Result<number, Nack>): void {
    if (cid === undefined) return;
    answers.get(cid)?.(answer);
    answers.delete(cid);
  }

  const line = openLine(
    world,
    { game: id, unsent: unsent.read() },
    {
      status: (next) => {
        status.value = next;
      },
      welcome: ({ you }) => {
        me.value = you;
      },
      news(next, fresh, isWhole) {
        heardAt = ticks();
        const about = next.about ?? news.value?.about;
        const whole = about ? { ...next, about } : next;
        known = isWhole ? next.list : [...known, ...fresh];
        news.value = whole;
        for (const hear of listeners) hear({ news: whole, fresh, isWhole });
      },
      done: (cid, seq) => settle(cid, ok(seq)),
      refused: (nack) => settle(nack.cid, err(nack)),
      unsent: unsent.write,
    },
  );

  return {
    id,
    status,
    news,
    me,
    heard: () => known,
    follow(hear) {
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
    ask: (request) =>
      new Promise((answer) => {
        answers.set(line.ask(request), answer);
      }),
    now: () => (news.value?.now ?? 0) + ticks() - heardAt,
    hurry: line.hurry,
    close() {
      listeners.clear();
      line.close();
    },
  };
}
