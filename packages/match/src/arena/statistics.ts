/** The few statistics that an arena needs. */

export interface Interval {
  readonly low: number;
  readonly high: number;
}

const Z95 = 1.959964;

/** Wilson's 95 % interval for a share of wins; half wins of shared victories are allowed. */
export function wilson(wins: number, games: number): Interval {
  if (games === 0) return { low: 0, high: 1 };
  const share = wins / games;
  const z2 = (Z95 * Z95) / games;
  const centre = (share + z2 / 2) / (1 + z2);
  const spread = (Z95 / (1 + z2)) * Math.sqrt((share * (1 - share)) / games + z2 / (4 * games));
  return { low: centre - spread, high: centre + spread };
}

export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The 95 % interval for the mean of what the values are a sample of. */
export function meanInterval(values: readonly number[]): Interval {
  const centre = mean(values);
  const variance = values.reduce((sum, value) => sum + (value - centre) ** 2, 0) / (values.length - 1);
  const spread = values.length < 2 ? Number.POSITIVE_INFINITY : Z95 * Math.sqrt(variance / values.length);
  return { low: centre - spread, high: centre + spread };
}

/** The value below which the given share of the values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

export interface Thinking {
  readonly mean: number;
  readonly p95: number;
}

/** How long turns were thought about, from the milliseconds of each. */
export function thinkingOf(turns: readonly number[]): Thinking {
  return { mean: mean(turns), p95: quantile(turns, 0.95) };
}
