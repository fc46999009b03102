/** Publications and their versions. A version never changes; every statement is one transaction. */
import { isDeepStrictEqual } from 'node:util';
import { type Problem, problem } from '@mahjong-fortress/base/problem';
import { err, ok, type Result } from '@mahjong-fortress/base/result';
import {
  GALLERY_LIMITS,
  type NewVersion,
  type Publication,
  type PublishedLayout,
  type VersionLine,
  type Visibility,
} from '@mahjong-fortress/gallery';
import { PLAYER_COUNTS } from '@mahjong-fortress/layouts-schema';
import type { Db, Row } from '../db/db.ts';
import { balancedIn } from './badge-store.ts';
import {
  COLUMNS,
  DICTIONARY,
  LISTED_PART,
  listedPart,
  luckOf,
  type PublicationRow,
  publicationId,
  shapeHash,
} from './publication-row.ts';
import { WORDS_LOCK } from './tables.ts';

interface Made {
  readonly id: string;
  readonly version: number;
  readonly created: number;
}

interface VersionRow extends Row {
  readonly number: number;
  readonly layout: PublishedLayout;
  readonly note: string | null;
  readonly created: number;
}

export interface PublicationStore {
  publish(author: string, publication: Publication, now: number): Promise<Result<Made, Problem>>;
  addVersion(author: string, id: string, version: NewVersion, now: number): Promise<Result<Made, Problem>>;
  /** What an intent of somebody's has made before: a publication, or a version of one of theirs. */
  made(author: string, cid: string): Promise<Made | undefined>;
  madeOf(author: string, id: string, cid: string): Promise<Made | undefined>;
  /**
   * Takes the newest version back; the number of those that are left. Who names it can ask again what came of it, and takes
   * nothing else back by that.
   */
  undo(author: string, id: string, now: number, version?: number): Promise<Result<number, Problem>>;
  show(author: string, id: string, visibility: Visibility, now: number): Promise<boolean>;
  remove(author: string, id: string): Promise<boolean>;
  /** Offers it to somebody, or to nobody any more; false where it isn't theirs or there is no such player. */
  offer(author: string, id: string, heir: string | undefined): Promise<boolean>;
  accept(heir: string, id: string): Promise<boolean>;
  find(id: string): Promise<PublicationRow | undefined>;
  of(author: string): Promise<readonly PublicationRow[]>;
  offeredTo(player: string): Promise<readonly PublicationRow[]>;
  /** Several at once, in no order; those that are gone are missing. */
  all(ids: readonly string[]): Promise<readonly PublicationRow[]>;
  /** Those with the shape of these rows, the oldest first. */
  sameAs(rows: readonly string[], except?: string): Promise<readonly PublicationRow[]>;
  /** All that have come from the same first one. */
  family(root: string): Promise<readonly PublicationRow[]>;
  versions(id: string): Promise<readonly VersionLine[]>;
  version(id: string, number: number): Promise<VersionRow | undefined>;
}

const NO_PARENT = problem('based-on', 'basedOn', 'What this is based on isn’t there.');
const NOT_YOURS = problem('not-yours', '', 'There is nothing of yours at this address.');
const SAME = problem('same', 'layout', 'Nothing has changed since the last version.');
const TOO_LATE = problem('too-late', '', 'It can be taken back for half an hour only.');
const TRY_AGAIN = problem('try-again', '', 'Somebody else was quicker. Try again.');

const FROM = 'from publication p join player a on a.id = p.author';
const SAME_AS_SHOWN = 6;
const FAMILY_SHOWN = 500;

/** Badges are for every number of players: those of a layout are only a recommendation. */
const COUNTS = `array[${PLAYER_COUNTS}]`;

const PUBLISH = `
  with part as (select * from jsonb_to_record($1::jsonb) as l (${LISTED_PART})),
  parent as (
    select id, ancestors from publication where id = $5 and (visibility <> 'draft' or author = $3)
  ),
  line as (
    select array[]::text[] as ancestors where $5::text is null
    union all select (ancestors || id) as ancestors from parent
  ),
  made as (
    insert into publication (id, author, visibility, was_public, ancestors, created, updated, version, luck, layout, players, tags, licence,
      shape, tier_one, height, symmetry, name_words, words)
    select $2, $3, $4, $4 = 'public', line.ancestors[greatest(1, cardinality(line.ancestors) - ${GALLERY_LIMITS.ancestors - 1}):], $6, $6, 1, $7,
      layout, players, tags, licence, shape, tier_one, height, symmetry, name_words, words
    from part, line where $2 <> all(line.ancestors) on conflict (id) do nothing returning id
  ),
  written as (
    insert into publication_version (publication, number, cid, layout, rows_hash, note, created)
    select made.id, 1, $8, layout, rows_hash, $9, $6 from made, part
  ),
  planned as (
    insert into badge_work (publication, version, players, created)
    select made.id, 1, unnest(${COUNTS}), $6 from made
  ),
  turn as (select pg_advisory_xact_lock_shared(${WORDS_LOCK}) from made),
  known as (
    insert into gallery_word (trace, word) select trace, d.word from turn, part, ${DICTIONARY} on conflict do nothing
  )
  select id from made`;

