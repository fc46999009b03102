/** The one truth about what is legal, and the one way to play it. */

import { at, unreachable } from '@mahjong-fortress/base/assert';
import { err, ok, type Result } from '@mahjong-fortress/base/result';
import type { Action } from './action.ts';
import { activate, activationRefusal, paymentsAtHand, paymentsFor } from './activation.ts';
import type { SpiritId } from './cards.ts';
import type { Emit, GameEvent } from './event.ts';
import { activePlayer, type Draft, draftOf, type Game, isIngenuityTurn } from './game.ts';
import { playIngenuity } from './ingenuity.ts';
import { lockSet } from './lock.ts';
import { namedSet, optionalSets } from './lockable.ts';
import { type Phase, phaseOf } from './phase.ts';
import { facesInHand, forgoRefusal, forgoTile, placeRefusal, placeTile } from './placing.ts';
import { DOWN, takesTile, topAt } from './realm.ts';
import { type FortressRefusal, type RefusalCode, refusal } from './refusal.ts';
import { buildRefusal, buildShrine } from './shrine.ts';
import { SPIRITS } from './spirits/index.ts';
import type { SpiritEffect } from './spirits/spirit.ts';
import {
  discardFirst,
  discardRefusal,
  shrineRefusal,
  summon,
  summonRefusal,
  takeableCells,
  takeRefusal,
  takeShrine,
  takeTile,
} from './taking.ts';
import { endTurn, settle } from './turn.ts';

function effectOf(game: Game): SpiritEffect | undefined {
  const { effect } = game.turn;
  return effect && SPIRITS[effect.spirit].effect;
}

// ── What may be done ──

function pushPlacings(game: Game, actions: Action[]): void {
  const { tops } = activePlayer(game).realm;
  const faces = facesInHand(game.turn);
  for (const face of faces) {
    for (let cell = 0; cell < tops.length; cell++) {
      if (takesTile(at(tops, cell))) actions.push({ type: 'place', face, cell });
    }
  }
  if (actions.length === 0) for (const face of faces) actions.push({ type: 'forgo', face });
}

function pushLocks(game: Game, actions: Action[]): void {
  for (const set of game.turn.waiting) actions.push({ type: 'lock', cell: at(set, 0) });
  for (const set of optionalSets(game)) actions.push({ type: 'lock', cell: at(set, 0) });
}

function pushBuildings(game: Game, actions: Action[]): void {
  const { realm } = activePlayer(game);
  for (const cell of game.turn.building?.cells ?? []) {
    if (topAt(realm, cell) === DOWN) actions.push({ type: 'build', cell });
  }
  actions.push({ type: 'done' });
}

function pushPhase(game: Game, phase: Phase, actions: Action[]): void {
  switch (phase) {
    case 'choose':
      for (const cell of takeableCells(game)) actions.push({ type: 'take', cell });
      if (!summonRefusal(game)) actions.push({ type: 'summon' });
      return;
    case 'finish':
      for (const cell of takeableCells(game)) actions.push({ type: 'take', cell });
      if (!shrineRefusal(game)) actions.push({ type: 'shrine' });
      if (!discardRefusal(game)) actions.push({ type: 'discard' });
      return;
    case 'place':
      return pushPlacings(game, actions);
    case 'lock':
      return pushLocks(game, actions);
    case 'build':
      return pushBuildings(game, actions);
    case 'effect':
      actions.push(...(effectOf(game)?.steps(game) ?? []));
      return;
    case 'end':
      pushLocks(game, actions);
      actions.push({ type: 'end' });
      return;
    case 'ingenuity':
      actions.push({ type: 'ingenuity' });
      return;
    case 'over':
      return;
    default:
      unreachable(phase);
  }
}

/** What may be done now but calling a Spirit; empty only when the game is over. */
export function plainActions(game: Game): Action[] {
  const actions: Action[] = [];
  pushPhase(game, phaseOf(game), actions);
  return actions;
}

function pushActivations(game: Game, spirits: readonly SpiritId[], actions: Action[]): void {
  const phase = phaseOf(game);
  if (phase === 'effect' || phase === 'ingenuity' || phase === 'over') return;
  if (spirits.length === 0 || game.turn.activated) return;
  const atHand = paymentsAtHand(game);
  for (const spirit of spirits) {
    for (const pay of paymentsFor(game, spirit, atHand)) actions.push({ type: 'activate', spirit, pay });
  }
}

/** The Spirits that may be called now, once for every possible payment; all in play, or only the named ones. */
export function activations(game: Game, spirits: readonly SpiritId[] = game.options.spirits): Action[] {
  const actions: Action[] = [];
  pushActivations(game, spirits, actions);
  return actions;
}

/** Every action that may be done now; empty only when the game is over. */
export function legalActions(game: Game): Action[] {
  const actions = plainActions(game);
  pushActivations(game, game.options.spirits, actions);
  return actions;
}

// ── Why something may not be done ──

const BUSY: Readonly<Record<Phase, RefusalCode>> = {
  choose: 'choose-first',
  finish: 'finish-first',
  place: 'place-first',
  lock: 'lock-first',
  build: 'build-first',
  effect: 'effect-first',
  end: 'end-first',
  ingenuity: 'ingenuity-turn',
  over: 'game-over',
};

