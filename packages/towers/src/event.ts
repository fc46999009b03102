/** What happened: the screen animates these, the log words them. Nothing in them is secret. */
import type { RestPlace } from './action.ts';
import type { CardId } from './card-ids.ts';
import type { Cell } from './cell.ts';
import type { YearScore } from './scoring.ts';

export type MarkerReason = 'advance' | 'castles' | 'king' | 'master';

export type GameEvent =
  | { readonly type: 'castleFounded'; readonly seat: number; readonly cell: Cell }
  | { readonly type: 'knightPlaced'; readonly seat: number; readonly cell: Cell }
  | { readonly type: 'knightMoved'; readonly seat: number; readonly from: Cell; readonly to: Cell }
  | { readonly type: 'kingPlaced'; readonly seat: number; readonly cell: Cell }
  | { readonly type: 'kingMoved'; readonly seat: number; readonly from: Cell; readonly to: Cell }
  | { readonly type: 'kingLeft'; readonly seat: number }
  | { readonly type: 'blockPlaced'; readonly seat: number; readonly cell: Cell; readonly level: number }
  | { readonly type: 'blockInserted'; readonly seat: number; readonly cell: Cell; readonly level: number }
  | { readonly type: 'blockShifted'; readonly seat: number; readonly from: Cell; readonly to: Cell }
  /** Which card it was, only the owner's view tells. */
  | { readonly type: 'cardBought'; readonly seat: number }
  | { readonly type: 'cardsDrawn'; readonly seat: number; readonly count: number }
  | { readonly type: 'cardKept'; readonly seat: number; readonly rest: RestPlace }
  | { readonly type: 'cardPlayed'; readonly seat: number; readonly card: CardId }
  | {
      readonly type: 'markerMoved';
      readonly seat: number;
      readonly from: number;
      readonly to: number;
      readonly reason: MarkerReason;
    }
  /** Blocks of the used stack that were laid on others, and that went back to the supply (T13). */
  | { readonly type: 'blocksLaid'; readonly seat: number; readonly kept: number; readonly back: number }
  | { readonly type: 'turnEnded'; readonly seat: number }
  | { readonly type: 'turnBegun'; readonly seat: number; readonly year: number; readonly round: number }
  | { readonly type: 'yearScored'; readonly year: number; readonly scores: readonly YearScore[] }
  | { readonly type: 'yearBegun'; readonly year: number; readonly seat: number }
  | { readonly type: 'gameEnded' };

/** Where events go; absent when nobody listens, which spares making them. */
export type Emit = ((event: GameEvent) => void) | undefined;