const SET_PART = `version = $3, updated = $4, layout = part.layout, players = part.players, tags = part.tags,
  licence = part.licence, shape = part.shape, tier_one = part.tier_one, height = part.height, symmetry = part.symmetry,
  name_words = part.name_words, words = part.words,
  badges = case when p.layout->'rows' = part.layout->'rows' then p.badges else '[]' end,
  balanced = p.layout->'rows' = part.layout->'rows' and ${balancedIn('p.badges', 'part.players')},
  length = case when p.layout->'rows' = part.layout->'rows' then p.length end,
  hold = case when p.hold = 'unfinishable' and p.layout->'rows' <> part.layout->'rows' then null else p.hold end`;

const HAS_NEW_ROWS = `(select own.rows <> part.layout->'rows' from own, part)`;

/**
 * What somebody has in hand, if it still has the version that they know. Whoever else changes it waits until this is done, and
 * then finds another version: without that, a version put on and the one below it taken away would both succeed.
 */
const ownAt = (version: string): string => `own as (
    select id, layout->'rows' as rows from publication where id = $2 and author = $5 and version = ${version} for no key update
  )`;

const ADD_VERSION = `
  with part as (select * from jsonb_to_record($1::jsonb) as l (${LISTED_PART})),
  ${ownAt('$3 - 1')},
  made as (
    insert into publication_version (publication, number, cid, layout, rows_hash, note, created)
    select own.id, $3, $6, part.layout, part.rows_hash, $7, $4 from own, part
    on conflict do nothing returning publication
  ),
  turn as (select pg_advisory_xact_lock(${WORDS_LOCK}) from made),
  known as (
    insert into gallery_word (trace, word) select trace, d.word from turn, part, ${DICTIONARY} on conflict do nothing
  ),
  planned as (
    insert into badge_work (publication, version, players, created)
    select made.publication, $3, unnest(${COUNTS}), $4 from made
    on conflict (publication, players) do update set version = excluded.version,
      -- Only other rows lead to other games.
      games = case when ${HAS_NEW_ROWS} then '[]' else badge_work.games end,
      played = case when ${HAS_NEW_ROWS} then 0 else badge_work.played end,
      done = badge_work.done and not ${HAS_NEW_ROWS}, taken = 0
  ),
  changed as (update publication p set ${SET_PART} from part, made where p.id = made.publication)
  select publication from made`;

const GO_BACK = `
  with part as (select * from jsonb_to_record($1::jsonb) as l (${LISTED_PART})),
  ${ownAt('$3 + 1')},
  gone as (
    delete from publication_version v using own
    where v.publication = own.id and v.number = $3 + 1 returning v.publication
  ),
  turn as (select pg_advisory_xact_lock(${WORDS_LOCK}) from gone),
  known as (
    insert into gallery_word (trace, word) select trace, d.word from turn, part, ${DICTIONARY} on conflict do nothing
  ),
  planned as (
    insert into badge_work (publication, version, players, created)
    select gone.publication, $3, unnest(${COUNTS}), $4 from gone
    on conflict (publication, players) do update set version = excluded.version,
      -- Only other rows lead to other games.
      games = case when ${HAS_NEW_ROWS} then '[]' else badge_work.games end,
      played = case when ${HAS_NEW_ROWS} then 0 else badge_work.played end,
      done = badge_work.done and not ${HAS_NEW_ROWS}, taken = 0
  ),
  changed as (update publication p set ${SET_PART} from part, gone where p.id = gone.publication)
  select publication from gone`;

