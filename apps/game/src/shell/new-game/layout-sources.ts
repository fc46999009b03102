/** Where fortresses come from. Whatever comes from outside passes the one door of layouts-schema. */
import {
  type Finding,
  fetcherFrom,
  findingText,
  importLayouts,
  type Layout,
  parseLayout,
  parseShareCode,
  type Sentences,
  shareCodeIn,
  TEXT_LIMITS,
} from '@mahjong-fortress/layouts-schema';

export const LAYOUT_SOURCES = ['bundled', 'community', 'own'] as const;
export type LayoutSource = (typeof LAYOUT_SOURCES)[number];

export type Opened =
  | { readonly ok: true; readonly layout: Layout }
  | { readonly ok: false; readonly findings: readonly Finding[] };

/** No character takes more bytes: what is cut off is beyond what is read anyway, and need not come into memory. */
const MAX_FILE_BYTES = 4 * TEXT_LIMITS.file;

export async function openLayoutFile(file: File): Promise<Opened> {
  const text = await file.slice(0, MAX_FILE_BYTES).text();
  if (/\.(mah|layout)$/i.test(file.name)) {
    const imported = importLayouts(text, file.name);
    const [first] = imported.ok ? imported.value.layouts : [];
    if (first) return { ok: true, layout: first.layout };
  }
  const parsed = parseLayout(text);
  return parsed.ok ? { ok: true, layout: parsed.value.layout } : { ok: false, findings: parsed.error };
}

export function openLayoutLink(text: string): Opened {
  const parsed = parseShareCode(shareCodeIn(text) ?? '');
  return parsed.ok ? { ok: true, layout: parsed.value.layout } : { ok: false, findings: parsed.error };
}

export function sentencesOf(findings: readonly Finding[], sentences: Sentences): string[] {
  return [...new Set(findings.map((finding) => findingText(finding, sentences)))];
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

/** Asks a stranger for a text. */
export const fetcher = fetcherFrom(async (address, options) => {
  const { ok, body } = await fetch(address, options);
  return { ok, body: body && { getReader: () => readerOf(body) } };
});
