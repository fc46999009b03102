/** Everything a player can do, one step at a time. */
import type { SpiritId } from './cards.ts';
import type { FortressCell } from './fortress.ts';
import type { RealmCell } from './realm.ts';
import type { Face, Kind } from './tile.ts';

/** How a Spirit is paid: with a face-up tile of the own realm, or with a shrine of the own supply. */
export type Payment = RealmCell | 'shrine';

export type Action =
  /** Take the first tile; or, when there is one, the second, which makes the action a Pair. */
  | { readonly type: 'take'; readonly cell: FortressCell }
  /** Finish with a shrine from the common supply. */
  | { readonly type: 'shrine' }
  /** Finish by discarding the tile just taken for 1 VP (R25). */
  | { readonly type: 'discard' }
  | { readonly type: 'summon' }
  | { readonly type: 'place'; readonly face: Face; readonly cell: RealmCell }
  /** Discard a tile for which the realm has no room (R7). */
  | { readonly type: 'forgo'; readonly face: Face }
  /** Lock a set, named by its first cell. */
  | { readonly type: 'lock'; readonly cell: RealmCell }
  | { readonly type: 'build'; readonly cell: RealmCell }
  | { readonly type: 'activate'; readonly spirit: SpiritId; readonly pay: Payment }
  /** Wind: turn a tile face down. */
  | { readonly type: 'turn'; readonly cell: RealmCell }
  /** Wind: move a shrine. */
  | { readonly type: 'shift'; readonly from: RealmCell; readonly to: RealmCell }
  /** Strength: move a tile. */
  | { readonly type: 'move'; readonly from: RealmCell; readonly to: RealmCell }
  /** Change: let a special tile count as another kind, and lock the set that holds it. */
  | { readonly type: 'change'; readonly cell: RealmCell; readonly kind: Kind }
  /** Destruction: discard a tile of the fortress. */
  | { readonly type: 'destroy'; readonly cell: FortressCell }
  /** Build no more shrines on this set, or lock no more sets of three right now. */
  | { readonly type: 'done' }
  | { readonly type: 'end' }
  /** The Dragon of Ingenuity plays its turn. */
  | { readonly type: 'ingenuity' };
