/** Names for everyone who takes turns: what was typed, else what the language gives. */
import type { GameRecord } from '@mahjong-fortress/rules';
import type { Words } from '../i18n/en.ts';
import { HUMAN, sitterAt } from '../session/seats.ts';

function seatNames(record: GameRecord, seasons: readonly number[], { newGame }: Words): readonly string[] {
  const sitters = record.seats.map((_, seat) => sitterAt(record, seat));
  const isAlone = sitters.filter((sitter) => sitter === HUMAN).length === 1;
  return record.seats.map(({ name }, seat) => {
    if (name) return name;
    if (sitters[seat] !== HUMAN) return newGame.computerNames[seasons[seat] ?? 0] ?? '';
    return isAlone ? newGame.you : newGame.defaultName(seat + 1);
  });
}

/** The seats, and in a game alone the Dragon of Ingenuity. */
export function namesIn(record: GameRecord, seasons: readonly number[], words: Words): readonly string[] {
  const names = seatNames(record, seasons, words);
  return names.length === 1 ? [...names, words.ingenuity.name] : names;
}
