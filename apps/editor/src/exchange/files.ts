/** Texts from outside that may hold a fortress: our own files, boards of other games, links. */
import type { Result } from '@mahjong-fortress/base/result';
import {
  type CheckedLayout,
  type Finding,
  findingText,
  importLayouts,
  type Layout,
  parseDraft,
  parseShareCode,
  shareCodeIn,
} from '@mahjong-fortress/layouts-schema';
import type { Saying } from '../document/saying.ts';

export interface Found {
  /** Their advice tells what had to be changed to make them fit. Those of other games are made when looked at. */
  readonly boards: readonly CheckedLayout[];
  /** Boards of the file that could not be used. */
  readonly skipped: number;
}

/** The first sentence about what is wrong. */
export function firstWords([first]: readonly Finding[]): Saying {
  return (messages) => (first ? findingText(first, messages.findings) : messages.fileUnreadable);
}

type Reading = Result<Found, readonly Finding[]>;

function one(layout: Layout): Reading {
  return { ok: true, value: { boards: [{ layout, advice: [] }], skipped: 0 } };
}

/** A fortress that is not finished yet is welcome too: it comes to be finished. */
function readOwn(text: string): Reading {
  const draft = parseDraft(text);
  return draft.ok ? one(draft.value) : draft;
}

function readForeign(text: string, fileName: string): Reading {
  const imported = importLayouts(text, fileName);
  if (!imported.ok) return imported;
  const { layouts, skipped } = imported.value;
  return { ok: true, value: { boards: layouts, skipped: skipped.length } };
}

/** The name suggests what to try first; the text decides. */
export function readFortressText(text: string, fileName = ''): Reading {
  const isForeign = /\.(mah|layout)$/i.test(fileName);
  const first = isForeign ? readForeign(text, fileName) : readOwn(text);
  if (first.ok) return first;
  const second = isForeign ? readOwn(text) : readForeign(text, fileName);
  return second.ok ? second : first;
}

/** Undefined when there is no code in the text at all. */
export function readLink(text: string): Reading | undefined {
  const code = shareCodeIn(text);
  if (code === undefined) return undefined;
  const parsed = parseShareCode(code);
  return parsed.ok ? one(parsed.value.layout) : parsed;
}
