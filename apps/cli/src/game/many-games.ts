/** A command that plays many games: shows how far it is, hears an interruption, says how long it took. */
import { ok, type Result } from '@mahjong-fortress/base/result';
import { type Call, EXIT, type Exit, type Failure, nothingDone, rejected } from '../command.ts';
import { barText, beginWork } from '../progress.ts';
import { counted } from '../words/numbers.ts';
import type { Job, JobOutcome } from './thread-job.ts';
import { playOnThreads } from './threads.ts';

interface ManyGames<J extends Job> {
  readonly played: readonly JobOutcome<J>[];
  readonly seconds: number;
  /** How many and how quickly, in words. */
  readonly pace: string;
  readonly exit: Exit;
}

export async function playMany<J extends Job>(
  { world }: Call,
  job: J,
  games: number,
): Promise<Result<ManyGames<J>, Failure>> {
  let finished = 0;
  const work = beginWork(
    world,
    () => `Finishing the games in progress; ${finished} of ${counted(games, 'game')} done so far.`,
  );
  const begun = world.now();
  const goOn = (done: number) => {
    finished = done;
    return work.goOn(() => barText(done, games));
  };
  const result = await playOnThreads(job, games, goOn, world.interruption().stop);
  work.end();
  if (!result.ok) return rejected(result.error);
  const played = result.value;
  if (played.length === 0) return nothingDone();
  const seconds = (world.now() - begun) / 1000;
  const done = played.length;
  const speed = seconds > 0 ? `, ${(done / seconds).toFixed(2)} games/s` : '';
  return ok({
    played,
    seconds,
    pace: `${done === games ? '' : `Interrupted: ${done} of ${games} games, `}${seconds.toFixed(1)} s${speed}`,
    exit: done < games ? EXIT.interrupted : EXIT.fine,
  });
}
