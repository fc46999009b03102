/**
 * How the board is seen: turned by an angle, tilted, at a size, somewhere. Everything lies on a board whose middle is the
 * origin, whose cells are one long, and whose levels are counted; parallel lines stay parallel.
 */
import { type Cell, columnOf, rowOf, SIDE } from '@mahjong-fortress/towers';
import type { Point } from '../../../table/layout/geometry.ts';
import type { Quarters } from '../contract.ts';

export interface Sight {
  /** How far the board is turned clockwise, in radians; 0 has the north at the back. */
  readonly yaw: number;
  /** How steeply one looks down: 1 is from straight above, where heights are not seen. */
  readonly tilt: number;
  /** Pixels along the edge of a cell. */
  readonly unit: number;
  /** Where the middle of the board is. */
  readonly x: number;
  readonly y: number;
}

/** A place on the board: east and south of its middle in cells, above it in levels. */
export interface SpacePoint {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** The height of a block, in edges of a cell. */
export const BLOCK_HEIGHT = 0.44;

/** From a corner, or straight from the south for the flat board. */
export function yawOf(quarters: Quarters, isFlat: boolean): number {
  return (quarters + (isFlat ? 0 : 0.5)) * (Math.PI / 2);
}

/** Pixels that a level lifts something. */
export function riseOf({ tilt, unit }: Pick<Sight, 'tilt' | 'unit'>): number {
  return BLOCK_HEIGHT * unit * Math.sqrt(1 - tilt * tilt);
}

export function spacePointOf(cell: Cell, z = 0): SpacePoint {
  return { x: columnOf(cell) + 0.5 - SIDE / 2, y: rowOf(cell) + 0.5 - SIDE / 2, z };
}

/** How near something is to whoever looks, in cells; the nearer is drawn over the farther. */
export function nearness({ yaw }: Pick<Sight, 'yaw'>, { x, y }: Pick<SpacePoint, 'x' | 'y'>): number {
  return x * Math.sin(yaw) + y * Math.cos(yaw);
}

export function project(sight: Sight, spot: SpacePoint): Point {
  const { yaw, tilt, unit } = sight;
  const across = spot.x * Math.cos(yaw) - spot.y * Math.sin(yaw);
  return {
    x: sight.x + unit * across,
    y: sight.y + unit * tilt * nearness(sight, spot) - spot.z * riseOf(sight),
  };
}

/** The place at a height that is seen at a point. */
export function unproject(sight: Sight, point: Point, z: number): SpacePoint {
  const { yaw, tilt, unit } = sight;
  const across = (point.x - sight.x) / unit;
  const near = (point.y - sight.y + z * riseOf(sight)) / (unit * tilt);
  return {
    x: across * Math.cos(yaw) + near * Math.sin(yaw),
    y: near * Math.cos(yaw) - across * Math.sin(yaw),
    z,
  };
}

/** The cell that a place lies on. */
export function cellOf({ x, y }: SpacePoint): Cell | undefined {
  const column = Math.floor(x + SIDE / 2);
  const row = Math.floor(y + SIDE / 2);
  return row < 0 || column < 0 || row >= SIDE || column >= SIDE ? undefined : row * SIDE + column;
}

/** The corners of a cell's square at a height, around its middle. */
export function cornersOf(cell: Cell, z: number, half = 0.5): SpacePoint[] {
  const { x, y } = spacePointOf(cell);
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([right = 0, down = 0]) => ({ x: x + right * half, y: y + down * half, z }));
}

/** The neighbour of a cell that is seen behind it from a corner, on the left or on the right. */
export function behindOf({ yaw }: Pick<Sight, 'yaw'>, cell: Cell, side: 'left' | 'right'): Cell | undefined {
  const angle = yaw + (side === 'left' ? 1 : -1) * (Math.PI / 4);
  const { x, y } = spacePointOf(cell);
  return cellOf({ x: x - Math.round(Math.sin(angle)), y: y - Math.round(Math.cos(angle)), z: 0 });
}

/** The columns are at most this high. */
const LEVELS = 64;
/** What lies over what on one level of one cell. */
export const LAYERS = ['shadow', 'block', 'cast', 'numeral', 'mark', 'figure', 'badge'] as const;
export type Layer = (typeof LAYERS)[number];

/** The nearer column over the farther, in a column the higher over the lower. */
export function depthOf(sight: Pick<Sight, 'yaw'>, spot: SpacePoint, layer: Layer): number {
  const column = Math.round(nearness(sight, spot) * 500);
  return (column * LEVELS + Math.round(spot.z)) * LAYERS.length + LAYERS.indexOf(layer);
}
