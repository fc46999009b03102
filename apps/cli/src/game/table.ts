/** A game in progress: its record and every state so far. */
import { ok, type Result } from '@mahjong-fortress/base/result';
import {
  type Action,
  beginRecord,
  type Game,
  type GameRecord,
  isIngenuityTurn,
  play,
  type Refusal,
  type Replay,
  resultOf,
  type Setup,
  undo,
  undoableTo,
} from '@mahjong-fortress/rules';
import { HUMAN, seatsOf } from '../seats.ts';

export interface Table extends Replay {
  readonly record: GameRecord;
  /** Who plays each seat: a person or a level of the computer. */
  readonly levels: readonly string[];
}

export function tableFor(setup: Setup, game: Game, layoutName: string, levels: readonly string[]): Table {
  const record = beginRecord(setup, game, { layoutName, seats: seatsOf(levels) });
  return { record, levels, games: [game], events: [] };
}

export function gameOn({ games }: Table): Game {
  return games[games.length - 1] as Game;
}

export function isHumanTurn({ levels }: Table, game: Game): boolean {
  return !game.over && !isIngenuityTurn(game) && levels[game.turn.player] === HUMAN;
}

export function act(table: Table, action: Action): Result<Table, Refusal> {
  const played = play(gameOn(table), action);
  if (!played.ok) return played;
  const { game, events } = played.value;
  const record = { ...table.record, actions: [...table.record.actions, action] };
  return ok({
    ...table,
    record: game.over ? { ...record, result: resultOf(game) } : record,
    games: [...table.games, game],
    events: [...table.events, events],
  });
}

/** Back to the last decision of a person; undefined when a tile has come to light since, or there was none. */
export function takenBack(table: Table): Table | undefined {
  const { games, events, record } = table;
  const target = games.slice(0, -1).findLastIndex((game) => isHumanTurn(table, game));
  if (target < 0 || target < undoableTo(table)) return undefined;
  return {
    ...table,
    record: undo(record, record.actions.length - target),
    games: games.slice(0, target + 1),
    events: events.slice(0, target),
  };
}
