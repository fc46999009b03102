/** Who sits where: people, and computers by the name of their level. */
import { ok, type Result } from '@mahjong-fortress/base/result';
import { HUMAN, type SeatIdentity } from '@mahjong-fortress/match';
import { PLAYER_COUNTS, type PlayerCount } from '@mahjong-fortress/rules';
import { badUsage, type Call, type Failure, type Option } from './command.ts';
import { COMPUTER_NAMES, COMPUTERS, type Computer } from './computers.ts';
import { playersOption } from './setup-options.ts';
import { suggestion } from './suggest.ts';

export const SEATS_OPTION: Option = {
  value: 'A,B,…',
  about: `who sits where: ${HUMAN}, ${COMPUTER_NAMES.join(', ')}`,
};

export interface ChosenSeats {
  readonly players: PlayerCount;
  readonly levels: readonly string[];
}

/** The seats that were named, or as many as there are players. */
export function seatsOption(
  call: Call,
  allowed: readonly string[],
  otherwise: (index: number) => string,
): Result<ChosenSeats, Failure> {
  const text = call.value('seats');
  const levels = text?.split(',').map((level) => level.trim());
  const count = PLAYER_COUNTS.find((known) => known === levels?.length);
  if (levels && !count) return badUsage('“--seats” must name one to four players.');
  const players = playersOption(call, count);
  if (!players.ok) return players;
  if (count && count !== players.value) {
    return badUsage(`“--seats” names ${count} players, “--players” says ${players.value}.`);
  }
  const strange = levels?.find((level) => !allowed.includes(level));
  if (strange !== undefined) {
    return badUsage(`“--seats”: unknown player “${strange}”.${suggestion(strange, allowed)}`);
  }
  return ok({
    players: players.value,
    levels: levels ?? Array.from({ length: players.value }, (_, index) => otherwise(index)),
  });
}

export function computerAt(levels: readonly string[], seat: number): Computer | undefined {
  return COMPUTERS.get(levels[seat] ?? '');
}

/** Names for the record and the screen. */
export function seatsOf(levels: readonly string[]): SeatIdentity[] {
  return levels.map((level, index) => ({
    name: `${level === HUMAN ? 'Player' : 'Computer'} ${index + 1}`,
    level,
  }));
}
