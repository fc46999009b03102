/** Loads indexes and the layouts they name. Whatever comes from outside is checked like any file. */
import { err, ok, type Result } from '@mahjong-fortress/base/result';
import { type Finding, makeFinding } from '../finding.ts';
import { validateCommunityIndex } from '../generated/validators.js';
import { jsonOrFinding } from '../json.ts';
import type { Layout } from '../layout.ts';
import { TEXT_LIMITS } from '../limits.ts';
import { parseLayout } from '../parse.ts';
import { besideIndex, isSourceAddress } from './address.ts';
import type { CommunityIndex } from './community-index.ts';
import type { Fetcher, FetchLimits } from './fetcher.ts';

const INDEX_LIMITS: FetchLimits = { maxBytes: TEXT_LIMITS.index, maxSeconds: 10 };
const LAYOUT_LIMITS: FetchLimits = { maxBytes: TEXT_LIMITS.indexed, maxSeconds: 10 };

/** Browsers let no more requests than these run to one host; of the others the clock would run while they wait. */
const FETCHES_AT_ONCE = 6;

function readIndex(text: string): Result<CommunityIndex, Finding> {
  const value = jsonOrFinding(text, INDEX_LIMITS.maxBytes);
  if (!value.ok || !validateCommunityIndex(value.value)) return err(makeFinding('source-broken', ''));
  return ok(value.value as CommunityIndex);
}

/** The addresses of the layouts of an index, each once. */
async function loadIndex(source: string, fetcher: Fetcher): Promise<Result<readonly string[], Finding>> {
  if (!isSourceAddress(source)) return err(makeFinding('source-address', ''));
  const text = await fetcher(source, INDEX_LIMITS);
  if (!text.ok) return text;
  const index = readIndex(text.value);
  if (!index.ok) return index;
  const files = new Set(index.value.layouts.map(({ file }) => file));
  return ok([...files].map((file) => besideIndex(source, file)));
}

async function loadLayout(address: string, fetcher: Fetcher): Promise<Layout | undefined> {
  const text = await fetcher(address, LAYOUT_LIMITS);
  if (!text.ok) return undefined;
  const parsed = parseLayout(text.value);
  return parsed.ok ? parsed.value.layout : undefined;
}

export interface SourceListener {
  /** All that have come so far, in the order of the index. What their files say counts, not what the index promised. */
  readonly onLayouts: (layouts: readonly Layout[]) => void;
  /** Aborted when nobody wants to know any more. */
  readonly signal: AbortSignal;
}

export interface LoadedSource {
  /** How many files of the index could not be had or played. */
  readonly skipped: number;
}

/** Asks one source, by itself: another one that is slow or gone is none of its business. */
export async function loadSource(
  source: string,
  fetcher: Fetcher,
  { onLayouts, signal }: SourceListener,
): Promise<Result<LoadedSource, Finding>> {
  const addresses = await loadIndex(source, fetcher);
  if (!addresses.ok) return addresses;
  const layouts: (Layout | undefined)[] = addresses.value.map(() => undefined);
  const found = () => layouts.filter((layout) => layout !== undefined);
  const waiting = addresses.value.entries();
  async function loadNext(): Promise<void> {
    for (const [place, address] of waiting) {
      if (signal.aborted) return;
      layouts[place] = await loadLayout(address, fetcher);
      if (layouts[place] && !signal.aborted) onLayouts(found());
    }
  }
  await Promise.all(Array.from({ length: FETCHES_AT_ONCE }, loadNext));
  return ok({ skipped: layouts.length - found().length });
}
