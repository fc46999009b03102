/** The words for publishing a fortress and leafing through the gallery, in game and editor. Fetched when there is one. */
import type { Language } from '@mahjong-fortress/base/languages';
import type { GalleryScreenWords } from './en.ts';

export type { GalleryScreenWords };

const LOADERS: Readonly<Record<Language, () => Promise<GalleryScreenWords>>> = {
  en: async () => (await import('./en.ts')).en,
  ru: async () => (await import('./ru.ts')).ru,
  uk: async () => (await import('./uk.ts')).uk,
};

export function loadGalleryScreenWords(language: Language): Promise<GalleryScreenWords> {
  return LOADERS[language]();
}
