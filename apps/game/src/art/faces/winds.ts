/** Four signs left white in a broad stroke of ink. */
import { type InkPoint, pressure, stroke } from '../ink.ts';
import { KIND_COLOURS } from '../palette.ts';
import { group, path } from '../svg.ts';

export type Wind = 'breeze' | 'rain' | 'storm' | 'whirlwind';

const PAPER = '#fbf4e2';
const BLUE = '#a9d4ee';
const YELLOW = '#ffd35a';

function line(d: string, width: number, colour = PAPER): string {
  return path(
    d,
    `fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`,
  );
}

const CLOUD = 'M-27 8C-41 8-43-11-29-14C-29-28-11-34-3-24C6-33 24-27 23-13C38-13 39 8 24 8Z';

/** Long calm lines that curl at the end. */
function breeze(): string {
  return (
    line('M-34-8H14C30-8 30-30 15-30C6-30 3-22 8-17', 6.5) +
    line('M-38 8H26C40 8 40 28 27 29C19 29 16 22 20 17', 6.5) +
    line('M-24 24H4', 6.5, BLUE)
  );
}

function rain(): string {
  const drop = (x: number, y: number) => path(`M${x} ${y}c6 9 6 15 0 15s-6-6 0-15z`, `fill="${BLUE}"`);
  return (
    path(CLOUD, `fill="${PAPER}" transform="translate(0 -8)"`) +
    [
      [-20, 8],
      [-1, 14],
      [18, 8],
      [-11, 27],
      [9, 31],
    ]
      .map(([x, y]) => drop(x ?? 0, y ?? 0))
      .join('')
  );
}

function storm(): string {
  return (
    path(CLOUD, `fill="${PAPER}" transform="translate(0 -10)"`) +
    path(
      'M6-10L-17 18H-3L-11 46L21 9H6L15-10Z',
      `fill="${YELLOW}" stroke="${KIND_COLOURS.winds.colour}" stroke-width="3.4" stroke-linejoin="round"`,
    )
  );
}

function whirlwind(): string {
  const turn = (y: number, w: number, h: number, thick: number): string => {
    const arc: InkPoint[] = [
      [-w, y - h],
      [-w * 0.9, y + h * 0.5],
      [0, y + h],
      [w * 0.8, y + h * 0.4],
      [w, y - h * 0.6],
      [w * 0.3, y - h * 1.1],
    ];
    return path(stroke(arc, pressure(thick, 0.45)), `fill="${PAPER}"`);
  };
  return (
    [turn(-26, 36, 9, 10), turn(-7, 27, 8, 9.5), turn(10, 19, 7, 9), turn(25, 11, 5.5, 8)].join('') +
    line('M2 36Q-3 42-8 43', 6, BLUE)
  );
}

const SIGNS: Readonly<Record<Wind, () => string>> = { breeze, rain, storm, whirlwind };

/** A loaded brush pulled twice across, left and right edges running dry. */
const SWASH =
  'M9 36C26 25 52 33 74 25C90 20 104 22 113 28C108 31 104 31 102 33C108 33 112 35 116 38C110 41 107 44 109 50C112 64 107 78 110 92C111 104 108 112 112 122C104 123 100 124 98 126C103 127 106 129 108 132C90 139 70 129 48 135C32 139 18 137 6 130C11 128 15 127 17 125C11 124 8 121 5 117C12 113 13 108 12 100C9 84 14 68 11 54C10 48 12 45 15 43C11 42 9 40 9 36Z';

export function windFace(wind: Wind): string {
  const { colour } = KIND_COLOURS.winds;
  return [
    path(SWASH, `fill="${colour}"`),
    path(
      'M15 42C40 35 84 36 104 33M14 124C40 130 78 122 103 122M18 50C30 46 40 46 52 44',
      'fill="none" stroke="#5a5c68" stroke-width="2" stroke-linecap="round" stroke-opacity=".8"',
    ),
    path(
      'M17 20C44 15 78 18 104 14M20 144C50 148 80 142 102 145',
      `fill="none" stroke="${colour}" stroke-width="3" stroke-linecap="round"`,
    ),
    group('transform="translate(60 79)"', SIGNS[wind]()),
  ].join('');
}
