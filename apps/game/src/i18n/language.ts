/** Which language the game speaks. */
import { en, type Words } from './en.ts';
import { ru } from './ru.ts';

export const WORDS = { en, ru } as const satisfies Record<string, Words>;

export type Language = keyof typeof WORDS;
export const LANGUAGES = Object.keys(WORDS) as readonly Language[];

/** The first language of the list that the game speaks; `ru-RU` counts as Russian. */
export function languageFor(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language);
    if (found) return found;
  }
  return 'en';
}
