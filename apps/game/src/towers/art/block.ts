/** A block of a castle: carved ivory on a foot of jade, a door in each wall, a low parapet around the roof. */
import { GOLD, IVORY, JADE } from '../../art/palette.ts';
import { group, linear, path, rect, svg } from '../../art/svg.ts';
import { BLOCK_HEIGHT, type Sight } from '../table/layout/sight.ts';
import {
  EDGE,
  filled,
  laid,
  mixed,
  outline,
  type Piece,
  roomFor,
  type Solid,
  sightFor,
  top,
  walls,
} from './solid.ts';

/** How much of its cell a block fills; a thread of shadow stays between neighbours. */
const HALF = 0.485;
const BODY: Solid = { half: [HALF, HALF], middle: [0, 0], low: 0, high: 1 };

const TALL = BLOCK_HEIGHT * EDGE;

/** The art of a wall, in units of its cell: 100 wide, `TALL` high. */
function wallArt(facing: number): string {
  const dark = (facing + 1) / 2;
  const stone = mixed('#f8ecd0', '#a5834f', dark);
  const shade = mixed('#dcc595', '#735530', dark);
  const edge = mixed('#fffaf0', '#d3ba88', dark);
  const jade = mixed('#3f9a85', '#174a3f', dark);
  const pale = mixed(JADE.pale, '#3c8473', dark);
  const foot = 9;
  const floor = TALL - foot;
  const arch = (grow: number) => {
    const half = 12.5 + grow;
    const spring = 21 - grow * 0.4;
    return `M${50 - half} ${floor}V${spring}A${half} ${half * 0.86} 0 0 1 ${50 + half} ${spring}V${floor}Z`;
  };
  return [
    `<defs>${linear('w', [
      [0, stone],
      [1, shade],
    ])}${linear('d', [
      [0, '#140c06'],
      [0.6, '#2a1a0c'],
      [1, '#4a3015'],
    ])}</defs>`,
    rect(0, 0, 100, TALL, 0, 'fill="url(#~w)"'),
    // Courses of stone, cut and lit.
    path(
      `M3 ${TALL * 0.36}H33M67 ${TALL * 0.36}H97M18 ${TALL * 0.36}V3M82 ${TALL * 0.36}V3M8 ${TALL * 0.36}V${floor}M92 ${TALL * 0.36}V${floor}M30 ${TALL * 0.36}V${floor}M70 ${TALL * 0.36}V${floor}`,
      `fill="none" stroke="${shade}" stroke-opacity=".7" stroke-width="1.5"`,
    ),
    rect(0, floor, 100, foot, 0, `fill="${jade}"`),
    rect(0, floor, 100, 1.8, 0, `fill="${pale}" fill-opacity=".8"`),
    rect(0, TALL - 2, 100, 2, 0, 'fill="#04140f" fill-opacity=".55"'),
    path(arch(4.6), `fill="${edge}" stroke="${shade}" stroke-width="1.2"`),
    path(arch(0), 'fill="url(#~d)"'),
    path(`M50 ${floor}V12`, `stroke="${GOLD.deep}" stroke-opacity=".5" stroke-width="1"`),
    path(`M47.4 27V29.6M52.6 27V29.6`, `stroke="${GOLD.top}" stroke-width="2" stroke-linecap="round"`),
    rect(0, 0, 100, 2.6, 0, `fill="${edge}"`),
    path(`M.8 0V${TALL}M99.2 0V${TALL}`, `stroke="${edge}" stroke-opacity=".55" stroke-width="1.6"`),
  ].join('');
}

/** Half the side of a stone of the parapet, and how much longer those are that do not stand at a corner. */
const STONE = 0.05;
/** Where the stones stand along a side: its corners, and two between. */
const ALONG = [-1, -0.36, 0.36, 1] as const;

/** The stones of the parapet, from the farthest to the nearest. */
function merlons(sight: Sight): Solid[] {
  const far = HALF - STONE;
  const stones = [-far, far].flatMap((side) =>
    ALONG.flatMap((share): Solid[] => {
      const high = { low: 1, high: 1.2 };
      const along = share * far;
      if (Math.abs(share) === 1) return [{ half: [STONE, STONE], middle: [along, side], ...high }];
      return [
        { half: [2 * STONE, STONE], middle: [along, side], ...high },
        { half: [STONE, 2 * STONE], middle: [side, along], ...high },
      ];
    }),
  );
  const near = ({ middle: [x, y] }: Solid) => x * Math.sin(sight.yaw) + y * Math.cos(sight.yaw);
  return stones.sort((a, b) => near(a) - near(b));
}

function stone(sight: Sight, solid: Solid): string {
  const sides = walls(sight, solid).map((wall) => {
    const dark = (wall.facing + 1) / 2;
    return path(outline(sight, wall), `fill="${mixed('#e6d4ab', '#9a7b4a', dark)}"`);
  });
  return sides.join('') + filled(sight, top(solid), `fill="#fffaee" stroke="#c9b184" stroke-width=".8"`);
}

