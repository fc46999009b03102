/** From the paper to the screen and back: zoom and pan. */

import type { Cell } from '@mahjong-fortress/layouts-schema';
import type { GridSize } from '@mahjong-fortress/rules';

/** A cell on the paper, in the proportions of a tile. */
export const CELL = { width: 36, height: 48 } as const;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A place of the paper appears at `x + place × scale`. */
export interface Camera extends Point {
  readonly scale: number;
}

export interface Viewport {
  readonly width: number;
  readonly height: number;
}

export const SCALES = { min: 0.3, max: 4 } as const;
/** Room for the axes and their handles around the paper, less of it where there is little. */
function marginOf({ width, height }: Viewport): number {
  return Math.min(34, 0.08 * Math.min(width, height));
}

/** How wide the rim of the paper is, on the paper: however small that is shown, there is room for numbers one can read. */
export function rimOf({ scale }: Pick<Camera, 'scale'>): number {
  return 14 * Math.max(1, 1 / scale);
}

export function fittedCamera({ rows, columns }: GridSize, viewport: Viewport): Camera {
  const { width, height } = viewport;
  const margin = marginOf(viewport);
  const paper = { width: columns * CELL.width, height: rows * CELL.height };
  const room = Math.min((width - 2 * margin) / paper.width, (height - 2 * margin) / paper.height);
  // A small fortress need not become a poster.
  const scale = Math.max(SCALES.min, Math.min(1.6, room));
  return { scale, x: (width - paper.width * scale) / 2, y: (height - paper.height * scale) / 2 };
}

/** Zoomed so that one point of the screen stays where it is. */
export function zoomed(camera: Camera, factor: number, { x, y }: Point): Camera {
  const scale = Math.max(SCALES.min, Math.min(SCALES.max, camera.scale * factor));
  const ratio = scale / camera.scale;
  return { scale, x: x - (x - camera.x) * ratio, y: y - (y - camera.y) * ratio };
}

export function panned(camera: Camera, by: Point): Camera {
  return { ...camera, x: camera.x + by.x, y: camera.y + by.y };
}

/** The cell under a point of the screen; it may lie beside the paper. */
export function cellAt(camera: Camera, { x, y }: Point): Cell {
  return {
    row: Math.floor((y - camera.y) / camera.scale / CELL.height),
    column: Math.floor((x - camera.x) / camera.scale / CELL.width),
  };
}
