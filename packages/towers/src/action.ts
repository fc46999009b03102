/** Everything a player can do, one step at a time. */
import type { CardId } from './card-ids.ts';
import type { Cell } from './cell.ts';

/** Where the cards that are not kept go: both on top of the deck or both under it. */
export const REST_PLACES = ['top', 'under'] as const;
export type RestPlace = (typeof REST_PLACES)[number];

/** The stack that a block is taken from: the one used this turn, or an unused one by its size. */
export const STACK_NAMES = ['used', 1, 2, 3] as const;
export type StackName = (typeof STACK_NAMES)[number];

/** Play an action card; each says which of the fields it needs. */
export interface CardAction {
  readonly type: 'card';
  readonly card: CardId;
  readonly from?: Cell;
  readonly to?: Cell;
  readonly stack?: StackName;
}

export type Action =
  /** Master version: found one of the eight castles. */
  | { readonly type: 'castle'; readonly cell: Cell }
  /** Put the first knight on a castle; later bring in a new one. */
  | { readonly type: 'knight'; readonly cell: Cell }
  | { readonly type: 'move'; readonly from: Cell; readonly to: Cell }
  | { readonly type: 'block'; readonly cell: Cell }
  | { readonly type: 'buy' }
  /** Own decks: keep one of the cards just drawn. */
  | { readonly type: 'keep'; readonly card: CardId; readonly rest: RestPlace }
  | CardAction
  | { readonly type: 'advance' }
  | { readonly type: 'end' }
  /** Place the king, or move him between two years. */
  | { readonly type: 'king'; readonly cell: Cell }
  /** Leave the king where he is. */
  | { readonly type: 'leave' };
