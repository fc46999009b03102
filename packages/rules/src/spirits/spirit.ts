/** What every Spirit card tells the rules: one small interface, one file per card. */
import type { Action } from '../action.ts';
import type { Emit } from '../event.ts';
import type { FortressCell } from '../fortress.ts';
import type { Draft, Effect, Game } from '../game.ts';
import type { RealmCell } from '../realm.ts';
import type { RefusalCode } from '../refusal.ts';

/** Steps that the player carries out right after the activation. */
export interface SpiritEffect {
  /** What is still to be done when the effect begins. */
  readonly begins: Effect;
  /** The steps possible now. */
  steps(game: Game): Action[];
  refuse(game: Game, action: Action): RefusalCode | undefined;
  perform(draft: Draft, action: Action, emit: Emit): void;
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
}
