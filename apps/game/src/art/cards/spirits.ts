/** Ten animals in white ink on night blue, each in a small scene of its own. */
import type { SpiritId } from '@mahjong-fortress/rules';
import { blot, type InkPoint, type Jitter, pressure, randomBetween, seeded, stroke } from '../ink.ts';
import { OUTLINES, type OutlineName } from '../outlines.ts';
import { NIGHT } from '../palette.ts';
import { birds, foliage, mountains, scattered } from '../realms/landscape.ts';
import { circle, group, linear, n, path, radial, rect, svg } from '../svg.ts';
import { CARD } from './frame.ts';

const { width: WIDTH, height: HEIGHT } = CARD.picture;
const CANVAS = { width: WIDTH, height: HEIGHT };
const PAPER = '#f4f6fb';

/** A silhouette painted with a wet brush: white, thinning to blue, dry streaks where the hairs parted. */
function inked(name: OutlineName, x: number, y: number, size: number): string {
  return group(
    `transform="translate(${n(x)} ${n(y)}) scale(${size / 512}) translate(-256 -256)"`,
    path(
      OUTLINES[name],
      'fill="#9fb8e6" fill-opacity=".22" stroke="#9fb8e6" stroke-opacity=".16" stroke-width="26" stroke-linejoin="round"',
    ),
    path(OUTLINES[name], 'fill="url(#~ink)" filter="url(#~dry)"'),
  );
}

function brush(points: readonly InkPoint[], width: number, opacity = 1, lean = 0.3): string {
  return path(stroke(points, pressure(width, lean), 18), `fill="${PAPER}" fill-opacity="${opacity}"`);
}

function moon(x: number, y: number, radius: number): string {
  return circle(x, y, radius * 2.4, 'fill="url(#~glow)"') + circle(x, y, radius, 'fill="url(#~moon)"');
}

function reeds(random: Jitter, x: number, spread: number, count: number): string {
  return Array.from({ length: count }, () => {
    const foot = x + randomBetween(random, -spread, spread);
    const tall = randomBetween(random, 50, 120);
    const lean = randomBetween(random, -26, 30);
    return brush(
      [
        [foot, HEIGHT + 6],
        [foot + lean * 0.3, HEIGHT - tall * 0.6],
        [foot + lean, HEIGHT - tall],
      ],
      randomBetween(random, 2, 4.4),
      0.6,
      0.2,
    );
  }).join('');
}

function ripples(random: Jitter, y: number, count: number): string {
  return Array.from({ length: count }, () => {
    const x = random() * WIDTH;
    const cy = randomBetween(random, y, HEIGHT - 4);
    const w = randomBetween(random, 24, 74);
    return brush(
      [
        [x - w / 2, cy],
        [x, cy + 3],
        [x + w / 2, cy],
      ],
      2.2,
      0.42,
      0.5,
    );
  }).join('');
}

function splatter(random: Jitter, x: number, y: number, reach: number, count: number): string {
  return Array.from({ length: count }, () => {
    const angle = random() * Math.PI * 2;
    const away = reach * (0.35 + 0.65 * random());
    return path(
      blot(random, x + Math.cos(angle) * away, y + Math.sin(angle) * away, randomBetween(random, 0.6, 2.6)),
      `fill="${PAPER}" fill-opacity=".75"`,
    );
  }).join('');
}

/** Enso: one turn of the brush, left open. */
function enso(x: number, y: number, radius: number, width: number, opacity: number, from = -1.9): string {
  const points: InkPoint[] = Array.from({ length: 26 }, (_, i) => {
    const angle = from + (i / 25) * Math.PI * 1.86;
    const r = radius * (1 + 0.03 * Math.sin(i * 0.7));
    return [x + Math.cos(angle) * r, y + Math.sin(angle) * r];
  });
  return path(
    stroke(points, (t) => width * (1 - 0.75 * t) * Math.min(1, t * 12 + 0.3), 90),
    `fill="${PAPER}" fill-opacity="${opacity}" filter="url(#~dry)"`,
  );
}

