/** Three dragons in an octagon: head, coil and ring, with one, two and three pearls. */
import { type DragonLook, dragon, ringSpine } from '../dragon.ts';
import type { InkPoint } from '../ink.ts';
import { KIND_COLOURS } from '../palette.ts';
import { circle, linear, path } from '../svg.ts';

export type DragonTile = 'green' | 'red' | 'white';

const LOOKS: Readonly<Record<DragonTile, DragonLook & { readonly pearls: number }>> = {
  green: {
    body: '#6fcf8b',
    limb: '#6fcf8b',
    line: '#2c0f47',
    belly: '#d6f5c9',
    flame: '#b6f0a0',
    eye: '#fff6c9',
    pearls: 1,
  },
  red: {
    body: '#ff6f61',
    limb: '#ff6f61',
    line: '#2c0f47',
    belly: '#ffd9b0',
    flame: '#ffb45e',
    eye: '#fff2b8',
    pearls: 2,
  },
  white: {
    body: '#f7f1ff',
    limb: '#f7f1ff',
    line: '#3a1659',
    belly: '#ffffff',
    flame: '#d9c7f2',
    eye: '#ffcf5c',
    pearls: 3,
  },
};

const SHAPES: Readonly<
  Record<DragonTile, { spine: readonly InkPoint[]; girth: number; back: 1 | -1; legs: readonly number[] }>
> = {
  green: {
    spine: [
      [50, 63],
      [37, 68],
      [30, 84],
      [44, 100],
      [72, 103],
      [92, 98],
    ],
    girth: 23,
    back: -1,
    legs: [],
  },
  red: {
    spine: [
      [66, 48],
      [46, 46],
      [32, 56],
      [46, 70],
      [70, 74],
      [88, 86],
      [72, 101],
      [44, 98],
    ],
    girth: 17,
    back: -1,
    legs: [],
  },
  white: { spine: ringSpine(60, 73, 29, -1.25, 1.72), girth: 15.5, back: -1, legs: [] },
};

const OCTAGON = 'M35 22H85L112 49V111L85 138H35L8 111V49Z';

export function dragonFace(tile: DragonTile): string {
  const { colour, ink, light } = KIND_COLOURS.dragons;
  const look = LOOKS[tile];
  const pearls = Array.from({ length: look.pearls }, (_, i) => {
    const x = 60 + (i - (look.pearls - 1) / 2) * 17;
    return (
      circle(x, 121, 7, `fill="${look.belly}" stroke="${look.line}" stroke-width="1.5"`) +
      circle(x - 2, 119, 2.2, 'fill="#fff"')
    );
  });
  return [
    `<defs>${linear(
      'o',
      [
        [0, '#8346b4'],
        [0.6, colour],
        [1, ink],
      ],
      [0, 0, 0.6, 1],
    )}</defs>`,
    path(OCTAGON, `fill="url(#~o)" stroke="${ink}" stroke-width="3" stroke-linejoin="round"`),
    path('M37 27H83L107 51V109L83 133H37L13 109V51Z', `fill="none" stroke="${light}" stroke-width="1.8"`),
    dragon(SHAPES[tile], look),
    ...pearls,
  ].join('');
}
