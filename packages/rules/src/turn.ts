/** What follows by itself after a step: building ends, the turn passes on, the game is over (§4, §9). */
import { canActivateAny } from './activation.ts';
import { isLastRound } from './countdown.ts';
import type { Emit } from './event.ts';
import { type Draft, type Game, isIngenuityTurn, isSolo, newTurn, seatCount } from './game.ts';
import { refreshWaiting } from './lock.ts';
import { optionalSets } from './lockable.ts';
import { phaseOf } from './phase.ts';
import { canBuildOn } from './shrine.ts';
import { type Kind, kindOf } from './tile.ts';

/** R29: the turn waits for an explicit end while the player could still do something. */
function canStillAct(game: Game): boolean {
  return optionalSets(game).length > 0 || canActivateAny(game);
}

function kindsTaken({ turn }: Game): Kind[] {
  return [...new Set(turn.taken.map(kindOf))];
}

export function endTurn(draft: Draft, emit: Emit): void {
  const { player } = draft.turn;
  emit?.({ type: 'turnEnded', player });
  const seats = seatCount(draft);
  const closesRound = (player + 1) % seats === draft.options.firstPlayer;
  if (closesRound && isLastRound(draft)) {
    draft.over = true;
    emit?.({ type: 'gameEnded' });
    return;
  }
  if (closesRound) draft.round += 1;
  if (isSolo(draft) && draft.ingenuity && player === 0) {
    draft.ingenuity = { ...draft.ingenuity, follows: kindsTaken(draft) };
  }
  draft.turn = newTurn((player + 1) % seats);
  emit?.({ type: 'turnBegun', player: draft.turn.player, round: draft.round });
}

export function settle(draft: Draft, emit: Emit): void {
  if (draft.over || isIngenuityTurn(draft)) return;
  const { turn } = draft;
  if (!turn.effect || turn.building) refreshWaiting(draft);
  const { building } = turn;
  if (building && (building.left === 0 || !canBuildOn(draft, building.cells))) turn.building = undefined;
  if (phaseOf(draft) === 'end' && !canStillAct(draft)) endTurn(draft, emit);
}
