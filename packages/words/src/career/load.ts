/** The words for what games leave behind: statistics, bests, the calendar, achievements. Fetched when they are looked at. */
import type { Language } from '@mahjong-fortress/base/languages';
import type { CareerWords } from './en.ts';

export type { CareerWords };

const LOADERS: Readonly<Record<Language, () => Promise<CareerWords>>> = {
  en: async () => (await import('./en.ts')).en,
  ru: async () => (await import('./ru.ts')).ru,
  uk: async () => (await import('./uk.ts')).uk,
};

export function loadCareerWords(language: Language): Promise<CareerWords> {
  return LOADERS[language]();
}
