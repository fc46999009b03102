/** A board and what follows from it, worked out once for all the questions about one state. */
import type { Board } from './board.ts';
import { type Castles, castlesOf } from './castle.ts';
import { CELLS, type Cell, NEIGHBOURS } from './cell.ts';

export interface Survey {
  readonly board: Board;
  readonly castles: Castles;
  /**
   * For each cell the castles that show it a door, one bit each: a stack of theirs next to it is higher (T8, T9). There
   * are never more than 32 castles, since they keep at least a cell apart.
   */
  readonly doors: readonly number[];
}

function doorsOf(levels: readonly number[], { of }: Castles): number[] {
  const doors = new Array<number>(CELLS).fill(0);
  for (let cell = 0; cell < CELLS; cell++) {
    const level = levels[cell] as number;
    let mask = 0;
    for (const next of NEIGHBOURS[cell] as readonly Cell[]) {
      if ((levels[next] as number) > level) mask |= 1 << (of[next] as number);
    }
    doors[cell] = mask;
  }
  return doors;
}

/** The last one made: most actions move figures or points and leave the blocks alone. */
let last:
  | undefined
  | { readonly levels: readonly number[]; readonly castles: Castles; readonly doors: readonly number[] };

export function surveyOf(board: Board): Survey {
  const { levels } = board;
  if (last?.levels !== levels) {
    const castles = castlesOf(levels);
    last = { levels, castles, doors: doorsOf(levels, castles) };
  }
  return { board, castles: last.castles, doors: last.doors };
}
