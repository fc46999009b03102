/** What every action card tells the rules: one small interface, one file per card (§7). */
import type { Action, CardAction, StackName } from '../action.ts';
import type { CardId } from '../card-ids.ts';
import type { Cell } from '../cell.ts';
import type { Emit } from '../event.ts';
import type { Draft, Game } from '../game.ts';
import type { TowersRefusal } from '../refusal.ts';
import type { Survey } from '../survey.ts';

/** The fields of its action that a card names, in the order in which they are written. */
type CardField = 'from' | 'to' | 'stack';

/** How a card is used; of the fields, those that it names mean something. */
export interface CardUse {
  readonly from: Cell;
  readonly to: Cell;
  readonly stack: StackName;
}

export interface Card {
  readonly fields: readonly CardField[];
  /** Lists every use of it that is possible now: straight into the list, for there can be hundreds. */
  push(card: CardId, game: Game, survey: Survey, actions: Action[]): void;
  refuse(game: Game, survey: Survey, use: CardUse): TowersRefusal | undefined;
  perform(draft: Draft, use: CardUse, emit: Emit): void;
}

export function useOf({ from = 0, to = 0, stack = 'used' }: CardAction): CardUse {
  return { from, to, stack };
}
