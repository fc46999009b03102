/**
 * The keywords of layout.schema.json that JSON Schema does not know. Each gets its value in the schema and the data,
 * and returns what offends; the generated validator calls them, so they must bear any data whatsoever.
 */
import { type Cell, cellsOfRun, cellsOnTier, countOnTier, longRuns, tileTotal } from './grid.ts';

export interface Offence {
  readonly kind: 'width' | 'tiles' | 'few' | 'many' | 'run';
  readonly cells: () => readonly Cell[];
  readonly facts: Readonly<Record<string, number>>;
}

type TierOneTiles = Readonly<Record<string, { readonly min: number; readonly max: number }>>;

/**
 * Rows with a defect of their own are reported by the ordinary keywords; counting them would only add noise. The limits
 * are written here once more, because the file that holds them is made with the help of this one.
 */
function gridOf(rows: unknown): readonly string[] | undefined {
  if (!Array.isArray(rows)) return undefined;
  const isGrid = rows.every((row) => typeof row === 'string' && /^[0-5]{1,24}$/.test(row));
  return isGrid ? rows : undefined;
}

function partsOf(layout: unknown): { rows: readonly string[]; players: readonly unknown[] } {
  const { rows, players } = layout as { rows?: unknown; players?: unknown };
  return { rows: gridOf(rows) ?? [], players: Array.isArray(players) ? [...new Set(players)] : [] };
}

export function equalWidth(_expected: boolean, rows: unknown): Offence[] {
  const grid = gridOf(rows) ?? [];
  const expected = grid[0]?.length ?? 0;
  return grid.flatMap((digits, row) => {
    if (digits.length === expected) return [];
    const cells = () => [...digits].map((_, column) => ({ row, column }));
    return [{ kind: 'width', cells, facts: { row, width: digits.length, expected } }];
  });
}

export function allTiles(expected: number, rows: unknown): Offence[] {
  const grid = gridOf(rows);
  if (grid === undefined) return [];
  const tiles = tileTotal(grid);
  return tiles === expected ? [] : [{ kind: 'tiles', cells: () => [], facts: { tiles, expected } }];
}

export function recommendedTierOneTiles(limits: TierOneTiles, layout: unknown): Offence[] {
  const { rows, players } = partsOf(layout);
  const tiles = countOnTier(rows, 1);
  if (tiles === 0) return [];
  const cells = () => cellsOnTier(rows, 1);
  return players.flatMap((count): Offence[] => {
    const limit = typeof count === 'number' ? limits[String(count)] : undefined;
    if (typeof count !== 'number' || limit === undefined) return [];
    const facts = { players: count, tiles, ...limit };
    if (tiles < limit.min) return [{ kind: 'few', cells, facts }];
    if (tiles > limit.max) return [{ kind: 'many', cells, facts }];
    return [];
  });
}

export function recommendedLongestRow(limit: number, layout: unknown): Offence[] {
  return longRuns(partsOf(layout).rows, limit).map((run) => ({
    kind: 'run',
    cells: () => cellsOfRun(run),
    facts: { row: run.row, tier: run.tier, length: run.length, limit },
  }));
}
