/** Placing what was taken (§5). */
import type { Emit } from './event.ts';
import { activePlayer, changePlayer, type Draft, type Game, NOTHING } from './game.ts';
import {
  hasRoom,
  isFaceUp,
  type RealmCell,
  SHRINE,
  stackHeight,
  type Top,
  topAt,
  withTile,
} from './realm.ts';
import type { RefusalCode } from './refusal.ts';
import type { Face } from './tile.ts';

/** Why no tile can be laid onto this top; the same for tiles from the hand and tiles that Strength moves. */
export function coverRefusal(top: Top): RefusalCode | undefined {
  if (isFaceUp(top)) return 'face-up-there';
  return top === SHRINE ? 'shrine-there' : undefined;
}

export function placeRefusal(game: Game, face: Face, cell: RealmCell): RefusalCode | undefined {
  if (!game.turn.hand.includes(face)) return 'not-in-hand';
  return coverRefusal(topAt(activePlayer(game).realm, cell));
}

export function forgoRefusal(game: Game, face: Face): RefusalCode | undefined {
  if (!game.turn.hand.includes(face)) return 'not-in-hand';
  return hasRoom(activePlayer(game).realm) ? 'room-left' : undefined;
}

/** The faces in hand, each named once: which of two identical tiles is placed makes no difference. */
export function facesInHand({ hand }: Game['turn']): readonly Face[] {
  return hand.length === 2 && hand[0] === hand[1] ? hand.slice(1) : hand;
}

/** A hand holds one tile or two, so what is left is nothing or the other one. */
function withoutFace(hand: readonly Face[], face: Face): readonly Face[] {
  return hand.length === 1 ? NOTHING : hand.slice(hand[0] === face ? 1 : 0, hand[0] === face ? 2 : 1);
}

export function placeTile(draft: Draft, face: Face, cell: RealmCell, emit: Emit): void {
  const { turn } = draft;
  const { realm } = activePlayer(draft);
  changePlayer(draft, { realm: withTile(realm, cell, face) });
  turn.hand = withoutFace(turn.hand, face);
  emit?.({ type: 'tilePlaced', player: turn.player, cell, tier: stackHeight(realm, cell) + 1, face });
}

/** R7: a tile for which no cell is left is discarded, for no points. */
export function forgoTile(draft: Draft, face: Face, emit: Emit): void {
  const { turn } = draft;
  changePlayer(draft, { discarded: [...activePlayer(draft).discarded, face] });
  turn.hand = withoutFace(turn.hand, face);
  emit?.({ type: 'tileDiscarded', player: turn.player, face, from: 'hand', vp: 0 });
}
