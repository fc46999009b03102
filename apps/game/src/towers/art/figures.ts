/**
 * Knights in the colours of their seats and the king in gold: heavy carved figures that look at whoever plays. Each season
 * has a headgear of its own, so that the outline alone tells them apart.
 */
import { GOLD, IVORY, SEAT_COLOURS, type Season } from '../../art/palette.ts';
import { circle, escapeText, group, linear, path, radial, svg } from '../../art/svg.ts';
import { emblem } from './emblems.ts';
import { EDGE, type Piece } from './solid.ts';

/** The seats, and who belongs to none. */
export type FigureLook = Season | 'king';

const WIDTH = 120;
const HEIGHT = 156;
const FOOT = { x: 60, y: 136 } as const;
/** Units of a cell per unit of the figure's drawing. */
const FIGURE_SCALE = 0.8;

interface Colours {
  readonly roof: string;
  readonly light: string;
  readonly deep: string;
}

const KING_COLOURS: Colours = { roof: GOLD.top, light: '#fff0c0', deep: '#7a5518' };

function defs({ roof, light, deep }: Colours): string {
  return `<defs>${linear(
    'b',
    [
      [0, light],
      [0.32, roof],
      [1, deep],
    ],
    [0, 0, 1, 0.25],
  )}${linear('k', [
    [0, roof],
    [1, deep],
  ])}${linear(
    'f',
    [
      [0, '#fff8e6'],
      [0.6, IVORY.warm],
      [1, '#b48f5c'],
    ],
    [0, 0, 1, 0.4],
  )}${linear('g', [
    [0, GOLD.pale],
    [0.5, GOLD.top],
    [1, GOLD.deep],
  ])}${radial('s', [
    [0, '#04100e', 0.75],
    [0.6, '#04100e', 0.4],
    [1, '#04100e', 0],
  ])}</defs>`;
}

const LINE = 'stroke-linejoin="round"';

/** The foot that everybody stands on. */
function base({ deep }: Colours): string {
  return [
    '<ellipse cx="64" cy="138" rx="46" ry="17" fill="url(#~s)"/>',
    `<ellipse cx="60" cy="135" rx="35" ry="14" fill="${deep}"/>`,
    `<ellipse cx="60" cy="131" rx="35" ry="14" fill="url(#~g)"/>`,
    `<ellipse cx="60" cy="129" rx="31" ry="11.6" fill="url(#~k)" stroke="${deep}" stroke-width="1.5"/>`,
  ].join('');
}

function head(y: number): string {
  return [
    circle(60, y, 16, 'fill="url(#~f)" stroke="#6b4f26" stroke-width="1.6"'),
    path(`M54 ${y + 3}h.1M66 ${y + 3}h.1`, 'stroke="#2a211b" stroke-width="4" stroke-linecap="round"'),
  ].join('');
}

/** A cloak that falls to the foot, with pauldrons. */
function body({ deep, light }: Colours): string {
  return [
    path(
      'M31 129C31 104 40 88 43 68H77C80 88 89 104 89 129C80 136 40 136 31 129Z',
      `fill="url(#~b)" stroke="${deep}" stroke-width="2.4" ${LINE}`,
    ),
    path(
      'M43 74C40 92 37 108 36 127',
      `fill="none" stroke="${light}" stroke-opacity=".75" stroke-width="3" stroke-linecap="round"`,
    ),
    `<ellipse cx="42" cy="72" rx="13" ry="10" fill="url(#~b)" stroke="${deep}" stroke-width="2.2"/>`,
    `<ellipse cx="78" cy="72" rx="13" ry="10" fill="url(#~k)" stroke="${deep}" stroke-width="2.2"/>`,
    path('M40 66Q60 76 80 66', `fill="none" stroke="url(#~g)" stroke-width="4" stroke-linecap="round"`),
  ].join('');
}

const HEADGEAR: Readonly<Record<Season, (colours: Colours) => string>> = {
  /** A round helm with a blossom on top. */
  spring: ({ deep }) =>
    [
      path(
        'M42 48C40 26 50 18 60 18C70 18 80 26 78 48C70 42 50 42 42 48Z',
        `fill="url(#~b)" stroke="${deep}" stroke-width="2.4" ${LINE}`,
      ),
      group('transform="translate(60 14) scale(.42)"', emblem('spring', 0, 0, 80)),
    ].join(''),
  /** A wide hat of straw. */
  summer: ({ deep, light }) =>
    [
      path(
        'M18 50C34 44 50 30 60 14C70 30 86 44 102 50C88 58 32 58 18 50Z',
        `fill="url(#~b)" stroke="${deep}" stroke-width="2.4" ${LINE}`,
      ),
      path(
        'M60 16L40 51M60 16L52 54M60 16L68 54M60 16L80 51',
        `fill="none" stroke="${deep}" stroke-opacity=".5" stroke-width="1.6"`,
      ),
      path(
        'M24 50C38 46 52 34 59 20',
        `fill="none" stroke="${light}" stroke-width="3" stroke-linecap="round"`,
      ),
    ].join(''),
  /** A helm with two horns. */
  autumn: ({ deep }) =>
    [
      path(
        'M42 32C26 30 20 16 26 2C30 14 38 20 50 22ZM78 32C94 30 100 16 94 2C90 14 82 20 70 22Z',
        `fill="url(#~g)" stroke="${GOLD.dark}" stroke-width="2" ${LINE}`,
      ),
      path(
        'M40 50C36 24 50 18 60 18C70 18 84 24 80 50L70 42H50Z',
        `fill="url(#~b)" stroke="${deep}" stroke-width="2.4" ${LINE}`,
      ),
      circle(60, 27, 6, `fill="url(#~g)" stroke="${GOLD.dark}" stroke-width="1.4"`),
    ].join(''),
  /** A pointed hood with a trim of fur. */
  winter: ({ deep }) =>
    [
      path(
        'M38 62C34 40 44 16 66 0C66 14 86 30 82 62C78 44 70 38 60 38C50 38 42 44 38 62Z',
        `fill="url(#~b)" stroke="${deep}" stroke-width="2.4" ${LINE}`,
      ),
      path(
        'M39 62C40 44 50 37 60 37C70 37 80 44 81 62',
        'fill="none" stroke="#f4f8ff" stroke-width="7" stroke-linecap="round" stroke-dasharray="1 6.4"',
      ),
      path(
        'M40 60C42 45 51 38.5 60 38.5C69 38.5 78 45 80 60',
        'fill="none" stroke="#ffffff" stroke-width="4.6" stroke-linecap="round"',
      ),
    ].join(''),
};

