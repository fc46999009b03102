/** Tells people that they are awaited: once for all their games, not while they look, not in their quiet hours. */
import { repeating } from '../repeating.ts';
import type { NoticeStore, Waiting } from './notice-store.ts';
import type { Notice, SendNotice } from './push.ts';
import { isQuiet } from './quiet-hours.ts';

export interface Notices {
  /** Looks whether somebody has to be told something, and does. */
  tell(): Promise<void>;
}

interface NoticesWorld {
  readonly store: NoticeStore;
  readonly send: SendNotice;
  now(): number;
}

function noticeOf({ games, soon }: Waiting): Notice {
  return { turns: games.length, soon, game: games[0] ?? '' };
}

export function makeNotices({ store, send, now }: NoticesWorld): Notices {
  async function tellOne(waiting: Waiting): Promise<void> {
    if (waiting.quiet && isQuiet(waiting.quiet, now())) return;
    if (!(await store.claim(waiting, now()))) return;
    for (const subscription of await store.subscriptions(waiting.player)) {
      try {
        const result = await send(subscription, noticeOf(waiting));
        if (result === 'gone') await store.forget(subscription.endpoint);
      } catch (error) {
        console.error(error instanceof Error ? error.message : error);
      }
    }
  }

  return {
    async tell() {
      for (const waiting of await store.waiting(now())) await tellOne(waiting);
    },
  };
}

const LOOK_MS = 20_000;

export function startNotices(store: NoticeStore, send: SendNotice, now: () => number): () => void {
  return repeating(LOOK_MS, 'notices', makeNotices({ store, send, now }).tell);
}
