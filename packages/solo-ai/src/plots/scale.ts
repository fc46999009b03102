/** From numbers to places along an axis, and the round numbers that are written there. */

export interface Scale {
  readonly low: number;
  /** Round numbers from end to end. */
  readonly ticks: readonly number[];
  /** Where a number lies; what lies beyond an end is drawn at it. */
  place(value: number): number;
}

/** 1, 2 or 5 times a power of ten. */
function roundStep(atLeast: number): number {
  const power = 10 ** Math.floor(Math.log10(atLeast));
  return power * ([1, 2, 5].find((factor) => factor * power >= atLeast) ?? 10);
}

interface Extent {
  readonly low: number;
  readonly high: number;
  /** Where the axis begins and ends in the picture; up is negative there. */
  readonly from: number;
  readonly to: number;
  /** How many steps there should be about. */
  readonly steps: number;
  /** No step is smaller, where nothing lies between two numbers. */
  readonly whole?: boolean;
}

/** Kept reports may come from strangers: what lies beyond this is drawn as if it lay here. */
const LARGEST = 1e300;

function drawable(value: number): number {
  return Math.max(-LARGEST, Math.min(LARGEST, value));
}

export function makeScale({ low, high, from, to, steps, whole = false }: Extent): Scale {
  const [start, end] = [drawable(low), drawable(high)];
  const span = Math.max(end - start, 1e-6);
  const step = Math.max(roundStep(span / steps), whole ? 1 : 0);
  const first = Math.ceil(start / step - 1e-9);
  const last = Math.floor(end / step + 1e-9);
  return {
    low: start,
    ticks: Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step),
    place: (value) => from + Math.min(1, Math.max(0, (value - start) / span)) * (to - from),
  };
}
