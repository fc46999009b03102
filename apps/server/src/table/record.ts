/** A finished game as a record: everybody may open, replay and verify it. */
import { type Problem, problem } from '@mahjong-fortress/base/problem';
import { err, ok, type Result } from '@mahjong-fortress/base/result';
import { type GameRecord, gameNow, HUMAN, recordAt, type SeatIdentity } from '@mahjong-fortress/match';
import { isSealed } from './contest.ts';
import { secretSetup } from './course.ts';
import type { LoggedTable, SeatNow } from './table.ts';

function identityOf(seat: SeatNow, names: ReadonlyMap<string, string>): SeatIdentity {
  if (seat.type === 'computer') return { level: seat.level };
  const name = seat.type === 'person' ? names.get(seat.player) : undefined;
  return name === undefined ? { level: HUMAN } : { name, level: HUMAN };
}

export function recordOf(
  table: LoggedTable,
  names: ReadonlyMap<string, string>,
  now: number,
): Result<GameRecord<unknown, unknown>, Problem> {
  const { match, ended, game } = table;
  if (!match || !ended) {
    return err(problem('not-over', '', 'The record of a game is published when it is over.'));
  }
  if (isSealed(table.settings, now)) {
    return err(problem('day-not-over', '', 'The games of a contest are published when its day is over.'));
  }
  const setup = secretSetup(table);
  if (!setup.ok) return setup;
  const seats = table.seats.map((seat) => identityOf(seat, names));
  const head = { setup: game.rules.settled(setup.value, match.games[0]), seats, actions: [] };
  return ok(recordAt(game.rules, head, { actions: match.actions, game: gameNow(match) }));
}
