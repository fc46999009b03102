import type { Language } from './languages.ts';

/** A number with one decimal, as it is written in the language. */
export function decimal(value: number, language: Language): string {
  return value.toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}
