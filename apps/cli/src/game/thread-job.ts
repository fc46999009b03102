/** What a thread can be told to play. */
import type { Problem } from '@mahjong-fortress/base/problem';
import { ok, type Result } from '@mahjong-fortress/base/result';
import { type AnySetup, type Bout, type Contest, playBout } from '@mahjong-fortress/match/arena';
import {
  type BalanceGame,
  type BalanceOptions,
  type Family,
  type Foreseen,
  type ForesightOptions,
  type Hunt,
  huntPuzzles,
  type LessonOptions,
  playBalanceGame,
  playForesight,
  playLesson,
  playSoloBout,
  type SoloBout,
  type SoloContest,
  type WrittenPuzzle,
} from '@mahjong-fortress/solo-ai';
import { type KitId, withKit } from '../games/index.ts';
import type { SoakedGame } from '../games/kit.ts';

export type Job =
  | {
      readonly type: 'bout';
      readonly game: KitId;
      readonly contest: Contest<AnySetup>;
      /** How many times slower the machine is taken to be, counted by processor time. */
      readonly slower?: number;
    }
  | { readonly type: 'solo'; readonly contest: SoloContest }
  | { readonly type: 'soak'; readonly game: KitId; readonly seed: string }
  | { readonly type: 'balance'; readonly options: BalanceOptions }
  | { readonly type: 'lesson'; readonly options: LessonOptions }
  | { readonly type: 'foresight'; readonly options: ForesightOptions }
  /** Each game with cards of its own. */
  | { readonly type: 'puzzles'; readonly hunts: readonly Hunt[] };

interface Games {
  readonly bout: Bout;
  readonly solo: SoloBout;
  readonly soak: SoakedGame;
  readonly balance: BalanceGame;
  readonly lesson: readonly Family[];
  readonly foresight: readonly Foreseen[];
  readonly puzzles: readonly WrittenPuzzle[];
}

/** What a game of a job comes to. */
export type JobOutcome<J extends Job> = Games[J['type']];

const now = () => performance.now();

/** Processor time doesn’t depend on what else the machine is doing. */
const slowed = (times: number) => () => {
  const { user, system } = process.cpuUsage();
  return ((user + system) / 1000) * times;
};

export function playJob(job: Job, index: number): Result<JobOutcome<Job>, Problem> {
  switch (job.type) {
    case 'bout':
      return withKit(job.game, (kit) =>
        playBout(kit, job.contest, index, job.slower ? slowed(job.slower) : now),
      );
    case 'solo':
      return playSoloBout(job.contest, index, now);
    case 'soak':
      return ok(withKit(job.game, (kit) => kit.soak(job.seed, index)));
    case 'balance':
      return playBalanceGame(job.options, index);
    case 'lesson':
      return playLesson(job.options, index);
    case 'foresight':
      return playForesight(job.options, index, now);
    case 'puzzles':
      return huntPuzzles(job.hunts[index] as Hunt);
  }
}
