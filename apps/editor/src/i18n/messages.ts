/** The languages of the editor, and sentences that wait for one. */
import { LANGUAGES, type Language } from '@mahjong-fortress/layouts-schema';
import { en, type Messages } from './en.ts';
import { ru } from './ru.ts';

export type { Messages };

export const MESSAGES: Readonly<Record<Language, Messages>> = { en, ru };

/** Each language in its own words, so that everybody finds theirs. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', ru: 'Русский' };

/** A sentence in whichever language is chosen when it is shown. */
export type Words = (messages: Messages, language: Language) => string;

/** A number with one decimal, as it is written in the language. */
export function decimal(value: number, language: Language): string {
  return value.toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

export function languageFrom(wishes: readonly (string | null | undefined)[]): Language {
  const found = wishes
    .map((wish) => LANGUAGES.find((language) => wish?.toLowerCase().split('-')[0] === language))
    .find((language) => language !== undefined);
  return found ?? 'en';
}
