/** Everyone who takes turns: the one who reads, else by what was typed, else by what the language gives. */
import { HUMAN } from '@mahjong-fortress/match';
import type { GameWords } from '@mahjong-fortress/words/game';
import { named, type Who, YOU } from '@mahjong-fortress/words/who';
import { type Seated, seasonsOf, sitterAt } from '../session/seats.ts';

function seated(record: Seated, words: GameWords): readonly Who[] {
  const seasons = seasonsOf(record);
  const sitters = record.seats.map((_, seat) => sitterAt(record, seat));
  const isAlone = sitters.filter((sitter) => sitter === HUMAN).length === 1;
  return record.seats.map(({ name }, seat) => {
    if (name) return named(name);
    if (sitters[seat] !== HUMAN) return named(words.computerNames[seasons[seat] ?? 0] ?? '');
    return isAlone ? YOU : named(words.defaultName(seat + 1));
  });
}

/** The seats, and in a game alone the Dragon of Ingenuity. */
export function whoIn(record: Seated, words: GameWords): readonly Who[] {
  const seats = seated(record, words);
  return seats.length === 1 ? [...seats, named(words.ingenuity.name)] : seats;
}
