/** Who sits where: people, and computers by the name of their level. */
import { ok, type Result } from '@mahjong-fortress/base/result';
import { HUMAN, type SeatIdentity } from '@mahjong-fortress/match';
import { badUsage, type Call, type Failure, type Option } from './command.ts';
import { COMPUTER_NAMES } from './computers.ts';
import { suggestion } from './suggest.ts';

export const SEATS_OPTION: Option = {
  value: 'A,B,…',
  about: `who sits where: ${HUMAN}, ${COMPUTER_NAMES.join(', ')}`,
};

export interface ChosenSeats<Count extends number> {
  readonly players: Count;
  readonly levels: readonly string[];
}

const WORDS: Readonly<Record<number, string>> = { 1: 'one', 2: 'two' };

/** The seats that were named, or as many as there are players. */
export function seatsOption<Count extends number>(
  call: Call,
  counts: readonly Count[],
  allowed: readonly string[],
  otherwise: (index: number) => string,
): Result<ChosenSeats<Count>, Failure> {
  const text = call.value('seats');
  const levels = text?.split(',').map((level) => level.trim());
  const count = counts.find((known) => known === levels?.length);
  if (levels && !count) return badUsage(`“--seats” must name ${WORDS[counts[0] ?? 1]} to four players.`);
  const players = playersOf(call, counts, count);
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

/** How many play, as far as the game allows. */
export function playersOf<Count extends number>(
  call: Call,
  counts: readonly Count[],
  otherwise = counts.find((count) => count === 2) as Count,
): Result<Count, Failure> {
  const text = call.value('players');
  if (text === undefined) return ok(otherwise);
  const count = counts.find((known) => String(known) === text);
  return count ? ok(count) : badUsage(`“--players” must be a number from ${counts[0]} to ${counts.at(-1)}.`);
}

/** Names for the record and the screen. */
export function seatsOf(levels: readonly string[]): SeatIdentity[] {
  return levels.map((level, index) => ({
    name: `${level === HUMAN ? 'Player' : 'Computer'} ${index + 1}`,
    level,
  }));
}
