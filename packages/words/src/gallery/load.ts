/** The words of the gallery's own pages, which a server writes. */
import type { Language } from '@mahjong-fortress/base/languages';
import { en, type GalleryWords } from './en.ts';
import { ru } from './ru.ts';
import { uk } from './uk.ts';

export type { GalleryWords };

/** All at once: a server speaks every language. */
export const GALLERY_WORDS: Readonly<Record<Language, GalleryWords>> = { en, ru, uk };
