/** What a thread can be told to play. */
import type { Problem, Result } from '@mahjong-fortress/rules';
import {
  type BalanceGame,
  type BalanceOptions,
  type Bout,
  type Match,
  playBalanceGame,
  playBout,
} from '@mahjong-fortress/solo-ai';

export type Job =
  | { readonly type: 'bout'; readonly match: Match }
  | { readonly type: 'balance'; readonly options: BalanceOptions };

/** What a game of a job comes to. */
export type Played<J extends Job> = J extends { type: 'bout' } ? Bout : BalanceGame;

export function playJob(job: Job, index: number): Result<Bout | BalanceGame, Problem> {
  return job.type === 'bout'
    ? playBout(job.match, index, () => performance.now())
    : playBalanceGame(job.options, index);
}
