/** From turn to turn, round to round and year to year (§2, §3, §9, §12). */
import { at } from '@mahjong-fortress/base/assert';
import { takeUpBought } from './deck.ts';
import type { Emit, MarkerReason } from './event.ts';
import { FIRST_CASTLES } from './founding.ts';
import { type Draft, type Game, newTurn, roundsOf, seatsFrom, YEARS } from './game.ts';
import { moveMarker } from './points-track.ts';
import { castlePoints, type YearScore, yearScores } from './scoring.ts';
import { dealStacks, returnStacks, useUpStack } from './stack.ts';

function seatAfter({ options, turn }: Game): number {
  return (turn.seat + 1) % options.players;
}

// ── Before the first year ──

/** The next to found a castle; once eight stand, the first player begins with the knights. */
export function afterCastle(draft: Draft): void {
  const founded = draft.board.levels.filter((level) => level > 0).length;
  const isDone = founded === FIRST_CASTLES;
  if (isDone) draft.stage = 'knights';
  draft.turn = newTurn(isDone ? draft.options.firstPlayer : seatAfter(draft), 0);
}

/** T3: who placed the last knight, the seat before the first player, also places the king. */
export function afterFirstKnight(draft: Draft): void {
  const next = seatAfter(draft);
  if (next === draft.options.firstPlayer) draft.stage = 'king';
  else draft.turn = newTurn(next, 0);
}

// ── Who begins ──

/** T36: most points begin; while nobody has any, the order stays. */
function leader({ players, roundBegunBy }: Game): number {
  const most = Math.max(...players.map(({ points }) => points));
  return most === 0 ? roundBegunBy : players.findIndex(({ points }) => points === most);
}

/** T29: fewest points; of several on space 0, who had the latest turn. */
function lastOf(game: Game): number {
  const fewest = Math.min(...game.players.map(({ points }) => points));
  const turns = seatsFrom(game, game.roundBegunBy);
  return at(
    turns,
    turns.findLastIndex((seat) => at(game.players, seat).points === fewest),
  );
}

function beginTurn(draft: Draft, seat: number, emit: Emit): void {
  draft.turn = newTurn(seat);
  emit?.({ type: 'turnBegun', seat, year: draft.year, round: draft.round });
}

function beginRound(draft: Draft, seat: number, emit: Emit): void {
  draft.roundBegunBy = seat;
  beginTurn(draft, seat, emit);
}

function yearBeginner(game: Game): number {
  if (game.year === 0) return game.options.firstPlayer;
  return game.options.variant === 'master' ? leader(game) : game.turn.seat;
}

/** Once the king stands where he shall stand. */
export function beginYear(draft: Draft, emit: Emit): void {
  const seat = yearBeginner(draft);
  draft.year += 1;
  draft.round = 1;
  draft.stage = 'year';
  draft.yearBegunBy = seat;
  dealStacks(draft, draft.year);
  emit?.({ type: 'yearBegun', year: draft.year, seat });
  beginRound(draft, seat, emit);
}

// ── The ends ──

function scorePart(
  draft: Draft,
  scores: readonly YearScore[],
  reason: MarkerReason,
  pointsOf: (score: YearScore) => number,
  emit: Emit,
): void {
  for (const score of scores) {
    moveMarker(draft, { seat: score.seat, points: pointsOf(score), reason }, emit);
  }
}

function endYear(draft: Draft, emit: Emit): void {
  const scores = yearScores(draft);
  emit?.({ type: 'yearScored', year: draft.year, scores });
  scorePart(draft, scores, 'castles', castlePoints, emit);
  scorePart(draft, scores, 'king', ({ king }) => king, emit);
  scorePart(draft, scores, 'master', ({ master }) => master, emit);
  returnStacks(draft);
  if (draft.year === YEARS) {
    draft.stage = 'over';
    draft.turn = newTurn(draft.turn.seat, 0);
    emit?.({ type: 'gameEnded' });
    return;
  }
  draft.stage = 'king';
  draft.turn = newTurn(lastOf(draft), 0);
}

export function endTurn(draft: Draft, emit: Emit): void {
  const { seat } = draft.turn;
  useUpStack(draft, emit);
  takeUpBought(draft);
  emit?.({ type: 'turnEnded', seat });
  const next = seatAfter(draft);
  if (next !== draft.roundBegunBy) return beginTurn(draft, next, emit);
  if (draft.round === roundsOf(draft, draft.year)) return endYear(draft, emit);
  draft.round += 1;
  beginRound(draft, draft.options.variant === 'master' ? leader(draft) : draft.roundBegunBy, emit);
}
