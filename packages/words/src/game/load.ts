/** The words of the game, one language at a time. */
import type { Language } from '@mahjong-fortress/base/languages';
import type { GameWords } from './en.ts';

export type { GameWords };

const LOADERS: Readonly<Record<Language, () => Promise<GameWords>>> = {
  en: async () => (await import('./en.ts')).en,
  ru: async () => (await import('./ru.ts')).ru,
  uk: async () => (await import('./uk.ts')).uk,
};

export function loadGameWords(language: Language): Promise<GameWords> {
  return LOADERS[language]();
}
