/** The fortress as a plan: flat cells on parchment, every stack with its height. */
import type { Drawing } from './relief.ts';

const CELL = { width: 36, height: 48 } as const;
const FILLS = ['none', '#e3d0a4', '#d6bf8c', '#b99c6b', '#937648', '#6d5431'] as const;
const INKS = ['none', '#6d5431', '#4d3a20', '#2a211b', '#fdf6e6', '#fdf6e6'] as const;

export function drawPlan(rows: readonly string[]): Drawing {
  const columns = rows[0]?.length ?? 0;
  const width = columns * CELL.width;
  const height = rows.length * CELL.height;
  const cells = rows.flatMap((digits, row) =>
    [...digits].map((digit, column) => {
      const fill = FILLS[Number(digit)];
      const ink = INKS[Number(digit)];
      if (digit === '0' || fill === undefined || ink === undefined) return '';
      const x = column * CELL.width;
      const y = row * CELL.height;
      return (
        `<rect x="${x + 1.5}" y="${y + 1.5}" width="${CELL.width - 3}" height="${CELL.height - 3}" rx="4" fill="${fill}"/>` +
        `<text x="${x + CELL.width / 2}" y="${y + CELL.height / 2 + 6}" fill="${ink}">${digit}</text>`
      );
    }),
  );
  const lines = [
    ...Array.from({ length: columns + 1 }, (_, i) => `M${i * CELL.width} 0v${height}`),
    ...Array.from({ length: rows.length + 1 }, (_, i) => `M0 ${i * CELL.height}h${width}`),
  ];
  return {
    width,
    height,
    defs: '',
    body:
      `<path d="${lines.join('')}" stroke="#2a211b" stroke-opacity=".14"/>` +
      `<g font-family="Philosopher,Georgia,serif" font-size="18" text-anchor="middle">${cells.join('')}</g>`,
  };
}
