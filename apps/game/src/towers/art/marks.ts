/** What is marked on a cell: each kind has a shape of its own, lying on the roof or standing over it. */
import { GOLD, JADE } from '../../art/palette.ts';
import { circle, group, n, path, rect, svg } from '../../art/svg.ts';
import type { TargetKind } from '../table/contract.ts';
import { CROWN } from './figures.ts';
import { EDGE, laid, type Piece, roomFor, sightFor } from './solid.ts';

/** Flat art of a cell, 100 × 100, as it lies on the board. */
function lying(yaw: number, tilt: number, art: string): Piece {
  const room = roomFor(tilt, 0);
  const sight = sightFor(yaw, tilt, room.foot);
  const corner = { x: -0.5, y: -0.5, z: 0 };
  return {
    ...room,
    draw: () =>
      svg(room.width, room.height, laid(sight, [corner, { ...corner, x: 0.5 }, { ...corner, y: 0.5 }], art)),
  };
}

const DARK = '#04211b';
const STEP = '#5ff5cf';
const DOORS = '#ff9df0';
const BUILD = '#ffd65c';

/** Four corners of a square. */
function brackets(inset: number, long: number, attributes: string): string {
  const [a, b] = [inset, 100 - inset];
  return path(
    `M${a} ${a + long}V${a}H${a + long}M${b - long} ${a}H${b}V${a + long}M${b} ${b - long}V${b}H${b - long}M${a + long} ${b}H${a}V${b - long}`,
    `fill="none" stroke-linejoin="round" stroke-linecap="round" ${attributes}`,
  );
}

function ring(colour: string): string {
  return [
    circle(
      50,
      50,
      36,
      `fill="${DARK}" fill-opacity=".38" stroke="${DARK}" stroke-opacity=".75" stroke-width="10"`,
    ),
    circle(50, 50, 36, `fill="${colour}" fill-opacity=".16" stroke="${colour}" stroke-width="5.5"`),
  ].join('');
}

const SQUARE = [
  brackets(13, 22, 'stroke="#2b1c02" stroke-opacity=".85" stroke-width="13"'),
  brackets(13, 22, `stroke="${BUILD}" stroke-width="7"`),
].join('');

const DOORSTEP = [
  rect(
    12,
    12,
    76,
    76,
    8,
    'fill="#2a0b26" fill-opacity=".42" stroke="#2a0b26" stroke-opacity=".8" stroke-width="10"',
  ),
  rect(
    12,
    12,
    76,
    76,
    8,
    `fill="${DOORS}" fill-opacity=".14" stroke="${DOORS}" stroke-width="5" stroke-dasharray="13 8"`,
  ),
].join('');

const PLUS = 'M50 30V70M30 50H70';

interface TargetArt {
  readonly around: string;
  /** It has an upper and a lower end. */
  readonly sign: string;
}

const TARGET_ART: Readonly<Record<TargetKind, TargetArt>> = {
  /** A stepping stone. */
  step: { around: ring(STEP), sign: circle(50, 50, 17, `fill="${STEP}" stroke="${DARK}" stroke-width="3"`) },
  /** A door that stands open. */
  doors: {
    around: DOORSTEP,
    sign: group(
      'transform="translate(0 -4)"',
      path('M34 74V46A16 16 0 0 1 66 46V74Z', `fill="${DOORS}" stroke="#2a0b26" stroke-width="4"`),
      path('M50 34V74', 'stroke="#2a0b26" stroke-width="3"'),
    ),
  },
  /** Where a block would fit. */
  block: { around: SQUARE, sign: '' },
  knight: {
    around: ring('#ffffff'),
    sign:
      path(PLUS, `fill="none" stroke="${DARK}" stroke-width="15" stroke-linecap="round"`) +
      path(PLUS, 'fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round"'),
  },
  king: {
    around: ring(GOLD.pale),
    sign: group(
      'transform="translate(50 50) scale(.62)"',
      path(CROWN, `fill="${GOLD.pale}" stroke="${GOLD.dark}" stroke-width="5" stroke-linejoin="round"`),
    ),
  },
  castle: { around: SQUARE, sign: circle(50, 50, 10, `fill="${BUILD}" stroke="#2b1c02" stroke-width="3"`) },
  card: {
    around: ring('#8fd0ff'),
    sign: path(
      'M50 22C53 44 56 47 78 50C56 53 53 56 50 78C47 56 44 53 22 50C44 47 47 44 50 22Z',
      'fill="#d8efff" stroke="#0b2a44" stroke-width="3"',
    ),
  },
};

