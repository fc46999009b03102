/** The portrait of the Dragon of Ingenuity: awake before a low moon, on the tiles that it has taken. */
import { dragon, goldDragon } from './dragon.ts';
import { tileFace } from './faces/index.ts';
import { randomBetween, seeded } from './ink.ts';
import { GOLD, IVORY, JADE } from './palette.ts';
import { circle, group, linear, n, nested, path, radial, rect, svg } from './svg.ts';

const PORTRAIT = { width: 420, height: 320 } as const;

const GROUND = '#24100f';

/** Tiles that lie about: where, how they lean, and their face. */
const TAKEN = [
  { x: 84, y: 262, turn: -14, face: 3 },
  { x: 138, y: 272, turn: 6, face: 26 },
  { x: 276, y: 272, turn: -7, face: 14 },
  { x: 332, y: 262, turn: 15, face: 20 },
] as const;

const TILE = { width: 42, height: 56 } as const;

function tile({ x, y, turn, face }: (typeof TAKEN)[number]): string {
  const { width, height } = TILE;
  return group(
    `transform="translate(${x} ${y}) rotate(${turn})"`,
    rect(-width / 2, -height / 2 + 7, width, height, 6, `fill="${JADE.deep}"`),
    rect(-width / 2, -height / 2 + 3, width, height, 6, `fill="${IVORY.side}"`),
    rect(-width / 2, -height / 2, width, height, 6, `fill="${IVORY.top}"`),
    nested(tileFace(face), -width * 0.42, -height * 0.42, width * 0.84, height * 0.84),
  );
}

function clouds(): string {
  const random = seeded(15);
  return Array.from({ length: 7 }, (_, i) => {
    const x = (i / 6) * PORTRAIT.width;
    const y = randomBetween(random, 196, 262);
    const w = randomBetween(random, 60, 110);
    return path(
      `M${n(x - w)} ${n(y)}q${n(w * 0.3)}-22 ${n(w * 0.7)}-8q${n(w * 0.25)}-20 ${n(w * 0.6)} 0q${n(w * 0.4)}-6 ${n(w * 0.7)} 8z`,
      'fill="#e8a06a" fill-opacity=".13"',
    );
  }).join('');
}

export function ingenuityPortrait(): string {
  const { width, height } = PORTRAIT;
  const moon = { x: 236, y: 128, radius: 104 };
  const body = dragon(
    {
      spine: [
        [168, 112],
        [214, 78],
        [272, 84],
        [316, 128],
        [300, 184],
        [238, 206],
        [168, 196],
        [106, 206],
        [82, 240],
        [124, 266],
        [196, 264],
        [258, 252],
        [318, 238],
        [360, 200],
        [366, 160],
      ],
      girth: 47,
      back: 1,
      legs: [0.2, 0.52],
    },
    goldDragon(GROUND),
  );
  return svg(
    width,
    height,
    `<defs>${radial(
      'b',
      [
        [0, '#7c2a22'],
        [0.55, '#471714'],
        [1, '#1a0b0b'],
      ],
      [0.56, 0.42, 0.75],
    )}${linear('g', [
      [0, GOLD.pale],
      [0.5, GOLD.top],
      [1, GOLD.deep],
    ])}${linear('m', [
      [0, '#ffe9b8'],
      [1, '#e58a4a'],
    ])}${radial('h', [
      [0.6, '#ffb66b', 0.5],
      [1, '#ffb66b', 0],
    ])}</defs>` +
      rect(0, 0, width, height, 0, 'fill="url(#~b)"') +
      circle(moon.x, moon.y, moon.radius * 1.5, 'fill="url(#~h)"') +
      circle(moon.x, moon.y, moon.radius, 'fill="url(#~m)" fill-opacity=".82"') +
      clouds() +
      body +
      TAKEN.map(tile).join(''),
  );
}
