/** What a process holds and how it keeps up, seen from outside. */
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerProcess } from '../../../apps/server/test/support/server-process.ts';

/** Linux counts in hundredths of a second. */
const TICKS = 100;

/** The seconds that all threads of a process have computed: on a busy machine they say more than the clock. */
export function processorSeconds(pid: number): number {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The second field is a name in brackets, which may hold spaces.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

/** A figure of our server's /metrics. */
export async function metricOf(url: string, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const [, value = 'NaN'] = new RegExp(`^mahjong_fortress_${name} (.+)$`, 'm').exec(text) ?? [];
  return Number(value);
}

/** How a server is started that can be told to tidy up before it is looked at. */
export const TIDY_OPTIONS = `--import ${new URL('./tidy-on-signal.js', import.meta.url)}`;
const SETTLING_MS = 1500;

/** What a process needs: its main thread, and everything that the system gave it, the database's thread included. */
export interface Held {
  readonly heap: number;
  readonly resident: number;
}

/** After what is under way was done and the garbage is gone; of a server started with `TIDY_OPTIONS`. */
export async function heldBy({ pid, output }: ServerProcess): Promise<Held> {
  await sleep(SETTLING_MS);
  const before = output().length;
  process.kill(pid, 'SIGUSR2');
  for (;;) {
    await sleep(50);
    const [, heap, resident] = /^held (\d+) (\d+)$/m.exec(output().slice(before)) ?? [];
    if (resident !== undefined) return { heap: Number(heap), resident: Number(resident) };
  }
}