export function makePublicationStore(db: Db): PublicationStore {
  const part = (layout: PublishedLayout): string => JSON.stringify(listedPart(layout));

  async function find(id: string): Promise<PublicationRow | undefined> {
    const [row] = await db.query<PublicationRow>(`select ${COLUMNS} ${FROM} where p.id = $1`, [id]);
    return row;
  }

  async function version(id: string, number: number): Promise<VersionRow | undefined> {
    const [row] = await db.query<VersionRow>(
      'select number, layout, note, created from publication_version where publication = $1 and number = $2',
      [id, number],
    );
    return row;
  }

  /** So that so many versions are left; nothing comes back where they have changed meanwhile. */
  async function takeBack(author: string, id: string, left: number): Promise<readonly Row[]> {
    if (left === 0)
      return db.query('delete from publication where id = $1 and author = $2 and version = 1 returning id', [
        id,
        author,
      ]);
    const before = await version(id, left);
    return before ? db.query(GO_BACK, [part(before.layout), id, left, before.created, author]) : [];
  }

  /** What an intent has made before. */
  async function madeBy(id: string, cid: string): Promise<Made | undefined> {
    const [row] = await db.query<{ version: number; created: number }>(
      'select number as version, created from publication_version where publication = $1 and cid = $2',
      [id, cid],
    );
    return row && { id, ...row };
  }

  return {
    find,
    version,
    made: (author, cid) => madeBy(publicationId(author, cid), cid),
    async madeOf(author, id, cid) {
      return (await find(id))?.author === author ? madeBy(id, cid) : undefined;
    },
    async publish(author, { cid, layout, visibility, basedOn, note }, now) {
      const id = publicationId(author, cid);
      const listed = part({ ...layout, id });
      const values = [listed, id, author, visibility, basedOn ?? null, now, luckOf(id), cid, note ?? null];
      const [made] = await db.query(PUBLISH, values);
      if (made) return ok({ id, version: 1, created: now });
      const before = await madeBy(id, cid);
      return before ? ok(before) : err(NO_PARENT);
    },
    async addVersion(author, id, { cid, layout, note }, now) {
      // What it is now is read before what this intent has made: a twin that writes in between is found, not refused as “same”.
      const own = await find(id);
      const before = await madeBy(id, cid);
      if (before) return ok(before);
      if (own?.author !== author) return err(NOT_YOURS);
      const next = { ...layout, id };
      if (isDeepStrictEqual(own.layout, next)) return err(SAME);
      const number = own.version + 1;
      const made = await db.query(ADD_VERSION, [part(next), id, number, now, author, cid, note ?? null]);
      if (made.length > 0) return ok({ id, version: number, created: now });
      const raced = await madeBy(id, cid);
      return raced ? ok(raced) : err(TRY_AGAIN);
    },
    async undo(author, id, now, wanted) {
      const own = await find(id);
      if (own?.author !== author) return err(NOT_YOURS);
      const left = (wanted ?? own.version) - 1;
      if (own.version === left) return ok(left);
      if (own.version !== left + 1) return err(TRY_AGAIN);
      if (now - own.updated > GALLERY_LIMITS.undoMs) return err(TOO_LATE);
      if ((await takeBack(author, id, left)).length > 0) return ok(left);
      // Somebody was quicker: who wanted the same, or a new version.
      return ((await find(id))?.version ?? 0) === left ? ok(left) : err(TRY_AGAIN);
    },
    async show(author, id, visibility, now) {
      // What is listed for the first time is new then, and never again.
      const rows = await db.query(
        `update publication set visibility = $3, was_public = was_public or $3 = 'public',
           created = case when $3 = 'public' and not was_public then $4::double precision else created end
         where id = $1 and author = $2 returning id`,
        [id, author, visibility, now],
      );
      return rows.length > 0;
    },
    async remove(author, id) {
      const rows = await db.query('delete from publication where id = $1 and author = $2 returning id', [
        id,
        author,
      ]);
      return rows.length > 0;
    },
    async offer(author, id, heir) {
      const rows = await db.query(
        `update publication set heir = $3 where id = $1 and author = $2 and author <> coalesce($3::text, '')
         and ($3::text is null or exists (select 1 from player where id = $3)) returning id`,
        [id, author, heir ?? null],
      );
      return rows.length > 0;
    },
    async accept(heir, id) {
      const rows = await db.query(
        `with gone as (delete from publication_like where publication = $1 and player = $2)
         update publication set author = $2, heir = null where id = $1 and heir = $2 returning id`,
        [id, heir],
      );
      return rows.length > 0;
    },
    of: (author) =>
      db.query<PublicationRow>(`select ${COLUMNS} ${FROM} where p.author = $1 order by p.updated desc`, [
        author,
      ]),
    offeredTo: (player) =>
      db.query<PublicationRow>(`select ${COLUMNS} ${FROM} where p.heir = $1 order by p.updated desc`, [
        player,
      ]),
    async all(ids) {
      if (ids.length === 0) return [];
      return db.query<PublicationRow>(`select ${COLUMNS} ${FROM} where p.id = any($1::text[])`, [[...ids]]);
    },
    sameAs: (rows, except = '') =>
      db.query<PublicationRow>(
        `select ${COLUMNS} ${FROM} where p.shape = $1 and p.id <> $2 and p.listed order by p.created limit ${SAME_AS_SHOWN}`,
        [shapeHash(rows), except],
      ),
    family: (root) =>
      db.query<PublicationRow>(
        `select ${COLUMNS} ${FROM} where p.root = $1 order by p.created limit ${FAMILY_SHOWN}`,
        [root],
      ),
    async versions(id) {
      const rows = await db.query<VersionRow>(
        'select number, note, created from publication_version where publication = $1 order by number desc',
        [id],
      );
      return rows.map(({ number, note, created }) => ({
        number,
        created,
        ...(note === null || note === '' ? {} : { note }),
      }));
    },
  };
}
