// Waits for the main thread, which a text may never let go. Plain JavaScript: a thread does not inherit the loader that
// lets the program run from its TypeScript sources.
import { mkdirSync, writeFileSync, writeSync } from 'node:fs';
import path from 'node:path';
import { workerData } from 'node:worker_threads';

const { state, bytes, folder, mostSeconds } = workerData;
const [BEAT, LENGTH] = [0, 1];
let beat = -1;
let since = 0;

/** Of the whole program: on a busy machine an honest text may take its time. */
function processorSeconds() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

setInterval(() => {
  const now = Atomics.load(state, BEAT);
  if (now !== beat) {
    beat = now;
    since = processorSeconds();
    return;
  }
  if (processorSeconds() - since < mostSeconds) return;
  const [door, text] = JSON.parse(Buffer.from(bytes).toString('utf16le', 0, Atomics.load(state, LENGTH)));
  const file = path.join(folder, `${door}-frozen.quoted.json`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify(text));
  writeSync(2, `\n${door}, frozen: no answer for ${mostSeconds} s\n  --door ${door} --file ${file}\n`);
  process.kill(process.pid, 'SIGKILL');
}, 1000);
