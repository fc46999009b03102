/** Everyone who takes turns: the one who reads, else by what was typed, else by what the language gives. */
import { HUMAN } from '@mahjong-fortress/match';
import type { GameWords } from '@mahjong-fortress/words/game';
import { named, nameOf, type Who, YOU } from '@mahjong-fortress/words/who';
import { type Reader, type Seated, seasonsOf, sitterAt } from '../session/seats.ts';

function seated(record: Seated, words: GameWords, reader: Reader): readonly Who[] {
  const seasons = seasonsOf(record);
  const sitters = record.seats.map((_, seat) => sitterAt(record, seat));
  const isAlone = sitters.filter((sitter) => sitter === HUMAN).length === 1;
  return record.seats.map(({ name }, seat) => {
    if (seat === reader) return YOU;
    if (name) return named(name);
    if (sitters[seat] !== HUMAN) return named(words.computerNames[seasons[seat] ?? 0] ?? '');
    if (!isAlone) return named(words.defaultName(seat + 1));
    return reader === 'player' ? YOU : named(words.player);
  });
}

/** The seats, and in a game alone the Dragon of Ingenuity. */
export function whoIn(record: Seated, words: GameWords, reader: Reader = 'player'): readonly Who[] {
  const seats = seated(record, words, reader);
  return seats.length === 1 ? [...seats, named(words.ingenuity.name)] : seats;
}

/** Everyone in one line. */
export function namesIn(record: Seated, words: GameWords): string {
  return whoIn(record, words)
    .map((who) => nameOf(who, words))
    .join(' · ');
}
