/** A shrine: a pagoda roof with curved eaves in its owner's colour; the higher it stands, the more gold. */
import { GOLD, SEAT_COLOURS, type Season } from './palette.ts';
import { circle, group, linear, path, radial, svg } from './svg.ts';

/** By the tier of the tile below: 1, 2, 3 and higher. */
export type ShrineGrade = 1 | 2 | 3;

export const SHRINE_SIZE = {
  width: 144,
  height: 140,
  /** The point that stands on the middle of a tile's top face. */
  foot: { x: 72, y: 119 },
} as const;

export function shrineGrade(tier: number): ShrineGrade {
  return tier >= 3 ? 3 : tier === 2 ? 2 : 1;
}

/** Lower and upper roof: front slope with upturned corners, the ridge a little behind. */
const LOWER =
  'M4 78C22 78 34 68 42 52H90C98 68 110 78 128 78C124 86 116 90 106 90C82 97 50 97 26 90C16 90 8 86 4 78Z';
const LOWER_EDGE =
  'M4 78C8 86 16 90 26 90C50 97 82 97 106 90C116 90 124 86 128 78C126 90 116 97 106 97C82 104 50 104 26 97C16 97 6 90 4 78Z';
const UPPER =
  'M24 44C37 43 46 33 51 18H81C86 33 95 43 108 44C105 51 98 54 90 54C74 59 58 59 42 54C34 54 27 51 24 44Z';
const UPPER_EDGE =
  'M24 44C27 51 34 54 42 54C58 59 74 59 90 54C98 54 105 51 108 44C107 54 99 60 90 60C74 65 58 65 42 60C33 60 25 54 24 44Z';

