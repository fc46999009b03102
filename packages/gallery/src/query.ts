/** What somebody looks for, as it stands in an address. */
import { type Problem, problem } from '@mahjong-fortress/base/problem';
import { err, ok, type Result } from '@mahjong-fortress/base/result';
import { LAYOUT_LIMITS, PLAYER_COUNTS, type PlayerCount } from '@mahjong-fortress/layouts-schema';
import { plainLine } from './plain-name.ts';
import {
  GALLERY_LIMITS,
  LENGTHS,
  type Length,
  LICENCES,
  type Licence,
  ORDERS,
  type Order,
  SYMMETRIES,
  type Symmetry,
} from './vocabulary.ts';

export interface Query {
  readonly order: Order;
  /** Counted from 1. */
  readonly page: number;
  readonly search?: string;
  readonly players?: PlayerCount;
  /** Tiles on tier 1, from and to. */
  readonly tierOne?: readonly [number, number];
  readonly height?: number;
  readonly symmetry?: Symmetry;
  readonly length?: Length;
  readonly licence?: Licence;
  /** Only those that computers found balanced. */
  readonly balanced?: true;
  readonly featured?: true;
  readonly tag?: string;
  /** A player's id, or what they are called. */
  readonly author?: string;
}

export const FIRST_PAGE: Query = { order: 'good', page: 1 };

interface Params {
  get(name: string): string | null | undefined;
}

export type QueryField = keyof Query;
type FieldReaders = { readonly [F in QueryField]: (text: string) => Query[F] | undefined };

const wholeIn = (text: string, low: number, high: number): number | undefined =>
  /^\d{1,4}$/.test(text) && Number(text) >= low && Number(text) <= high ? Number(text) : undefined;
const wordIn =
  <T extends string>(words: readonly T[]) =>
  (text: string): T | undefined =>
    words.find((word) => word === text);
/** The beginning of a text, which ends with a word like the whole did. */
const cut = (text: string, most: number) => [...text].slice(0, most).join('').trimEnd();
const yes = (text: string): true | undefined => (text === '1' ? true : undefined);

const READERS: FieldReaders = {
  order: wordIn(ORDERS),
  page: (text) => wholeIn(text, 1, GALLERY_LIMITS.pages),
  search: (text) => cut(text.trim(), GALLERY_LIMITS.search) || undefined,
  players: (text) => PLAYER_COUNTS.find((count) => String(count) === text),
  tierOne: (text) => {
    const [from = '', to = from, ...more] = text.split('-');
    const [low, high] = [from, to].map((one) => wholeIn(one, 1, LAYOUT_LIMITS.tiles));
    return low === undefined || high === undefined || low > high || more.length > 0 ? undefined : [low, high];
  },
  height: (text) => wholeIn(text, 1, LAYOUT_LIMITS.height),
  symmetry: wordIn(SYMMETRIES),
  length: wordIn(LENGTHS),
  licence: wordIn(LICENCES),
  balanced: yes,
  featured: yes,
  tag: (text) => (/^[a-z0-9-]{1,24}$/.test(text) ? text : undefined),
  author: (text) => cut(plainLine(text.slice(0, 160)), 40) || undefined,
};
const FIELDS = Object.keys(READERS) as readonly QueryField[];

/** An empty field is one that somebody left open in a form. */
export function readQuery(params: Params): Result<Query, Problem> {
  const read: [QueryField, unknown][] = [];
  for (const field of FIELDS) {
    const text = params.get(field);
    if (!text) continue;
    const value = READERS[field](text);
    if (value === undefined && field !== 'search')
      return err(problem('query', field, 'There is nothing that this could stand for.'));
    if (value !== undefined) read.push([field, value]);
  }
  return ok({ ...FIRST_PAGE, ...Object.fromEntries(read) });
}

/** The same as the part of an address behind the question mark; what goes without saying is left out. */
export function queryText(query: Partial<Query>): string {
  const entries = FIELDS.flatMap((field): [string, string][] => {
    const value = query[field];
    if (value === undefined || value === FIRST_PAGE[field]) return [];
    if (Array.isArray(value)) return [[field, value.join('-')]];
    return [[field, value === true ? '1' : String(value)]];
  });
  return new URLSearchParams(entries).toString();
}
