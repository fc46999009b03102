/** The board: a slab of dark wood with cells inlaid in brass, and an ornament where the first castles stand. */
import { SIDE } from '@mahjong-fortress/towers';
import { randomBetween, seeded } from '../../art/ink.ts';
import { GOLD } from '../../art/palette.ts';
import { circle, group, linear, n, path, radial, rect, svg } from '../../art/svg.ts';
import { FRAME, THICKNESS } from '../table/layout/fit.ts';
import { BLOCK_HEIGHT } from '../table/layout/sight.ts';
import { EDGE, laid, outline, type Piece, type Solid, sightFor, walls } from './solid.ts';

const INNER = SIDE * EDGE;
const RIM = FRAME * EDGE;
const WHOLE = INNER + 2 * RIM;

const WOOD = { light: '#4a3222', top: '#38251a', deep: '#241711', dark: '#150d09' } as const;

/** Long fibres of the wood, one cell wide strips that run across or along like parquet. */
function grain(row: number, column: number): string {
  const random = seeded(row * 31 + column * 17 + 5);
  const lines = Array.from({ length: 7 }, () => {
    const y = randomBetween(random, 6, 94);
    const bend = randomBetween(random, -5, 5);
    return `M4 ${n(y)}C34 ${n(y + bend)} 66 ${n(y - bend)} 96 ${n(y + bend * 0.4)}`;
  }).join('');
  const turn = (row + column) % 2 ? `rotate(90 ${column * EDGE + 50} ${row * EDGE + 50}) ` : '';
  return group(
    `transform="${turn}translate(${column * EDGE} ${row * EDGE})"`,
    path(lines, `fill="none" stroke="#0d0704" stroke-opacity=".3" stroke-width="1.6"`),
  );
}

/** Where a castle may begin: a lotus seen from above. */
function ornament(cell: number): string {
  const x = (cell % SIDE) * EDGE + 50;
  const y = Math.floor(cell / SIDE) * EDGE + 50;
  const petal = path(
    'M0-9C-9-16-8-29 0-36C8-29 9-16 0-9Z',
    `fill="${GOLD.deep}" fill-opacity=".38" stroke="${GOLD.top}" stroke-opacity=".85" stroke-width="1.8"`,
  );
  const petals = Array.from({ length: 8 }, (_, i) => group(`transform="rotate(${i * 45})"`, petal)).join('');
  return group(
    `transform="translate(${x} ${y})"`,
    circle(
      0,
      0,
      41,
      `fill="#0c1f1c" fill-opacity=".55" stroke="${GOLD.top}" stroke-opacity=".8" stroke-width="1.8"`,
    ),
    petals,
    circle(
      0,
      0,
      7,
      `fill="${GOLD.deep}" fill-opacity=".6" stroke="${GOLD.top}" stroke-opacity=".8" stroke-width="1.6"`,
    ),
  );
}

export interface BoardLook {
  /** Where the first castles stand. */
  readonly marked: readonly number[];
  /** How large a pixel of the device is in the drawing: lines are no finer than that. */
  readonly pixel: number;
}

