/** Letters in every language: a server speaks them all. */
import type { Language } from '@mahjong-fortress/base/languages';
import { en, type MailWords } from './en.ts';
import { ru } from './ru.ts';
import { uk } from './uk.ts';

export const MAIL_WORDS: Readonly<Record<Language, MailWords>> = { en, ru, uk };