function swallow(x: number, y: number, size: number, turn: number): string {
  return group(
    `transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"`,
    path(
      'M48-6C40-12 30-12 20-6C4-18-26-46-66-52C-44-40-26-22-14-4C-30 0-56 4-92-6L-62 6L-96 20C-60 20-36 16-14 10C-22 26-40 46-62 56C-28 54 4 30 22 8C34 8 42 4 48-6Z',
      'fill="url(#~ink)" filter="url(#~dry)"',
    ),
    path('M58-6L46-9V-2Z', 'fill="#f7c65b"'),
    circle(38, -5, 2, `fill="${NIGHT.deep}"`),
    path('M30 2C24 6 18 6 14 4', 'stroke="#d8604a" stroke-width="5" fill="none" stroke-linecap="round"'),
  );
}

function butterfly(x: number, y: number, size: number, turn: number): string {
  const wing = [
    path('M4-6C10-44 44-72 78-66C92-58 84-26 58-8C40 2 16 4 4-2Z', 'fill="url(#~ink)" filter="url(#~dry)"'),
    path('M4 2C26 2 56 8 60 28C62 46 50 50 46 66C36 58 14 40 4 10Z', 'fill="url(#~ink)" filter="url(#~dry)"'),
    path(
      'M8-8C24-30 44-46 70-56M10-4C30-16 52-24 76-34M10 8C26 14 40 24 46 40',
      `fill="none" stroke="${NIGHT.top}" stroke-opacity=".5" stroke-width="2"`,
    ),
    path(blot(seeded(3), 62, -44, 8), 'fill="#e58ba6"') +
      path(blot(seeded(4), 46, -24, 6), 'fill="#f3b9c8"') +
      path(blot(seeded(5), 42, 34, 6.5), 'fill="#e58ba6"'),
    path('M1-22C6-40 16-50 26-52', `fill="none" stroke="${PAPER}" stroke-width="1.8" stroke-linecap="round"`),
  ].join('');
  return group(
    `transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"`,
    wing,
    group('transform="scale(-1 1)"', wing),
    path('M0-24C5-20 4-8 4 0C4 18 2 30 0 38C-2 30-4 18-4 0C-4-8-5-20 0-24Z', 'fill="#fff"'),
  );
}

function plum(random: Jitter, from: InkPoint, via: InkPoint, to: InkPoint): string {
  const flowers = [0.3, 0.5, 0.68, 0.85, 1].map((t) => {
    const x =
      (1 - t) ** 2 * from[0] + 2 * t * (1 - t) * via[0] + t * t * to[0] + randomBetween(random, -9, 9);
    const y =
      (1 - t) ** 2 * from[1] + 2 * t * (1 - t) * via[1] + t * t * to[1] + randomBetween(random, -9, 9);
    return foliage(random, x, y, 11, ['#f3b9c8', '#ffffff', '#e58ba6'], 6);
  });
  return (
    path(
      stroke([from, via, to], (t) => 9 * (1 - t) + 2, 14),
      'fill="#dfe6f5" fill-opacity=".8" filter="url(#~dry)"',
    ) + flowers.join('')
  );
}

