/** Every language that is spoken, for tests. */
import { LANGUAGES, type Language } from '@mahjong-fortress/base/languages';

export async function everyLanguage<Words>(
  load: (language: Language) => Promise<Words>,
): Promise<readonly (readonly [Language, Words])[]> {
  return Promise.all(LANGUAGES.map(async (language) => [language, await load(language)] as const));
}
