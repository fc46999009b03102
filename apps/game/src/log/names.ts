/** Names for everyone who takes turns: the seats, and alone the Dragon of Ingenuity. */
import type { GameRecord } from '@mahjong-fortress/rules';
import type { Words } from '../i18n/en.ts';

export function namesIn({ seats }: GameRecord, words: Words): readonly string[] {
  const names = seats.map(({ name }, index) => name ?? words.newGame.defaultName(index + 1));
  return seats.length === 1 ? [...names, words.ingenuity.name] : names;
}
