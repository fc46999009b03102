/** The one truth about what is legal, and the one way to play it. */
import { unreachable } from '@mahjong-fortress/base/assert';
import { err, ok, type Result } from '@mahjong-fortress/base/result';
import type { Action } from './action.ts';
import { blockRefusal, placeBlock, pushBlocks } from './block.ts';
import { knightsOf } from './board.ts';
import { ALL_CELLS, CELLS, type Cell } from './cell.ts';
import {
  buyCard,
  buyRefusal,
  cardRefusal,
  keepCard,
  keepRefusal,
  playCard,
  pushCards,
  pushKeeps,
} from './deck.ts';
import type { Emit, GameEvent } from './event.ts';
import { foundCastle, foundingRefusal } from './founding.ts';
import { type Draft, draftOf, type Game } from './game.ts';
import { emptyCastleRefusal, leaveRefusal, placeKing } from './king.ts';
import {
  KNIGHT_COST,
  knightRefusal,
  moveKnight,
  moveRefusal,
  placeKnight,
  pushKnights,
  pushMoves,
} from './knight.ts';
import { type Phase, phaseOf } from './phase.ts';
import { moveMarker } from './points-track.ts';
import { type RefusalCode, refusal, type TowersRefusal } from './refusal.ts';
import { surveyOf } from './survey.ts';
import { afterCastle, afterFirstKnight, beginYear, endTurn } from './year.ts';

// ── What may be done ──

function pushCells(
  game: Game,
  type: 'castle' | 'knight' | 'king',
  refuse: (game: Game, cell: Cell) => TowersRefusal | undefined,
  actions: Action[],
): void {
  for (const cell of ALL_CELLS) if (!refuse(game, cell)) actions.push({ type, cell });
}

function pushTurn(game: Game, actions: Action[]): void {
  const survey = surveyOf(game.board);
  if (game.turn.ap > 0) {
    const knights = knightsOf(game.board, game.turn.seat);
    pushKnights(game, knights, actions);
    pushMoves(survey, knights, actions);
    pushBlocks(game, survey, actions);
    if (!buyRefusal(game)) actions.push({ type: 'buy' });
    actions.push({ type: 'advance' });
  }
  pushCards(game, survey, actions);
  actions.push({ type: 'end' });
}

/** Every action that may be done now; of a view, those whose cards its viewer can see. */
export function legalActions(game: Game): Action[] {
  const actions: Action[] = [];
  const phase = phaseOf(game);
  switch (phase) {
    case 'castles':
      pushCells(game, 'castle', foundingRefusal, actions);
      break;
    case 'knights':
      pushCells(game, 'knight', emptyCastleRefusal, actions);
      break;
    case 'king':
      pushCells(game, 'king', emptyCastleRefusal, actions);
      if (!leaveRefusal(game)) actions.push({ type: 'leave' });
      break;
    case 'turn':
      pushTurn(game, actions);
      break;
    case 'keep':
      pushKeeps(game, actions);
      break;
    case 'over':
      break;
    default:
      unreachable(phase);
  }
  return actions;
}

// ── Why something may not be done ──

const BUSY: Readonly<Record<Phase, RefusalCode>> = {
  castles: 'castles-first',
  knights: 'knights-first',
  king: 'king-first',
  turn: 'not-in-turn',
  keep: 'keep-first',
  over: 'game-over',
};

/** The phases in which each action is looked at by its own rule; in all others something else comes first. */
const PHASES_OF: Readonly<Record<Action['type'], readonly Phase[]>> = {
  castle: ['castles'],
  knight: ['knights', 'turn'],
  king: ['king'],
  leave: ['king'],
  move: ['turn'],
  block: ['turn'],
  buy: ['turn'],
  keep: ['keep'],
  card: ['turn'],
  advance: ['turn'],
  end: ['turn'],
};

function isCell(cell: Cell): boolean {
  return Number.isInteger(cell) && cell >= 0 && cell < CELLS;
}