/** The top of the board as one looks straight down on it, its corner at the origin. */
function boardTop({ marked, pixel }: BoardLook): string {
  const line = Math.max(2.2, 1.3 * pixel);
  const cells: string[] = [];
  for (let row = 0; row < SIDE; row++) {
    for (let column = 0; column < SIDE; column++) {
      const isDark = (row + column) % 2 === 1;
      cells.push(
        rect(column * EDGE, row * EDGE, EDGE, EDGE, 0, `fill="${isDark ? '#3a271d' : '#4a3426'}"`),
        grain(row, column),
      );
    }
  }
  const lines = Array.from(
    { length: SIDE + 1 },
    (_, i) => `M0 ${i * EDGE}H${INNER}M${i * EDGE} 0V${INNER}`,
  ).join('');
  return [
    `<defs>${linear(
      'b',
      [
        [0, WOOD.light],
        [0.5, WOOD.top],
        [1, WOOD.deep],
      ],
      [0, 0, 1, 1],
    )}${radial(
      'g',
      [
        [0, '#ffdf9e', 0.17],
        [0.6, '#ffdf9e', 0.04],
        [1, '#000', 0.22],
      ],
      [0.4, 0.38, 0.75],
    )}</defs>`,
    rect(0, 0, WHOLE, WHOLE, 10, 'fill="url(#~b)"'),
    rect(
      5,
      5,
      WHOLE - 10,
      WHOLE - 10,
      8,
      `fill="none" stroke="${GOLD.deep}" stroke-opacity=".55" stroke-width="2"`,
    ),
    group(
      `transform="translate(${RIM} ${RIM})"`,
      ...cells,
      path(lines, `fill="none" stroke="#0b0603" stroke-opacity=".9" stroke-width="${n(line + 2.2)}"`),
      path(lines, `fill="none" stroke="${GOLD.top}" stroke-opacity=".62" stroke-width="${n(line)}"`),
      ...marked.map(ornament),
      rect(
        -4,
        -4,
        INNER + 8,
        INNER + 8,
        2,
        `fill="none" stroke="${GOLD.top}" stroke-opacity=".9" stroke-width="${n(line * 1.4)}"`,
      ),
    ),
    rect(0, 0, WHOLE, WHOLE, 10, 'fill="url(#~g)"'),
  ].join('');
}

/** Straight from above: the flat board, and what is turned while the board turns. */
export function flatBoard(look: BoardLook): Piece {
  return {
    width: WHOLE,
    height: WHOLE,
    foot: { x: WHOLE / 2, y: WHOLE / 2 },
    draw: () => svg(WHOLE, WHOLE, boardTop(look)),
  };
}

/** What the board throws on the table, in rings that stand in for a blur. */
function tableShadow(
  middle: { readonly x: number; readonly y: number },
  reach: number,
  tilt: number,
): string {
  return Array.from({ length: 10 }, (_, i) => {
    const wide = reach + 70 - i * 9;
    return `<path d="M${n(middle.x)} ${n(middle.y - wide * tilt)}L${n(middle.x + wide)} ${n(middle.y)}L${n(middle.x)} ${n(middle.y + wide * tilt)}L${n(middle.x - wide)} ${n(middle.y)}Z" fill="#010605" fill-opacity=".06" stroke="#010605" stroke-opacity=".04" stroke-width="14" stroke-linejoin="round"/>`;
  }).join('');
}

/** From a corner, with its thickness and its shadow on the table. */
export function cornerBoard(look: BoardLook, tilt: number): Piece {
  const half = SIDE / 2 + FRAME;
  const reach = half * EDGE * Math.SQRT2;
  const thick = THICKNESS * EDGE * Math.sqrt(1 - tilt * tilt);
  const room = 80;
  const width = 2 * (reach + room);
  const foot = { x: width / 2, y: (reach + room) * tilt };
  const height = 2 * (reach + room) * tilt + thick + 20;
  const sight = sightFor(Math.PI / 4, tilt, foot);
  const slab: Solid = { half: [half, half], middle: [0, 0], low: -THICKNESS / BLOCK_HEIGHT, high: 0 };
  return {
    width,
    height,
    foot,
    draw: () => {
      const sides = walls(sight, slab).map((wall) => {
        const fill = wall.facing < 0 ? '#2a1a12' : '#170e0a';
        return path(outline(sight, wall), `fill="${fill}" stroke="${fill}" stroke-width="1.5"`);
      });
      const bands = walls(sight, { ...slab, low: slab.low * 0.62, high: slab.low * 0.4 }).map((wall) =>
        path(outline(sight, wall), `fill="${wall.facing < 0 ? GOLD.deep : GOLD.dark}" fill-opacity=".8"`),
      );
      const corner = { x: -half, y: -half, z: 0 };
      const span = 100 / EDGE;
      const face = laid(
        sight,
        [corner, { ...corner, x: -half + span }, { ...corner, y: -half + span }],
        boardTop(look),
      );
      return svg(
        width,
        height,
        [tableShadow({ x: foot.x, y: foot.y + thick + 14 }, reach, tilt), ...sides, ...bands, face].join(''),
      );
    },
  };
}
