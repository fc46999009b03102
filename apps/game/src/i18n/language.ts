/** Which language the game speaks. */
import { LANGUAGES, type Language } from '@mahjong-fortress/layouts-schema';
import { en, type Words } from './en.ts';
import { ru } from './ru.ts';

export { LANGUAGES, type Language };

export const WORDS: Readonly<Record<Language, Words>> = { en, ru };

/** The first language of the list that the game speaks; `ru-RU` counts as Russian. */
export function languageFor(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language);
    if (found) return found;
  }
  return 'en';
}
