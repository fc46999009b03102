/** What a solo game makes of its player, in every language at once: for whoever doesn't know yet who will read it. */
import type { Language } from '@mahjong-fortress/base/languages';
import type { Rank } from '@mahjong-fortress/rules';
import { en } from './en.ts';
import { ru } from './ru.ts';
import { uk } from './uk.ts';

export const RANK_NAMES: Readonly<Record<Language, Readonly<Record<Rank, string>>>> = {
  en: en.ranks,
  ru: ru.ranks,
  uk: uk.ranks,
};
