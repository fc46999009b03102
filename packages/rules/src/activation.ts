/** Calling a Spirit: when, and what it costs (§7). */
import type { Payment } from './action.ts';
import { at } from './assert.ts';
import type { SpiritId } from './cards.ts';
import type { Emit } from './event.ts';
import { activePlayer, changePlayer, type Draft, draftOf, type Game, phaseOf } from './game.ts';
import { isHeldForLocking } from './lock.ts';
import { isFaceUp, type RealmCell, topAt, withoutTopTile } from './realm.ts';
import type { RefusalCode } from './refusal.ts';
import { SPIRITS } from './spirits/index.ts';

/** Why the Spirit cannot be called at this moment, whatever is paid. */
function momentRefusal(game: Game, spirit: SpiritId): RefusalCode | undefined {
  if (!game.options.spirits.includes(spirit)) return 'spirit-not-in-play';
  if (game.turn.activated) return 'spirit-used';
  if (phaseOf(game) === 'build' && spirit !== 'faith') return 'only-faith-now';
  return SPIRITS[spirit].notNow?.(game);
}

function paymentRefusal(game: Game, pay: Payment): RefusalCode | undefined {
  const { realm, shrines } = activePlayer(game);
  if (pay === 'shrine') return shrines > 0 ? undefined : 'no-own-shrine';
  if (!isFaceUp(topAt(realm, pay))) return 'pay-face-up';
  return isHeldForLocking(game, pay) ? 'set-must-lock' : undefined;
}

/** R10: after this payment the effect must be possible. */
function effectRefusal(game: Game, spirit: SpiritId, pay: Payment): RefusalCode | undefined {
  const after = draftOf(game);
  activate(after, spirit, pay, undefined);
  return SPIRITS[spirit].canTakeEffect(after) ? undefined : 'no-effect';
}

export function activationRefusal(game: Game, spirit: SpiritId, pay: Payment): RefusalCode | undefined {
  return momentRefusal(game, spirit) ?? paymentRefusal(game, pay) ?? effectRefusal(game, spirit, pay);
}

/** The tiles that can pay for a Spirit now. */
function payableTiles(game: Game): RealmCell[] {
  const { tops } = activePlayer(game).realm;
  const cells: RealmCell[] = [];
  for (let cell = 0; cell < tops.length; cell++) {
    if (paymentRefusal(game, cell) === undefined) cells.push(cell);
  }
  return cells;
}

/** The payments with which a Spirit can be called now. */
export function paymentsFor(game: Game, spirit: SpiritId): Payment[] {
  if (momentRefusal(game, spirit)) return [];
  const payments: Payment[] = [];
  const tiles = payableTiles(game);
  if (tiles.length > 0) {
    // Trying out a payment costs far more than asking, so only those are tried on which the effect rests.
    const decisive = SPIRITS[spirit].restsOn(game);
    const otherwise = SPIRITS[spirit].canTakeEffect(game);
    for (const cell of tiles) {
      const works = decisive.includes(cell) ? effectRefusal(game, spirit, cell) === undefined : otherwise;
      if (works) payments.push(cell);
    }
  }
  if (paymentRefusal(game, 'shrine') === undefined && effectRefusal(game, spirit, 'shrine') === undefined) {
    payments.push('shrine');
  }
  return payments;
}

/** Whether any Spirit could still be called; if so the turn does not end by itself (R29). */
export function canActivateAny(game: Game): boolean {
  return game.options.spirits.some((spirit) => paymentsFor(game, spirit).length > 0);
}

function payTile(draft: Draft, cell: number, emit: Emit): void {
  const { realm, discarded } = activePlayer(draft);
  const face = topAt(realm, cell);
  changePlayer(draft, { realm: withoutTopTile(realm, cell), discarded: [...discarded, face] });
  emit?.({ type: 'tileDiscarded', player: draft.turn.player, face, from: 'realm', cell, vp: 0 });
}

export function activate(draft: Draft, spirit: SpiritId, pay: Payment, emit: Emit): void {
  const { turn } = draft;
  emit?.({ type: 'spiritActivated', player: turn.player, spirit, pay });
  if (pay === 'shrine') {
    changePlayer(draft, { shrines: at(draft.players, turn.player).shrines - 1 });
    draft.shrines += 1;
  } else {
    payTile(draft, pay, emit);
  }
  turn.activated = spirit;
  turn.effect = SPIRITS[spirit].effect?.begins;
}
