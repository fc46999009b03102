/** The title picture: a fortress of tiles at dusk, in layers that can drift against each other. */
import { FACES, type Face } from '@mahjong-fortress/rules';
import { tileFace } from './faces/index.ts';
import { type Jitter, randomBetween, seeded } from './ink.ts';
import { GOLD } from './palette.ts';
import { birds, mist, mountains, pine, water } from './realms/landscape.ts';
import { circle, group, linear, linearOn, n, nested, path, radial, rect, svg } from './svg.ts';

const TITLE_LAYERS = ['sky', 'sun', 'far', 'mist', 'near', 'fortress', 'foreground'] as const;
type TitleLayer = (typeof TITLE_LAYERS)[number];

interface TitlePicture {
  readonly name: TitleLayer;
  readonly svg: string;
  /** How much it moves with the view: 0 stands still, 1 follows fully. */
  readonly parallax: number;
}

interface Stage {
  readonly width: number;
  readonly height: number;
  /** Width of one tile of the fortress. */
  readonly unit: number;
  /** Where its walls meet the ground. */
  readonly ground: number;
  readonly centre: number;
}

function sky({ width, height }: Stage): string {
  const random = seeded(2);
  const stars = Array.from({ length: 70 }, () =>
    circle(
      random() * width,
      random() * height * 0.42,
      randomBetween(random, 0.4, 1.5),
      `fill="#fff6df" fill-opacity="${Math.round(randomBetween(random, 0.2, 0.8) * 100) / 100}"`,
    ),
  );
  return (
    `<defs>${linear('s', [
      [0, '#131a3a'],
      [0.28, '#3a2a5e'],
      [0.5, '#8d3f63'],
      [0.66, '#e07a4e'],
      [0.78, '#f9bf74'],
      [1, '#fbe0a6'],
    ])}</defs>` +
    rect(0, 0, width, height, 0, 'fill="url(#~s)"') +
    stars.join('')
  );
}

function sun({ width, unit, ground, centre }: Stage): string {
  const r = unit * 4.6;
  const y = ground - unit * 8.6;
  return (
    `<defs>${radial('h', [
      [0, '#ffe9b0', 0.75],
      [0.4, '#ffb66b', 0.35],
      [1, '#ffb66b', 0],
    ])}${linear('d', [
      [0, '#fff3c9'],
      [1, '#ffb15e'],
    ])}</defs>` +
    circle(centre, y, Math.min(width, r * 3.2), 'fill="url(#~h)"') +
    circle(centre, y, r, 'fill="url(#~d)"')
  );
}

/** One brick of the walls: a tile standing up, its face to the viewer. */
interface Brick {
  readonly x: number;
  readonly y: number;
  readonly face: Face;
}

function masonry(
  random: Jitter,
  columns: number,
  rows: number,
  left: number,
  bottom: number,
  unit: number,
): Brick[] {
  const tall = unit * 1.333;
  const bricks: Brick[] = [];
  for (let row = rows - 1; row >= 0; row--) {
    for (let column = 0; column < columns; column++) {
      bricks.push({
        x: left + column * unit,
        y: bottom - (row + 1) * tall,
        face: Math.floor(random() * FACES.length),
      });
    }
  }
  return bricks;
}

