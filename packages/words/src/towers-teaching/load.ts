/** The words of the lessons of Towers, one language at a time; fetched with the lessons. */
import type { Language } from '@mahjong-fortress/base/languages';
import type { TowersTeachingWords } from './en.ts';

export type { TowersTeachingWords };

const LOADERS: Readonly<Record<Language, () => Promise<TowersTeachingWords>>> = {
  en: async () => (await import('./en.ts')).en,
  ru: async () => (await import('./ru.ts')).ru,
  uk: async () => (await import('./uk.ts')).uk,
};

export function loadTowersTeaching(language: Language): Promise<TowersTeachingWords> {
  return LOADERS[language]();
}
