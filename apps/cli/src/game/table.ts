/** A game in progress: its record, and every state so far. */
import { gameNow, HUMAN, type PlayedRecord, recordAt, sealedActions } from '@mahjong-fortress/match';
import {
  type Action,
  type Game,
  type GameEvent,
  isIngenuityTurn,
  mahjongFortress,
  type Setup,
} from '@mahjong-fortress/rules';

export interface Table extends PlayedRecord<Setup, Game, Action, GameEvent> {
  /** Who plays each seat: a person or a level of the computer. */
  readonly levels: readonly string[];
}

export function gameOn({ match }: Table): Game {
  return gameNow(match);
}

function isHumanTurn({ levels }: Table, game: Game): boolean {
  return !game.over && !isIngenuityTurn(game) && levels[game.turn.player] === HUMAN;
}

/** The table after what has been played. */
export function tableWith({ levels, record }: Table, match: Table['match']): Table {
  const { actions } = match;
  return { levels, match, record: recordAt(mahjongFortress, record, { actions, game: gameNow(match) }) };
}

/** How many actions stay when the last decision of a person is taken back; undefined when it cannot be. */
export function undoTarget(table: Table): number | undefined {
  const { match } = table;
  const target = match.games.slice(0, -1).findLastIndex((game) => isHumanTurn(table, game));
  return target < 0 || target < sealedActions(mahjongFortress, match) ? undefined : target;
}
