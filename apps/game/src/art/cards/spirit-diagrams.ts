/** What each Spirit does, without words. */
import type { SpiritId } from '@mahjong-fortress/rules';
import { EMBER, INK } from '../palette.ts';
import { path } from '../svg.ts';
import { arrow, becomes, cells, coin, diagram } from './diagram.ts';

const cross = (x: number, y: number, size: number) =>
  path(
    `M${x - size} ${y - size}L${x + size} ${y + size}M${x + size} ${y - size}L${x - size} ${y + size}`,
    `stroke="${EMBER}" stroke-width="4" stroke-linecap="round"`,
  );

export const SPIRIT_DIAGRAMS: Readonly<Record<SpiritId, () => string>> = {
  /** Four equal numbers of any faction become a set with two roofs. */
  beauty: () =>
    diagram(cells(7, 8, ['M3* S3* F3* M3*']), becomes(56), cells(7, 78, ['#^ # # #^']), coin(54, 122, '3')),
  /** A free short side is enough. */
  lightness: () =>
    diagram(
      cells(19, 66, ['o S5* o', 'o o o']),
      arrow('M54 58C54 40 54 30 54 22', [54, 18, -90]),
      cells(43, 20, ['S5-']),
    ),
  /** Turn a tile, then move a roof onto it. */
  wind: () =>
    diagram(
      cells(14, 16, ['M2 _ #*']),
      arrow('M40 30H54', [57, 30, 0]),
      cells(14, 86, ['#^ _ #*']),
      arrow('M26 76C38 58 58 58 68 72', [72, 78, 62]),
    ),
  /** The second tile: any neighbour of the first. */
  deceit: () =>
    diagram(
      cells(19, 22, ['_ W* _', 'F2* S4- M6*', '_ D* _']),
      arrow('M30 62C20 40 22 24 30 12', [32, 8, -66]),
    ),
  /** Two tiles go elsewhere. */
  strength: () =>
    diagram(
      cells(7, 24, ['S1- . . #', '. . M4- .', '. # . .']),
      arrow('M20 28C30 6 52 8 64 24', [66, 28, 62]),
      arrow('M64 76C54 96 46 92 40 90', [36, 90, 186]),
    ),
  /** A special tile stands in for another kind. */
  change: () =>
    diagram(
      cells(29, 12, ['S2 S5', 'S1 Y*']),
      arrow('M82 58C98 58 98 32 84 26', [80, 25, 196]),
      becomes(86),
      cells(7, 100, ['# # # #']),
    ),
  /** One roof more. */
  faith: () =>
    diagram(cells(19, 60, ['#^ # #^', '_ # _']), cells(43, 60, ['#^*']), arrow('M54 14V30', [54, 36, 90])),
  /** A pair of one kind, whatever the numbers. */
  depths: () =>
    diagram(
      cells(12, 44, ['S5* _ _ S2*'], 0.9),
      path('M46 52H62M46 62H62', `stroke="${INK.wash}" stroke-width="3.6" stroke-linecap="round"`),
      arrow('M22 36C30 14 78 14 86 36', [88, 40, 70]),
      cells(31, 92, ['S- S-']),
    ),
  /** One available tile leaves the fortress. */
  destruction: () =>
    diagram(
      cells(19, 66, ['2o 3o 2o', 'o o o']),
      cells(48, 8, ['W-']),
      cross(59, 22, 10),
      arrow('M54 52V44', [56, 42, -80]),
    ),
  /** Three are enough. */
  cunning: () =>
    diagram(cells(19, 12, ['F1* F6* F2*']), becomes(62), cells(19, 82, ['# #^ #']), coin(54, 122, '2')),
};
