/** The thread in which computers play for badges: whatever else there is to do on the machine comes first. */
import { constants, platform, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { loadGames } from '../online-game.ts';
import type { BadgeAnswer, BadgeQuestion } from './badges.ts';

// There this means the thread; elsewhere it would mean everybody at the tables, too.
if (platform() === 'linux') setPriority(0, constants.priority.PRIORITY_LOW);

const games = await loadGames(workerData as string);
const played = [...games.values()].find(({ gallery }) => gallery)?.gallery;

function playOne({ rows, players }: BadgeQuestion, index: number): unknown {
  try {
    return played?.play(rows, players, index);
  } catch {
    // A game that breaks off is one that can't be ended.
    return undefined;
  }
}

parentPort?.on('message', (question: BadgeQuestion) => {
  const results = Array.from({ length: question.count }, (_, index) =>
    playOne(question, question.from + index),
  );
  const hasEnded = results.every((one) => one !== undefined);
  parentPort?.postMessage({ games: hasEnded ? results : undefined } satisfies BadgeAnswer);
});
