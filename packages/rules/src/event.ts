/** What happened: the screen animates these, the log words them. */
import type { Payment } from './action.ts';
import type { SpiritId } from './cards.ts';
import type { FortressCell } from './fortress.ts';
import type { LockedSet } from './game.ts';
import type { RealmCell } from './realm.ts';
import type { Face } from './tile.ts';

export type GameEvent =
  | {
      readonly type: 'tileTaken';
      readonly player: number;
      readonly cell: FortressCell;
      readonly tier: number;
      readonly face: Face;
      readonly order: 'first' | 'second';
    }
  | {
      readonly type: 'tileUncovered';
      readonly cell: FortressCell;
      readonly tier: number;
      readonly face: Face;
    }
  | { readonly type: 'shrineTaken'; readonly player: number }
  | {
      readonly type: 'tileDiscarded';
      readonly player: number;
      readonly face: Face;
      readonly from: 'hand' | 'realm' | 'fortress';
      /** Where it lay; absent when it came from the hand. */
      readonly cell?: number;
      readonly vp: number;
    }
  | {
      readonly type: 'tilePlaced';
      readonly player: number;
      readonly cell: RealmCell;
      readonly tier: number;
      readonly face: Face;
    }
  | {
      readonly type: 'setLocked';
      readonly player: number;
      readonly cells: readonly RealmCell[];
      readonly set: LockedSet;
    }
  | {
      readonly type: 'shrineBuilt';
      readonly player: number;
      readonly cell: RealmCell;
      readonly tier: number;
    }
  | {
      readonly type: 'spiritActivated';
      readonly player: number;
      readonly spirit: SpiritId;
      readonly pay: Payment;
    }
  | { readonly type: 'tileTurned'; readonly player: number; readonly cell: RealmCell }
  | {
      readonly type: 'tileMoved';
      readonly player: number;
      readonly from: RealmCell;
      readonly to: RealmCell;
    }
  | {
      readonly type: 'shrineMoved';
      readonly player: number;
      readonly from: RealmCell;
      readonly to: RealmCell;
    }
  | { readonly type: 'tokenTaken'; readonly player: number; readonly from: 'track' | 'pile' }
  | { readonly type: 'lastRound' }
  | { readonly type: 'turnEnded'; readonly player: number }
  | { readonly type: 'turnBegun'; readonly player: number; readonly round: number }
  | { readonly type: 'gameEnded' };

/** Where events go; absent when nobody listens, which spares making them. */
export type Emit = ((event: GameEvent) => void) | undefined;
