/** Words that come with their screens, and not with the first one. */
import type { Language } from '@mahjong-fortress/base/languages';
import { useEffect, useState } from 'preact/hooks';
import { useLanguage } from './words.ts';

/** Once they have come; while another language is on its way, and if it can't be fetched, the old ones stay. */
export function useLateWords<Words>(load: (language: Language) => Promise<Words>): Words | undefined {
  const language = useLanguage();
  const [words, setWords] = useState<Words>();
  useEffect(() => {
    let isOver = false;
    load(language).then(
      (loaded) => isOver || setWords(() => loaded),
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [language, load]);
  return words;
}
