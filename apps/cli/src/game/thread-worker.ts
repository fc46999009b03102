/** A thread: plays the games it is told to, one after another. */
import { parentPort, workerData } from 'node:worker_threads';
import { type Job, playJob } from './thread-job.ts';

parentPort?.on('message', (index: number) => {
  parentPort?.postMessage(playJob(workerData as Job, index));
});
