/** Where fortresses come from. */
import { fetcherFrom } from '@mahjong-fortress/layouts-schema';

export const LAYOUT_SOURCES = ['bundled', 'community', 'own'] as const;
export type LayoutSource = (typeof LAYOUT_SOURCES)[number];

/** The platform writes an absent value as undefined, the fetcher leaves it out. */
function readerOf(body: ReadableStream<Uint8Array>) {
  const reader = body.getReader();
  return {
    async read() {
      const { done, value } = await reader.read();
      return value ? { done, value } : { done };
    },
    cancel: () => reader.cancel(),
  };
}

/** Asks a stranger for a text. */
export const fetcher = fetcherFrom(async (address, options) => {
  const { ok, body } = await fetch(address, options);
  return { ok, body: body && { getReader: () => readerOf(body) } };
});
