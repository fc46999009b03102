/** A game in progress: its record, and every state so far. */
import {
  gameNow,
  HUMAN,
  lastDecision,
  type PlayedRecord,
  recordAt,
  sealedActions,
} from '@mahjong-fortress/match';
import type { AnySetup } from '@mahjong-fortress/match/arena';
import type { AnyKit } from '../games/kit.ts';

export interface SeatedMatch extends PlayedRecord<AnySetup, unknown, unknown, unknown> {
  readonly kit: AnyKit;
}

export function gameOn({ match }: SeatedMatch): unknown {
  return gameNow(match);
}

/** What whoever is to move sees. */
export function viewOn({ kit, match }: SeatedMatch): unknown {
  const game = gameNow(match);
  const turn = kit.rules.toMove(game);
  return kit.rules.view(game, turn.type === 'seat' ? turn.seat : undefined);
}

/** Who plays each seat; one whose level this program does not know is played by a person. */
export function levelsOf({ kit, record }: SeatedMatch): readonly string[] {
  return record.seats.map(({ level }) => (level && kit.computers.has(level) ? level : HUMAN));
}

function isHumanTurn(seated: SeatedMatch, game: unknown): boolean {
  const turn = seated.kit.rules.toMove(game);
  return turn.type === 'seat' && levelsOf(seated)[turn.seat] === HUMAN;
}

/** The match after what has been played, with its record. */
export function seatedWith({ kit, record }: SeatedMatch, match: SeatedMatch['match']): SeatedMatch {
  const { actions } = match;
  return { kit, match, record: recordAt(kit.rules, record, { actions, game: gameNow(match) }) };
}

/** Somebody else plays a seat from now on, and the record says so. */
export function reseated({ kit, record, match }: SeatedMatch, seat: number, level: string): SeatedMatch {
  const seats = record.seats.map((one, index) => (index === seat ? { ...one, level } : one));
  return { kit, match, record: { ...record, seats } };
}

/** How many actions stay when the last decision of a person is taken back; undefined when it cannot be. */
export function undoTarget(seated: SeatedMatch): number | undefined {
  const { kit, match } = seated;
  const target = lastDecision(match, (game) => isHumanTurn(seated, game));
  const sealed = sealedActions({ reveals: kit.seals }, match);
  return target === undefined || target < sealed ? undefined : target;
}
