/** The words for online tables, once they have come. */
import { loadOnlineWords, type OnlineWords } from '@mahjong-fortress/words/online';
import type { Refused } from '../../online/call.ts';
import { useLateWords } from '../../ui/late-words.ts';

export function useOnlineWords(): OnlineWords | undefined {
  return useLateWords(loadOnlineWords);
}

export function refusalWords({ code }: Refused, { refusals }: OnlineWords): string {
  const sentences: Readonly<Record<string, string | undefined>> = refusals;
  return sentences[code] ?? refusals.other;
}
