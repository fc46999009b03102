/** Loads indexes and the layouts they name. Whatever comes from outside is checked like any file. */
import { err, ok, type Result } from '@mahjong-fortress/base/result';
import { type Finding, makeFinding } from '../finding.ts';
import type { Layout, LocalText } from '../layout.ts';
import { TEXT_LIMITS } from '../limits.ts';
import { parseLayout, readLayout } from '../parse.ts';
import { besideIndex, isSourceAddress } from './address.ts';
import type { Fetcher, FetchLimits } from './fetcher.ts';
import { type Index, type IndexEntry, readIndex } from './read-index.ts';

const INDEX_LIMITS: FetchLimits = { maxBytes: TEXT_LIMITS.index, maxSeconds: 10 };
const LAYOUT_LIMITS: FetchLimits = { maxBytes: TEXT_LIMITS.indexed, maxSeconds: 10 };

/** Browsers let no more requests than these run to one host; of the others the clock would run while they wait. */
const FETCHES_AT_ONCE = 6;

/** So many fortresses are shown at once; the next ones come when they are asked for. */
const PAGE = 24;

/** Where a list goes on: in which index, and behind how many of its entries. */
export interface SourcePage {
  readonly address: string;
  readonly from: number;
  /** The indexes before this one; a list that leads back to one of them has come to its end. */
  readonly behind?: readonly string[];
}

async function loadIndex(address: string, fetcher: Fetcher): Promise<Result<Index, Finding>> {
  if (!isSourceAddress(address)) return err(makeFinding('source-address', ''));
  const text = await fetcher(address, INDEX_LIMITS);
  return text.ok ? readIndex(text.value) : text;
}

async function loadLayout(entry: IndexEntry, index: string, fetcher: Fetcher): Promise<Layout | undefined> {
  if ('layout' in entry) {
    const read = readLayout(entry.layout);
    return read.ok ? read.value.layout : undefined;
  }
  const text = await fetcher(besideIndex(index, entry.file), LAYOUT_LIMITS);
  if (!text.ok) return undefined;
  const parsed = parseLayout(text.value);
  return parsed.ok ? parsed.value.layout : undefined;
}

export interface SourceListener {
  /** All of the page that have come so far, in the order of the index. What their files say counts. */
  readonly onLayouts: (layouts: readonly Layout[]) => void;
  /** What the collection calls itself, as soon as that is known. */
  readonly onTitle?: (title: LocalText) => void;
  /** Fortresses that come first, before a list is cut into pages: what is looked for should not lie on the last one. */
  readonly comesFirst?: (layout: Layout) => boolean;
  /** Aborted when nobody wants to know any more. */
  readonly signal: AbortSignal;
}

export interface LoadedSource {
  /** How many entries of the page could not be had or played. */
  readonly skipped: number;
  readonly more?: SourcePage;
}

/** In two parts, each in the order of the index. What lies in a file of its own is not known yet. */
function inOrder(
  entries: readonly IndexEntry[],
  comesFirst: SourceListener['comesFirst'],
): readonly IndexEntry[] {
  if (!comesFirst) return entries;
  const isFirst = (entry: IndexEntry) => {
    const read = 'layout' in entry ? readLayout(entry.layout) : undefined;
    return read?.ok === true && comesFirst(read.value.layout);
  };
  const first = new Set(entries.filter(isFirst));
  return [...first, ...entries.filter((entry) => !first.has(entry))];
}

export interface WholeSource {
  readonly title?: LocalText;
  readonly layouts: readonly Layout[];
  /** How many entries could not be had or played. */
  readonly skipped: number;
}

/** Everything that a source has, through all its pages; without one of them it is not all. */
export async function loadWhole(source: string, fetcher: Fetcher): Promise<Result<WholeSource, Finding>> {
  const layouts: (Layout | undefined)[] = [];
  const asked = new Set<string>();
  let whole: Omit<WholeSource, 'layouts'> = { skipped: 0 };
  for (let address: string | undefined = source; address !== undefined && !asked.has(address); ) {
    asked.add(address);
    const index: Result<Index, Finding> = await loadIndex(address, fetcher);
    if (!index.ok) return index;
    const { entries, title, skipped, next } = index.value;
    for (const entry of entries) layouts.push(await loadLayout(entry, address, fetcher));
    whole = { ...(title && { title }), ...whole, skipped: whole.skipped + skipped };
    address = next === undefined ? undefined : besideIndex(address, next);
  }
  const found = layouts.filter((layout) => layout !== undefined);
  return ok({ ...whole, layouts: found, skipped: whole.skipped + layouts.length - found.length });
}

function pageAfter({ entries, next }: Index, page: SourcePage): SourcePage | undefined {
  if (page.from + PAGE < entries.length) return { ...page, from: page.from + PAGE };
  if (next === undefined) return undefined;
  const behind = [...(page.behind ?? []), page.address];
  const address = besideIndex(page.address, next);
  return behind.includes(address) ? undefined : { address, from: 0, behind };
}

/** Asks one source, by itself: another one that is slow or gone is none of its business. */
export async function loadSource(
  source: string,
  fetcher: Fetcher,
  { onLayouts, onTitle, comesFirst, signal }: SourceListener,
  page: SourcePage = { address: source, from: 0 },
): Promise<Result<LoadedSource, Finding>> {
  const index = await loadIndex(page.address, fetcher);
  if (!index.ok) return index;
  const { entries, title, skipped } = index.value;
  if (title !== undefined && !signal.aborted) onTitle?.(title);
  const shown = inOrder(entries, comesFirst).slice(page.from, page.from + PAGE);
  const layouts: (Layout | undefined)[] = shown.map(() => undefined);
  const found = () => layouts.filter((layout) => layout !== undefined);

  async function load(entry: IndexEntry, place: number): Promise<void> {
    layouts[place] = await loadLayout(entry, page.address, fetcher);
  }
  // What lies in the index is there at once, and shown together.
  await Promise.all(shown.map((entry, place) => ('layout' in entry ? load(entry, place) : undefined)));
  if (found().length > 0 && !signal.aborted) onLayouts(found());
  const waiting = shown.entries();
  async function loadNext(): Promise<void> {
    for (const [place, entry] of waiting) {
      if (signal.aborted) return;
      if ('layout' in entry) continue;
      await load(entry, place);
      if (layouts[place] && !signal.aborted) onLayouts(found());
    }
  }
  await Promise.all(Array.from({ length: FETCHES_AT_ONCE }, loadNext));
  const more = pageAfter(index.value, page);
  return ok({
    skipped: shown.length - found().length + (page.from === 0 ? skipped : 0),
    ...(more && { more }),
  });
}
