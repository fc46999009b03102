/** The words of the coach. Fetched when somebody asks for it. */
import type { Language } from '@mahjong-fortress/base/languages';
import type { CoachWords } from './en.ts';

export type { CoachWords };

const LOADERS: Readonly<Record<Language, () => Promise<CoachWords>>> = {
  en: async () => (await import('./en.ts')).en,
  ru: async () => (await import('./ru.ts')).ru,
  uk: async () => (await import('./uk.ts')).uk,
};

export function loadCoachWords(language: Language): Promise<CoachWords> {
  return LOADERS[language]();
}
