/** The server that this page came from, if there is one. */
import { languageFor } from '@mahjong-fortress/base/languages';
import { loadOnlineWords } from '@mahjong-fortress/words/online';
import { type Api, makeApi } from './api.ts';

/** Who doesn't answer for so long is as good as not there. */
const PATIENCE_MS = 10_000;

function oneOf(words: readonly string[]): string {
  return words[Math.floor(Math.random() * words.length)] ?? '';
}

/** Two words of the language that is read here. */
async function suggestName(): Promise<string> {
  const { guests } = await loadOnlineWords(languageFor([document.documentElement.lang]));
  return `${oneOf(guests.first)} ${oneOf(guests.second)}`;
}

export const api: Api = makeApi({
  suggestName,
  ask: (path, body) =>
    fetch(new URL(path, document.baseURI), {
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(body === undefined ? {} : { method: 'POST', body }),
    }),
});
