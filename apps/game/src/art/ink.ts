/** Procedural brushwork: seeded, so that a mountain is the same mountain on every screen. */
import { n } from './svg.ts';

export type InkPoint = readonly [x: number, y: number];
export type Jitter = () => number;

/** mulberry32: small, and good enough for grass and mist. */
export function seeded(seed: number): Jitter {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function randomBetween(random: Jitter, low: number, high: number): number {
  return low + (high - low) * random();
}

/** A smooth line through the points (Catmull–Rom as cubic Béziers), without the leading move. */
function curves(points: readonly InkPoint[]): string {
  let d = '';
  for (let i = 0; i + 1 < points.length; i++) {
    const from = points[i] as InkPoint;
    const to = points[i + 1] as InkPoint;
    const before = points[i - 1] ?? from;
    const after = points[i + 2] ?? to;
    d += `C${n(from[0] + (to[0] - before[0]) / 6)} ${n(from[1] + (to[1] - before[1]) / 6)} ${n(to[0] - (after[0] - from[0]) / 6)} ${n(to[1] - (after[1] - from[1]) / 6)} ${n(to[0])} ${n(to[1])}`;
  }
  return d;
}

export function smooth(points: readonly InkPoint[]): string {
  const [first] = points;
  return first ? `M${n(first[0])} ${n(first[1])}${curves(points)}` : '';
}

export function polygon(points: readonly InkPoint[]): string {
  return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;
}

/** Points along the smooth line, evenly in parameter, with the direction at each. */
export function sample(points: readonly InkPoint[], steps: number): { at: InkPoint; direction: InkPoint }[] {
  const spans = points.length - 1;
  const result: { at: InkPoint; direction: InkPoint }[] = [];
  for (let i = 0; i <= steps; i++) {
    const position = (i / steps) * spans;
    const span = Math.min(spans - 1, Math.floor(position));
    const t = position - span;
    const p1 = points[span] as InkPoint;
    const p2 = points[span + 1] as InkPoint;
    const p0 = points[span - 1] ?? p1;
    const p3 = points[span + 2] ?? p2;
    const mix = (axis: 0 | 1): [number, number] => {
      const a = 2 * p1[axis];
      const b = p2[axis] - p0[axis];
      const c = 2 * p0[axis] - 5 * p1[axis] + 4 * p2[axis] - p3[axis];
      const d = -p0[axis] + 3 * p1[axis] - 3 * p2[axis] + p3[axis];
      return [0.5 * (a + b * t + c * t * t + d * t * t * t), 0.5 * (b + 2 * c * t + 3 * d * t * t)];
    };
    const [x, dx] = mix(0);
    const [y, dy] = mix(1);
    const length = Math.hypot(dx, dy) || 1;
    result.push({ at: [x, y], direction: [dx / length, dy / length] });
  }
  return result;
}

/** A brush stroke: thick where `width(t)` says so, t running from 0 to 1 along the line. */
export function stroke(points: readonly InkPoint[], width: (t: number) => number, steps = 24): string {
  const spine = sample(points, steps);
  const side = (sign: number): InkPoint[] =>
    spine.map(({ at, direction }, i) => {
      const half = (sign * width(i / steps)) / 2;
      return [at[0] - direction[1] * half, at[1] + direction[0] * half];
    });
  const left = side(1);
  const right = side(-1).reverse();
  const start = left[0] as InkPoint;
  const turn = right[0] as InkPoint;
  return `M${n(start[0])} ${n(start[1])}${curves(left)}L${n(turn[0])} ${n(turn[1])}${curves(right)}Z`;
}

/** Thin at both ends, full in the middle: the pressure of a brush put down and lifted. */
export function pressure(full: number, lean = 0.5): (t: number) => number {
  return (t) => {
    const s = t < lean ? t / lean : (1 - t) / (1 - lean);
    return full * Math.sin((Math.max(0, s) * Math.PI) / 2) ** 0.8;
  };
}

/** A ridge line from left to right by midpoint displacement, heights 0–1. */
export function ridge(random: Jitter, detail: number, roughness: number): number[] {
  let heights = [random(), randomBetween(random, 0.3, 1), random()];
  let reach = 0.5;
  for (let level = 0; level < detail; level++) {
    const next: number[] = [];
    heights.forEach((height, i) => {
      next.push(height);
      const following = heights[i + 1];
      if (following !== undefined) next.push((height + following) / 2 + (random() - 0.5) * reach);
    });
    heights = next;
    reach *= roughness;
  }
  const low = Math.min(...heights);
  const high = Math.max(...heights);
  return heights.map((height) => (height - low) / (high - low || 1));
}

/** A blot: a circle whose edge ran into the paper. */
export function blot(random: Jitter, x: number, y: number, radius: number, uneven = 0.18): string {
  const points: InkPoint[] = [];
  const count = 14;
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * Math.PI * 2;
    const r = radius * (1 + (random() - 0.5) * 2 * uneven);
    points.push([x + Math.cos(angle) * r, y + Math.sin(angle) * r]);
  }
  const [first, second] = points as [InkPoint, InkPoint];
  return `${smooth([...points, first, second])}Z`;
}
