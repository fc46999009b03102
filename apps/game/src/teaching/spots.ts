/** Where on the page lies what a lesson points at: cells painted or in grids, buttons, parts of the table. */
import type { Action, Game } from '@mahjong-fortress/rules';
import type { Table, TableSpot } from '../table/contract.ts';
import type { Part } from './script.ts';

export interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

type Board = Extract<TableSpot, { type: 'fortress' | 'realm' }>;
type Spot =
  | Board
  | { readonly type: 'button'; readonly key: string }
  | { readonly type: 'part'; readonly part: Part };

/** The letters of the buttons, which are the same in every language. */
const BUTTON_KEYS: Partial<Record<Action['type'], string>> = {
  shrine: 'S',
  discard: 'D',
  summon: 'G',
  lock: 'L',
  activate: 'P',
};

/** More cells than these are pointed at as one. */
const MOST_CELLS = 10;

/** What a player touches to do one of these actions. */
export function spotsOf(actions: readonly Action[], parts: readonly Part[], player: number): readonly Spot[] {
  const spots = new Map<string, Spot>();
  for (const part of parts) spots.set(part, { type: 'part', part });
  for (const action of actions) {
    const key = BUTTON_KEYS[action.type];
    if (key) spots.set(key, { type: 'button', key });
    else if (action.type === 'take' || action.type === 'destroy')
      spots.set(`fortress ${action.cell}`, { type: 'fortress', cell: action.cell });
    else if (action.type === 'place' || action.type === 'build')
      spots.set(`realm ${action.cell}`, { type: 'realm', player, cell: action.cell });
  }
  return spots.size > MOST_CELLS ? [{ type: 'part', part: 'realm' }] : [...spots.values()];
}

/** The element that takes the focus for a spot. */
export function elementOf(spot: Spot | undefined): HTMLElement | null {
  switch (spot?.type) {
    case 'fortress':
      return document.querySelector(`#fortress [data-cell="${spot.cell}"]`);
    case 'realm':
      return document.querySelector(`#realm-${spot.player} [data-cell="${spot.cell}"]`);
    case 'button':
      return document.querySelector(`.action[data-key="${spot.key}"]`);
    case 'part':
      // A whole board is entered where its focus is.
      return spot.part === 'realm' ? document.querySelector('#realm-0 [tabindex="0"]') : null;
    default:
      return null;
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
  const height = width * TALL;
  return { left: point.x - width / 2, top: point.y - height / 2, width, height };
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
  return spot.type === 'button' ? boxOf(elementOf(spot)) : cellArea(view, spot);
}
