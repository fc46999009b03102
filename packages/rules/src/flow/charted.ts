/** Mahjong Fortress played through its chart: what the chart does not listen to is not done. */
import { err, ok, type Result } from '@mahjong-fortress/base/result';
import { transition } from 'xstate';
import type { Action } from '../action.ts';
import type { GameEvent } from '../event.ts';
import type { Game } from '../game.ts';
import { mahjongFortress } from '../mahjong-fortress.ts';
import { refusalOf } from '../play.ts';
import { type FortressRefusal, refusal } from '../refusal.ts';
import { gameMachine } from './machine.ts';
import { chartOf } from './turn-state.ts';

function play(
  game: Game,
  action: Action,
): Result<{ readonly game: Game; readonly events: readonly GameEvent[] }, FortressRefusal> {
  const [{ context }] = transition(gameMachine, chartOf(game), action);
  if (context.game && context.actions.length > 0) return ok({ game: context.game, events: context.events });
  return err(refusal(refusalOf(game, action) ?? 'unknown-action'));
}

export const chartedFortress = { ...mahjongFortress, play };
