/** A game in progress: its record and every state so far. */
import { gameNow, type Match, sealedActions } from '@mahjong-fortress/match';
import {
  type Action,
  beginRecord,
  type Game,
  type GameEvent,
  type GameRecord,
  isIngenuityTurn,
  mahjongFortress,
  type Replay,
  type Setup,
  withActions,
} from '@mahjong-fortress/rules';
import { HUMAN, seatsOf } from '../seats.ts';

type GameMatch = Match<Game, Action, GameEvent>;

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

function isHumanTurn({ levels }: Table, game: Game): boolean {
  return !game.over && !isIngenuityTurn(game) && levels[game.turn.player] === HUMAN;
}

/** The table after what has been played. */
export function tableWith({ levels, record }: Table, match: GameMatch): Table {
  const { games, events, actions } = match;
  return { levels, games, events, record: withActions(record, actions, gameNow(match)) };
}

export function matchOn({ games, events, record }: Table): GameMatch {
  const [dealt, ...later] = games;
  if (!dealt) throw new Error('a game begins with a deal');
  return { games: [dealt, ...later], events, actions: record.actions };
}

/** How many actions stay when the last decision of a person is taken back; undefined when it cannot be. */
export function undoTarget(table: Table): number | undefined {
  const target = table.games.slice(0, -1).findLastIndex((game) => isHumanTurn(table, game));
  return target < 0 || target < sealedActions(mahjongFortress, table) ? undefined : target;
}