/** A roof with curved eaves over a span, its foot at y. */
function roof(centre: number, y: number, span: number, tall: number): string {
  const w = span / 2;
  const rib = Array.from({ length: 11 }, (_, i) => {
    const t = (i - 5) / 5;
    return `M${n(centre + t * w * 0.4)} ${n(y - tall)}Q${n(centre + t * w * 0.5)} ${n(y - tall * 0.4)} ${n(centre + t * w * 0.86)} ${n(y)}`;
  }).join('');
  const slope = `M${n(centre - w * 1.22)} ${n(y - tall * 0.3)}C${n(centre - w * 0.86)} ${n(y - tall * 0.22)} ${n(centre - w * 0.56)} ${n(y - tall * 0.6)} ${n(centre - w * 0.44)} ${n(y - tall)}H${n(centre + w * 0.44)}C${n(centre + w * 0.56)} ${n(y - tall * 0.6)} ${n(centre + w * 0.86)} ${n(y - tall * 0.22)} ${n(centre + w * 1.22)} ${n(y - tall * 0.3)}C${n(centre + w * 1.14)} ${n(y)} ${n(centre + w)} ${n(y + tall * 0.12)} ${n(centre + w * 0.8)} ${n(y + tall * 0.08)}Q${n(centre)} ${n(y + tall * 0.24)} ${n(centre - w * 0.8)} ${n(y + tall * 0.08)}C${n(centre - w)} ${n(y + tall * 0.12)} ${n(centre - w * 1.14)} ${n(y)} ${n(centre - w * 1.22)} ${n(y - tall * 0.3)}Z`;
  const line = Math.max(1, span * 0.012);
  return [
    path(slope, 'fill="url(#~roof)"'),
    path(rib, `fill="none" stroke="#2a0d18" stroke-opacity=".55" stroke-width="${n(line)}"`),
    path(
      `M${n(centre - w * 1.22)} ${n(y - tall * 0.3)}C${n(centre - w * 1.14)} ${n(y)} ${n(centre - w)} ${n(y + tall * 0.12)} ${n(centre - w * 0.8)} ${n(y + tall * 0.08)}Q${n(centre)} ${n(y + tall * 0.24)} ${n(centre + w * 0.8)} ${n(y + tall * 0.08)}C${n(centre + w)} ${n(y + tall * 0.12)} ${n(centre + w * 1.14)} ${n(y)} ${n(centre + w * 1.22)} ${n(y - tall * 0.3)}`,
      `fill="none" stroke="${GOLD.top}" stroke-width="${n(line * 1.5)}" stroke-linecap="round"`,
    ),
    path(
      `M${n(centre - w * 0.52)} ${n(y - tall * 1.12)}Q${n(centre)} ${n(y - tall * 0.94)} ${n(centre + w * 0.52)} ${n(y - tall * 1.12)}L${n(centre + w * 0.44)} ${n(y - tall * 0.94)}H${n(centre - w * 0.44)}Z`,
      `fill="${GOLD.deep}" stroke="${GOLD.top}" stroke-width="${n(line)}"`,
    ),
  ].join('');
}

function storey(centre: number, bottom: number, width: number, tall: number, windows: number): string {
  const parts = [rect(centre - width / 2, bottom - tall, width, tall, 0, 'fill="#3b1420"')];
  const gap = width / windows;
  for (let i = 0; i < windows; i++) {
    parts.push(
      rect(
        centre - width / 2 + gap * (i + 0.22),
        bottom - tall * 0.82,
        gap * 0.56,
        tall * 0.6,
        gap * 0.1,
        'fill="url(#~lamp)"',
      ),
    );
  }
  return parts.join('');
}

function finial(x: number, y: number, size: number): string {
  return path(
    `M${n(x)} ${n(y - size * 2)}C${n(x + size * 0.5)} ${n(y - size * 1.3)} ${n(x + size * 0.4)} ${n(y - size * 0.8)} ${n(x + size * 0.15)} ${n(y - size * 0.6)}V${n(y)}H${n(x - size * 0.15)}V${n(y - size * 0.6)}C${n(x - size * 0.4)} ${n(y - size * 0.8)} ${n(x - size * 0.5)} ${n(y - size * 1.3)} ${n(x)} ${n(y - size * 2)}Z`,
    `fill="${GOLD.top}"`,
  );
}

