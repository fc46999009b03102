/** Writes layouts as a file for ffalt/mah; the format is described where it is read. */
import { highestStack } from '../grid.ts';
import { type Layout, textIn } from '../layout.ts';

type Cells = (number | [x: number, count: number])[];

/** The tiles of a row that reach a tier, those side by side as one entry. */
function cellsOf(digits: string, tier: number): Cells {
  const cells: Cells = [];
  const runs = digits.matchAll(new RegExp(`[${tier}-9]+`, 'g'));
  for (const run of runs) {
    const x = 2 * run.index;
    cells.push(run[0].length === 1 ? x : [x, run[0].length]);
  }
  return cells;
}

function mapOf(rows: readonly string[]) {
  return Array.from({ length: highestStack(rows) }, (_, level) => [
    level,
    rows.flatMap((digits, row) => {
      const cells = cellsOf(digits, level + 1);
      return cells.length === 0 ? [] : [[2 * row, cells]];
    }),
  ]);
}

export function exportMah(layouts: readonly Layout[]): string {
  const boards = layouts.map((layout) => ({
    id: layout.id,
    name: textIn(layout.name, 'en'),
    ...(layout.author === undefined ? {} : { by: layout.author }),
    map: mapOf(layout.rows),
  }));
  return JSON.stringify({ mah: '1.0', boards });
}
