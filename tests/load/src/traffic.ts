/** The same traffic for every server: pairs of players who answer each other as fast as they can, for a while. */
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Latencies, latenciesOf } from './latencies.ts';

export interface Traffic {
  /** An action was stored, as its player was told: so long after it was sent. */
  stored(milliseconds: number): void;
  /** It has reached the other player. */
  delivered(milliseconds: number): void;
  isOpen(): boolean;
}

export interface TrafficReport {
  readonly movesPerSecond: number;
  readonly stored: Latencies;
  readonly delivered: Latencies;
  /** How long each took to be stored. */
  readonly times: readonly number[];
}

/** Lets players play for so many seconds; whatever is still under way then is not counted. */
export async function measureTraffic(
  seconds: number,
  begin: (traffic: Traffic) => void,
): Promise<TrafficReport> {
  const stored: number[] = [];
  const delivered: number[] = [];
  let isOpen = true;
  const begun = performance.now();
  begin({
    stored: (ms) => isOpen && stored.push(ms),
    delivered: (ms) => isOpen && delivered.push(ms),
    isOpen: () => isOpen,
  });
  await sleep(seconds * 1000);
  isOpen = false;
  const elapsed = (performance.now() - begun) / 1000;
  return {
    movesPerSecond: delivered.length / elapsed,
    stored: latenciesOf(stored),
    delivered: latenciesOf(delivered),
    times: stored,
  };
}
