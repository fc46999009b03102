/** Lists of publications: what everybody may see, page by page. */
import { GALLERY_LIMITS, type Order, type Query } from '@mahjong-fortress/gallery';
import type { Db } from '../db/db.ts';
import { nearWords, tracesOf } from './near-words.ts';
import { COLUMNS, luckOf, type PublicationRow, wordsIn } from './publication-row.ts';

interface Found {
  readonly rows: readonly PublicationRow[];
  readonly hasMore: boolean;
}

export interface ListingStore {
  /** A page; the day decides which ones are shown by chance. */
  page(query: Query, day: string): Promise<Found>;
  /** All that are listed, in an order that doesn't change, behind one of them. */
  after(id: string | undefined, most: number): Promise<readonly PublicationRow[]>;
}

const FROM = 'from publication p join player a on a.id = p.author';
const ORDERS: Readonly<Record<Order, string>> = {
  good: 'p.worth desc, p.id',
  newest: 'p.created desc, p.id',
  played: 'p.plays desc, p.id',
};

const PAGE = GALLERY_LIMITS.page;
/** Places of a page that go by chance, and how many are in the draw of a day. */
const CHANCE_PLACES = [3, 9, 14, 20] as const;
const MOST_DRAWN = 96;
/** More words than these narrow nothing down. */
const MOST_WORDS = 5;
/** So many words that begin with what was typed. */
const BEGINNINGS = 60;

interface Condition {
  readonly sql: string;
  readonly values: readonly unknown[];
}

/** Conditions with their own numbering of parameters, one after another. */
function joined(conditions: readonly Condition[]): Condition {
  const values: unknown[] = [];
  const parts = conditions.map((one) => {
    const from = values.length;
    values.push(...one.values);
    return one.sql.replaceAll(/\$(\d)/g, (_, number: string) => `$${from + Number(number)}`);
  });
  return { sql: parts.join(' and '), values };
}

function filtersOf(query: Query): readonly Condition[] {
  const { players, tierOne, height, symmetry, length, licence, balanced, featured, tag, author } = query;
  const all: (Condition | undefined | false)[] = [
    players !== undefined && { sql: '$1::integer = any(p.players)', values: [players] },
    tierOne && { sql: 'p.tier_one between $1 and $2', values: tierOne },
    height !== undefined && { sql: 'p.height = $1', values: [height] },
    symmetry && { sql: 'p.symmetry = $1', values: [symmetry] },
    length && { sql: 'p.length = $1', values: [length] },
    licence && { sql: 'p.licence = $1', values: [licence] },
    balanced && { sql: 'p.balanced', values: [] },
    featured && { sql: 'p.featured', values: [] },
    tag !== undefined && { sql: 'p.tags @> array[$1::text]', values: [tag] },
    author !== undefined && {
      // Their id, or else what they are called.
      sql: `p.author in (select id from player where id = $1 union all select id from player
        where lower(name) = lower($1) and not exists (select 1 from player where id = $1))`,
      values: [author],
    },
  ];
  return [{ sql: 'p.listed', values: [] }, ...all.filter((one) => one !== undefined && one !== false)];
}