/** A gibbon hanging by one long arm, the other one reaching down. */
function gibbon(): string {
  const limb = (points: readonly InkPoint[], width: number) =>
    path(
      stroke(points, (t) => width * (1 - 0.45 * t), 16),
      'fill="url(#~ink)" filter="url(#~dry)"',
    );
  return [
    limb(
      [
        [176, 92],
        [202, 74],
        [206, 44],
        [196, 22],
      ],
      19,
    ),
    limb(
      [
        [172, 128],
        [198, 140],
        [206, 164],
        [186, 180],
      ],
      20,
    ),
    limb(
      [
        [160, 130],
        [176, 156],
        [168, 178],
        [148, 186],
      ],
      19,
    ),
    path(
      'M150 84C168 72 190 82 194 106C196 130 182 148 164 146C146 144 136 128 138 108C139 98 143 90 150 84Z',
      'fill="url(#~ink)" filter="url(#~dry)"',
    ),
    limb(
      [
        [150, 108],
        [122, 124],
        [108, 152],
        [88, 186],
      ],
      19,
    ),
    path(
      'M120 62C124 46 146 42 156 54C166 66 162 86 148 92C134 97 118 84 120 62Z',
      'fill="url(#~ink)" filter="url(#~dry)"',
    ),
    path(
      'M123 68C125 60 133 59 138 64C144 59 152 63 150 72C149 82 143 88 136 87C128 86 122 78 123 68Z',
      'fill="#33466f"',
    ),
    path('M129 79C131 73 143 73 145 79C145 86 130 87 129 79Z', 'fill="#7d92c2"'),
    path(
      'M128 69Q131.5 66 135 69M139.5 69Q143 66 146.5 69M132 81Q137 84 142 81M136 76H138.5',
      `fill="none" stroke="${NIGHT.deep}" stroke-width="2" stroke-linecap="round"`,
    ),
    path(
      'M122 58L116 50M130 50L128 42M140 47L142 39M150 51L157 45',
      `stroke="${PAPER}" stroke-width="4" stroke-linecap="round"`,
    ),
    path(
      'M192 26L190 12M198 24L200 10M204 26L210 14M88 184L78 192M90 186L86 198M94 186L95 198',
      `stroke="${PAPER}" stroke-width="4" stroke-linecap="round"`,
    ),
  ].join('');
}

type Painter = (random: Jitter) => string;