/** Cells that an action names outside the board. */
function isOffBoard(game: Game, action: Action): boolean {
  const fortressCells = game.fortress.stacks.length;
  const realmCells = activePlayer(game).realm.tops.length;
  const inside = (cell: number, cells: number) => Number.isInteger(cell) && cell >= 0 && cell < cells;
  switch (action.type) {
    case 'take':
    case 'destroy':
      return !inside(action.cell, fortressCells);
    case 'place':
    case 'lock':
    case 'build':
    case 'turn':
    case 'change':
      return !inside(action.cell, realmCells);
    case 'shift':
    case 'move':
      return !inside(action.from, realmCells) || !inside(action.to, realmCells);
    case 'activate':
      return action.pay !== 'shrine' && !inside(action.pay, realmCells);
    default:
      return false;
  }
}

function lockRefusal(game: Game, cell: number): RefusalCode | undefined {
  return namedSet(game, cell) ? undefined : 'no-set-there';
}

/** The phases in which each action is looked at by its own rule; in all others something else comes first. */
const PHASES_OF: Readonly<Record<Action['type'], readonly Phase[]>> = {
  take: ['choose', 'finish'],
  summon: ['choose'],
  shrine: ['finish'],
  discard: ['finish'],
  place: ['place'],
  forgo: ['place'],
  lock: ['lock', 'end', 'effect'],
  build: ['build', 'effect'],
  activate: ['choose', 'finish', 'place', 'lock', 'build', 'end'],
  turn: ['effect'],
  shift: ['effect'],
  move: ['effect'],
  change: ['effect'],
  destroy: ['effect'],
  done: ['build', 'effect'],
  end: ['end'],
  ingenuity: ['ingenuity'],
};

function ownRefusal(game: Game, action: Action): RefusalCode | undefined {
  switch (action.type) {
    case 'take':
      return takeRefusal(game, action.cell);
    case 'summon':
      return summonRefusal(game);
    case 'shrine':
      return shrineRefusal(game);
    case 'discard':
      return discardRefusal(game);
    case 'place':
      return placeRefusal(game, action.face, action.cell);
    case 'forgo':
      return forgoRefusal(game, action.face);
    case 'lock':
      return lockRefusal(game, action.cell);
    case 'build':
      return buildRefusal(game, action.cell, game.turn.building?.cells ?? []);
    case 'activate':
      return activationRefusal(game, action.spirit, action.pay);
    case 'turn':
    case 'shift':
    case 'move':
    case 'change':
    case 'destroy':
    case 'done':
    case 'end':
    case 'ingenuity':
      return undefined;
    default:
      return 'unknown-action';
  }
}

/** Why an action may not be done now; undefined when it may. */
export function refusalOf(game: Game, action: Action): RefusalCode | undefined {
  const phases = Object.hasOwn(PHASES_OF, action.type) ? PHASES_OF[action.type] : undefined;
  if (!phases) return 'unknown-action';
  const phase = phaseOf(game);
  if (!phases.includes(phase)) {
    return action.type === 'ingenuity' && phase !== 'over' ? 'not-ingenuity-turn' : BUSY[phase];
  }
  if (isIngenuityTurn(game)) return undefined;
  if (isOffBoard(game, action)) return 'no-such-cell';
  return phase === 'effect' ? effectOf(game)?.refuse(game, action) : ownRefusal(game, action);
}

// ── Doing it ──

function perform(draft: Draft, action: Action, emit: Emit): void {
  const { turn } = draft;
  switch (action.type) {
    case 'take':
      return takeTile(draft, action.cell, emit);
    case 'shrine':
      return takeShrine(draft, emit);
    case 'discard':
      return discardFirst(draft, emit);
    case 'summon':
      return summon(draft, emit);
    case 'place':
      return placeTile(draft, action.face, action.cell, emit);
    case 'forgo':
      return forgoTile(draft, action.face, emit);
    case 'lock':
      return lockSet(draft, namedSet(draft, action.cell) ?? [], emit);
    case 'build':
      if (turn.building) turn.building = { ...turn.building, left: turn.building.left - 1 };
      return buildShrine(draft, action.cell, emit);
    case 'activate':
      return activate(draft, action.spirit, action.pay, emit);
    case 'done':
      turn.building = undefined;
      return;
    case 'end':
    case 'ingenuity':
      if (action.type === 'ingenuity') playIngenuity(draft, emit);
      return endTurn(draft, emit);
    case 'turn':
    case 'shift':
    case 'move':
    case 'change':
    case 'destroy':
      return;
    default:
      unreachable(action);
  }
}

/**
 * Plays a legal action on a draft, in place: for simulations, which list the legal actions first and then play millions
 * of them. Whoever cannot vouch for the action uses `play`.
 */
export function advance(draft: Draft, action: Action, emit?: Emit): void {
  if (phaseOf(draft) === 'effect') effectOf(draft)?.perform(draft, action, emit);
  else perform(draft, action, emit);
  settle(draft, emit);
}

/** The state after a legal action; the given game stays as it is. */
export function after(game: Game, action: Action): Game {
  const draft = draftOf(game);
  advance(draft, action);
  return draft;
}

interface Played {
  readonly game: Game;
  readonly events: readonly GameEvent[];
}

/** Plays an action: the next state and what happened, or why it may not be done. The given game stays as it is. */
export function play(game: Game, action: Action): Result<Played, FortressRefusal> {
  const code = refusalOf(game, action);
  if (code) return err(refusal(code));
  const draft = draftOf(game);
  const events: GameEvent[] = [];
  advance(draft, action, (event) => events.push(event));
  return ok({ game: draft, events });
}
