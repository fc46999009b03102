/** The words of the editor, one language at a time. */
import type { Language } from '@mahjong-fortress/base/languages';
import type { EditorWords } from './en.ts';

export type { EditorWords };

const LOADERS: Readonly<Record<Language, () => Promise<EditorWords>>> = {
  en: async () => (await import('./en.ts')).en,
  ru: async () => (await import('./ru.ts')).ru,
  uk: async () => (await import('./uk.ts')).uk,
};

export function loadEditorWords(language: Language): Promise<EditorWords> {
  return LOADERS[language]();
}
