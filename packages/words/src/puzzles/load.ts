/** The words of the puzzles. Fetched when somebody opens them. */
import type { Language } from '@mahjong-fortress/base/languages';
import type { PuzzleWords } from './en.ts';

export type { PuzzleWords };

const LOADERS: Readonly<Record<Language, () => Promise<PuzzleWords>>> = {
  en: async () => (await import('./en.ts')).en,
  ru: async () => (await import('./ru.ts')).ru,
  uk: async () => (await import('./uk.ts')).uk,
};

export function loadPuzzleWords(language: Language): Promise<PuzzleWords> {
  return LOADERS[language]();
}
