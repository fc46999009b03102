/** Where on the page lies what is pointed at: on the painted table, in grids, or among the buttons. */
import type { Intent } from '../session/intents.ts';
import type { Area, Table, TablePlace, TableSpot, TakingPreview } from '../table/contract.ts';
import type { Places } from './use-areas.ts';

/** A part of the table that is pointed at as a whole. */
export type Part = 'fortress' | 'realm' | 'countdown' | 'cards';

/** What can be touched or pointed out, or a part. */
export type Spot = Intent | TableSpot | { readonly type: 'part'; readonly part: Part };

const PARTS: Readonly<Record<Part, string>> = {
  fortress: '#fortress',
  realm: '#realm-0',
  countdown: '.countdown',
  cards: '.cards-in-play',
};

function elementAt(selector: string): HTMLElement | undefined {
  return document.querySelector<HTMLElement>(selector) ?? undefined;
}

/** The element that takes the focus for a spot. */
export function elementOf(spot: Spot): HTMLElement | undefined {
  switch (spot.type) {
    case 'fortress':
      return elementAt(`#fortress [data-cell="${spot.cell}"]`);
    case 'realm':
      return elementAt(`#realm-${spot.player} [data-cell="${spot.cell}"]`);
    case 'player':
      return elementAt(`#realm-${spot.player}`);
    case 'hand':
      return elementAt(`.hand-tile:nth-of-type(${spot.index + 1})`);
    case 'part':
      // A whole board is entered where its focus is.
      return spot.part === 'realm' ? elementAt('#realm-0 [tabindex="0"]') : undefined;
    default:
      return elementAt(`.action[data-does="${CSS.escape(JSON.stringify(spot))}"]`);
  }
}

/** The element that shows a spot on the page. */
function shownBy(spot: Spot): HTMLElement | undefined {
  if (spot.type === 'part') return elementAt(PARTS[spot.part]);
  const element = elementOf(spot);
  // A tile on a stack lies higher than its cell.
  return element?.querySelector<HTMLElement>('.tile') ?? element;
}

/** What the painted table knows about; everything else is on the page. */
function isPainted(spot: Spot): spot is TablePlace {
  switch (spot.type) {
    case 'fortress':
    case 'realm':
    case 'player':
    case 'hand':
      return true;
    case 'part':
      return spot.part === 'fortress' || spot.part === 'realm';
    default:
      return false;
  }
}

function areaOf(table: Table | undefined, spot: Spot): Area | undefined {
  if (table && isPainted(spot)) return table.locate(spot);
  const box = shownBy(spot)?.getBoundingClientRect();
  return box && box.width > 0 ? box : undefined;
}

/** Whether a tile of the fortress is looked at, and says what it could bring. */
export function isTold(spot: Spot | undefined, taking: TakingPreview | undefined): boolean {
  return spot?.type === 'fortress' && spot.cell === taking?.cell;
}

export function placesOn(table: Table | undefined): Places<Spot> {
  return {
    areaOf: (spot) => areaOf(table, spot),
    shownBy,
    onLayout: (listener) => table?.onLayout(listener),
  };
}
