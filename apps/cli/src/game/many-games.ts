/** A command that plays many games: shows how far it is, hears an interruption, says how long it took. */
import { err, ok, type Result } from '@mahjong-fortress/base/result';
import { type Call, EXIT, type Exit, type Failure, nothingDone, rejected } from '../command.ts';
import { barText, beginWork } from '../progress.ts';
import { counted } from '../words/numbers.ts';
import type { Job, JobOutcome } from './thread-job.ts';
import { type JobDone, playOnThreads } from './threads.ts';

interface ManyGames<J extends Job> {
  readonly played: readonly JobOutcome<J>[];
  readonly seconds: number;
  /** How many and how quickly, in words. */
  readonly pace: string;
  readonly exit: Exit;
}

interface Course<J extends Job> {
  /** The numbers of the games that were played at another time. */
  readonly before?: ReadonlySet<number>;
  /** Hears of every game as soon as it is over; when that fails, no more are begun. */
  readonly afterGame?: (game: JobDone<J>) => Result<void, Failure>;
}

/** Plays the games below a number, those apart that were played before. */
export async function playMany<J extends Job>(
  { world }: Call,
  job: J,
  games: number,
  { before = new Set(), afterGame = () => ok(undefined) }: Course<J> = {},
): Promise<Result<ManyGames<J>, Failure>> {
  const missing = Array.from({ length: games }, (_, index) => index).filter((index) => !before.has(index));
  let finished = before.size;
  let failure: Failure | undefined;
  const work = beginWork(
    world,
    () => `Finishing the games in progress; ${finished} of ${counted(games, 'game')} done so far.`,
  );
  const begun = world.now();
  const goOn = (done: number, latest: JobDone<J>) => {
    finished = before.size + done;
    const heard = afterGame(latest);
    if (!heard.ok) failure = heard.error;
    return failure ? Promise.resolve(false) : work.goOn(() => barText(finished, games));
  };
  const result = await playOnThreads(job, missing, goOn, world.interruption().stop);
  work.end();
  if (!result.ok) return rejected(result.error);
  if (failure) return err(failure);
  const played = result.value;
  const done = before.size + played.length;
  if (done === 0) return nothingDone();
  const seconds = (world.now() - begun) / 1000;
  const speed = seconds > 0 ? `, ${(played.length / seconds).toFixed(2)} games/s` : '';
  return ok({
    played,
    seconds,
    pace: `${done === games ? '' : `Interrupted: ${done} of ${games} games, `}${seconds.toFixed(1)} s${speed}`,
    exit: done < games ? EXIT.interrupted : EXIT.fine,
  });
}
