/** The board from above with the knights that a master card pays for. */
import { SIDE } from '@mahjong-fortress/towers';
import { numeral } from '../../art/numeral.ts';
import { GOLD, INK, SEAT_COLOURS } from '../../art/palette.ts';
import { circle, group, rect, svg } from '../../art/svg.ts';

const CELL = 30;

interface Plan {
  /** A letter for each cell: `.` ground, `#` a castle, `a` a knight on the ground, `1` to `6` a knight on that level. */
  readonly rows: readonly string[];
  /** What counts is marked. */
  isMeant?(row: number, column: number): boolean;
}

function square(sign: string, row: number, column: number, isMeant: boolean): string {
  const [x, y] = [column * CELL + 4, row * CELL + 4];
  const isCastle = /[#\d]/.test(sign);
  const fill = isCastle ? '#e9d9b4' : isMeant ? '#d9b26a' : '#31524a';
  const figure = /[a\d]/.test(sign)
    ? circle(
        x + CELL / 2,
        y + CELL / 2,
        10.5,
        `fill="${SEAT_COLOURS.spring.roof}" stroke="${INK.text}" stroke-width="2"`,
      ) + (/\d/.test(sign) ? numeral(sign, x + CELL / 2, y + CELL / 2, 13, `fill="${INK.text}"`) : '')
    : '';
  return rect(x + 1, y + 1, CELL - 2, CELL - 2, 3, `fill="${fill}"`) + figure;
}

export function plan({ rows, isMeant = () => false }: Plan): string {
  const size = SIDE * CELL + 8;
  const squares = Array.from({ length: SIDE }, (_, row) =>
    Array.from({ length: SIDE }, (_, column) =>
      square(rows[row]?.[column] ?? '.', row, column, isMeant(row, column)),
    ).join(''),
  );
  return svg(
    size,
    size,
    rect(0, 0, size, size, 8, `fill="#3a2a1c" stroke="${GOLD.deep}" stroke-width="2"`) +
      group('', ...squares),
  );
}
