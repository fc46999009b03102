/** The fortress as it stands on the table, seen from the south and slightly above. */
import { type Cell, highestStack } from '../grid.ts';
import { RELIEF_TILE, tileId, tileSymbols } from './tile-art.ts';

export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly defs: string;
  readonly body: string;
}

/** What lies open on a cell, as SVG markup of a tile 48 wide and 64 high. */
export type FaceDrawing = (cell: Cell) => string;

/** Depth order: row by row from the north, in a row tier by tier, in a tier from west to east. */
export function drawRelief(rows: readonly string[], idPrefix: string, faceOf?: FaceDrawing): Drawing {
  const highest = highestStack(rows);
  const columns = rows[0]?.length ?? 0;
  const left = highest * RELIEF_TILE.shift;
  const top = highest * RELIEF_TILE.rise;
  const tiles: string[] = [];
  for (const [row, digits] of rows.entries()) {
    for (let tier = 1; tier <= highest; tier++) {
      for (const [column, digit] of [...digits].entries()) {
        if (Number(digit) < tier) continue;
        const x = left + column * RELIEF_TILE.width - tier * RELIEF_TILE.shift;
        const y = top + row * RELIEF_TILE.height - tier * RELIEF_TILE.rise;
        tiles.push(`<use href="#${tileId(idPrefix, tier)}" x="${x}" y="${y}"/>`);
        if (faceOf && Number(digit) === tier) {
          tiles.push(`<g transform="translate(${x} ${y})">${faceOf({ row, column })}</g>`);
        }
      }
    }
  }
  return {
    width: left + columns * RELIEF_TILE.width,
    height: top + rows.length * RELIEF_TILE.height,
    defs: tileSymbols(idPrefix, highest),
    body: tiles.join(''),
  };
}
