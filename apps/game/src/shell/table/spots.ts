/** Where on the page lies what is pointed at: cells painted or in grids, tiles in hand, buttons, parts of the table. */
import type { Game } from '@mahjong-fortress/rules';
import type { Intent } from '../../session/intents.ts';
import type { Table, TableSpot } from '../../table/contract.ts';

export interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A part of the table that is pointed at as a whole. */
export type Part = 'fortress' | 'realm' | 'countdown' | 'cards';

/** What can be touched, or a part. */
export type Spot = Intent | { readonly type: 'part'; readonly part: Part };

type Board = Extract<TableSpot, { type: 'fortress' | 'realm' }>;

/** The element that takes the focus for a spot. */
export function elementOf(spot: Spot): HTMLElement | null {
  switch (spot.type) {
    case 'fortress':
      return document.querySelector(`#fortress [data-cell="${spot.cell}"]`);
    case 'realm':
      return document.querySelector(`#realm-${spot.player} [data-cell="${spot.cell}"]`);
    case 'hand':
      return document.querySelector(`.hand-tile:nth-of-type(${spot.index + 1})`);
    case 'part':
      // A whole board is entered where its focus is.
      return spot.part === 'realm' ? document.querySelector('#realm-0 [tabindex="0"]') : null;
    default:
      return document.querySelector(`.action[data-does="${CSS.escape(JSON.stringify(spot))}"]`);
  }
}

function boxOf(element: Element | null): Area | undefined {
  const box = element?.getBoundingClientRect();
  return box && box.width > 0 ? box : undefined;
}

function around(areas: readonly (Area | undefined)[]): Area | undefined {
  const known = areas.filter((area) => area !== undefined);
  if (known.length === 0) return undefined;
  const left = Math.min(...known.map((area) => area.left));
  const top = Math.min(...known.map((area) => area.top));
  const right = Math.max(...known.map((area) => area.left + area.width));
  const bottom = Math.max(...known.map((area) => area.top + area.height));
  return { left, top, width: right - left, height: bottom - top };
}

/** From the middle of one cell to that of the next, as painted. */
function pitchOf(table: Table, board: Board, columns: number, cells: number): number | undefined {
  for (let cell = 0; cell < cells; cell++) {
    const here = table.locate({ ...board, cell });
    const next = (cell + 1) % columns === 0 ? undefined : table.locate({ ...board, cell: cell + 1 });
    if (here && next && next.x > here.x && Math.abs(next.y - here.y) < 2) return next.x - here.x;
  }
  return undefined;
}

const TALL = 1.3;

interface View {
  readonly game: Game;
  readonly table: Table | undefined;
}

function sizeOf({ game }: View, board: Board): { readonly columns: number; readonly rows: number } {
  if (board.type === 'fortress') return game.fortress;
  return game.players[board.player]?.realm ?? game.fortress;
}

function middleArea({ x, y }: { readonly x: number; readonly y: number }, width: number): Area {
  const height = width * TALL;
  return { left: x - width / 2, top: y - height / 2, width, height };
}

function cellArea(view: View, board: Board): Area | undefined {
  const { table } = view;
  if (!table) {
    const cell = elementOf(board);
    // A tile on a stack lies higher than its cell.
    return boxOf(cell?.querySelector('.tile') ?? cell);
  }
  const { columns, rows } = sizeOf(view, board);
  const point = table.locate(board);
  const width = pitchOf(table, board, columns, columns * rows);
  if (!point || width === undefined) return undefined;
  return middleArea(point, width);
}

/** A tile in hand that is painted; two lie side by side when there is one to choose. */
function handArea(table: Table, hand: Extract<Spot, { type: 'hand' }>): Area | undefined {
  const point = table.locate(hand);
  const other = table.locate({ ...hand, index: hand.index === 0 ? 1 : 0 });
  if (!point || !other) return undefined;
  const width = Math.abs(other.x - point.x) * 0.9;
  return middleArea(point, width);
}

function boardArea(view: View, board: Board): Area | undefined {
  const { columns, rows } = sizeOf(view, board);
  return around(Array.from({ length: columns * rows }, (_, cell) => cellArea(view, { ...board, cell })));
}

function partArea(view: View, part: Part): Area | undefined {
  switch (part) {
    case 'fortress':
      return boardArea(view, { type: 'fortress', cell: 0 });
    case 'realm':
      return boardArea(view, { type: 'realm', player: 0, cell: 0 });
    case 'countdown':
      return boxOf(document.querySelector('.countdown'));
    case 'cards':
      return boxOf(document.querySelector('.cards-in-play'));
  }
}

export function areaOf(view: View, spot: Spot): Area | undefined {
  if (spot.type === 'part') return partArea(view, spot.part);
  if (spot.type === 'fortress' || spot.type === 'realm') return cellArea(view, spot);
  return spot.type === 'hand' && view.table ? handArea(view.table, spot) : boxOf(elementOf(spot));
}
