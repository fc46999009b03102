/** The words for what games leave behind, once they have come. */
import { type CareerWords, loadCareerWords } from '@mahjong-fortress/words/career';
import { useLateWords } from '../ui/late-words.ts';

export function useCareerWords(): CareerWords | undefined {
  return useLateWords(loadCareerWords);
}