export function makeListingStore(db: Db): ListingStore {
  function select({ sql, values }: Condition, order: string, offset: number, limit: number) {
    if (limit <= 0) return Promise.resolve([]);
    return db.query<PublicationRow>(
      `select ${COLUMNS} from (select * from publication p where ${sql} order by ${order} offset ${offset} limit ${limit}) p
       join player a on a.id = p.author order by ${order}`,
      values,
    );
  }

  async function countOf({ sql, values }: Condition): Promise<number> {
    const [row] = await db.query<{ count: number }>(
      `select count(*)::integer as count from publication p where ${sql}`,
      values,
    );
    return row?.count ?? 0;
  }

  /** One page behind another, through several lists: the next one begins where the one before it ends. */
  async function through(lists: readonly Condition[], order: string, page: number): Promise<Found> {
    const rows: PublicationRow[] = [];
    let offset = (page - 1) * PAGE;
    for (const list of lists) {
      const found = await select(list, order, offset, PAGE + 1 - rows.length);
      rows.push(...found);
      if (rows.length > PAGE) break;
      offset = found.length > 0 || offset === 0 ? 0 : offset - (await countOf(list));
    }
    return { rows: rows.slice(0, PAGE), hasMore: rows.length > PAGE };
  }

  /** For each word those that may be meant; the database knows which are near, the letters decide. */
  async function meant(search: string): Promise<readonly (readonly string[])[]> {
    const words = wordsIn([search])
      .sort((a, b) => b.length - a.length)
      .slice(0, MOST_WORDS);
    if (words.length === 0) return [];
    const rows = await db.query<{ word: string }>(
      `select word from gallery_word where trace = any($1::text[])
       union ${words.map((_, index) => `(select word from gallery_word where trace = word and word ~>=~ $${index + 2} and word ~<~ ($${index + 2} || chr(1114111)) limit ${BEGINNINGS})`).join(' union ')}`,
      [words.flatMap(tracesOf), ...words],
    );
    const known = rows.map(({ word }) => word);
    return words.map((wanted) => nearWords(wanted, known));
  }

  async function searched(query: Query): Promise<Found> {
    const groups = await meant(query.search ?? '');
    const filters = filtersOf(query);
    if (groups.length === 0) return { rows: [], hasMore: false };
    const inNames = groups.map((group) => ({ sql: 'p.name_words && $1::text[]', values: [group] }));
    const anywhere = groups.map((group) => ({ sql: 'p.words && $1::text[]', values: [group] }));
    const named = joined(inNames);
    // Those that are called so come before those that are described so.
    const lists = [
      joined([...filters, ...inNames]),
      joined([...filters, ...anywhere, { sql: `not (${named.sql})`, values: named.values }]),
    ];
    return through(lists, ORDERS[query.order], query.page);
  }

  /** How many of a day go by chance: a sixth, as many as there are places. */
  async function drawnOf({ sql, values }: Condition): Promise<number> {
    const enough = Math.ceil((MOST_DRAWN * PAGE) / CHANCE_PLACES.length);
    const [row] = await db.query<{ count: number }>(
      `select count(*)::integer as count from (select 1 from publication p where ${sql} limit ${enough}) found`,
      values,
    );
    return Math.min(MOST_DRAWN, Math.floor(((row?.count ?? 0) * CHANCE_PLACES.length) / PAGE));
  }

  /** The first ones behind the place in the circle at which the day begins. */
  async function drawOf(filters: readonly Condition[], day: string): Promise<readonly string[]> {
    const all = joined(filters);
    const count = await drawnOf(all);
    const begin = `$${all.values.length + 1}`;
    const part = (where: string) =>
      `(select p.id from publication p where ${all.sql} and p.luck ${where} ${begin} order by p.luck, p.id limit ${count})`;
    const rows = await db.query<{ id: string }>(`${part('>=')} union all ${part('<')} limit ${count}`, [
      ...all.values,
      luckOf(`day/${day}`),
    ]);
    return rows.map(({ id }) => id);
  }

  /** The good ones in their order, and at some places of each page one of those that the day has drawn. */
  async function goodWithChance(filters: readonly Condition[], page: number, day: string): Promise<Found> {
    const drawn = await drawOf(filters, day);
    const places = CHANCE_PLACES.length;
    const lucky = drawn.slice((page - 1) * places, page * places);
    const before = Math.min(drawn.length, (page - 1) * places);
    const chance = await select(
      { sql: 'p.id = any($1::text[])', values: [lucky] },
      'p.luck, p.id',
      0,
      places,
    );
    const others = joined([...filters, { sql: 'p.id <> all($1::text[])', values: [drawn] }]);
    const rest = await select(others, ORDERS.good, (page - 1) * PAGE - before, PAGE - chance.length + 1);
    const usual = rest.slice(0, PAGE - chance.length);
    const waiting = [...chance];
    const rows: PublicationRow[] = [];
    for (const row of usual) {
      if (CHANCE_PLACES.some((place) => place === rows.length)) rows.push(...waiting.splice(0, 1));
      rows.push(row);
    }
    return { rows: [...rows, ...waiting], hasMore: rest.length > usual.length };
  }

  return {
    page(query, day) {
      if (query.search !== undefined) return searched(query);
      const filters = filtersOf(query);
      if (query.order === 'good') return goodWithChance(filters, query.page, day);
      return through([joined(filters)], ORDERS[query.order], query.page);
    },
    after: (id, most) =>
      db.query<PublicationRow>(
        `select ${COLUMNS} ${FROM} where p.listed and ($1::text is null
           or (p.created, p.id) > (select o.created, o.id from publication o where o.id = $1))
         order by p.created, p.id limit ${most}`,
        [id ?? null],
      ),
  };
}
