/** What a process holds and how it keeps up, seen from outside. */
import { readFileSync } from 'node:fs';

/** Resident bytes, as the system counts them; its files exist on Linux alone. */
export function residentBytes(pid: number): number {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}

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
