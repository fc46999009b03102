/** Solid things on the board as drawings: boxes seen from anywhere above, and flat art laid on their faces. */
import { polygon } from '../../art/ink.ts';
import { group, n, path } from '../../art/svg.ts';
import { BLOCK_HEIGHT, project, type Sight, type SpacePoint } from '../table/layout/sight.ts';

/** The edge of a cell in drawings. */
export const EDGE = 100;

/** A drawing and the point of it that stands in the middle of a cell. */
export interface Piece {
  readonly width: number;
  readonly height: number;
  readonly foot: { readonly x: number; readonly y: number };
  draw(): string;
}

/** How things are seen in drawings: as on the board, at their size, from where their foot is. */
export function sightFor(yaw: number, tilt: number, { x, y }: Piece['foot']): Sight {
  return { yaw, tilt, unit: EDGE, x, y };
}

/** Room for anything on one cell at any angle: half the width, and above and below the foot. */
export function roomFor(tilt: number, levels: number): Omit<Piece, 'draw'> {
  const half = EDGE * 0.74 + 6;
  const rise = levels * EDGE * BLOCK_HEIGHT * Math.sqrt(1 - tilt * tilt);
  const above = half * tilt + rise + 4;
  return { width: 2 * half, height: above + half * tilt + 4, foot: { x: half, y: above } };
}

function shape(sight: Sight, spots: readonly SpacePoint[]): string {
  return polygon(
    spots.map((spot) => {
      const { x, y } = project(sight, spot);
      return [x, y];
    }),
  );
}

/** Lays art on a plane: `origin` is its corner, `right` and `down` where a hundred units of it lead. */
export function laid(
  sight: Sight,
  [origin, right, down]: readonly [SpacePoint, SpacePoint, SpacePoint],
  art: string,
): string {
  const [o, r, d] = [project(sight, origin), project(sight, right), project(sight, down)];
  const share = (value: number) => Math.round(value * 1000) / 1e5;
  const matrix = [r.x - o.x, r.y - o.y, d.x - o.x, d.y - o.y].map(share);
  return group(`transform="matrix(${matrix.join(' ')} ${n(o.x)} ${n(o.y)})"`, art);
}

export interface Solid {
  /** Half the lengths of its sides. */
  readonly half: readonly [x: number, y: number];
  readonly middle: readonly [x: number, y: number];
  readonly low: number;
  readonly high: number;
}

/** A wall that is seen: its upper left corner, its upper right one, the lower left one, and how it faces. */
export interface Wall {
  readonly corners: readonly [SpacePoint, SpacePoint, SpacePoint, SpacePoint];
  /** −1 faces the light on the left, 1 turns away from it. */
  readonly facing: number;
}

export function top({
  half: [w, d],
  middle: [x, y],
  high: z,
}: Solid): readonly [SpacePoint, SpacePoint, SpacePoint, SpacePoint] {
  return [
    { x: x - w, y: y - d, z },
    { x: x + w, y: y - d, z },
    { x: x + w, y: y + d, z },
    { x: x - w, y: y + d, z },
  ];
}

/** The walls of a box that are seen, the farther first. */
export function walls(sight: Sight, solid: Solid): Wall[] {
  const roof = top(solid);
  return roof
    .map((from, index) => {
      const to = roof[(index + 1) % roof.length] as SpacePoint;
      const [nx, ny] = [from.x + to.x - 2 * solid.middle[0], from.y + to.y - 2 * solid.middle[1]];
      const length = Math.hypot(nx, ny);
      const towards = (nx * Math.sin(sight.yaw) + ny * Math.cos(sight.yaw)) / length;
      const facing = (nx * Math.cos(sight.yaw) - ny * Math.sin(sight.yaw)) / length;
      const [left, right] = project(sight, from).x < project(sight, to).x ? [from, to] : [to, from];
      const corners: Wall['corners'] = [left, right, { ...left, z: solid.low }, { ...right, z: solid.low }];
      return { corners, facing, towards };
    })
    .filter(({ towards }) => towards > 0.01)
    .sort((a, b) => a.towards - b.towards);
}

/** The outline of a wall. */
export function outline(sight: Sight, { corners: [a, b, c, d] }: Wall): string {
  return shape(sight, [a, b, d, c]);
}

/** A colour on the way from one to another, both `#rrggbb`. */
export function mixed(from: string, to: string, t: number): string {
  const parts = [1, 3, 5].map((i) => {
    const [a, b] = [from, to].map((colour) => Number.parseInt(colour.slice(i, i + 2), 16)) as [
      number,
      number,
    ];
    return Math.round(a + (b - a) * t)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}

export function filled(sight: Sight, spots: readonly SpacePoint[], attributes: string): string {
  return path(shape(sight, spots), attributes);
}
