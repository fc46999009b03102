/** How long things took. */

export interface Latencies {
  readonly count: number;
  readonly p50: number;
  readonly p99: number;
}

export function latenciesOf(milliseconds: readonly number[]): Latencies {
  const sorted = [...milliseconds].sort((a, b) => a - b);
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { count: sorted.length, p50: at(0.5), p99: at(0.99) };
}
