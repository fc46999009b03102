/** Notices in every language: a service worker can't wait for words, and these are few. */
import type { Language } from '@mahjong-fortress/base/languages';
import { en, type NoticeWords } from './en.ts';
import { ru } from './ru.ts';
import { uk } from './uk.ts';

export const NOTICE_WORDS: Readonly<Record<Language, NoticeWords>> = { en, ru, uk };
