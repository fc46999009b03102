/** What each Dragon scores, without words. */
import { type DragonId, faceFromCode } from '@mahjong-fortress/rules';
import { tileFace } from '../faces/index.ts';
import { EMBER, GOLD, INK, IVORY } from '../palette.ts';
import { nested, path, rect } from '../svg.ts';
import { arrow, cells, coin, diagram, outline } from './diagram.ts';

const boldLine = (d: string) => path(d, `stroke="${EMBER}" stroke-width="3" stroke-linecap="round"`);

/** A real face, small: symbols matter on one card only. */
function smallTile(code: string, x: number, y: number): string {
  const face = faceFromCode(code);
  const drawing = face === undefined ? '' : nested(tileFace(face), x, y, 30, 40);
  return (
    rect(x, y + 2, 30, 41, 5, `fill="${IVORY.deep}"`) +
    rect(
      x,
      y,
      30,
      40,
      5,
      `fill="${IVORY.light}" stroke="${INK.text}" stroke-opacity=".5" stroke-width=".8"`,
    ) +
    drawing
  );
}

export const DRAGON_DIAGRAMS: Readonly<Record<DragonId, () => string>> = {
  /** A roof beside a higher stack. */
  humility: () =>
    diagram(
      cells(31, 56, ['#^* 4#']),
      arrow('M44 96C54 106 64 106 70 98', [73, 93, -62], INK.wash),
      coin(43, 30, '1'),
    ),
  /** The best row and the best column. */
  righteousness: () =>
    diagram(
      outline(3, 47, 102, 34),
      outline(52, 12, 28, 106),
      cells(6, 17, ['. . #^ .', '#^ . #^ #^', '. . . .']),
    ),
  /** Groups of locked stacks, kept apart. */
  serenity: () =>
    diagram(
      outline(3, 16, 53, 36),
      outline(76, 47, 29, 68),
      cells(7, 20, ['# # M4 .', '. W S1 #', '. . F2 #']),
      coin(18, 66, '1'),
      coin(91, 36, '1'),
    ),
  /** Higher than all eight around. */
  courage: () => diagram(cells(19, 34, ['# 2# .', '2# 4#* #', '. # 2#']), coin(88, 22, '1')),
  /** The best number of each faction, on tier three or higher. */
  power: () =>
    diagram(
      cells(19, 50, ['3M6* _ 3S5*']),
      cells(43, 92, ['3F4*']),
      path(
        'M22 18L30 28L40 14L54 26L68 14L78 28L86 18L82 34H26Z',
        `fill="${GOLD.top}" stroke="${GOLD.dark}" stroke-width="1.4" transform="translate(16 2) scale(.7)"`,
      ),
    ),
  /** The best group of a faction, greater than the neighbour's. */
  greatness: () =>
    diagram(
      outline(3, 10, 54, 68),
      cells(7, 14, ['F6 F5', 'F4 _']),
      path(
        'M66 34L78 42L66 50',
        `fill="none" stroke="${EMBER}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"`,
      ),
      cells(82, 28, ['F3']),
      cells(82, 59, ['F2']),
      coin(54, 108, '2'),
    ),
  /** Every different sign. */
  knowledge: () =>
    diagram(
      smallTile('Ys', 4, 12),
      smallTile('Wr', 39, 12),
      smallTile('Dr', 74, 12),
      smallTile('Yw', 22, 62),
      smallTile('Ws', 57, 62),
      coin(54, 120, '2'),
    ),
  /** Both halves alike. */
  harmony: () => diagram(cells(6, 24, ['2# . . 2#', '# 3# 3# #', '#^ . . #^']), boldLine('M53 10V122')),
  /** A roof beside a Dragon. */
  devotion: () =>
    diagram(
      cells(19, 36, ['_ #^* _', '#^* D #^*']),
      arrow('M54 112C54 108 54 106 54 104', [54, 102, -90], INK.wash),
      coin(54, 118, '1'),
    ),
  /** Roofs on the edge. */
  steadfastness: () =>
    diagram(
      cells(6, 18, ['#^* . . #^*', '. . . .', '. #^* . .']),
      rect(2, 12, 104, 103, 6, `fill="none" stroke="${EMBER}" stroke-width="2.6"`),
    ),
};
