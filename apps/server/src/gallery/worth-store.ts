/** What people think of publications: likes, finished games, reports, and what moderators did about those. */
import {
  type Act,
  type BestGame,
  GALLERY_LIMITS,
  type LoggedAct,
  type ReportLine,
  type ReportReason,
} from '@mahjong-fortress/gallery';
import type { Db, Row } from '../db/db.ts';
import { newId } from '../store/player-store.ts';
import { COLUMNS, type PublicationRow, rowsHash } from './publication-row.ts';

/** What a finished game was played on. */
export interface PlayedOn {
  /** In the gallery, if whoever began the game knew. */
  readonly id?: string | undefined;
  readonly rows: readonly string[];
}

interface FinishedGame {
  readonly id: string;
  readonly on: PlayedOn;
  readonly seats: number;
  /** Who played alone, and with how many points. */
  readonly player?: string | undefined;
  readonly points?: number | undefined;
  readonly record?: unknown;
}

interface UntalliedGame extends Row {
  readonly id: string;
  readonly game: string;
  readonly setup: unknown;
  readonly seats: number;
  readonly players: readonly string[];
  readonly result: { readonly how: string; readonly points: readonly number[] } | null;
}

type RatedGame = Omit<BestGame, 'rank'> & { readonly setup: unknown };

export interface WorthStore {
  /** Nobody likes their own; undefined where there is nothing to like. */
  like(id: string, player: string, likes: boolean, now: number): Promise<number | undefined>;
  isLiked(id: string, player: string): Promise<boolean>;
  /** Counts a game that was sent in, once; where it was counted, undefined if nowhere. */
  count(
    game: FinishedGame,
    now: number,
  ): Promise<{ readonly publication: string; readonly plays: number } | undefined>;
  /** Games of tables that are over and nobody has looked at yet. */
  untallied(): Promise<readonly UntalliedGame[]>;
  /** Counts the game of a table if it was played on something in the gallery, and never again. */
  tally(game: FinishedGame | { readonly id: string }, now: number): Promise<void>;
  /** With the setup of each game, if it is known. Which table a contest was played at is a secret until its day is over. */
  best(id: string, day: string): Promise<readonly RatedGame[]>;
  record(game: string): Promise<unknown>;
  /** Once by each person; again when a moderator has decided and the author has changed it since. */
  report(
    id: string,
    player: string,
    report: { readonly reason: ReportReason; readonly words?: string | undefined },
    now: number,
  ): Promise<boolean>;
  act(
    id: string,
    act: { readonly act: Act; readonly reason: string; readonly moderator: string | undefined },
    now: number,
  ): Promise<boolean>;
  acts(id: string): Promise<readonly LoggedAct[]>;
  reports(id: string): Promise<readonly ReportLine[]>;
  /** What somebody should look at: reported since anybody last did, or held. */
  waiting(): Promise<readonly PublicationRow[]>;
}

const BEST = 20;
const WAITING = 100;
const TALLIED_AT_ONCE = 100;

/** The publication that was named, if it ever had these rows; else the oldest that has. */
const PLAYED_ON = `
  select v.publication, v.number from publication_version v join publication p on p.id = v.publication
  where v.rows_hash = $2 and (p.id = $3 or (p.listed and not exists (
    select 1 from publication_version o where o.publication = $3 and o.rows_hash = $2)))
  order by p.created, v.number desc limit 1`;

const ACTS: Readonly<Record<Act, string>> = {
  hold: `hold = 'moderator'`,
  release: 'hold = null',
  feature: 'featured = true',
  unfeature: 'featured = false',
};

