/** What every Spirit card tells the rules: one small interface, one file per card. */
import type { Problem } from '@mahjong-fortress/base/problem';
import type { Action } from '../action.ts';
import type { Emit } from '../event.ts';
import type { FortressCell } from '../fortress.ts';
import type { Draft, Game } from '../game.ts';
import type { Sets } from '../lock.ts';
import type { Realm, RealmCell } from '../realm.ts';
import type { RefusalCode } from '../refusal.ts';
import type { Effect } from './index.ts';

/** What an effect remembers between its steps: yes or no, or cells of the realm. */
export type EffectFact = boolean | readonly RealmCell[];

/** Steps that the player carries out right after the activation. */
export interface SpiritEffect {
  /** What is still to be done when the effect begins. Positions write and read its facts by their types here. */
  readonly begins: Effect & Readonly<Record<string, string | EffectFact>>;
  /** The steps possible now. */
  steps(game: Game): Action[];
  refuse(game: Game, action: Action): RefusalCode | undefined;
  perform(draft: Draft, action: Action, emit: Emit): void;
  /** Whether it goes on once the shrines on a set that it locked are built. */
  outlastsBuilding?(game: Game): boolean;
  /** Tiles that join no set while it is at work; the sets they then make are locked at once (R15, R48). */
  heldApart?(game: Game): readonly RealmCell[];
}

/** How a Spirit changes the taking of tiles until the action is finished. */
export interface TakingRule {
  /** Asked of open tiles on the top tier; absent where the ordinary rule holds. */
  first?(game: Game, cell: FortressCell): RefusalCode | undefined;
  /** Asked of open tiles. */
  second(game: Game, cell: FortressCell): RefusalCode | undefined;
  /** Whether taking this tile fulfils what the Spirit demands. */
  fulfils?(game: Game, cell: FortressCell): boolean;
  /** Whether the action may be finished with a shrine. */
  shrine(game: Game): RefusalCode | undefined;
  /** These Spirits never allow the action to end in a Discard or a Summon. */
  readonly discard: RefusalCode;
}

export interface Spirit {
  /** Why this moment of the turn is the wrong one, whatever is paid. */
  notNow?(game: Game): RefusalCode | undefined;
  /** R10, asked of the game as it is after the payment: can the effect be carried out? */
  canTakeEffect(game: Game): boolean;
  /**
   * The tiles of the realm that the answer may depend on: paying with any other one leaves it as it is. Better one tile
   * too many than one too few; every tile named here is asked about by itself.
   */
  restsOn(game: Game): readonly RealmCell[];
  readonly effect?: SpiritEffect;
  readonly taking?: TakingRule;
  /** R28: it is called, and carried out, while shrines are built. */
  readonly interruptsBuilding?: true;
  /** Sets that may be locked too once all tiles are placed. */
  optionalSets?(realm: Realm): Sets;
  /** What a position cannot say of a turn in which this Spirit was called. */
  positionProblem?(game: Game): Problem | undefined;
}
