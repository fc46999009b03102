/** A publication as it lies in the database, and as people get it. */
import { createHash } from 'node:crypto';
import {
  type Badge,
  type Card,
  folded,
  type Hold,
  type Length,
  measuresOf,
  type PublishedLayout,
  shapeKey,
  type Visibility,
} from '@mahjong-fortress/gallery';
import type { Layout, LocalText } from '@mahjong-fortress/layouts-schema';
import type { Row } from '../db/db.ts';
import { tracesOf } from './near-words.ts';

export interface PublicationRow extends Row {
  readonly id: string;
  readonly author: string;
  readonly author_name: string;
  readonly heir: string | null;
  readonly visibility: Visibility;
  readonly hold: Hold | null;
  readonly featured: boolean;
  readonly ancestors: readonly string[];
  readonly likes: number;
  readonly plays: number;
  readonly remixes: number;
  readonly created: number;
  readonly updated: number;
  readonly version: number;
  readonly layout: PublishedLayout;
  readonly badges: readonly Badge[];
  readonly length: Length | null;
}

/** Everything of a publication but what only searches need. */
export const COLUMNS = `p.id, p.author, a.name as author_name, p.heir, p.visibility, p.hold, p.featured, p.ancestors, p.likes,
  p.plays, (select count(*)::integer from publication r where r.parent = p.id and r.listed) as remixes, p.created, p.updated,
  p.version, p.layout, p.badges, p.length`;

export function cardOf(row: PublicationRow): Card {
  const { id, version, author, author_name, likes, plays, remixes, created, updated } = row;
  const { name, players, tags = [], licence, rows } = row.layout;
  return {
    id,
    version,
    name,
    author: { player: author, name: author_name },
    players,
    tags,
    licence,
    rows,
    ...measuresOf(rows),
    likes,
    plays,
    remixes,
    created,
    updated,
    featured: row.featured,
    badges: row.badges,
    ...(row.length === null ? {} : { length: row.length }),
  };
}

/** The layout as others get it: with who made it. */
export function signedLayout({ layout, author_name }: PublicationRow): Layout {
  return author_name === '' ? layout : { ...layout, author: author_name };
}

/** The same for rows that are the same; a text of a fixed length for an index. */
export function rowsHash(rows: readonly string[]): string {
  return hashOf(rows.join('/'));
}

/** The same for every way in which a shape can lie. */
export function shapeHash(rows: readonly string[]): string {
  return hashOf(shapeKey(rows));
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}

function textsOf(text: LocalText | undefined): readonly string[] {
  if (text === undefined) return [];
  return typeof text === 'string' ? [text] : Object.values(text);
}

/** Longer words than these are no words. */
const LONGEST_WORD = 24;

/** In one order, so that two who write the same words never wait for each other. */
export function wordsIn(texts: readonly string[]): string[] {
  const words = texts.flatMap((text) => folded(text).split(' '));
  return [...new Set(words.filter(Boolean).map((word) => word.slice(0, LONGEST_WORD)))].sort();
}

/** What lists and searches need of a version, as one JSON for the database. */
export function listedPart(layout: Layout) {
  const { name, description, players, tags = [], licence, rows } = layout;
  const { tierOne, height, symmetry } = measuresOf(rows);
  const words = wordsIn([...textsOf(name), ...textsOf(description), ...tags]);
  return {
    layout,
    players,
    tags,
    licence,
    shape: shapeHash(rows),
    rows_hash: rowsHash(rows),
    tier_one: tierOne,
    height,
    symmetry,
    name_words: wordsIn(textsOf(name)),
    words,
    dictionary: words.map((word) => ({ word, traces: tracesOf(word) })),
  };
}

/** The columns of `listedPart`, as the database reads them from its JSON. */
export const LISTED_PART = `layout jsonb, players integer[], tags text[], licence text, shape text, rows_hash text,
  tier_one integer, height integer, symmetry text, name_words text[], words text[], dictionary jsonb`;

/** The words of a part, for the dictionary. */
export const DICTIONARY =
  'jsonb_to_recordset(part.dictionary) as d (word text, traces text[]), unnest(d.traces) as trace';

const BASE = 'abcdefghijklmnopqrstuvwxyz234567';
const ID_LENGTH = 12;

/** The id follows from the intent: however often it is sent, it is one publication. */
export function publicationId(author: string, cid: string): string {
  const bytes = createHash('sha256').update(`publication/${author}/${cid}`).digest();
  return Array.from(bytes.subarray(0, ID_LENGTH), (byte) => BASE[byte % BASE.length]).join('');
}

/** From 0 to 1, and always the same. */
export function luckOf(text: string): number {
  return createHash('sha256').update(`luck/${text}`).digest().readUInt32BE() / 2 ** 32;
}
