/** Where fortresses come from. Whatever comes from outside passes the one door of layouts-schema. */
import {
  type Finding,
  fetcherFrom,
  importLayouts,
  type Layout,
  listSources,
  loadCommunity,
  loadCommunityLayout,
  parseLayout,
  parseShareCode,
  shareCodeIn,
  textIn,
} from '@mahjong-fortress/layouts-schema';
import type { Shelf } from '../../storage/shelf.ts';

export const LAYOUT_SOURCES = ['bundled', 'community', 'own'] as const;
export type LayoutSource = (typeof LAYOUT_SOURCES)[number];

export type Opened =
  | { readonly ok: true; readonly layout: Layout }
  | { readonly ok: false; readonly findings: readonly Finding[] };

/** Larger files are no fortresses; nobody should have to read them into memory. */
const MAX_FILE_BYTES = 200_000;

export async function openLayoutFile(file: File): Promise<Opened> {
  const text = await file.slice(0, MAX_FILE_BYTES).text();
  const parsed = parseLayout(text);
  if (parsed.ok) return { ok: true, layout: parsed.value.layout };
  if (/\.(mah|layout)$/i.test(file.name)) {
    const imported = importLayouts(text, file.name);
    const [first] = imported.ok ? imported.value.layouts : [];
    if (first) return { ok: true, layout: first.layout };
  }
  return { ok: false, findings: parsed.error };
}

export function openLayoutLink(text: string): Opened {
  const parsed = parseShareCode(shareCodeIn(text.slice(0, 5000)) ?? '');
  return parsed.ok ? { ok: true, layout: parsed.value.layout } : { ok: false, findings: parsed.error };
}

export function sentencesOf(findings: readonly Finding[], language: string): string[] {
  return [...new Set(findings.map(({ text }) => textIn(text, language)))];
}

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

const SOURCES_KEY = 'community-sources';

/** All community fortresses that can be played; nothing when no source answers. */
export async function loadCommunityLayouts(shelf: Shelf): Promise<readonly Layout[] | undefined> {
  const fetcher = fetcherFrom(async (address, options) => {
    const { ok, body } = await fetch(address, options);
    return { ok, body: body && { getReader: () => readerOf(body) } };
  });
  const sources = listSources({
    read: () => shelf.read(SOURCES_KEY) ?? null,
    write: (text) => shelf.write(SOURCES_KEY, text),
  });
  const results = await loadCommunity(sources, fetcher);
  const entries = results.flatMap(({ entries }) => (entries.ok ? entries.value : []));
  if (entries.length === 0) return undefined;
  const layouts = await Promise.all(entries.map((entry) => loadCommunityLayout(entry, fetcher)));
  return layouts.flatMap((layout) => (layout.ok ? [layout.value.layout] : []));
}