export function makeWorthStore(db: Db): WorthStore {
  return {
    async like(id, player, likes, now) {
      if (likes)
        await db.query(
          `insert into publication_like (publication, player, created)
           select p.id, $2, $3 from publication p where p.id = $1 and p.author <> $2 and p.visibility <> 'draft'
           on conflict do nothing`,
          [id, player, now],
        );
      else
        await db.query('delete from publication_like where publication = $1 and player = $2', [id, player]);
      const [row] = await db.query<{ likes: number }>(
        `select likes from publication where id = $1 and visibility <> 'draft'`,
        [id],
      );
      return row?.likes;
    },
    async isLiked(id, player) {
      const rows = await db.query('select 1 from publication_like where publication = $1 and player = $2', [
        id,
        player,
      ]);
      return rows.length > 0;
    },
    async count({ id, on, seats, player, points, record }, now) {
      const values = [id, rowsHash(on.rows), on.id ?? null, player ?? null, seats, points ?? null];
      await db.query(
        `insert into publication_game (id, publication, version, player, seats, points, record, created)
         select $1, f.publication, f.number, $4, $5, $6, $7::jsonb, $8 from (${PLAYED_ON}) f on conflict (id) do nothing`,
        [...values, record === undefined ? null : JSON.stringify(record), now],
      );
      const [row] = await db.query<{ publication: string; plays: number }>(
        `select p.id as publication, p.plays from publication_game g join publication p on p.id = g.publication where g.id = $1`,
        [id],
      );
      return row;
    },
    untallied: () =>
      db.query<UntalliedGame>(
        `select id, game, settings->'setup' as setup, (settings->>'seats')::integer as seats, players, result from game
         where stage = 'over' and not tallied order by id limit ${TALLIED_AT_ONCE}`,
      ),
    async tally(game, now) {
      if (!('on' in game)) {
        await db.query('update game set tallied = true where id = $1', [game.id]);
        return;
      }
      const { id, on, seats, player, points } = game;
      await db.query(
        `with marked as (update game set tallied = true where id = $1 and not tallied returning id)
         insert into publication_game (id, publication, version, player, seats, points, created)
         select marked.id, f.publication, f.number, (select p.id from player p where p.id = $4), $5, $6, $7
         from marked, (${PLAYED_ON}) f on conflict (id) do nothing`,
        [id, rowsHash(on.rows), on.id ?? null, player ?? null, seats, points ?? null, now],
      );
    },
    async best(id, day) {
      const rows = await db.query<Omit<RatedGame, 'place' | 'game'> & Row & { readonly game: string | null }>(
        `select * from (
           select distinct on (g.player) g.player, a.name, g.points, g.version, g.created as at,
             case when g.record is not null or coalesce(t.settings->>'daily', '') < $2 and t.id is not null then g.id end as game,
             coalesce(g.record->'setup', t.settings->'setup') as setup
           from publication_game g join player a on a.id = g.player left join game t on t.id = g.id
           where g.publication = $1 and g.seats = 1 and g.points is not null
           order by g.player, g.points desc, g.created
         ) each_best order by points desc, at limit ${BEST}`,
        [id, day],
      );
      return rows.map(({ game, ...row }) => ({
        place: 1 + rows.filter(({ points }) => points > row.points).length,
        ...row,
        ...(game === null ? {} : { game }),
      }));
    },
    async record(game) {
      const [row] = await db.query<{ record: unknown }>('select record from publication_game where id = $1', [
        game,
      ]);
      return row?.record ?? undefined;
    },
    async report(id, player, { reason, words }, now) {
      const made = await db.query(
        `insert into publication_report (publication, player, reason, words, created)
         select p.id, $2, $3, $4, $5 from publication p where p.id = $1 and p.author <> $2 and p.visibility <> 'draft'
         on conflict (publication, player) do update
         set reason = excluded.reason, words = excluded.words, created = excluded.created, settled = false
         where publication_report.settled and publication_report.created < (
           select max(v.created) from publication_version v where v.publication = excluded.publication)
         returning publication`,
        [id, player, reason, words ?? null, now],
      );
      // A statement of its own sees the reports that came at the same time.
      await db.query(
        `update publication set hold = 'reported' where id = $1 and hold is null and (
           select count(*) from publication_report where publication = $1 and not settled) >= ${GALLERY_LIMITS.reports}`,
        [id],
      );
      return made.length > 0;
    },
    async act(id, { act, reason, moderator }, now) {
      const rows = await db.query(
        `with done as (update publication set ${ACTS[act]} where id = $1 returning id),
         settled as (update publication_report set settled = true where publication = $1 and $3 in ('hold', 'release'))
         insert into publication_act (id, publication, act, reason, moderator, created)
         select $2, done.id, $3, $4, $5, $6 from done returning id`,
        [id, newId(), act, reason, moderator ?? null, now],
      );
      return rows.length > 0;
    },
    acts: (id) =>
      db.query<LoggedAct & Row>(
        'select act, reason, created as at from publication_act where publication = $1 order by created, id',
        [id],
      ),
    async reports(id) {
      const rows = await db.query<{ reason: ReportReason; words: string | null; at: number }>(
        `select reason, words, created as at from publication_report where publication = $1 and not settled order by created`,
        [id],
      );
      return rows.map(({ words, ...row }) => ({ ...row, ...(words === null ? {} : { words }) }));
    },
    waiting: () =>
      db.query<PublicationRow>(
        `select ${COLUMNS} from publication p join player a on a.id = p.author
         where p.hold is not null or exists (
           select 1 from publication_report r where r.publication = p.id and not r.settled)
         order by coalesce(p.hold, '') = 'reported' desc, p.hold is null desc, p.updated desc limit ${WAITING}`,
      ),
  };
}
