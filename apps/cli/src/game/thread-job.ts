/** What a thread can be told to play. */
import type { Problem } from '@mahjong-fortress/base/problem';
import { ok, type Result } from '@mahjong-fortress/base/result';
import {
  type BalanceGame,
  type BalanceOptions,
  type Bout,
  type Contest,
  type Experience,
  type LessonOptions,
  playBalanceGame,
  playBout,
  playLesson,
  playSoakGame,
  playSoloBout,
  type SoakGame,
  type SoakOptions,
  type SoloBout,
  type SoloContest,
} from '@mahjong-fortress/solo-ai';

export type Job =
  | { readonly type: 'bout'; readonly contest: Contest }
  | { readonly type: 'solo'; readonly contest: SoloContest }
  | { readonly type: 'soak'; readonly options: SoakOptions }
  | { readonly type: 'balance'; readonly options: BalanceOptions }
  | { readonly type: 'lesson'; readonly options: LessonOptions };

interface Games {
  readonly bout: Bout;
  readonly solo: SoloBout;
  readonly soak: SoakGame;
  readonly balance: BalanceGame;
  readonly lesson: readonly Experience[];
}

/** What a game of a job comes to. */
export type JobOutcome<J extends Job> = Games[J['type']];

const now = () => performance.now();

export function playJob(job: Job, index: number): Result<JobOutcome<Job>, Problem> {
  switch (job.type) {
    case 'bout':
      return playBout(job.contest, index, now);
    case 'solo':
      return playSoloBout(job.contest, index, now);
    case 'soak':
      return ok(playSoakGame(job.options, index));
    case 'balance':
      return playBalanceGame(job.options, index);
    case 'lesson':
      return playLesson(job.options, index, now);
  }
}
