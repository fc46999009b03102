/** Sentences that wait for a language. */
import type { Language } from '@mahjong-fortress/base/languages';
import type { EditorWords } from '@mahjong-fortress/words/editor';

/** A sentence in whichever language is chosen when it is shown. */
export type Saying = (words: EditorWords, language: Language) => string;

/** A number with one decimal, as it is written in the language. */
export function decimal(value: number, language: Language): string {
  return value.toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}