function fortress({ unit, ground, centre }: Stage): string {
  const random = seeded(1168);
  const tall = unit * 1.333;
  const block = (columns: number, rows: number, middle: number, bottom: number) =>
    masonry(random, columns, rows, centre + middle * unit - (columns * unit) / 2, bottom, unit);
  const wall = (bricks: readonly Brick[]) => {
    const body = bricks.map(({ x, y }) => `M${n(x)} ${n(y)}h${n(unit)}v${n(tall)}h${n(-unit)}z`).join('');
    const inset = unit * 0.035;
    return [
      path(body, 'fill="#1d5548"'),
      ...bricks.flatMap(({ x, y, face }) => [
        rect(x + inset, y + inset, unit - 2 * inset, tall * 0.93 - inset, unit * 0.1, 'fill="url(#~ivory)"'),
        `<use href="#~f${face}" x="${n(x + unit * 0.08)}" y="${n(y + tall * 0.05)}"/>`,
      ]),
      // Dusk lies on the walls: warm from the sun behind, blue towards the ground.
      path(body, 'fill="url(#~dusk)"'),
      path(body, 'fill="url(#~round)"'),
    ].join('');
  };
  const top = (rows: number) => ground - rows * tall;
  const used = new Set<Face>();
  const remember = (bricks: Brick[]) => {
    for (const { face } of bricks) used.add(face);
    return bricks;
  };
  const keep = remember(block(7, 6, 0, ground));
  const crown = remember(block(4, 2, 0, top(6) - unit * 1.2));
  const towers = [-6, 6].map((middle) => remember(block(3, 4, middle, ground)));
  const outer = [-10, 10].map((middle) => remember(block(2, 3, middle, ground)));
  const front = remember(block(23, 2, 0, ground));
  const teeth = remember(
    [-8.5, -7.5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 7.5, 8.5]
      .filter((_, i) => i % 2 === 0)
      .flatMap((middle) => block(1, 1, middle, top(2))),
  );
  const gate = `M${n(centre - unit * 1.5)} ${n(ground)}V${n(ground - tall * 1.1)}A${n(unit * 1.5)} ${n(unit * 1.5)} 0 0 1 ${n(centre + unit * 1.5)} ${n(ground - tall * 1.1)}V${n(ground)}Z`;
  const drawn = [
    // Keep with two roofs
    storey(centre, top(8) - unit * 1.2 - unit * 0.1, unit * 2.6, unit * 0.9, 3),
    wall(crown),
    roof(centre, top(8) - unit * 2.0, unit * 3.8, unit * 1.9),
    finial(centre, top(8) - unit * 4, unit * 0.5),
    storey(centre, top(6) + unit * 0.05, unit * 6.2, unit * 0.95, 7),
    wall(keep),
    roof(centre, top(6) - unit * 0.72, unit * 7.4, unit * 1.8),
    // Towers
    ...towers.map(wall),
    ...[-6, 6].map(
      (middle) =>
        storey(centre + middle * unit, top(4) + unit * 0.05, unit * 2.6, unit * 0.8, 3) +
        roof(centre + middle * unit, top(4) - unit * 0.7, unit * 3.3, unit * 1.5) +
        finial(centre + middle * unit, top(4) - unit * 2.3, unit * 0.34),
    ),
    ...outer.map(wall),
    ...[-10, 10].map((middle) => roof(centre + middle * unit, top(3) - unit * 0.1, unit * 2.3, unit * 1.1)),
    // The wall in front and its gate
    wall(teeth),
    wall(front),
    path(gate, `fill="#2a0d14" stroke="#3b1420" stroke-width="${n(unit * 0.3)}"`),
    path(gate, 'fill="url(#~gate)"'),
    path(
      `M${n(centre)} ${n(ground - tall * 2.2)}V${n(ground)}`,
      `stroke="#2a0d14" stroke-width="${n(unit * 0.08)}"`,
    ),
    path(gate, `fill="none" stroke="${GOLD.top}" stroke-width="${n(unit * 0.09)}"`),
    roof(centre, top(2) - unit * 0.05, unit * 3.8, unit * 1.1),
  ].join('');
  const faces = [...used]
    .map((face) => `<g id="~f${face}">${nested(tileFace(face), 0, 0, unit * 0.84, unit * 1.12)}</g>`)
    .join('');
  return `<defs>${faces}${linear('ivory', [
    [0, '#f7e3bd'],
    [1, '#d8b98a'],
  ])}${linearOn(
    'dusk',
    [
      [0, '#5a2148', 0.3],
      [0.55, '#4b1f4a', 0.46],
      [1, '#1b1636', 0.74],
    ],
    [0, top(8), 0, ground],
  )}${linear(
    'round',
    [
      [0, '#ffb870', 0.2],
      [0.25, '#ffb870', 0],
      [0.6, '#120c2a', 0],
      [1, '#120c2a', 0.42],
    ],
    [0, 0, 1, 0],
  )}${linear('roof', [
    [0, '#7a2a38'],
    [0.5, '#4d1730'],
    [1, '#260c22'],
  ])}${linear('lamp', [
    [0, '#fff0b8'],
    [1, '#ff9e3d'],
  ])}${radial(
    'gate',
    [
      [0, '#ffe6a0', 0.95],
      [0.6, '#ff9e3d', 0.7],
      [1, '#7a2a18', 0.5],
    ],
    [0.5, 1, 0.9],
  )}</defs>${drawn}`;
}

