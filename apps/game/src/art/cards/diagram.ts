/** A small language for wordless diagrams: cells with tiles, heights, roofs, arrows, signs. */
import type { Kind } from '@mahjong-fortress/rules';
import { numeral } from '../numeral.ts';
import { EMBER, GOLD, INK, IVORY, JADE, KIND_COLOURS } from '../palette.ts';
import { circle, group, n, path, rect, svg } from '../svg.ts';
import { CARD } from './frame.ts';

const KIND_OF: Readonly<Record<string, Kind>> = {
  M: 'merchants',
  S: 'soldiers',
  F: 'farmers',
  Y: 'seasons',
  W: 'winds',
  D: 'dragons',
};

/** Kinds by shape, as on the tiles. */
function badge(kind: Kind, number: string | undefined): string {
  const { colour, ink, light } = KIND_COLOURS[kind];
  const look = number
    ? `fill="${light}" fill-opacity=".5" stroke="${colour}" stroke-width="1.6"`
    : `fill="${colour}"`;
  const shapes: Readonly<Record<Kind, string>> = {
    merchants: circle(11, 14, 7.6, look),
    soldiers: path('M4 7Q11 9 18 7V14C18 19 15 21 11 23C7 21 4 19 4 14Z', look),
    farmers: rect(4, 7, 14, 14, 1, look),
    seasons:
      circle(11, 14, 8, look) +
      path('M11 8V20M5.8 11L16.2 17M16.2 11L5.8 17', 'stroke="#fff" stroke-width="1.4"'),
    winds:
      path('M3 7L19 6L18 21L4 22Z', look) +
      path('M6 12H13Q16 12 15.5 9.5M6 16H14Q17 16 16 19', 'stroke="#fff" stroke-width="1.4" fill="none"'),
    dragons:
      path('M7.5 5H14.5L19 10V18L14.5 23H7.5L3 18V10Z', look) +
      path('M7 17Q6 11 11 11Q16 11 15 15Q13 18 11 15', 'stroke="#fff" stroke-width="1.6" fill="none"'),
  };
  return shapes[kind] + (number ? numeral(number, 11, 14, 10.5, `fill="${ink}"`) : '');
}

function roof(y: number): string {
  return group(
    `transform="translate(11 ${n(y)})"`,
    path('M-6 2H6V7H-6Z', 'fill="#5a1a10"'),
    path(
      'M-11-1C-6-1-4-5-3-9H3C4-5 6-1 11-1C10 2 8 3 6 3H-6C-8 3-10 2-11-1Z',
      `fill="${GOLD.top}" stroke="${GOLD.dark}" stroke-width="1"`,
    ),
    path('M0-13L1.5-9H-1.5Z', `fill="${GOLD.deep}"`),
  );
}

/**
 * One cell in the words of the diagrams: height 2–9 first, then `.` empty, `o` any tile, `#` face down or a
 * kind's letter with an optional number, then marks: `^` roof, `*` gold rim, `-` about to go.
 */
function cell(word: string): string {
  const match = /^([2-9]?)([.o#MSFYWD])([1-6]?)([\^*-]*)$/.exec(word);
  if (!match) throw new Error(`no such cell: ${word}`);
  const [, tall, what = '.', number, marks = ''] = match;
  const height = Number(tall || 1);
  if (what === '.') {
    return rect(
      1,
      1,
      20,
      26,
      3,
      `fill="${INK.text}" fill-opacity=".07" stroke="${INK.text}" stroke-opacity=".35" stroke-width="1" stroke-dasharray="2.5 2"`,
    );
  }
  const parts: string[] = [];
  const step = 4.5;
  for (let tier = 0; tier < height; tier++) {
    const y = -tier * step;
    const top = tier === height - 1;
    const down = what === '#' || !top;
    parts.push(
      rect(0.5, y + 3.5, 21, 27, 3.5, `fill="${down ? IVORY.deep : JADE.deep}"`),
      rect(
        0.5,
        y,
        21,
        27.5,
        3.5,
        `fill="${down ? JADE.top : IVORY.light}" stroke="${INK.text}" stroke-opacity=".55" stroke-width=".8"`,
      ),
    );
    if (top && what === '#') {
      parts.push(
        path(
          `M5 ${n(y + 14)}L11 ${n(y + 7)}L17 ${n(y + 14)}L11 ${n(y + 21)}Z`,
          `fill="none" stroke="${JADE.pale}" stroke-width="1.3"`,
        ),
      );
    }
  }
  const lift = -(height - 1) * step;
  const kind = KIND_OF[what];
  if (kind) parts.push(group(`transform="translate(0 ${n(lift)})"`, badge(kind, number || undefined)));
  if (marks.includes('*')) {
    parts.push(
      rect(-0.6, lift - 1, 23.2, 29.6, 4.5, `fill="none" stroke="${GOLD.dark}" stroke-width="3.4"`),
      rect(-0.6, lift - 1, 23.2, 29.6, 4.5, 'fill="none" stroke="#ffcf4d" stroke-width="2"'),
    );
  }
  if (marks.includes('^')) parts.push(roof(lift + 12));
  return marks.includes('-') ? group('opacity=".38"', ...parts) : parts.join('');
}

/** Rows of cells from a point on; a cell is 22 × 28, two apart. `_` leaves a place free. */
export function cells(x: number, y: number, rows: readonly string[], scale = 1): string {
  return group(
    `transform="translate(${n(x)} ${n(y)}) scale(${scale})"`,
    ...rows.map((row, r) =>
      row
        .split(' ')
        .map((word, c) =>
          word === '_' ? '' : group(`transform="translate(${c * 24} ${r * 31})"`, cell(word)),
        )
        .join(''),
    ),
  );
}

export function arrow(
  d: string,
  end: readonly [x: number, y: number, angle: number],
  colour: string = EMBER,
): string {
  return (
    path(d, `fill="none" stroke="${colour}" stroke-width="2.6" stroke-linecap="round"`) +
    path(
      'M5 0L-5-5.5L-2.5 0L-5 5.5Z',
      `fill="${colour}" transform="translate(${n(end[0])} ${n(end[1])}) rotate(${end[2]})"`,
    )
  );
}

/** A straight arrow downwards: before above, after below. */
export function becomes(y: number): string {
  return arrow(`M54 ${y - 8}V${y}`, [54, y + 2, 90], INK.wash);
}

/** A point, as a small gold coin with its number. */
export function coin(x: number, y: number, value: string): string {
  return (
    circle(x, y, 9, `fill="${GOLD.top}" stroke="${GOLD.dark}" stroke-width="1.4"`) +
    circle(x, y, 6.8, `fill="none" stroke="${GOLD.pale}" stroke-width=".9"`) +
    numeral(value, x, y, 9, `fill="${INK.text}"`)
  );
}

export function outline(x: number, y: number, width: number, height: number): string {
  return rect(
    x,
    y,
    width,
    height,
    7,
    `fill="${GOLD.top}" fill-opacity=".2" stroke="${GOLD.deep}" stroke-width="1.6" stroke-dasharray="4 2.5"`,
  );
}

export function diagram(...parts: string[]): string {
  return svg(CARD.diagram.width, CARD.diagram.height, parts.join(''));
}
