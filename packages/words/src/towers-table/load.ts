/** The words at a table of Towers, one language at a time; fetched with the game. */
import type { Language } from '@mahjong-fortress/base/languages';
import type { TowersTableWords } from './en.ts';

export type { TowersTableWords };

const LOADERS: Readonly<Record<Language, () => Promise<TowersTableWords>>> = {
  en: async () => (await import('./en.ts')).en,
  ru: async () => (await import('./ru.ts')).ru,
  uk: async () => (await import('./uk.ts')).uk,
};

export function loadTowersWords(language: Language): Promise<TowersTableWords> {
  return LOADERS[language]();
}
