/** Faces with a number: the numeral in the faction's frame, below it as many emblems as it says. */
import type { Faction } from '@mahjong-fortress/rules';
import { numeral } from '../numeral.ts';
import { KIND_COLOURS } from '../palette.ts';
import { circle, path, rect } from '../svg.ts';
import { emblem } from './emblems.ts';

/** Coin, shield, field: the frame alone tells the faction. */
const FRAMES: Readonly<Record<Faction, (attributes: string, grow: number) => string>> = {
  merchants: (attributes, grow) => circle(60, 49, 37 + grow, attributes),
  soldiers: (attributes, grow) => {
    const w = 35 + grow;
    return path(
      `M${60 - w} ${14 - grow}Q60 ${20 - grow} ${60 + w} ${14 - grow}V46C${60 + w} ${68 + grow} ${76 + grow * 0.4} ${82 + grow} 60 ${89 + grow * 1.2}C${44 - grow * 0.4} ${82 + grow} ${60 - w} ${68 + grow} ${60 - w} 46Z`,
      attributes,
    );
  },
  farmers: (attributes, grow) => rect(25 - grow, 14 - grow, 70 + 2 * grow, 70 + 2 * grow, 3, attributes),
};

/** Where the emblems stand, so that the eye counts them without counting. */
const PIPS: Readonly<Record<number, readonly (readonly [x: number, y: number, size: number])[]>> = {
  1: [[60, 121, 50]],
  2: [
    [38, 121, 38],
    [82, 121, 38],
  ],
  3: [
    [27, 121, 31],
    [60, 121, 31],
    [93, 121, 31],
  ],
  4: [
    [41, 106, 27],
    [79, 106, 27],
    [41, 137, 27],
    [79, 137, 27],
  ],
  5: [
    [27, 106, 27],
    [60, 106, 27],
    [93, 106, 27],
    [43, 137, 27],
    [77, 137, 27],
  ],
  6: [
    [27, 106, 27],
    [60, 106, 27],
    [93, 106, 27],
    [27, 137, 27],
    [60, 137, 27],
    [93, 137, 27],
  ],
};

export function factionFace(faction: Faction, number: number): string {
  const { colour, ink, light } = KIND_COLOURS[faction];
  const frame = FRAMES[faction];
  const figureY = faction === 'soldiers' ? 48 : 49;
  return [
    frame(
      `fill="${light}" fill-opacity=".4" stroke="${colour}" stroke-width="5.5" stroke-linejoin="round"`,
      0,
    ),
    frame(
      `fill="none" stroke="${ink}" stroke-opacity=".55" stroke-width="1.3" stroke-linejoin="round"`,
      -5.6,
    ),
    numeral(String(number), 61, figureY + 1.4, 54, 'fill="#fffdf4" fill-opacity=".9"'),
    numeral(String(number), 60, figureY, 54, `fill="${ink}" stroke="${ink}" stroke-width="1.6"`),
    ...(PIPS[number] ?? []).map(([x, y, size]) => emblem(faction, x, y, size)),
  ].join('');
}
