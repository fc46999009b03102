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
import { COMPUTERS } from '../games/mahjong-fortress/computers.ts';

export type SeatedMatch = PlayedRecord<Setup, Game, Action, GameEvent>;

export function gameOn({ match }: SeatedMatch): Game {
  return gameNow(match);
}

/** Who plays each seat; one whose level this program does not know is played by a person. */
export function levelsOf({ record }: SeatedMatch): readonly string[] {
  return record.seats.map(({ level }) => (level && COMPUTERS.has(level) ? level : HUMAN));
}

function isHumanTurn(seated: SeatedMatch, game: Game): boolean {
  return !game.over && !isIngenuityTurn(game) && levelsOf(seated)[game.turn.player] === HUMAN;
}

/** The match after what has been played, with its record. */
export function seatedWith({ record }: SeatedMatch, match: SeatedMatch['match']): SeatedMatch {
  const { actions } = match;
  return { match, record: recordAt(mahjongFortress, record, { actions, game: gameNow(match) }) };
}

/** Somebody else plays a seat from now on, and the record says so. */
export function reseated({ record, match }: SeatedMatch, seat: number, level: string): SeatedMatch {
  const seats = record.seats.map((one, index) => (index === seat ? { ...one, level } : one));
  return { match, record: { ...record, seats } };
}

/** How many actions stay when the last decision of a person is taken back; undefined when it cannot be. */
export function undoTarget(seated: SeatedMatch): number | undefined {
  const { match } = seated;
  const target = lastDecision(match, (game) => isHumanTurn(seated, game));
  return target === undefined || target < sealedActions(mahjongFortress, match) ? undefined : target;
}
