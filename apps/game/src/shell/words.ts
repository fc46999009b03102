/** The words of the chosen language, wherever the page is drawn. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { en, type Words } from '../i18n/en.ts';
import type { Language } from '../i18n/language.ts';

export const WordsContext = createContext<Words>(en);
export const LanguageContext = createContext<Language>('en');

export function useWords(): Words {
  return useContext(WordsContext);
}

export function useLanguage(): Language {
  return useContext(LanguageContext);
}
