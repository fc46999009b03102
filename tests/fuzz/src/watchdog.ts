/** Ends the program when a text freezes it for good, and keeps the text. */
import { Worker } from 'node:worker_threads';
import { FOLDER } from './finding.ts';
import { LONGEST } from './mutate/nasty.ts';

/** Of processor time. */
const MOST_SECONDS = 30;

export interface Watchdog {
  /** Told before every text. */
  feed(door: string, text: string): void;
  dismiss(): Promise<unknown>;
}

export function makeWatchdog(): Watchdog {
  const state = new Int32Array(new SharedArrayBuffer(8));
  // Halves of surrogate pairs are six characters in JSON, and every character is two bytes.
  const bytes = new SharedArrayBuffer(2 * 6 * (LONGEST + 100));
  const writer = Buffer.from(bytes);
  const worker = new Worker(new URL('./watchdog-thread.js', import.meta.url), {
    workerData: { state, bytes, folder: FOLDER, mostSeconds: MOST_SECONDS },
  });
  // A promise that is never kept ends the program by itself.
  worker.unref();
  return {
    feed(door, text) {
      Atomics.store(state, 1, writer.write(JSON.stringify([door, text]), 'utf16le'));
      Atomics.add(state, 0, 1);
    },
    dismiss: () => worker.terminate(),
  };
}
