/** Ten dragons in gold, each coiled on a ground of its own around the sign of what it scores. */
import type { DragonId } from '@mahjong-fortress/rules';
import { dragon, goldDragon, ringSpine } from '../dragon.ts';
import { type InkPoint, randomBetween, seeded } from '../ink.ts';
import { GOLD } from '../palette.ts';
import { circle, group, linear, linearOn, n, path, radial, rect, svg } from '../svg.ts';
import { CARD } from './frame.ts';

const { width: WIDTH, height: HEIGHT } = CARD.picture;

interface Coil {
  readonly spine: readonly InkPoint[];
  readonly girth: number;
  readonly back: 1 | -1;
  readonly legs: readonly number[];
  /** Where the sign hangs, and its radius. */
  readonly sign: readonly [x: number, y: number, radius: number];
  /** The sign on a square of 60 around the origin. */
  readonly mark: string;
}

const ROOF =
  'M-22 2C-13 2-8-5-6-13H6C8-5 13 2 22 2C20 8 16 10 12 10H-12C-16 10-20 8-22 2ZM-2-20Q0-26 2-20V-13H-2ZM-12 10H12V18H-12Z';
const gold = (d: string, extra = '') => path(d, `fill="url(#~g)" ${extra}`);
const lines = (d: string, width: number) =>
  path(
    d,
    `fill="none" stroke="url(#~s)" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`,
  );
const small = (x: number, y: number, k: number) => gold(ROOF, `transform="translate(${x} ${y}) scale(${k})"`);

export const DRAGON_COLOURS: Readonly<Record<DragonId, readonly [light: string, deep: string]>> = {
  humility: ['#5d6b3a', '#222a12'],
  righteousness: ['#9c2f2a', '#3a0d0d'],
  serenity: ['#2b7c86', '#0b2c33'],
  courage: ['#c0561f', '#4a1a07'],
  power: ['#5f2f8f', '#200d38'],
  greatness: ['#8a6414', '#33230a'],
  knowledge: ['#2c569c', '#0e1d40'],
  harmony: ['#3f4652', '#14171d'],
  devotion: ['#a83a68', '#3d0f25'],
  steadfastness: ['#2f6b4a', '#0d2a1b'],
};

const COILS: Readonly<Record<DragonId, Coil>> = {
  /** Bowed low under a taller tower. */
  humility: {
    spine: [
      [190, 148],
      [164, 104],
      [120, 78],
      [70, 86],
      [44, 126],
      [58, 172],
      [96, 202],
      [138, 200],
      [146, 172],
      [120, 158],
    ],
    girth: 31,
    back: -1,
    legs: [0.3, 0.66],
    sign: [218, 62, 38],
    mark: gold('M4-24H24V22H4Z', 'opacity=".75"') + small(-13, 8, 0.72) + lines('M4-10H24M4 4H24', 1.5),
  },
  righteousness: {
    spine: [
      [96, 58],
      [60, 66],
      [40, 104],
      [52, 156],
      [96, 192],
      [150, 198],
      [208, 180],
      [238, 138],
      [232, 90],
      [206, 62],
    ],
    girth: 29,
    back: -1,
    legs: [0.24, 0.6],
    sign: [146, 124, 44],
    mark: [-1, 0, 1]
      .flatMap((r) =>
        [-1, 0, 1].map((c) =>
          r * c === 0
            ? gold(`M${c * 19 - 8} ${r * 19 - 8}h16v16h-16z`)
            : lines(`M${c * 19 - 7} ${r * 19 - 7}h14v14h-14z`, 1.5),
        ),
      )
      .join(''),
  },
  serenity: {
    spine: [
      [184, 60],
      [146, 44],
      [96, 52],
      [56, 86],
      [52, 140],
      [92, 176],
      [146, 170],
      [176, 142],
      [210, 158],
      [240, 190],
    ],
    girth: 29,
    back: -1,
    legs: [0.25, 0.62],
    sign: [122, 114, 36],
    mark:
      lines('M-24 10Q-18 4-12 10T0 10T12 10T24 10M-16 19Q-10 14-4 19T8 19T20 19', 3) +
      gold(
        'M0-22C10-12 10-2 0 4C-10-2-10-12 0-22ZM-4 4C-18 4-22-6-22-14C-12-14-6-6-4 4ZM4 4C18 4 22-6 22-14C12-14 6-6 4 4Z',
      ),
  },
  courage: {
    spine: [
      [150, 64],
      [116, 84],
      [104, 122],
      [132, 156],
      [178, 152],
      [206, 170],
      [186, 206],
      [126, 212],
      [66, 200],
      [36, 164],
    ],
    girth: 31,
    back: -1,
    legs: [0.3, 0.68],
    sign: [54, 92, 37],
    mark: gold('M0-28L12 22H-12Z') + gold('M-20 0L-12 22H-28ZM20 0L28 22H12Z', 'opacity=".7"'),
  },
  power: {
    spine: [
      [170, 66],
      [206, 86],
      [222, 132],
      [200, 180],
      [146, 200],
      [86, 190],
      [50, 148],
      [56, 96],
      [92, 62],
      [110, 40],
    ],
    girth: 31,
    back: 1,
    legs: [0.26, 0.66],
    sign: [138, 128, 42],
    mark:
      gold('M-28-12L-14 2L0-22L14 2L28-12L22 20H-22Z') +
      circle(-28, -13, 4, 'fill="url(#~g)"') +
      circle(0, -23, 4, 'fill="url(#~g)"') +
      circle(28, -13, 4, 'fill="url(#~g)"') +
      path('M-14 12H14', `stroke="${GOLD.dark}" stroke-width="2.5"`),
  },
  greatness: {
    spine: [
      [192, 92],
      [160, 72],
      [118, 74],
      [84, 98],
      [84, 140],
      [120, 166],
      [172, 164],
      [214, 178],
      [216, 210],
      [172, 214],
      [128, 210],
    ],
    girth: 38,
    back: -1,
    legs: [0.3, 0.7],
    sign: [46, 186, 35],
    mark: gold('M-7-26H7V24H-7Z') + gold('M-25-4H-13V24H-25ZM13 4H25V24H13Z', 'opacity=".7"'),
  },
  knowledge: {
    spine: [
      [82, 62],
      [50, 82],
      [40, 124],
      [66, 162],
      [112, 172],
      [160, 162],
      [202, 176],
      [228, 206],
      [192, 224],
      [140, 218],
    ],
    girth: 29,
    back: -1,
    legs: [0.3, 0.64],
    sign: [184, 92, 44],
    mark:
      gold('M-28-18Q-14-24 0-16Q14-24 28-18V20Q14 14 0 22Q-14 14-28 20Z') +
      path(
        'M0-16V22M-22-10Q-12-13-6-9M-22 0Q-12-3-6 1M-22 10Q-12 7-6 11M6-9Q12-13 22-10M6 1Q12-3 22 0M6 11Q12 7 22 10',
        `fill="none" stroke="${GOLD.dark}" stroke-width="2"`,
      ),
  },
  /** Two dragons, one the mirror of the other. */
  harmony: {
    spine: [
      [96, 66],
      [62, 62],
      [36, 90],
      [40, 138],
      [66, 176],
      [92, 204],
      [118, 210],
    ],
    girth: 26,
    back: -1,
    legs: [0.4],
    sign: [138, 142, 40],
    mark:
      path('M0-28A28 28 0 0 1 0 28A14 14 0 0 1 0 0A14 14 0 0 0 0-28Z', 'fill="url(#~g)"') +
      circle(0, 0, 28, 'fill="none" stroke="url(#~s)" stroke-width="2.5"') +
      circle(0, -14, 4.5, 'fill="url(#~g)"') +
      circle(0, 14, 4.5, `fill="${GOLD.dark}"`),
  },
  devotion: {
    spine: [
      [166, 78],
      [196, 100],
      [202, 144],
      [170, 178],
      [120, 182],
      [78, 156],
      [66, 112],
      [80, 70],
      [58, 36],
      [24, 40],
    ],
    girth: 30,
    back: 1,
    legs: [0.3, 0.68],
    sign: [138, 128, 36],
    mark: small(0, 4, 1.15),
  },
  steadfastness: {
    spine: ringSpine(138, 120, 84, -0.55, 1.84),
    girth: 30,
    back: -1,
    legs: [0.3, 0.72],
    sign: [138, 120, 42],
    mark:
      gold('M-26-16H-18V-10H-10V-16H-2V-10H2V-16H10V-10H18V-16H26V24H8V12Q0 2-8 12V24H-26Z') +
      path('M-26-2H26', `stroke="${GOLD.dark}" stroke-width="2"`),
  },
};