function foreground(stage: Stage): string {
  const { width, height, unit, ground, centre } = stage;
  const random = seeded(9);
  const hill = `M0 ${n(ground + unit * 0.6)}Q${n(width * 0.2)} ${n(ground - unit * 0.5)} ${n(centre - unit * 2)} ${n(ground - unit * 0.05)}H${n(centre + unit * 2)}Q${n(width * 0.8)} ${n(ground - unit * 0.5)} ${n(width)} ${n(ground + unit * 0.5)}V${n(height)}H0Z`;
  const road = `M${n(centre - unit * 1.2)} ${n(ground)}H${n(centre + unit * 1.2)}C${n(centre + unit * 1.8)} ${n(ground + unit * 2)} ${n(centre + unit * 4)} ${n(height)} ${n(centre + unit * 5)} ${n(height)}H${n(centre - unit * 3)}C${n(centre - unit * 1.6)} ${n(height)} ${n(centre - unit * 0.6)} ${n(ground + unit * 2)} ${n(centre - unit * 1.2)} ${n(ground)}Z`;
  const lantern = (x: number, y: number, s: number) =>
    circle(x, y, s * 2.6, 'fill="url(#~glow)"') +
    path(`M${n(x)} ${n(y + s * 0.6)}V${n(y + s * 3)}`, `stroke="#120a18" stroke-width="${n(s * 0.3)}"`) +
    rect(x - s * 0.5, y - s * 0.6, s, s * 1.3, s * 0.35, 'fill="#ffc15e"');
  const pines: string[] = [];
  for (let i = 0; i < 18; i++) {
    const side = i % 2 ? 1 : -1;
    const away = randomBetween(random, 0.3, 0.56) * Math.max(width, unit * 30);
    const x = centre + side * away;
    pines.push(
      pine(
        random,
        x,
        ground + unit * randomBetween(random, 0.8, 2.6),
        unit * randomBetween(random, 3, 6),
        '#150f24',
      ),
    );
  }
  return (
    `<defs>${linear('h', [
      [0, '#2b1a38'],
      [0.35, '#191229'],
      [1, '#0c0a18'],
    ])}${linear('r', [
      [0, '#d98a4a', 0.75],
      [1, '#5a2f3a', 0.1],
    ])}${radial('glow', [
      [0, '#ffc86b', 0.6],
      [1, '#ffc86b', 0],
    ])}</defs>` +
    path(hill, 'fill="url(#~h)"') +
    path(road, 'fill="url(#~r)"') +
    [1, 2, 3]
      .map(
        (i) =>
          lantern(centre - unit * (1.5 + i * 0.4), ground + unit * i * 0.9, unit * (0.16 + i * 0.05)) +
          lantern(centre + unit * (1.8 + i * 0.75), ground + unit * i * 0.9, unit * (0.16 + i * 0.05)),
      )
      .join('') +
    group('', ...pines)
  );
}

/** All layers for a size, back to front, each as large as the picture. The upper third stays calm for the name. */
export function titleLayers(width: number, height: number): TitlePicture[] {
  // Low enough for the words above it.
  const unit = Math.min(width / 17, height / 27, 58);
  const stage: Stage = { width, height, unit, ground: height * 0.86, centre: width / 2 };
  const canvas = { width, height };
  const random = seeded(24);
  const draw: Readonly<Record<TitleLayer, () => readonly [body: string, parallax: number]>> = {
    sky: () => [sky(stage), 0],
    sun: () => [sun(stage), 0.1],
    far: () => [
      mountains(random, canvas, {
        id: 'm1',
        foot: 0.74,
        peak: 0.34,
        colour: '#8f4a6c',
        mist: '#f9bf74',
        opacity: 1,
        towers: 6,
      }) + birds(random, width * 0.2, height * 0.4, unit * 0.3, 5, '#3a1f3e'),
      0.2,
    ],
    mist: () => [
      mist(random, canvas, 0.66, '#ffdca6', 0.4) + mist(random, canvas, 0.74, '#ffcf96', 0.35),
      0.35,
    ],
    near: () => [
      mountains(random, canvas, {
        id: 'm2',
        foot: 0.86,
        peak: 0.5,
        colour: '#552a52',
        mist: '#d9755a',
        opacity: 1,
        towers: 5,
      }) +
        mist(random, canvas, 0.8, '#f6b57c', 0.35) +
        water(random, canvas, 0.82, '#ffd9a0'),
      0.45,
    ],
    fortress: () => [fortress(stage), 0.7],
    foreground: () => [foreground(stage), 1],
  };
  return TITLE_LAYERS.map((name) => {
    const [body, parallax] = draw[name]();
    return { name, svg: svg(width, height, body), parallax };
  });
}

/** The layers in one picture, for a share image or a still. */
export function titlePicture(width: number, height: number): string {
  return svg(
    width,
    height,
    titleLayers(width, height)
      .map((layer) => nested(layer.svg, 0, 0, width, height))
      .join(''),
  );
}
