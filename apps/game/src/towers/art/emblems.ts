/** The signs of the seats around the origin, within a circle of 40, bold enough for a few pixels. */
import type { Season } from '../../art/palette.ts';
import { circle, group, n, path } from '../../art/svg.ts';

function turned(count: number, one: string): string {
  return Array.from({ length: count }, (_, i) =>
    group(`transform="rotate(${n((360 / count) * i)})"`, one),
  ).join('');
}

const SIGNS: Readonly<Record<Season, () => string>> = {
  /** Plum blossom: five round petals. */
  spring: () =>
    turned(5, path('M0-6C-19-8-21-31-8-36Q-3-38 0-32Q3-38 8-36C21-31 19-8 0-6Z', 'fill="#ffe3ea"')) +
    circle(0, 0, 8, 'fill="#c2395f"'),
  /** The sun: eight rays. */
  summer: () =>
    turned(8, path('M-7-20L0-38L7-20Z', 'fill="#ffe58a"')) +
    circle(0, 0, 18, 'fill="#fff2b8" stroke="#c98a12" stroke-width="4"'),
  /** A leaf with three points. */
  autumn: () =>
    path(
      'M0-37L8-20L22-27L18-8L35-6L23 8L27 20L8 17L3 36H-3L-8 17L-27 20L-23 8L-35-6L-18-8L-22-27L-8-20Z',
      'fill="#ffc07d"',
    ),
  /** A crystal with six arms. */
  winter: () =>
    turned(
      6,
      path(
        'M0 0V-36M0-22L-10-32M0-22L10-32',
        'fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round"',
      ),
    ),
};

export function emblem(season: Season, x: number, y: number, size: number): string {
  return group(
    `transform="translate(${n(x)} ${n(y)}) scale(${Math.round((size / 80) * 1000) / 1000})"`,
    SIGNS[season](),
  );
}
