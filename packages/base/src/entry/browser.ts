/** What the pages can't do without, and what they say when it is missing. */
import { type Language, languageFor } from '../languages.ts';

const SENTENCES: Readonly<Record<Language, string>> = {
  en: 'This browser can’t shuffle the tiles: it has no secure random numbers. Update it or try another one.',
  uk: 'У цьому браузері немає надійних випадкових чисел, а без них не роздати кісток: оновіть його або відкрийте цю сторінку в іншому.',
  ru: 'В этом браузере нет надёжных случайных чисел, а без них не раздать кости: обновите его или откройте эту страницу в другом.',
};

interface Browser {
  readonly crypto?: Partial<Pick<Crypto, 'getRandomValues'>>;
  readonly navigator: Pick<Navigator, 'languages'>;
}

export interface Trouble {
  readonly language: Language;
  readonly sentence: string;
}

/** Undefined when all is there. */
export function troubleWith({ crypto, navigator }: Browser): Trouble | undefined {
  if (typeof crypto?.getRandomValues === 'function') return undefined;
  const language = languageFor(navigator.languages);
  return { language, sentence: SENTENCES[language] };
}