export function targetMark(kind: TargetKind, yaw: number, tilt: number): Piece {
  const { around, sign } = TARGET_ART[kind];
  const upright = group(`transform="rotate(${n((-yaw * 180) / Math.PI)} 50 50)"`, sign);
  return lying(yaw, tilt, around + upright);
}

/** Other things that lie on a cell. */
export const CELL_MARKS = ['focus', 'chosen', 'choice', 'lit', 'trace', 'hover'] as const;
export type CellMark = (typeof CELL_MARKS)[number];

const CELL_ART: Readonly<Record<CellMark, string>> = {
  /** Around the cell and on its very edge, so that it covers nothing. */
  focus: [
    rect(1, 1, 98, 98, 6, 'fill="none" stroke="#04100e" stroke-width="9"'),
    rect(1, 1, 98, 98, 6, 'fill="none" stroke="#fff" stroke-width="4.4"'),
  ].join(''),
  /** The figure that is moved. */
  chosen: [
    circle(50, 50, 43, `fill="${JADE.pale}" fill-opacity=".3" stroke="${DARK}" stroke-width="9"`),
    circle(50, 50, 43, `fill="none" stroke="#b6ffe9" stroke-width="5.5"`),
  ].join(''),
  /** A figure that could be. */
  choice: [
    circle(
      50,
      50,
      42,
      `fill="${GOLD.pale}" fill-opacity=".12" stroke="#2b1c02" stroke-opacity=".7" stroke-width="7"`,
    ),
    circle(50, 50, 42, `fill="none" stroke="${GOLD.pale}" stroke-width="3.6"`),
  ].join(''),
  lit: rect(4, 4, 92, 92, 5, `fill="${DOORS}" fill-opacity=".34" stroke="#ffd9f8" stroke-width="4"`),
  /** White, so that it takes the colour of a seat. */
  trace: [
    circle(50, 50, 44, 'fill="#fff" fill-opacity=".22"'),
    circle(50, 50, 44, 'fill="none" stroke="#fff" stroke-width="4.5" stroke-dasharray="12 9"'),
  ].join(''),
  hover: rect(
    2,
    2,
    96,
    96,
    5,
    'fill="#fff" fill-opacity=".16" stroke="#fff6d6" stroke-opacity=".9" stroke-width="3"',
  ),
};

export function cellMark(mark: CellMark, yaw: number, tilt: number): Piece {
  return lying(yaw, tilt, CELL_ART[mark]);
}

/** A line with soft edges, for outlines; white, so that it takes any tint. Stretched along its length. */
export function softLine(): string {
  return svg(
    16,
    16,
    [1, 0.55, 0.3, 0.18]
      .map((alpha, i) =>
        rect(0, 5 - i * 1.6, 16, 6 + i * 3.2, 0, `fill="#fff" fill-opacity="${i === 0 ? 1 : alpha * 0.5}"`),
      )
      .reverse()
      .join(''),
  );
}

/** Where a level is written beside a figure: a small shield. */
export function levelBadge(): Piece {
  const size = EDGE * 0.36;
  return {
    width: size,
    height: size,
    foot: { x: size / 2, y: size / 2 },
    draw: () => svg(100, 100, circle(50, 50, 44, `fill="#241711" stroke="${GOLD.top}" stroke-width="8"`)),
  };
}
