/** The fortress: the open tile of every cell, how high it lies, and whether it can be taken. */
import {
  codeOf,
  type Fortress,
  type FortressCell,
  heightAt,
  isAvailable,
  kindOf,
  topFace,
} from '@mahjong-fortress/rules';
import type { Block } from './blocks.ts';
import { drawGrid, tierMark } from './grid.ts';
import type { Paint } from './paint.ts';

export interface DrawnFortress {
  readonly paint: Paint;
  readonly width: number;
  /** The tiles that may be taken or destroyed right now. */
  readonly marked: ReadonlySet<FortressCell>;
}

/** Brackets on both sides where the terminal is wide enough, else one sign before the tile. */
export function drawFortress(fortress: Fortress, { paint, width, marked }: DrawnFortress): Block {
  const wide = 3 + fortress.columns * 5 <= width;
  const signs = (cell: FortressCell): readonly [string, string] => {
    if (marked.has(cell)) return wide ? ['[', ']'] : ['[', ''];
    if (isAvailable(fortress, cell)) return wide ? ['(', ')'] : ['(', ''];
    return wide ? [' ', ' '] : [' ', ''];
  };
  return drawGrid(fortress, wide ? 5 : 4, (cell) => {
    const face = topFace(fortress, cell);
    if (face === undefined) return wide ? '  ·  ' : '  · ';
    const [before, after] = signs(cell);
    const tile = paint.kind(kindOf(face), codeOf(face)) + tierMark(heightAt(fortress, cell));
    return marked.has(cell) ? paint('bold', before) + tile + paint('bold', after) : before + tile + after;
  });
}