export function shrine(season: Season, grade: ShrineGrade): string {
  const { roof, light, deep } = SEAT_COLOURS[season];
  const trim = grade >= 2 ? 'url(#~g)' : deep;
  const ridge = grade >= 2 ? 'url(#~g)' : light;
  const eaves = grade >= 3 ? 'url(#~g)' : roof;
  const ribs = (xs: readonly number[], top: number, bottom: number, pull: number) =>
    xs
      .map(
        (x) =>
          `M${66 + (x - 66) * pull} ${top}Q${66 + (x - 66) * (pull + 0.12)} ${(top + bottom) / 2 + 4} ${x} ${bottom}`,
      )
      .join('');
  const corner = (x: number, y: number, side: 1 | -1) =>
    grade >= 2
      ? circle(x, y, grade === 3 ? 4.2 : 3.2, 'fill="url(#~g)"') +
        (grade === 3
          ? path(
              `M${x} ${y + 4}v6M${x - 2.4} ${y + 10}h4.8l1 7h-6.8z`,
              `fill="url(#~g)" stroke="${GOLD.deep}" stroke-width="1.2"`,
            )
          : '')
      : path(
          `M${x} ${y}q${side * 4}-3 ${side * 3}-8`,
          `fill="none" stroke="${light}" stroke-width="3" stroke-linecap="round"`,
        );
  return svg(
    SHRINE_SIZE.width,
    SHRINE_SIZE.height,
    `<defs>${linear('g', [
      [0, GOLD.pale],
      [0.5, GOLD.top],
      [1, GOLD.deep],
    ])}${linear('r', [
      [0, light],
      [0.4, roof],
      [1, deep],
    ])}${linear('w', [
      [0, '#6b1f16'],
      [1, '#3a0f0b'],
    ])}${radial('l', [
      [0, '#ffe6a0'],
      [0.6, '#ffb950'],
      [1, '#d97a26'],
    ])}${radial('s', [
      [0, '#04110f', 0.6],
      [0.6, '#04110f', 0.32],
      [1, '#04110f', 0],
    ])}</defs><g transform="translate(6 3)">${[
      `<ellipse cx="72" cy="119" rx="62" ry="17" fill="url(#~s)"/>`,
      // Plinth and walls
      path('M26 116L32 108H100L106 116V122H26Z', 'fill="#8d7c63"'),
      path('M26 116H106V122H26Z', 'fill="#5f513e"'),
      path('M34 84H98V112H34Z', 'fill="url(#~w)"'),
      path('M57 112V101Q57 97 62 97H70Q75 97 75 101V112Z', 'fill="url(#~l)"'),
      path('M66 97V112M57 104H75', 'stroke="#5a1a10" stroke-width="1.6"'),
      path('M38 100H51V109H38ZM81 100H94V109H81Z', 'fill="url(#~l)"'),
      path(
        'M42.5 100V109M47 100V109M85.5 100V109M90 100V109M38 104.5H51M81 104.5H94',
        'stroke="#5a1a10" stroke-width="1.3"',
      ),
      path(
        'M35 84V112M54 84V112M78 84V112M97 84V112',
        `stroke="${grade === 3 ? GOLD.top : '#a5372a'}" stroke-width="3"`,
      ),
      // Lower roof
      path(LOWER_EDGE, `fill="${deep}"`),
      path(LOWER, 'fill="url(#~r)"'),
      path(
        ribs([20, 32, 44, 55, 66, 77, 88, 100, 112], 54, 92, 0.46),
        `fill="none" stroke="${deep}" stroke-opacity=".65" stroke-width="2.2"`,
      ),
      path(
        'M4 78C8 86 16 90 26 90C50 97 82 97 106 90C116 90 124 86 128 78',
        `fill="none" stroke="${eaves === roof ? light : eaves}" stroke-width="${grade === 3 ? 3.6 : 2}" stroke-linecap="round"`,
      ),
      path(
        'M4 78C22 78 34 68 42 52M128 78C110 78 98 68 90 52',
        `fill="none" stroke="${trim}" stroke-width="3.4" stroke-linecap="round"`,
      ),
      // Storey between the roofs
      path('M46 48H86V58C74 61 58 61 46 58Z', 'fill="url(#~w)"'),
      path('M53 50H61V57H53ZM71 50H79V57H71Z', 'fill="url(#~l)"'),
      // Upper roof
      path(UPPER_EDGE, `fill="${deep}"`),
      path(UPPER, 'fill="url(#~r)"'),
      path(
        ribs([36, 46, 56, 66, 76, 86, 96], 20, 56, 0.46),
        `fill="none" stroke="${deep}" stroke-opacity=".65" stroke-width="2"`,
      ),
      path(
        'M24 44C27 51 34 54 42 54C58 59 74 59 90 54C98 54 105 51 108 44',
        `fill="none" stroke="${eaves === roof ? light : eaves}" stroke-width="${grade === 3 ? 3.2 : 1.8}" stroke-linecap="round"`,
      ),
      path(
        'M24 44C37 43 46 33 51 18M108 44C95 43 86 33 81 18',
        `fill="none" stroke="${trim}" stroke-width="3" stroke-linecap="round"`,
      ),
      path(
        'M46 17Q44 13 47 10Q50 15 54 15H78Q82 15 85 10Q88 13 86 17Q84 21 78 21H54Q48 21 46 17Z',
        `fill="${ridge}" stroke="${deep}" stroke-width="1"`,
      ),
      path(
        grade === 3
          ? 'M66 0C70 4 70 8 67.5 10L69 15H63L64.5 10C62 8 62 4 66 0Z'
          : 'M66 5C69 8 69 11 67 13V15H65V13C63 11 63 8 66 5Z',
        `fill="${grade >= 2 ? 'url(#~g)' : light}"`,
      ),
      corner(4, 78, -1),
      corner(128, 78, 1),
      corner(24, 44, -1),
      corner(108, 44, 1),
    ].join('')}</g>`,
  );
}

/** A small sign of a shrine for supplies and counters. */
export function shrineIcon(season: Season): string {
  const { roof, light, deep } = SEAT_COLOURS[season];
  return svg(
    32,
    32,
    group(
      'stroke-linejoin="round"',
      path('M8 21H24V28H8Z', 'fill="#5a1a10"'),
      path('M13.5 28V24.5Q16 22 18.5 24.5V28Z', 'fill="#ffc765"'),
      path(
        'M1.5 17C8 17 11 13 12.5 8H19.5C21 13 24 17 30.5 17C29.5 21 27 22.5 24 22.5H8C5 22.5 2.5 21 1.5 17Z',
        `fill="${roof}" stroke="${deep}" stroke-width="1.2"`,
      ),
      path(
        'M2 17.5C4 20.5 6 20.6 8 20.6H24C26 20.6 28 20.5 30 17.5',
        `fill="none" stroke="${light}" stroke-width="1.6"`,
      ),
      path(
        'M16 2.5C18 5 17.6 6.5 16.9 8H15.1C14.4 6.5 14 5 16 2.5ZM11 9.4Q16 6.8 21 9.4',
        `fill="${GOLD.top}" stroke="${GOLD.top}" stroke-width="1.5"`,
      ),
    ),
  );
}
