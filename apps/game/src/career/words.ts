/** The words for what games leave behind, once they have come. */
import { type CareerWords, loadCareerWords } from '@mahjong-fortress/words/career';
import { useEffect, useState } from 'preact/hooks';
import { useLanguage } from '../ui/words.ts';

export function useCareerWords(): CareerWords | undefined {
  const language = useLanguage();
  const [words, setWords] = useState<CareerWords>();
  useEffect(() => {
    let isOver = false;
    loadCareerWords(language).then(
      (loaded) => isOver || setWords(loaded),
      // Without them there is nothing to be said.
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [language]);
  return words;
}
