/** The grid that the fortress and the realms are drawn on: column letters above, row numbers at the left. */
import { cellName, type GridSize } from '@mahjong-fortress/rules';
import type { Block } from './blocks.ts';

const TIER_DIGITS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** The height of a stack as a small raised digit. */
export function tierMark(tier: number): string {
  return [...String(tier)].map((digit) => TIER_DIGITS[Number(digit)]).join('');
}

/** `cell` draws one cell, always `width` characters wide. */
export function drawGrid(size: GridSize, width: number, cell: (cell: number) => string): Block {
  const { columns, rows } = size;
  const letters = Array.from({ length: columns }, (_, column) => {
    const letter = cellName(size, column)[0] ?? '';
    return ` ${letter}`.padEnd(width);
  });
  const lines = Array.from({ length: rows }, (_, row) => {
    const cells = Array.from({ length: columns }, (_, column) => cell(row * columns + column));
    return `${String(row + 1).padStart(2)} ${cells.join('')}`;
  });
  return [`   ${letters.join('')}`, ...lines].map((line) => line.trimEnd());
}
