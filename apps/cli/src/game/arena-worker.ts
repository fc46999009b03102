/** A thread of the arena: plays the bouts it is told to, one after another. */
import { parentPort, workerData } from 'node:worker_threads';
import { type Match, playBout } from '@mahjong-fortress/solo-ai';

const match = workerData as Match;
const now = () => performance.now();

parentPort?.on('message', (index: number) => {
  parentPort?.postMessage(playBout(match, index, now));
});
