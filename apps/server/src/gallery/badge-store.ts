/** The games between computers that badges come from: which are to be played, and what those came to that were. */
import { type Badge, GALLERY_LIMITS, type Length } from '@mahjong-fortress/gallery';
import type { Db, Row } from '../db/db.ts';

export interface BadgeWork extends Row {
  readonly publication: string;
  readonly version: number;
  readonly players: number;
  readonly rows: readonly string[];
  readonly games: readonly unknown[];
  readonly played: number;
}

export interface BadgeStore {
  /**
   * The oldest work that nobody has, for a while; a server that dies gives it back by that. Numbers of players that are
   * recommended come first.
   */
  take(now: number): Promise<BadgeWork | undefined>;
  /** Still at it: for another while nobody else has it. */
  renew(work: BadgeWork, now: number): Promise<void>;
  /** Keeps what some games came to, if nobody has kept them before. */
  keep(work: BadgeWork, games: readonly unknown[]): Promise<boolean>;
  /** Writes what the games say onto the publication. */
  show(
    work: BadgeWork,
    badge: Badge,
    options: { readonly length?: Length; readonly done: boolean },
  ): Promise<void>;
  /** Takes what can't be played to its end out of the lists, if it is recommended for so many players. */
  holdBack(work: BadgeWork): Promise<void>;
}

const TAKEN_MS = 60_000;

/** Whether there is a badge for each of these numbers of players, and all of them say balanced. */
export function balancedIn(badges: string, players: string): string {
  const wanted = `jsonb_build_array(jsonb_build_object('players', n, 'verdicts', '[{"type":"balanced"}]'::jsonb))`;
  return `not exists (select 1 from unnest(${players}) n where not ${badges} @> ${wanted})`;
}

/** The badges with the one that is shown now. */
const SHOWN = `(select jsonb_agg(b order by (b->>'players')::integer) from (
    select b from jsonb_array_elements(p.badges) b where (b->>'players')::integer <> $2
    union all select $4::jsonb) all_badges (b))`;

export function makeBadgeStore(db: Db): BadgeStore {
  return {
    async take(now) {
      // Mostly there is none, and looking costs less than trying to take it.
      const open = await db.query('select 1 from badge_work where not done and taken < $1 limit 1', [now]);
      if (open.length === 0) return undefined;
      const [row] = await db.query<BadgeWork>(
        `with next as (
           select w.publication, w.players from badge_work w join publication p on p.id = w.publication
           where not w.done and w.taken < $1
           order by w.players <> all(p.players), w.played >= ${GALLERY_LIMITS.enoughGames}, w.created, w.players
           limit 1 for update of w skip locked
         )
         update badge_work b set taken = $1::double precision + ${TAKEN_MS} from next, publication p
         where b.publication = next.publication and b.players = next.players and p.id = b.publication
         returning b.publication, b.version, b.players, p.layout->'rows' as rows, b.games, b.played`,
        [now],
      );
      return row;
    },
    async renew({ publication, players, version, played }, now) {
      await db.query(
        `update badge_work set taken = $5::double precision + ${TAKEN_MS}
         where publication = $1 and players = $2 and version = $3 and played = $4 and not done`,
        [publication, players, version, played, now],
      );
    },
    async keep({ publication, players, version, played }, games) {
      const kept = await db.query(
        `update badge_work set games = games || $5::jsonb, played = played + $6, taken = 0
         where publication = $1 and players = $2 and version = $3 and played = $4 returning publication`,
        [publication, players, version, played, JSON.stringify(games), games.length],
      );
      return kept.length > 0;
    },
    async show({ publication, players, version }, badge, { length, done }) {
      await db.query(
        `with done as (
           update badge_work set done = $6, games = case when $6 then '[]' else games end
           where publication = $1 and players = $2 and version = $3 returning publication
         )
         update publication p set badges = ${SHOWN}, balanced = ${balancedIn(SHOWN, 'p.players')},
           length = case when $2 = any(p.players) then coalesce($5, p.length) else p.length end
         from done where p.id = done.publication and p.version = $3`,
        [publication, players, version, JSON.stringify(badge), length ?? null, done],
      );
    },
    async holdBack({ publication, players, version }) {
      await db.query(
        `update publication set hold = 'unfinishable'
         where id = $1 and version = $2 and hold is null and $3 = any(players)`,
        [publication, version, players],
      );
    },
  };
}
