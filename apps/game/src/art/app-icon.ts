/** The sign of the app: a tile that is a fortress gate, under a roof, before the evening sun. */
import { GOLD, IVORY, JADE } from './palette.ts';
import { circle, group, linear, path, radial, rect, svg } from './svg.ts';

function emblem(): string {
  return [
    circle(256, 214, 128, 'fill="url(#~sun)"'),
    // The tile
    rect(158, 196, 212, 236, 30, `fill="${JADE.deep}"`),
    rect(150, 184, 212, 236, 30, `fill="${JADE.top}"`),
    rect(150, 176, 212, 226, 30, `fill="${IVORY.side}"`),
    rect(150, 168, 212, 216, 30, 'fill="url(#~ivory)"'),
    rect(155, 173, 202, 206, 26, 'fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="5"'),
    // The gate in it
    path('M206 384V300A50 50 0 0 1 306 300V384Z', 'fill="url(#~gate)" stroke="#8a1526" stroke-width="12"'),
    path('M256 252V384', 'stroke="#8a1526" stroke-width="7"'),
    circle(240, 322, 7, `fill="${GOLD.pale}"`),
    circle(272, 322, 7, `fill="${GOLD.pale}"`),
    // The roof
    path(
      'M76 190C132 186 170 148 188 92H324C342 148 380 186 436 190C426 222 396 236 364 236C296 250 216 250 148 236C116 236 86 222 76 190Z',
      'fill="url(#~roof)"',
    ),
    path(
      'M212 100Q196 176 168 234M240 98Q234 180 226 242M272 98Q278 180 286 242M300 100Q316 176 344 234',
      'fill="none" stroke="#3d0a12" stroke-opacity=".6" stroke-width="9"',
    ),
    path(
      'M76 190C86 222 116 236 148 236C216 250 296 250 364 236C396 236 426 222 436 190',
      'fill="none" stroke="url(#~g)" stroke-width="15" stroke-linecap="round"',
    ),
    path(
      'M168 84C162 74 166 62 174 56C182 72 194 78 208 78H304C318 78 330 72 338 56C346 62 350 74 344 84C338 98 326 104 308 104H204C186 104 174 98 168 84Z',
      'fill="url(#~g)"',
    ),
  ].join('');
}

function icon(background: string, scale: number): string {
  const move = (512 * (1 - scale)) / 2;
  return svg(
    512,
    512,
    `<defs>${radial(
      'back',
      [
        [0, '#2a6a63'],
        [1, '#0b201f'],
      ],
      [0.5, 0.42, 0.75],
    )}${linear('sun', [
      [0, '#fff0bf'],
      [1, '#f0a04b'],
    ])}${linear('ivory', [
      [0, '#fffaf0'],
      [1, IVORY.warm],
    ])}${radial(
      'gate',
      [
        [0, '#ffe6a0'],
        [1, '#d9641f'],
      ],
      [0.5, 1, 1],
    )}${linear('roof', [
      [0, '#d3404a'],
      [0.5, '#a51b2c'],
      [1, '#5f0d1c'],
    ])}${linear('g', [
      [0, GOLD.pale],
      [0.5, GOLD.top],
      [1, GOLD.deep],
    ])}</defs>${background}${group(`transform="translate(${move} ${move}) scale(${scale})"`, emblem())}`,
  );
}

/** For the tab: the emblem on a rounded square. */
export function favicon(): string {
  return icon(rect(8, 8, 496, 496, 104, 'fill="url(#~back)"'), 0.98);
}

/** For home screens: a full square, everything that counts inside the safe circle of 80 %. */
export function maskableIcon(): string {
  return icon(rect(0, 0, 512, 512, 0, 'fill="url(#~back)"'), 0.85);
}