/** Scrolling clouds: the sky a dragon lives in. */
function clouds(seed: number, colour: string): string {
  const random = seeded(seed);
  const one =
    'M0 0C10-14 30-12 32 2C46-6 60 4 54 16H-14C-22 8-12-4 0 0ZM6 10C2 2 14-4 18 4C20 9 14 12 12 8M34 12C32 4 44 2 45 10';
  return Array.from({ length: 7 }, () =>
    path(
      one,
      `fill="none" stroke="${colour}" stroke-opacity=".3" stroke-width="2" stroke-linecap="round" transform="translate(${n(randomBetween(random, -10, WIDTH - 30))} ${n(randomBetween(random, 10, HEIGHT - 10))}) scale(${n(randomBetween(random, 0.7, 1.5))})"`,
    ),
  ).join('');
}

export function dragonIllustration(id: DragonId): string {
  const coil = COILS[id];
  const [light, deep] = DRAGON_COLOURS[id];
  const [x, y, radius] = coil.sign;
  const beast = dragon(coil, goldDragon(deep));
  return svg(
    WIDTH,
    HEIGHT,
    `<defs>${radial(
      'd',
      [
        [0, light],
        [1, deep],
      ],
      [0.5, 0.45, 0.75],
    )}${linear(
      'g',
      [
        [0, '#fdf0c4'],
        [0.45, '#e9c06a'],
        [1, '#a9762a'],
      ],
      [0, 0, 0.4, 1],
    )}${linearOn(
      's',
      [
        [0, '#fdf0c4'],
        [1, '#b58233'],
      ],
      [0, -28, 0, 28],
    )}${radial('h', [
      [0, '#ffe9ae', 0.5],
      [1, '#ffe9ae', 0],
    ])}</defs>${[
      rect(0, 0, WIDTH, HEIGHT, 0, 'fill="url(#~d)"'),
      clouds(id.length * 7 + radius, GOLD.top),
      circle(x, y, radius * 1.7, 'fill="url(#~h)"'),
      circle(x, y, radius, `fill="${deep}" stroke="url(#~g)" stroke-width="3"`),
      circle(x, y, radius - 4.5, `fill="none" stroke="${GOLD.top}" stroke-opacity=".6" stroke-width="1"`),
      group(`transform="translate(${x} ${y}) scale(${Math.round((radius / 41) * 100) / 100})"`, coil.mark),
      beast,
      id === 'harmony' ? group(`transform="translate(${WIDTH} 0) scale(-1 1)"`, beast) : '',
    ].join('')}`,
  );
}
