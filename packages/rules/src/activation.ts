/** Calling a Spirit: when, and what it costs (§7). */
import type { Payment } from './action.ts';
import type { SpiritId } from './cards.ts';
import type { Emit } from './event.ts';
import { activePlayer, changePlayer, type Draft, draftOf, type Game } from './game.ts';
import { isHeldForLocking } from './lock.ts';
import { phaseOf } from './phase.ts';
import { isFaceUp, topAt, withoutTopTile } from './realm.ts';
import type { RefusalCode } from './refusal.ts';
import { SPIRITS } from './spirits/index.ts';

/** Why the Spirit cannot be called at this moment, whatever is paid. */
function momentRefusal(game: Game, spirit: SpiritId): RefusalCode | undefined {
  if (!game.options.spirits.includes(spirit)) return 'spirit-not-in-play';
  if (game.turn.activated) return 'spirit-used';
  if (phaseOf(game) === 'build' && !SPIRITS[spirit].interruptsBuilding) return 'only-faith-now';
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

/** What the player could pay with now, whichever Spirit is called for it. */
export function paymentsAtHand(game: Game): Payment[] {
  const { tops } = activePlayer(game).realm;
  const payments: Payment[] = [];
  for (let cell = 0; cell < tops.length; cell++) {
    if (paymentRefusal(game, cell) === undefined) payments.push(cell);
  }
  if (paymentRefusal(game, 'shrine') === undefined) payments.push('shrine');
  return payments;
}

/** Asks about payments of one moment. Trying one out costs far more than asking, so only the decisive ones are tried. */
function effectQuestion(game: Game, spirit: SpiritId): (pay: Payment) => boolean {
  const decisive = SPIRITS[spirit].restsOn(game);
  const otherwise = SPIRITS[spirit].canTakeEffect(game);
  return (pay) =>
    pay === 'shrine' || decisive.includes(pay) ? effectRefusal(game, spirit, pay) === undefined : otherwise;
}

/** The payments, of those at hand, with which a Spirit can be called now. */
export function paymentsFor(game: Game, spirit: SpiritId, atHand: readonly Payment[]): Payment[] {
  if (atHand.length === 0 || momentRefusal(game, spirit)) return [];
  return atHand.filter(effectQuestion(game, spirit));
}

/** Whether any Spirit could still be called; if so the turn does not end by itself (R29). */
export function canActivateAny(game: Game): boolean {
  const { spirits } = game.options;
  if (spirits.length === 0 || game.turn.activated) return false;
  const atHand = paymentsAtHand(game);
  if (atHand.length === 0) return false;
  return spirits.some((spirit) => !momentRefusal(game, spirit) && atHand.some(effectQuestion(game, spirit)));
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
    changePlayer(draft, { shrines: activePlayer(draft).shrines - 1 });
    draft.shrines += 1;
  } else {
    payTile(draft, pay, emit);
  }
  turn.activated = spirit;
  turn.effect = SPIRITS[spirit].effect?.begins;
}