const SCENES: Readonly<Record<SpiritId, Painter>> = {
  beauty: (random) =>
    [
      moon(206, 62, 30),
      plum(random, [-6, 214], [84, 206], [176, 150]),
      plum(random, [60, 214], [50, 150], [86, 106]),
      butterfly(150, 100, 0.98, 18),
      butterfly(58, 52, 0.34, -24),
      scattered(random, CANVAS, 16, (x, y, s) => circle(x, y, s * 2, 'fill="#f3b9c8" fill-opacity=".8"')),
    ].join(''),
  lightness: (random) =>
    [
      moon(92, 74, 46),
      reeds(random, 214, 54, 16),
      inked('heron', 140, 122, 204),
      path('M134 43C138 34 152 31 162 38C154 39 146 42 140 47Z', 'fill="#d8412f"'),
      ripples(random, 200, 10),
      reeds(random, 40, 30, 7),
    ].join(''),
  wind: (random) =>
    [
      ...[34, 78, 150, 196].map((y, i) =>
        brush(
          [
            [-20, y + 20],
            [70, y - 8 - i * 3],
            [170, y + 10],
            [246, y - 16],
            [262, y - 38],
            [240, y - 42],
            [236, y - 26],
          ],
          7 - i * 0.8,
          0.28 + 0.06 * i,
          0.6,
        ),
      ),
      swallow(150, 104, 1.16, -16),
      swallow(58, 186, 0.42, -24),
      swallow(226, 190, 0.3, -10),
      scattered(random, CANVAS, 14, (x, y) =>
        path(`M${n(x)} ${n(y)}q8-5 15 0q-8 4-15 0z`, `fill="${PAPER}" fill-opacity=".6"`),
      ),
    ].join(''),
  deceit: (random) =>
    [
      moon(80, 66, 34),
      brush(
        [
          [-10, 26],
          [80, 18],
          [180, 34],
          [290, 12],
        ],
        13,
        0.9,
        0.4,
      ),
      foliage(random, 24, 22, 20, ['#cfdcf2', '#ffffff', '#9fb8e6'], 12),
      foliage(random, 254, 20, 22, ['#cfdcf2', '#ffffff', '#9fb8e6'], 12),
      gibbon(),
      // The moon it reaches for is only a reflection.
      `<ellipse cx="80" cy="212" rx="36" ry="9" fill="url(#~moon)" fill-opacity=".75"/>`,
      ripples(random, 196, 14),
      splatter(random, 160, 118, 100, 14),
    ].join(''),
  strength: (random) =>
    [
      enso(138, 118, 102, 20, 0.85),
      inked('tiger-head', 138, 120, 168),
      splatter(random, 138, 118, 130, 26),
      circle(110.8, 110, 4.4, 'fill="#f7c65b"'),
      circle(164.6, 110, 4.4, 'fill="#f7c65b"'),
    ].join(''),
  change: (random) =>
    [
      moon(214, 56, 24),
      path(
        stroke(
          [
            [-10, 206],
            [90, 196],
            [190, 206],
            [290, 176],
          ],
          (t) => 16 - 6 * t,
          20,
        ),
        'fill="#dfe6f5" fill-opacity=".75" filter="url(#~dry)"',
      ),
      `<defs>${linear(
        'shift',
        [
          [0, '#8fd0ba'],
          [0.35, '#f4f6fb'],
          [0.65, '#f3b9c8'],
          [1, '#f0cf7c'],
        ],
        [0, 0, 1, 1],
      )}</defs>`,
      group(
        'transform="translate(132 112) scale(.36) translate(-256 -256)"',
        path(
          OUTLINES['chameleon-glyph'],
          'fill="#9fb8e6" fill-opacity=".2" stroke="#9fb8e6" stroke-opacity=".16" stroke-width="26"',
        ),
        path(OUTLINES['chameleon-glyph'], 'fill="url(#~shift)" filter="url(#~dry)"'),
      ),
      foliage(random, 256, 170, 20, ['#8fd0ba', '#f4f6fb', '#f3b9c8'], 10),
      splatter(random, 132, 110, 120, 20),
    ].join(''),
  faith: (random) =>
    [
      mountains(random, CANVAS, {
        id: 'far',
        foot: 0.74,
        peak: 0.2,
        colour: '#4e689c',
        mist: '#1b2a4a',
        opacity: 0.8,
        towers: 4,
      }),
      moon(210, 52, 26),
      inked('tortoise', 136, 142, 200),
      brush(
        [
          [-10, 204],
          [80, 196],
          [180, 206],
          [290, 198],
        ],
        7,
        0.8,
        0.5,
      ),
      ripples(random, 208, 8),
      // A shrine in light above the shell: what faith builds.
      path(
        'M116 92C124 92 130 86 132 78H140C142 86 148 92 156 92C154 97 150 99 146 99H126C122 99 118 97 116 92ZM134 72Q136 66 138 72V78H134ZM124 99H148V106H124Z',
        'fill="#f7d583" transform="translate(-45 -36) scale(1.16)"',
      ),
    ].join(''),
  depths: (random) =>
    [
      ...[0, 1, 2].map((i) =>
        path(
          stroke(
            [
              [20 + i * 90, -10],
              [60 + i * 70, 90],
              [40 + i * 90, 250],
            ],
            (t) => 34 - 20 * t,
            12,
          ),
          'fill="#8fb4ee" fill-opacity=".09"',
        ),
      ),
      enso(138, 118, 108, 9, 0.5, -0.6),
      inked('circling-fish', 138, 118, 176),
      ripples(random, 6, 12),
      ...Array.from({ length: 12 }, () =>
        circle(
          random() * WIDTH,
          random() * HEIGHT,
          randomBetween(random, 1.4, 4.5),
          `fill="none" stroke="${PAPER}" stroke-opacity=".6" stroke-width="1.2"`,
        ),
      ),
    ].join(''),
  destruction: (random) =>
    [
      path(
        'M138 128L276 20M138 128L276 92M138 128L276 190M138 128L210 236M138 128L60 236M138 128L0 214M138 128L0 110M138 128L0 30M138 128L86 0M138 128L190 0',
        `stroke="${PAPER}" stroke-opacity=".16" stroke-width="7"`,
      ),
      inked('boar', 118, 122, 196),
      ...Array.from({ length: 12 }, (_, i) => {
        const x = randomBetween(random, 190, 262);
        const y = randomBetween(random, 40, 200);
        return path(
          'M-8-11H6L9 8L-3 12Z',
          `transform="translate(${n(x)} ${n(y)}) rotate(${Math.round(random() * 360)}) scale(${n(randomBetween(random, 0.5, 1.2))})" fill="${i % 3 ? PAPER : '#f7c65b'}" fill-opacity=".9"`,
        );
      }),
      brush(
        [
          [-10, 214],
          [90, 206],
          [200, 218],
          [290, 208],
        ],
        9,
        0.85,
        0.4,
      ),
      splatter(random, 190, 150, 90, 30),
    ].join(''),
  cunning: (random) =>
    [
      moon(196, 76, 44),
      mountains(random, CANVAS, {
        id: 'far',
        foot: 0.96,
        peak: 0.6,
        colour: '#3f588c',
        mist: '#1b2a4a',
        roughness: 0.5,
      }),
      inked('fox', 124, 126, 190),
      ...(
        [
          [214, 150, 13],
          [240, 128, 9],
          [226, 186, 10],
        ] as const
      ).map(([x, y, s]) =>
        path(
          `M${x} ${y - s * 1.6}C${x + s} ${y - s * 0.4} ${x + s} ${y + s * 0.6} ${x} ${y + s * 0.8}C${x - s} ${y + s * 0.6} ${x - s * 0.8} ${y - s * 0.2} ${x} ${y - s * 1.6}Z`,
          'fill="#f7c65b" fill-opacity=".9"',
        ),
      ),
      brush(
        [
          [-10, 222],
          [100, 214],
          [200, 224],
          [290, 214],
        ],
        9,
        0.85,
        0.4,
      ),
      birds(random, 40, 40, 6, 3, PAPER),
    ].join(''),
};

