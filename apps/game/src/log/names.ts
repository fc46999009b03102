/** Names for everyone who takes turns: what was typed, else what the language gives. */
import { HUMAN, type SeatIdentity } from '@mahjong-fortress/match';
import type { Words } from '../i18n/en.ts';
import { seasonsOf, sitterAt } from '../session/seats.ts';

interface Seated {
  readonly seats: readonly SeatIdentity[];
}

function seatNames(record: Seated, { newGame }: Words): readonly string[] {
  const seasons = seasonsOf(record);
  const sitters = record.seats.map((_, seat) => sitterAt(record, seat));
  const isAlone = sitters.filter((sitter) => sitter === HUMAN).length === 1;
  return record.seats.map(({ name }, seat) => {
    if (name) return name;
    if (sitters[seat] !== HUMAN) return newGame.computerNames[seasons[seat] ?? 0] ?? '';
    return isAlone ? newGame.you : newGame.defaultName(seat + 1);
  });
}

/** The seats, and in a game alone the Dragon of Ingenuity. */
export function namesIn(record: Seated, words: Words): readonly string[] {
  const names = seatNames(record, words);
  return names.length === 1 ? [...names, words.ingenuity.name] : names;
}
