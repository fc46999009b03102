/** What a hint or a lesson points at, and where that lies on the page. */
import type { Action, Cell } from '@mahjong-fortress/towers';
import type { Places } from '../../play/use-areas.ts';
import { type Pending, type Tool, toolFor, toolOf } from '../session/intents.ts';
import type { TowersState } from '../session/session-state.ts';
import type { TowersTable } from '../table/contract.ts';

export type Touch =
  | { readonly type: 'cell'; readonly cell: Cell }
  /** A button, by what it does. */
  | { readonly type: 'button'; readonly does: string };

const cellSpot = (cell: Cell): Touch => ({ type: 'cell', cell });

/** What is to be touched for an action, one after the other, with a tool in hand. */
export function touchesFor(action: Action, tool: Tool | undefined, { from }: Pending): readonly Touch[] {
  const wanted = toolFor(action);
  const button: Touch = { type: 'button', does: wanted ?? action.type };
  const isInHand = tool === wanted;
  switch (action.type) {
    case 'castle':
    case 'king':
      return [cellSpot(action.cell)];
    case 'block':
    case 'knight':
      return isInHand ? [cellSpot(action.cell)] : [button, cellSpot(action.cell)];
    case 'move':
      // A knight is taken up where it stands, whatever is in hand.
      return (isInHand && from === action.from ? [action.to] : [action.from, action.to]).map(cellSpot);
    case 'card': {
      const start = isInHand && from === action.from ? undefined : action.from;
      const cells = [start, action.to].filter((cell) => cell !== undefined).map(cellSpot);
      return isInHand ? cells : [button, ...cells];
    }
    case 'keep':
      return [{ type: 'button', does: `keep ${action.card}` }];
    default:
      return [button];
  }
}

/** For the first step of a hint. */
export function hintSpots({ hint, legal, pending, view }: TowersState): readonly Touch[] {
  const action = hint === 'thinking' ? undefined : hint?.actions[0];
  if (!action) return [];
  const tool = view.stage === 'year' ? toolOf(legal, pending) : toolFor(action);
  return touchesFor(action, tool, pending);
}

export function elementFor(spot: Touch): HTMLElement | undefined {
  const selector =
    spot.type === 'cell'
      ? `#tw-grid [data-cell="${spot.cell}"]`
      : `.tw-panel [data-does="${CSS.escape(spot.does)}"]`;
  return document.querySelector<HTMLElement>(selector) ?? undefined;
}

export function placesOn<Spot extends Touch | { readonly type: 'part' }>(
  table: TowersTable | undefined,
  elementOf: (spot: Spot) => HTMLElement | undefined,
): Places<Spot> {
  return {
    areaOf(spot) {
      // All of its roof: what stands before it may hide most of it.
      if (table && spot.type === 'cell') return table.locate({ type: 'castle', cells: [spot.cell] });
      const box = elementOf(spot)?.getBoundingClientRect();
      return box && box.width > 0 ? box : undefined;
    },
    shownBy: elementOf,
    onLayout: (listener) => table?.onLayout(listener),
  };
}
