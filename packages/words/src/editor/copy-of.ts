/** What the copy of a fortress is called, in every language its name has: whichever one is spoken. */
import type { Language } from '@mahjong-fortress/base/languages';

const COPY: Readonly<Record<Language, string>> = { en: 'copy', ru: 'копия', uk: 'копія' };

export function copyOf(name: string, language: Language): string {
  return `${name} (${COPY[language]})`;
}