function sign(season: Season, letter: string | undefined, x: number, y: number, radius: number): string {
  const { deep } = SEAT_COLOURS[season];
  const inside = letter
    ? `<text x="${x}" y="${y + radius * 0.56}" text-anchor="middle" font-family="'Noto Sans',Arial,sans-serif" font-weight="700" font-size="${radius * 1.6}" fill="#fff">${escapeText(letter)}</text>`
    : emblem(season, x, y, radius * 1.9);
  return circle(x, y, radius, `fill="${deep}" stroke="url(#~g)" stroke-width="3"`) + inside;
}

function knightArt(season: Season, letter: string | undefined): string {
  const colours = SEAT_COLOURS[season];
  return [
    defs(colours),
    base(colours),
    body(colours),
    head(48),
    HEADGEAR[season](colours),
    sign(season, letter, 60, 99, 19),
  ].join('');
}

function kingArt(): string {
  const { deep } = KING_COLOURS;
  return [
    defs(KING_COLOURS),
    base(KING_COLOURS),
    path(
      'M24 130C22 100 36 86 40 66H80C84 86 98 100 96 130C84 139 36 139 24 130Z',
      `fill="#8f1f25" stroke="#4a0d10" stroke-width="2.4" ${LINE}`,
    ),
    path(
      'M44 70C42 92 40 112 40 133C52 137 68 137 80 133C80 112 78 92 76 70Z',
      `fill="url(#~b)" stroke="${deep}" stroke-width="2.2"`,
    ),
    path('M31 76C44 90 76 90 89 76L83 64H37Z', 'fill="#fffaf0" stroke="#8b7650" stroke-width="2"'),
    path('M42 77v4M53 81v4M67 81v4M78 77v4', 'stroke="#2a211b" stroke-width="3" stroke-linecap="round"'),
    head(48),
    path(
      'M47 54C48 74 56 80 60 80C64 80 72 74 73 54C68 60 52 60 47 54Z',
      'fill="#fffdf6" stroke="#b8a680" stroke-width="1.6"',
    ),
    path(
      'M37 38L33 8L47 22L60 2L73 22L87 8L83 38C74 44 46 44 37 38Z',
      `fill="url(#~g)" stroke="${GOLD.dark}" stroke-width="2.6" ${LINE}`,
    ),
    path('M38 36C48 42 72 42 82 36', `fill="none" stroke="#fff6d6" stroke-width="3"`),
    circle(60, 27, 4.6, 'fill="#c22b33" stroke="#5e1014" stroke-width="1.2"'),
    circle(33, 8, 4, `fill="${GOLD.pale}"`) +
      circle(60, 3, 4, `fill="${GOLD.pale}"`) +
      circle(87, 8, 4, `fill="${GOLD.pale}"`),
  ].join('');
}

/** A figure as it stands on the board. */
export function figure(look: FigureLook, letter?: string): Piece {
  return {
    width: WIDTH * FIGURE_SCALE,
    height: HEIGHT * FIGURE_SCALE,
    foot: { x: FOOT.x * FIGURE_SCALE, y: FOOT.y * FIGURE_SCALE },
    draw: () => svg(WIDTH, HEIGHT, look === 'king' ? kingArt() : knightArt(look, letter)),
  };
}

/** Around the origin. */
export const CROWN = 'M-30 20L-36-20L-17-3L0-28L17-3L36-20L30 20Z';

/** A figure on the flat board: its sign on a disc. */
export function token(look: FigureLook, letter?: string): Piece {
  const size = EDGE * 0.62;
  const colours = look === 'king' ? KING_COLOURS : SEAT_COLOURS[look];
  const inside =
    look === 'king'
      ? group(
          'transform="translate(50 50)"',
          path(CROWN, `fill="#fff6d6" stroke="${GOLD.dark}" stroke-width="3" ${LINE}`),
        )
      : sign(look, letter, 50, 50, 34);
  return {
    width: size,
    height: size,
    foot: { x: size / 2, y: size / 2 },
    draw: () =>
      svg(
        100,
        100,
        [
          defs(colours),
          circle(53, 55, 45, 'fill="#04100e" fill-opacity=".4"'),
          circle(50, 50, 45, `fill="url(#~b)" stroke="${colours.deep}" stroke-width="3.5"`),
          inside,
        ].join(''),
      ),
  };
}
