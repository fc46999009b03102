/** What end-to-end tests may read of a running game, by itself so that a test needs no more of the app than this. */
import type { TableSpot } from '../table/contract.ts';

export interface EndToEndApi {
  /** Which screen is open. */
  screen(): string;
  phase(): string | undefined;
  /** What a person may do now, as the words of records: `take e3`, `shrine`. */
  legal(): readonly string[];
  /** The position as a player sees it. */
  position(): unknown;
  seed(): string | undefined;
  /** The game so far, as it is saved. */
  record(): unknown;
  /** Where something on the painted table is seen, in client coordinates. */
  locate(spot: TableSpot): { readonly x: number; readonly y: number } | undefined;
  /** Where a cell of the painted board of Towers is seen, in client coordinates. */
  locateCell(cell: number): { readonly x: number; readonly y: number } | undefined;
  /** Whether the painted table is open. */
  isPainted(): boolean;
  /** Whether the game is safe: `kept` once a crash can't take it back. */
  saving(): string;
  /** How many actions have been played. */
  steps(): number;
}

declare global {
  interface Window {
    mahjongFortress?: EndToEndApi;
  }
}
