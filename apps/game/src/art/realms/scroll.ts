/** The scroll a realm is painted on, and what is engraved in it. */
import { randomBetween, seeded } from '../ink.ts';
import { GOLD, INK, SEAT_COLOURS, type Season } from '../palette.ts';
import { group, linear, n, nested, path, radial, rect, svg } from '../svg.ts';
import { realmLandscape } from './seasons.ts';

interface ScrollSize {
  readonly width: number;
  readonly height: number;
  /** The mount of brocade around the picture. */
  readonly border?: number;
}

/** A landscape mounted in brocade of the seat's colour; the picture a little faded, so that tiles stand out. */
export function realmScroll(
  season: Season,
  { width, height, border = Math.min(width, height) * 0.035 }: ScrollSize,
): string {
  const { roof, deep } = SEAT_COLOURS[season];
  const w = width - 2 * border;
  const h = height - 2 * border;
  const random = seeded(5);
  // Fibres of the paper.
  let fibres = '';
  for (let i = 0; i < 90; i++) {
    fibres += `M${n(border + random() * w)} ${n(border + random() * h)}l${n(randomBetween(random, -14, 14))} ${n(randomBetween(random, -3, 3))}`;
  }
  const b = border;
  const weave = `<pattern id="~w" width="12" height="12" patternUnits="userSpaceOnUse">${path('M6 1L11 6L6 11L1 6ZM6 4L8 6L6 8L4 6Z', `fill="none" stroke="${GOLD.top}" stroke-opacity=".35" stroke-width=".8"`)}</pattern>`;
  return svg(
    width,
    height,
    `<defs>${weave}${linear('b', [
      [0, roof],
      [1, deep],
    ])}${radial(
      'v',
      [
        [0, '#2a1a08', 0],
        [0.65, '#2a1a08', 0.05],
        [1, '#1d1005', 0.36],
      ],
      [0.5, 0.5, 0.72],
    )}</defs>${[
      rect(0, 0, width, height, b * 0.5, 'fill="url(#~b)"'),
      rect(0, 0, width, height, b * 0.5, 'fill="url(#~w)"'),
      rect(
        1,
        1,
        width - 2,
        height - 2,
        b * 0.5,
        `fill="none" stroke="${INK.black}" stroke-opacity=".5" stroke-width="2"`,
      ),
      nested(realmLandscape(season, w, h), b, b, w, h),
      path(fibres, 'fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="1"'),
      rect(b, b, w, h, 0, 'fill="url(#~v)"'),
      rect(b - 2.5, b - 2.5, w + 5, h + 5, 1, `fill="none" stroke="${GOLD.top}" stroke-width="2.5"`),
      rect(b, b, w, h, 0, `fill="none" stroke="${INK.black}" stroke-opacity=".45" stroke-width="1.5"`),
    ].join('')}`,
  );
}

/** One cell cut into the scroll: a veil, dark where the cut begins, light where it ends. */
function realmCell(width: number, height: number): string {
  const r = Math.min(width, height) * 0.1;
  return svg(
    width,
    height,
    `<defs>${linear('f', [
      [0, '#1d140c', 0.34],
      [0.25, '#1d140c', 0.18],
      [1, '#1d140c', 0.1],
    ])}${linear(
      'l',
      [
        [0, '#140c05', 0.75],
        [0.5, '#140c05', 0.15],
        [0.5, '#fff4d6', 0.15],
        [1, '#fff4d6', 0.7],
      ],
      [0, 0, 1, 1],
    )}</defs>${
      rect(1.5, 1.5, width - 3, height - 3, r, 'fill="url(#~f)"') +
      rect(1.5, 1.5, width - 3, height - 3, r, 'fill="none" stroke="url(#~l)" stroke-width="2"')
    }`,
  );
}

/** The bold line of a realm, standing; turn it for the lying one. */
function boldLine(length: number, thick: number): string {
  const w = thick * 3;
  const c = w / 2;
  const knob = (y: number) =>
    path(
      `M${n(c)} ${n(y - thick)}l${n(thick * 0.9)} ${n(thick)}l${n(-thick * 0.9)} ${n(thick)}l${n(-thick * 0.9)} ${n(-thick)}z`,
      `fill="${GOLD.top}" stroke="${GOLD.dark}" stroke-width="1"`,
    );
  return svg(
    w,
    length,
    [
      rect(
        c - thick / 2,
        thick,
        thick,
        length - 2 * thick,
        thick / 2,
        `fill="${GOLD.dark}" fill-opacity=".85"`,
      ),
      rect(c - thick / 4, thick, thick / 2, length - 2 * thick, thick / 4, `fill="${GOLD.top}"`),
      knob(thick + 1),
      knob(length - thick - 1),
    ].join(''),
  );
}

interface GridSpec {
  readonly columns: number;
  readonly rows: number;
  readonly cellWidth: number;
  readonly cellHeight: number;
  readonly gap: number;
}

/** All cells and both bold lines as one picture; on an odd size a line runs through the middle cells (R20). */
export function realmGrid({ columns, rows, cellWidth, cellHeight, gap }: GridSpec): string {
  const width = columns * (cellWidth + gap) - gap;
  const height = rows * (cellHeight + gap) - gap;
  const cell = realmCell(cellWidth, cellHeight);
  const cells: string[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const x = column * (cellWidth + gap);
      const y = row * (cellHeight + gap);
      cells.push(nested(cell, x, y, cellWidth, cellHeight));
    }
  }
  const thick = Math.max(3, Math.min(cellWidth, cellHeight) * 0.05);
  const w = thick * 3;
  const overhang = gap * 2;
  // Room around the cells for the ends of the lines.
  return svg(
    width + 2 * overhang,
    height + 2 * overhang,
    group(
      `transform="translate(${n(overhang)} ${n(overhang)})"`,
      ...cells,
      nested(boldLine(height + 2 * overhang, thick), width / 2 - w / 2, -overhang, w, height + 2 * overhang),
      group(
        `transform="translate(${n(-overhang)} ${n(height / 2 + w / 2)}) rotate(-90)"`,
        nested(boldLine(width + 2 * overhang, thick), 0, 0, w, width + 2 * overhang),
      ),
    ),
  );
}
