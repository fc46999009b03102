/** A language and what is said in it; how a page begins with one and goes over to another. */
import type { Language } from '@mahjong-fortress/base/languages';

export interface Speech<Words> {
  readonly language: Language;
  readonly words: Words;
}

export type LoadWords<Words> = (language: Language) => Promise<Words>;

/** Where the words of a language do not come, English is better than nothing. */
export async function firstSpeech<Words>(language: Language, load: LoadWords<Words>): Promise<Speech<Words>> {
  const words = await load(language).catch(() => undefined);
  return words ? { language, words } : { language: 'en', words: await load('en') };
}

/**
 * Goes over to another language once its words have come; whatever comes after a later wish is for nobody any more. Tells
 * whether the wish can be granted.
 */
export function makeSpeaker<Words>(
  load: LoadWords<Words>,
  onSpeech: (speech: Speech<Words>) => void,
): (language: Language) => Promise<boolean> {
  let wishes = 0;
  return async (language) => {
    const wish = ++wishes;
    const words = await load(language).catch(() => undefined);
    if (words && wish === wishes) onSpeech({ language, words });
    return words !== undefined;
  };
}
