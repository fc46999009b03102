/** Words that sentences are made of. */
import type { Language } from '../layout.ts';

export type Facts = Readonly<Record<string, string | number>>;
export type Sentence = (facts: Facts) => Readonly<Record<Language, string>>;

/** "1 tile", "2 tiles". */
export function tiles(count: unknown): string {
  return `${count} ${count === 1 ? 'tile' : 'tiles'}`;
}

/** "1 was taken off", "2 were taken off". */
export const were = (count: unknown) => (count === 1 ? 'was' : 'were');

/** Russian counts in three forms: 1 кость, 2 кости, 5 костей. */
function plural(count: unknown, one: string, few: string, many: string): string {
  const number = Number(count);
  const tens = number % 100;
  const ones = number % 10;
  if (ones === 1 && tens !== 11) return `${number} ${one}`;
  if (ones >= 2 && ones <= 4 && (tens < 12 || tens > 14)) return `${number} ${few}`;
  return `${number} ${many}`;
}

export const kosti = (count: unknown) => plural(count, 'кость', 'кости', 'костей');
export const igroki = (count: unknown) => plural(count, 'игрока', 'игроков', 'игроков');
export const persons = (count: unknown) => `${count} ${count === 1 ? 'player' : 'players'}`;

export const TYPE_NAMES = {
  object: { en: 'an object in curly brackets', ru: 'объект в фигурных скобках' },
  array: { en: 'a list in square brackets', ru: 'список в квадратных скобках' },
  string: { en: 'a text in quotes', ru: 'текст в кавычках' },
  'string,object': { en: 'a text, or texts for en and ru', ru: 'текст или тексты для en и ru' },
  integer: { en: 'a whole number', ru: 'целое число' },
} as const;
export type TypeName = keyof typeof TYPE_NAMES;

/** Rows are counted from 1 for people. */
export const line = (row: unknown) => Number(row) + 1;