const SEEDS: Readonly<Record<SpiritId, number>> = {
  beauty: 3,
  lightness: 8,
  wind: 15,
  deceit: 21,
  strength: 34,
  change: 45,
  faith: 52,
  depths: 66,
  destruction: 71,
  cunning: 89,
};

export function spiritIllustration(id: SpiritId): string {
  const random = seeded(SEEDS[id]);
  // Dry brush: noise eats small holes along the hairs and roughens the edge.
  const dry =
    '<filter id="~dry" x="-5%" y="-5%" width="110%" height="110%"><feTurbulence type="fractalNoise" baseFrequency=".012 .1" numOctaves="3" seed="4" result="hair"/><feDisplacementMap in="SourceGraphic" in2="hair" scale="4" xChannelSelector="R" yChannelSelector="G" result="rough"/><feColorMatrix in="hair" values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 0 0 -6 4.75" result="gaps"/><feComposite in="rough" in2="gaps" operator="in"/></filter>';
  return svg(
    WIDTH,
    HEIGHT,
    `<defs>${radial(
      'night',
      [
        [0, NIGHT.haze],
        [0.55, NIGHT.top],
        [1, NIGHT.deep],
      ],
      [0.5, 0.42, 0.78],
    )}${radial('glow', [
      [0, '#e8d29a', 0.4],
      [1, '#e8d29a', 0],
    ])}${radial(
      'moon',
      [
        [0, '#d9bd80'],
        [0.8, '#c3a468'],
        [1, '#b08f56'],
      ],
      [0.4, 0.4, 0.7],
    )}${linear(
      'ink',
      [
        [0, '#ffffff'],
        [0.6, '#eef2fb'],
        [1, '#b3c6ea'],
      ],
      [0, 0, 0.5, 1],
    )}${dry}</defs>${rect(0, 0, WIDTH, HEIGHT, 0, 'fill="url(#~night)"')}${SCENES[id](random)}`,
  );
}
