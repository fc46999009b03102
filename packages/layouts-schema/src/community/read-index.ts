/** Reads an index of either version. Version 1 names files; version 2 has its fortresses inside, and further pages. */
import { isObject } from '@mahjong-fortress/base/json';
import { err, ok, type Result } from '@mahjong-fortress/base/result';
import { type Finding, makeFinding } from '../finding.ts';
import { validateCommunityIndex } from '../generated/validators.js';
import { jsonOrFinding } from '../json.ts';
import { FORMAT_VERSION, type LocalText } from '../layout.ts';
import { TEXT_LIMITS } from '../limits.ts';
import { plainText } from '../plain-text.ts';
import type { CommunityIndex } from './community-index.ts';

/** The newest version of an index that is understood. */
const INDEX_VERSION = 2;

const MOST_ENTRIES = 500;
const TITLE_LENGTH = 60;
/** A file in the folder of the index or below it, as version 1 says it. */
const FILE = /^[a-z0-9-]+(\/[a-z0-9-]+)*\.json$/;
/** What a layout says of itself; whatever else an entry holds is for others. */
const LAYOUT_KEYS = ['id', 'name', 'author', 'licence', 'description', 'players', 'tags', 'rows'] as const;

/** A fortress that lies in the index itself, still to be checked, or one in a file beside it. */
export type IndexEntry = { readonly layout: unknown } | { readonly file: string };

export interface Index {
  readonly title?: LocalText;
  readonly entries: readonly IndexEntry[];
  /** How many entries are neither a fortress nor a file. */
  readonly skipped: number;
  /** The file with the next page. */
  readonly next?: string;
}

function readFile(value: unknown): string | undefined {
  return typeof value === 'string' && value.length <= 100 && FILE.test(value) ? value : undefined;
}

function readTitle(value: unknown): LocalText | undefined {
  const short = (text: unknown) =>
    typeof text === 'string'
      ? [...plainText(text.slice(0, 2 * TITLE_LENGTH))].slice(0, TITLE_LENGTH).join('')
      : '';
  if (!isObject(value)) return short(value) || undefined;
  const texts = Object.entries({ en: short(value.en), ru: short(value.ru), uk: short(value.uk) }).filter(
    ([, text]) => text !== '',
  );
  return texts.length > 0 ? Object.fromEntries(texts) : undefined;
}

function readEntry(value: unknown): IndexEntry | undefined {
  if (!isObject(value)) return undefined;
  if (value.rows !== undefined) {
    const own = LAYOUT_KEYS.filter((key) => value[key] !== undefined).map((key) => [key, value[key]]);
    return { layout: { version: FORMAT_VERSION, ...Object.fromEntries(own) } };
  }
  const file = readFile(value.file);
  return file === undefined ? undefined : { file };
}

/** Unknown keys are somebody's next idea; an entry that is none costs only itself. */
function readSecond(value: Readonly<Record<string, unknown>>): Result<Index, Finding> {
  const { layouts, title: given, next: following } = value;
  if (!Array.isArray(layouts) || layouts.length > MOST_ENTRIES) return err(makeFinding('source-broken', ''));
  const entries = layouts.flatMap((entry) => readEntry(entry) ?? []);
  const title = readTitle(given);
  const next = readFile(following);
  return ok({
    entries,
    skipped: layouts.length - entries.length,
    ...(title === undefined ? {} : { title }),
    ...(next === undefined ? {} : { next }),
  });
}

export function readIndex(text: string): Result<Index, Finding> {
  const read = jsonOrFinding(text, TEXT_LIMITS.index);
  if (!read.ok) return err(makeFinding('source-broken', ''));
  const { value } = read;
  if (isObject(value) && value.version === INDEX_VERSION) return readSecond(value);
  if (isObject(value) && Number.isInteger(value.version) && Number(value.version) > INDEX_VERSION) {
    return err(makeFinding('source-newer', ''));
  }
  if (!validateCommunityIndex(value)) return err(makeFinding('source-broken', ''));
  const files = new Set((value as CommunityIndex).layouts.map(({ file }) => file));
  return ok({ entries: Array.from(files, (file) => ({ file })), skipped: 0 });
}
