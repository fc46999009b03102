/** Loads indexes and the layouts they name. Whatever comes from outside is checked like any file. */
import { type Finding, makeFinding } from '../finding.ts';
import { validateCommunityIndex } from '../generated/validators.js';
import { readJson } from '../json.ts';
import { type CheckedLayout, parseLayout } from '../parse.ts';
import { err, ok, type Result } from '../result.ts';
import { besideIndex, isSourceAddress } from './address.ts';
import type { CommunityEntry, CommunityIndex } from './community-index.ts';
import type { Fetcher, FetchLimits } from './fetcher.ts';

const INDEX_LIMITS: FetchLimits = { maxBytes: 500_000, maxSeconds: 10 };
const LAYOUT_LIMITS: FetchLimits = { maxBytes: 50_000, maxSeconds: 10 };

/** One fortress of an index, with addresses that can be fetched. */
export interface LoadedEntry {
  readonly entry: CommunityEntry;
  readonly source: string;
  readonly address: string;
  readonly pictureAddress?: string;
}

export interface SourceResult {
  readonly source: string;
  readonly entries: Result<readonly LoadedEntry[], Finding>;
}

function readIndex(text: string): Result<CommunityIndex, Finding> {
  const value = readJson(text, INDEX_LIMITS.maxBytes);
  if (!value.ok || !validateCommunityIndex(value.value)) return err(makeFinding('source-broken', ''));
  return ok(value.value as CommunityIndex);
}

function toLoaded(source: string, entry: CommunityEntry): LoadedEntry {
  return {
    entry,
    source,
    address: besideIndex(source, entry.file),
    ...(entry.picture === undefined ? {} : { pictureAddress: besideIndex(source, entry.picture) }),
  };
}

async function loadIndex(source: string, fetcher: Fetcher): Promise<Result<readonly LoadedEntry[], Finding>> {
  if (!isSourceAddress(source)) return err(makeFinding('source-address', ''));
  const text = await fetcher(source, INDEX_LIMITS);
  if (!text.ok) return text;
  const index = readIndex(text.value);
  if (!index.ok) return index;
  const unique = new Map(index.value.layouts.map((entry) => [entry.id, entry]));
  return ok([...unique.values()].map((entry) => toLoaded(source, entry)));
}

/** Every source by itself, so that one that fails leaves the others standing. */
export async function loadCommunity(
  sources: readonly string[],
  fetcher: Fetcher,
): Promise<readonly SourceResult[]> {
  return Promise.all(sources.map(async (source) => ({ source, entries: await loadIndex(source, fetcher) })));
}

/** The layout of an entry. What the file says counts, not what the index promised. */
export async function loadCommunityLayout(
  { address }: LoadedEntry,
  fetcher: Fetcher,
): Promise<Result<CheckedLayout, readonly Finding[]>> {
  const text = await fetcher(address, LAYOUT_LIMITS);
  return text.ok ? parseLayout(text.value) : err([text.error]);
}
