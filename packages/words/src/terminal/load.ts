/** The words of the terminal, one language at a time. */
import type { Language } from '@mahjong-fortress/base/languages';
import type { TerminalWords } from './en.ts';

export type { TerminalWords };

const LOADERS: Readonly<Record<Language, () => Promise<TerminalWords>>> = {
  en: async () => (await import('./en.ts')).en,
  ru: async () => (await import('./ru.ts')).ru,
  uk: async () => (await import('./uk.ts')).uk,
};

export function loadTerminalWords(language: Language): Promise<TerminalWords> {
  return LOADERS[language]();
}
