/**
 * Badges: computers play many games on what was published, in a thread of the lowest priority. What some games came to is
 * kept before the next ones are played, so that whoever goes on after a kill loses a few games at most and plays none twice.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { type Badge, GALLERY_LIMITS } from '@mahjong-fortress/gallery';
import { repeating } from '../repeating.ts';
import type { BadgeStore, BadgeWork } from './badge-store.ts';
import type { GalleryGame } from './gallery-game.ts';

export interface BadgeQuestion {
  readonly rows: readonly string[];
  readonly players: number;
  readonly from: number;
  readonly count: number;
}

export interface BadgeAnswer {
  /** Undefined where a game could not be ended. */
  readonly games: readonly unknown[] | undefined;
}

const LOOK_MS = 3000;
/** Well within the time for which some work is taken. */
const RENEW_MS = 20_000;
const AT_ONCE = 10;
/**
 * Ten games take a second or two. On a machine that has other things to do they can take as long as you like, which says
 * nothing about what they are played on: another time it goes on.
 */
const LONGEST_MS = 10 * 60_000;
const WANTED = GALLERY_LIMITS.badgeGames;
/** It rests so many times as long as it plays: also a thread of the lowest priority slows down its neighbours' processor. */
const REST_TIMES = 2;

interface BadgesWorld {
  readonly badges: BadgeStore;
  readonly game: GalleryGame;
  readonly registry: string;
  /** How long the thread may take for some games. */
  readonly longestMs?: number;
  /** How often it says that it is still at it. */
  readonly renewMs?: number;
  now(): number;
}

/** Plays in a thread that is there only while there is something to play. */
function openPlaying(registry: string, longestMs: number) {
  let worker: Worker | undefined;
  function close(): void {
    worker?.terminate();
    worker = undefined;
  }
  /** Undefined where the thread itself failed, which says nothing about what was published. */
  function play(question: BadgeQuestion): Promise<BadgeAnswer | undefined> {
    worker ??= new Worker(new URL('./badge-thread.js', import.meta.url), { workerData: registry });
    const thread = worker;
    thread.unref();
    return new Promise((resolve) => {
      const timer = setTimeout(() => fail(`nothing came of it in ${longestMs / 1000} s`), longestMs);
      function finish(answer: BadgeAnswer | undefined): void {
        clearTimeout(timer);
        // Only these: without those of its own a thread is never heard again.
        thread.off('message', finish).off('error', failed);
        if (answer?.games === undefined) close();
        resolve(answer);
      }
      function fail(why: string): void {
        console.error(`badge: ${why}`);
        finish(undefined);
      }
      const failed = ({ message }: Error) => fail(message);
      thread.once('message', finish);
      thread.once('error', failed);
      thread.postMessage(question);
    });
  }
  return { play, close };
}

function badgeOf(game: GalleryGame, games: readonly unknown[], players: number) {
  const judged = games.length < GALLERY_LIMITS.enoughGames ? undefined : game.judge(games, players);
  const badge: Badge = {
    players,
    games: games.length,
    wanted: WANTED,
    ...(judged ? { verdicts: judged.verdicts, turns: judged.turns } : {}),
  };
  return { badge, ...(judged ? { length: judged.length } : {}) };
}

export function startBadges(world: BadgesWorld): () => void {
  const { badges, game, registry, longestMs = LONGEST_MS, renewMs = RENEW_MS, now } = world;
  const playing = openPlaying(registry, longestMs);
  let isStopped = false;

  async function goOn(work: BadgeWork): Promise<void> {
    const { rows, players, played } = work;
    const count = Math.min(AT_ONCE, WANTED - played);
    // Slow games take longer than some work is given away for, and nobody else is to play them meanwhile.
    const stopRenewing = repeating(renewMs, 'badges', () => badges.renew(work, now()));
    const answer = await playing.play({ rows, players, from: played, count });
    stopRenewing();
    // Who failed gives the work back by and by, and it is tried again.
    if (isStopped || !answer) return;
    const { games } = answer;
    if (games === undefined) {
      const badge = { players, games: played, wanted: WANTED, verdicts: [{ type: 'unfinishable' }] } as const;
      await badges.show(work, badge, { done: true });
      await badges.holdBack(work);
      return;
    }
    const all = [...work.games, ...games];
    // Somebody else may have been quicker, or there is a newer version.
    if (!(await badges.keep(work, games))) return;
    const { badge, ...rest } = badgeOf(game, all, players);
    await badges.show(work, badge, { ...rest, done: all.length >= WANTED });
  }

  async function workOn(): Promise<void> {
    // Nothing is taken after it was stopped: it would lie there, taken, while others have time.
    while (!isStopped) {
      const work = await badges.take(now());
      if (!work || isStopped) break;
      const begun = performance.now();
      await goOn(work);
      await sleep(REST_TIMES * (performance.now() - begun), undefined, { ref: false });
    }
    playing.close();
  }

  const stop = repeating(LOOK_MS, 'badges', workOn);
  return () => {
    isStopped = true;
    stop();
    playing.close();
  };
}
