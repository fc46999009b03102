// Loaded into a server that is measured: on SIGUSR2 it throws away what it no longer needs and prints what it still holds.
import { memoryUsage } from 'node:process';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  setFlagsFromString('--expose-gc');
  const tidy = runInNewContext('gc');
  process.on('SIGUSR2', () => {
    // What the first finds unused may have kept something else alive until then.
    for (let time = 0; time < 3; time++) tidy();
    const { heapUsed, external, rss } = memoryUsage();
    console.log(`held ${heapUsed + external} ${rss}`);
  });
}
