/** A piece put onto the drawing again and again, together with its mirror images. */
import type { Cell } from '@mahjong-fortress/layouts-schema';
import { type Grid, sizeOf, stamp, turned } from './grid.ts';
import { type Axes, imagesOf, type Mirror } from './symmetry.ts';

interface PieceAt {
  readonly piece: Grid;
  readonly at: Cell;
}

function mirroredPiece({ piece, at }: PieceAt, way: 'left-right' | 'top-bottom', axes: Axes): PieceAt {
  const { rows, columns } = sizeOf(piece);
  return {
    piece: turned(piece, way),
    at:
      way === 'left-right'
        ? { ...at, column: axes.column - at.column - columns + 1 }
        : { ...at, row: axes.row - at.row - rows + 1 },
  };
}

/** The piece itself comes last, so that it is seen where images lie over it. */
export function stamped(grid: Grid, piece: Grid, at: Cell, { symmetry, axes }: Mirror): Grid {
  const images = imagesOf(symmetry).map((ways) =>
    ways.reduce((placed, way) => mirroredPiece(placed, way, axes), { piece, at }),
  );
  return [...images, { piece, at }].reduce((whole, placed) => stamp(whole, placed.piece, placed.at), grid);
}

/** Where a piece begins so that its middle lies on a cell. */
export function centredOn(piece: Grid, { row, column }: Cell): Cell {
  const { rows, columns } = sizeOf(piece);
  return { row: row - Math.floor((rows - 1) / 2), column: column - Math.floor((columns - 1) / 2) };
}
