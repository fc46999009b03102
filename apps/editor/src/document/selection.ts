/** A marked part of the drawing, and what can be done with it. */
import type { Cell, CellArea } from '@mahjong-fortress/layouts-schema';
import {
  cellsOfArea,
  cutOut,
  type Grid,
  type PieceTurn,
  sizeOf,
  stamp,
  turned,
  withHeights,
} from './grid.ts';

/** What was picked up: the drawing without it, and the piece itself. It keeps its tiles while it moves over others. */
interface Lifted {
  readonly base: Grid;
  readonly piece: Grid;
}

export interface Selection {
  readonly area: CellArea;
  readonly lifted?: Lifted;
}

export interface Placed {
  readonly grid: Grid;
  readonly selection: Required<Selection>;
}

export function cleared(grid: Grid, area: CellArea): Grid {
  return withHeights(grid, cellsOfArea(area), () => 0);
}

function lift(grid: Grid, { area, lifted }: Selection): Lifted {
  return lifted ?? { base: cleared(grid, area), piece: cutOut(grid, area) };
}

function place(lifted: Lifted, at: Cell): Placed {
  return {
    grid: stamp(lifted.base, lifted.piece, at),
    selection: { area: { row: at.row, column: at.column, ...sizeOf(lifted.piece) }, lifted },
  };
}

/** The same piece once more: the drawing below it stays whole. */
export function copied(grid: Grid, { area, lifted }: Selection): Selection {
  return { area, lifted: { base: grid, piece: lifted?.piece ?? cutOut(grid, area) } };
}

export function moved(grid: Grid, selection: Selection, by: Cell): Placed {
  const { row, column } = selection.area;
  return place(lift(grid, selection), { row: row + by.row, column: column + by.column });
}

/** Turned in its place; a quarter turn goes around the middle. */
export function turnedInPlace(grid: Grid, selection: Selection, turn: PieceTurn): Placed {
  const lifted = lift(grid, selection);
  const piece = turned(lifted.piece, turn);
  const { area } = selection;
  const size = sizeOf(piece);
  return place(
    { base: lifted.base, piece },
    {
      row: area.row + Math.floor((area.rows - size.rows) / 2),
      column: area.column + Math.floor((area.columns - size.columns) / 2),
    },
  );
}

export function pasted(grid: Grid, piece: Grid, at: Cell): Placed {
  return place({ base: grid, piece }, at);
}