/** Whether all cells that an action names are on the board. */
function isOnBoard(action: Action): boolean {
  switch (action.type) {
    case 'castle':
    case 'knight':
    case 'king':
    case 'block':
      return isCell(action.cell);
    case 'move':
      return isCell(action.from) && isCell(action.to);
    case 'card':
      return (
        (action.from === undefined || isCell(action.from)) && (action.to === undefined || isCell(action.to))
      );
    default:
      return true;
  }
}

function ownRefusal(game: Game, action: Action): TowersRefusal | undefined {
  const survey = () => surveyOf(game.board);
  switch (action.type) {
    case 'castle':
      return foundingRefusal(game, action.cell);
    case 'knight':
      return game.stage === 'knights'
        ? emptyCastleRefusal(game, action.cell)
        : knightRefusal(game, action.cell);
    case 'king':
      return emptyCastleRefusal(game, action.cell);
    case 'leave':
      return leaveRefusal(game);
    case 'move':
      return moveRefusal(game, survey(), action.from, action.to);
    case 'block':
      return blockRefusal(game, survey(), action.cell);
    case 'buy':
      return buyRefusal(game);
    case 'keep':
      return keepRefusal(game, action.card, action.rest);
    case 'card':
      return cardRefusal(game, survey, action);
    case 'advance':
      return game.turn.ap > 0 ? undefined : refusal('too-few-points');
    case 'end':
      return undefined;
    default:
      return unreachable(action);
  }
}

/** Why an action may not be done now; undefined when it may. */
export function refusalOf(game: Game, action: Action): TowersRefusal | undefined {
  const phases = Object.hasOwn(PHASES_OF, action.type) ? PHASES_OF[action.type] : undefined;
  if (!phases) return refusal('unknown-action');
  const phase = phaseOf(game);
  if (!phases.includes(phase)) {
    return refusal(action.type === 'keep' && phase === 'turn' ? 'nothing-drawn' : BUSY[phase]);
  }
  return isOnBoard(action) ? ownRefusal(game, action) : refusal('no-such-cell');
}

// ── Doing it ──

function performKnight(draft: Draft, cell: Cell, emit: Emit): void {
  placeKnight(draft, cell, emit);
  if (draft.stage === 'knights') afterFirstKnight(draft);
  else draft.turn.ap -= KNIGHT_COST;
}

/**
 * Plays a legal action on a draft, in place: for simulations, which list the legal actions first and then play millions
 * of them. Whoever cannot vouch for the action uses `play`.
 */
export function advance(draft: Draft, action: Action, emit?: Emit): void {
  switch (action.type) {
    case 'castle':
      foundCastle(draft, action.cell, emit);
      return afterCastle(draft);
    case 'knight':
      return performKnight(draft, action.cell, emit);
    case 'king':
      placeKing(draft, action.cell, emit);
      return beginYear(draft, emit);
    case 'leave':
      emit?.({ type: 'kingLeft', seat: draft.turn.seat });
      return beginYear(draft, emit);
    case 'move':
      draft.turn.ap -= 1;
      return moveKnight(draft, action.from, action.to, emit);
    case 'block':
      draft.turn.ap -= 1;
      return placeBlock(draft, action.cell, emit);
    case 'buy':
      draft.turn.ap -= 1;
      return buyCard(draft, emit);
    case 'keep':
      return keepCard(draft, action.card, action.rest, emit);
    case 'card':
      return playCard(draft, action, emit);
    case 'advance':
      draft.turn.ap -= 1;
      return moveMarker(draft, { seat: draft.turn.seat, points: 1, reason: 'advance' }, emit);
    case 'end':
      return endTurn(draft, emit);
    default:
      unreachable(action);
  }
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
export function play(game: Game, action: Action): Result<Played, TowersRefusal> {
  const refused = refusalOf(game, action);
  if (refused) return err(refused);
  const draft = draftOf(game);
  const events: GameEvent[] = [];
  advance(draft, action, (event) => events.push(event));
  return ok({ game: draft, events });
}
