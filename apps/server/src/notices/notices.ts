/** Tells people that they are awaited: once for all their games, not while they look, not in their quiet hours. */
import { repeating } from '../repeating.ts';
import { isQuiet } from './quiet-hours.ts';
import type { Waiting, WaitingStore } from './waiting-store.ts';

/** What is told, in whatever words. */
export interface TurnNotice {
  /** How many games wait for them, and how many of those are near their deadline. */
  readonly turns: number;
  readonly soon: number;
  /** The one that waits longest. */
  readonly game: string;
}

/** Brings a notice to somebody, or says that it has to be tried again; throws where nobody can be reached. */
export type Deliver = (player: string, notice: TurnNotice) => Promise<'told' | 'later'>;

export interface Notices {
  /** Looks whether somebody has to be told something, and does. */
  tell(): Promise<void>;
}

interface NoticesWorld {
  readonly waiting: WaitingStore;
  readonly deliver: Deliver;
  now(): number;
}

function noticeOf({ games, soon }: Waiting): TurnNotice {
  return { turns: games.length, soon, game: games[0] ?? '' };
}

export function makeNotices({ waiting: store, deliver, now }: NoticesWorld): Notices {
  async function tellOne(waiting: Waiting): Promise<void> {
    const time = now();
    if (waiting.quiet && isQuiet(waiting.quiet, time)) return;
    if (!(await store.claim(waiting, time))) return;
    let end: Awaited<ReturnType<Deliver>> = 'later';
    try {
      end = await deliver(waiting.player, noticeOf(waiting));
    } finally {
      await (end === 'told' ? store.settle(waiting, time) : store.giveBack(waiting, time));
    }
  }

  return {
    async tell() {
      for (const waiting of await store.waiting(now())) await tellOne(waiting);
    },
  };
}

const LOOK_MS = 20_000;

export function startNotices(world: NoticesWorld): () => void {
  return repeating(LOOK_MS, 'notices', makeNotices(world).tell);
}
