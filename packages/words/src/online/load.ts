/** The words for tables of people who are not in one room. Fetched with their screens. */
import type { Language } from '@mahjong-fortress/base/languages';
import type { OnlineWords } from './en.ts';

export type { OnlineWords };

const LOADERS: Readonly<Record<Language, () => Promise<OnlineWords>>> = {
  en: async () => (await import('./en.ts')).en,
  ru: async () => (await import('./ru.ts')).ru,
  uk: async () => (await import('./uk.ts')).uk,
};

export function loadOnlineWords(language: Language): Promise<OnlineWords> {
  return LOADERS[language]();
}
