/** The languages that people are spoken to in; every list of languages is this one. */

export const LANGUAGES = ['en', 'ru', 'uk'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language in its own words, so that everybody finds theirs. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  ru: 'Русский',
  uk: 'Українська',
};

/** The first wish that can be granted: `ru-RU` and `ru_RU.UTF-8` are Russian, `rue` (Rusyn) is not. */
export function languageFor(wishes: readonly (string | undefined)[]): Language {
  for (const wish of wishes) {
    const [tag] = wish?.toLowerCase().split(/[-_.@]/) ?? [];
    const found = LANGUAGES.find((language) => language === tag);
    if (found) return found;
  }
  return 'en';
}
