/** A game in progress: its record, and every state so far. */
import {
  gameNow,
  HUMAN,
  lastDecision,
  type PlayedRecord,
  recordAt,
  sealedActions,
} from '@mahjong-fortress/match';
import {
  type Action,
  type Game,
  type GameEvent,
  isIngenuityTurn,
  mahjongFortress,
  type Setup,
} from '@mahjong-fortress/rules';

export interface SeatedMatch extends PlayedRecord<Setup, Game, Action, GameEvent> {
  /** Who plays each seat: a person or a level of the computer. */
  readonly levels: readonly string[];
}

export function gameOn({ match }: SeatedMatch): Game {
  return gameNow(match);
}

function isHumanTurn({ levels }: SeatedMatch, game: Game): boolean {
  return !game.over && !isIngenuityTurn(game) && levels[game.turn.player] === HUMAN;
}

/** The match after what has been played, with its record. */
export function seatedWith({ levels, record }: SeatedMatch, match: SeatedMatch['match']): SeatedMatch {
  const { actions } = match;
  return { levels, match, record: recordAt(mahjongFortress, record, { actions, game: gameNow(match) }) };
}

/** How many actions stay when the last decision of a person is taken back; undefined when it cannot be. */
export function undoTarget(seated: SeatedMatch): number | undefined {
  const { match } = seated;
  const target = lastDecision(match, (game) => isHumanTurn(seated, game));
  return target === undefined || target < sealedActions(mahjongFortress, match) ? undefined : target;
}
