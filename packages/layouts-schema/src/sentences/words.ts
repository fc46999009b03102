/** Words that sentences are made of. */
import { countingIn } from '@mahjong-fortress/base/plural';
import type { Language } from '../layout.ts';

export type Facts = Readonly<Record<string, string | number>>;
export type Sentence = (facts: Facts) => Readonly<Record<Language, string>>;

const inEnglish = countingIn('en');
const inRussian = countingIn('ru');

export const tiles = (count: unknown) => inEnglish(Number(count), { one: 'tile', other: 'tiles' });
export const persons = (count: unknown) => inEnglish(Number(count), { one: 'player', other: 'players' });

/** "1 was taken off", "2 were taken off". */
export const were = (count: unknown) => (count === 1 ? 'was' : 'were');

export const kosti = (count: unknown) =>
  inRussian(Number(count), { one: 'кость', few: 'кости', many: 'костей' });
/** Whom something is for. */
export const igroki = (count: unknown) => inRussian(Number(count), { one: 'игрока', many: 'игроков' });

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
