/** A small language for pictures of the board: cells with blocks and figures, seen from the corner, and arrows. */
import { GOLD, INK } from '../../art/palette.ts';
import { group, n, nested, path, svg } from '../../art/svg.ts';
import { vpMedallion } from '../../art/table.ts';
import { block } from '../art/block.ts';
import { type FigureLook, figure } from '../art/figures.ts';
import { EDGE, type Piece, sightFor } from '../art/solid.ts';
import { project } from '../table/layout/sight.ts';

const YAW = Math.PI / 4;
const TILT = 0.56;
const SIGHT = sightFor(YAW, TILT, { x: 0, y: 0 });
const BLOCK = block(YAW, TILT);

/** How figures are written. */
export const FIGURE_LETTERS: Readonly<Record<FigureLook, string>> = {
  spring: 'a',
  autumn: 'b',
  summer: 'c',
  winter: 'd',
  king: 'k',
};

const FIGURES = new Map(
  (Object.keys(FIGURE_LETTERS) as FigureLook[]).map((look) => [FIGURE_LETTERS[look], look]),
);

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Placed {
  readonly art: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const at = (row: number, column: number, level: number): Point =>
  project(SIGHT, { x: column, y: row, z: level });

function standing(piece: Piece, { x, y }: Point, art: string): Placed {
  const { width, height, foot } = piece;
  const [left, top] = [x - foot.x, y - foot.y];
  return {
    art: group(`transform="translate(${n(left)} ${n(top)})"`, art),
    left,
    top,
    right: left + width,
    bottom: top + height,
  };
}

/** The roof of a cell, as a lozenge. */
function lozenge(row: number, column: number, level: number, attributes: string): Placed {
  const { x, y } = at(row, column, level);
  const [w, h] = [EDGE * 0.68, EDGE * 0.68 * TILT];
  return {
    art: path(
      `M${n(x)} ${n(y - h)}L${n(x + w)} ${n(y)}L${n(x)} ${n(y + h)}L${n(x - w)} ${n(y)}Z`,
      attributes,
    ),
    left: x - w,
    top: y - h,
    right: x + w,
    bottom: y + h,
  };
}

const GROUND = `fill="${INK.text}" fill-opacity=".07" stroke="${INK.text}" stroke-opacity=".35" stroke-width="3"`;
const NEW = `fill="${GOLD.top}" fill-opacity=".45" stroke="#8d2a24" stroke-width="6"`;

/**
 * One cell: `_` leaves it free, `.` is ground, a number is its level, `a` to `d` are knights, `k` the king; `+` marks
 * what is new or meant.
 */
function cell(word: string, row: number, column: number): readonly Placed[] {
  const match = /^(?:_|(\.|\d)([a-dk]?)(\+?))$/.exec(word);
  if (!match) throw new Error(`no such cell: ${word}`);
  const [, what, who = '', mark] = match;
  if (what === undefined) return [];
  const level = what === '.' ? 0 : Number(what);
  const look = FIGURES.get(who);
  const piece = look && figure(look);
  const spot = at(row, column, level);
  return [
    ...(level === 0 ? [lozenge(row, column, 0, GROUND)] : []),
    ...Array.from({ length: level }, (_, z) => standing(BLOCK, at(row, column, z), '<use href="#~block"/>')),
    ...(mark ? [lozenge(row, column, level, NEW)] : []),
    ...(piece ? [standing(piece, spot, nested(piece.draw(), 0, 0, piece.width, piece.height))] : []),
  ];
}

type End = readonly [row: number, column: number, level: number];

/** An arrow over the board, bent upwards so that it is seen against it. */
function arrow([from, to]: readonly [End, End]): Placed {
  const [a, b] = [at(...from), at(...to)];
  const bend = { x: (a.x + b.x) / 2, y: Math.min(a.y, b.y) - 80 };
  const angle = (Math.atan2(b.y - bend.y, b.x - bend.x) * 180) / Math.PI;
  const tip = { x: b.x, y: b.y - 18 };
  const line = `M${n(a.x)} ${n(a.y - 18)}Q${n(bend.x)} ${n(bend.y)} ${n(tip.x)} ${n(tip.y)}`;
  const head = 'M10 0L-26-19L-17 0L-26 19Z';
  const draw = (colour: string, width: number, edge: string) =>
    path(line, `fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"`) +
    path(head, `transform="translate(${n(tip.x)} ${n(tip.y)}) rotate(${n(angle)})" fill="${colour}" ${edge}`);
  return {
    art:
      draw('#fffaf0', 19, 'stroke="#fffaf0" stroke-width="10" stroke-linejoin="round"') +
      draw('#e0432b', 10, ''),
    left: Math.min(a.x, b.x) - 20,
    top: bend.y - 10,
    right: Math.max(a.x, b.x) + 20,
    bottom: Math.max(a.y, b.y),
  };
}

interface Scene {
  readonly rows: readonly string[];
  readonly arrows?: readonly (readonly [End, End])[];
  /** Points that are paid, below. */
  readonly points?: number;
}

const EDGE_ROOM = 12;
const COIN = 110;

export function scene({ rows, arrows = [], points }: Scene): string {
  // The farther first.
  const cells = rows
    .flatMap((row, r) => row.split(' ').map((word, c) => ({ word, r, c })))
    .sort((one, other) => one.r + one.c - other.r - other.c)
    .flatMap(({ word, r, c }) => cell(word, r, c));
  const all = [...cells, ...arrows.map(arrow)];
  const left = Math.min(...all.map((one) => one.left)) - EDGE_ROOM;
  const top = Math.min(...all.map((one) => one.top)) - EDGE_ROOM;
  const width = Math.max(...all.map((one) => one.right)) - left + EDGE_ROOM;
  const height = Math.max(...all.map((one) => one.bottom)) - top + EDGE_ROOM;
  const coin = points === undefined ? '' : nested(vpMedallion(points), width, height - COIN, COIN, COIN);
  return svg(
    width + (points === undefined ? 0 : COIN + EDGE_ROOM),
    height,
    `<defs><g id="~block">${nested(BLOCK.draw(), 0, 0, BLOCK.width, BLOCK.height)}</g></defs>` +
      group(`transform="translate(${n(-left)} ${n(-top)})"`, ...all.map(({ art }) => art)) +
      coin,
  );
}