function roof(sight: Sight): string {
  const inner: Solid = { ...BODY, half: [HALF - 0.1, HALF - 0.1] };
  const [corner, right, , down] = top(BODY);
  return (
    filled(sight, top(BODY), `fill="${IVORY.warm}"`) +
    laid(sight, [corner, right, down], roofArt()) +
    filled(sight, top(inner), 'fill="none" stroke="#8b6a34" stroke-opacity=".5" stroke-width="1.4"') +
    merlons(sight)
      .map((one) => stone(sight, one))
      .join('')
  );
}

/** Slabs of the roof, worn in the middle. */
function roofArt(): string {
  return group(
    '',
    rect(9, 9, 82, 82, 2, 'fill="#f4e8cd"'),
    rect(9, 9, 82, 82, 2, 'fill="none" stroke="#7a5a28" stroke-opacity=".35" stroke-width="5"'),
    path(
      'M9 36.5H91M9 63.5H91M36.5 9V36.5M63.5 36.5V63.5M36.5 63.5V91',
      'fill="none" stroke="#a98a55" stroke-opacity=".28" stroke-width="1.3"',
    ),
  );
}

/** Turned by `yaw` from the way it stands with its walls to the south and east. */
export function block(yaw: number, tilt: number): Piece {
  const room = roomFor(tilt, 1.25);
  const sight = sightFor(yaw, tilt, room.foot);
  return {
    ...room,
    draw: () =>
      svg(
        room.width,
        room.height,
        walls(sight, BODY)
          .map(({ corners: [left, right], facing }) => {
            // A hundred units of the art downwards, though the wall is lower.
            const down = { ...left, z: left.z - 100 / TALL };
            return laid(sight, [left, right, down], renamed(wallArt(facing), facing < 0 ? 'l' : 'r'));
          })
          .join('') + roof(sight),
      ),
  };
}

/** Two walls in one drawing must not share the names of their gradients. */
function renamed(art: string, name: string): string {
  return art.replaceAll('#~', `#~${name}`).replaceAll('id="~', `id="~${name}`);
}

/** What a stack throws on the ground around its foot. */
export function contactShadow(tilt: number): Piece {
  const half = EDGE * 1.25;
  const foot = { x: half, y: half * tilt };
  const sight = sightFor(Math.PI / 4, tilt, foot);
  return {
    width: 2 * half,
    height: 2 * half * tilt,
    foot,
    draw: () => {
      const rings = Array.from({ length: 9 }, (_, i) => {
        const grow = HALF + 0.26 * (1 - i / 9);
        return filled(
          sight,
          top({ half: [grow, grow], middle: [0.07, -0.02], low: 0, high: 0 }),
          'fill="#020807" fill-opacity=".075" stroke="#020807" stroke-opacity=".05" stroke-width="6" stroke-linejoin="round"',
        );
      });
      return svg(2 * half, 2 * half * tilt, rings.join(''));
    },
  };
}

/** What a higher stack behind throws on a lower roof or the ground: the one on the left keeps the light off. */
export function castShadow(tilt: number, side: 'left' | 'right'): Piece {
  const room = roomFor(tilt, 0);
  const sight = sightFor(Math.PI / 4, tilt, room.foot);
  const deep = side === 'left' ? 0.62 : 0.34;
  const steps = 7;
  const bands = Array.from({ length: steps }, (_, i) => {
    const reach = ((i + 1) / steps) ** 1.4 * (side === 'left' ? 0.86 : 0.5);
    const half: Solid['half'] = side === 'left' ? [reach / 2, 0.5] : [0.5, reach / 2];
    const middle: Solid['middle'] = side === 'left' ? [-0.5 + reach / 2, 0] : [0, -0.5 + reach / 2];
    return filled(
      sight,
      top({ half, middle, low: 0, high: 0 }),
      `fill="#1a0f04" fill-opacity="${(deep / steps).toFixed(3)}"`,
    );
  });
  return { ...room, draw: () => svg(room.width, room.height, bands.join('')) };
}

/** The top of a stack on the flat board. */
export function flatBlock(): Piece {
  const size = EDGE;
  return {
    width: size,
    height: size,
    foot: { x: size / 2, y: size / 2 },
    draw: () =>
      svg(
        size,
        size,
        `<defs>${linear(
          't',
          [
            [0, '#fffbf0'],
            [0.5, IVORY.top],
            [1, IVORY.warm],
          ],
          [0, 0, 0.8, 1],
        )}</defs>${[
          rect(0, 0, size, size, 3, 'fill="#8b6a34"'),
          rect(1.5, 1.5, size - 3, size - 3, 3, 'fill="url(#~t)"'),
          path(
            `M3 ${size - 2.5}H${size - 2.5}V3`,
            'fill="none" stroke="#a98a55" stroke-opacity=".7" stroke-width="3"',
          ),
          path(`M2.5 ${size - 4}V2.5H${size - 4}`, 'fill="none" stroke="#fff" stroke-width="2.4"'),
        ].join('')}`,
      ),
  };
}
