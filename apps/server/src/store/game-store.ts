/** The games of the database, for those who read them; only the appender writes to a log. */
import type { Db } from '../db/db.ts';
import type { Entry } from '../table/entry.ts';
import { type EntryRow, entryFrom, type GameRow } from './game-row.ts';
import { BELIEVED_MS } from './presence-store.ts';

const ROW = 'id, game, rules, settings, seed, fingerprint, lost, rated';

export interface GameListing {
  readonly id: string;
  readonly game: string;
  readonly stage: string;
  /** The player who is to move. */
  readonly turn: string | null;
  readonly players: readonly string[];
  readonly settings: GameRow['settings'];
  readonly touched: number;
  /** When the time of whoever is to move is over. */
  readonly due?: number | null;
  /** Of tables that are still open: how many seats are, and whether anybody is there. */
  readonly free?: number;
  readonly here?: boolean;
}

const LISTING = 'id, game, stage, turn, players, settings, touched';
const LISTED = 100;

/** What was last done about each seat tells who has it. */
const TAKEN = `
  select count(*)::integer from (
    select distinct on (seat) body->>'type' as type from entry
    where entry.game = game.id and seat is not null
      and body->>'type' in ('sat', 'left', 'computer', 'opened')
    order by seat, seq desc
  ) last where type in ('sat', 'computer')`;

export interface GameStore {
  /** Does nothing where there is a game of that id. */
  create(row: Omit<GameRow, 'lost' | 'fingerprint' | 'rated'>, now: number): Promise<void>;
  find(id: string): Promise<GameRow | undefined>;
  entriesAfter(id: string, seq: number): Promise<readonly Entry[]>;
  /** Those of the games whose log is longer than so much. */
  longerThan(heads: ReadonlyMap<string, number>): Promise<readonly string[]>;
  due(now: number): Promise<readonly string[]>;
  /** Games that are not over, and whose rules were others than these. */
  unfinishedWithOtherRules(game: string, rules: string): Promise<readonly GameRow[]>;
  setRules(ids: readonly string[], rules: string): Promise<void>;
  /** Public tables with an open seat; those first where somebody waits. */
  open(now: number): Promise<readonly GameListing[]>;
  /** Somebody's attempt at the contest of a day. */
  attemptOf(player: string, game: string, day: string): Promise<GameListing | undefined>;
  of(player: string): Promise<readonly GameListing[]>;
}

export function makeGameStore(db: Db): GameStore {
  return {
    async create({ id, game, rules, settings, seed }, now) {
      await db.query(
        `insert into game (id, game, rules, settings, seed, created, touched)
         values ($1, $2, $3, $4::jsonb, $5, $6, $6) on conflict (id) do nothing`,
        [id, game, rules, JSON.stringify(settings), seed, now],
      );
    },
    async find(id) {
      const [row] = await db.query<GameRow & Record<string, unknown>>(
        `select ${ROW} from game where id = $1`,
        [id],
      );
      return row;
    },
    async entriesAfter(id, seq) {
      const rows = await db.query<EntryRow & Record<string, unknown>>(
        'select seq, cid, at, seat, body from entry where game = $1 and seq > $2 order by seq',
        [id, seq],
      );
      return rows.map(entryFrom);
    },
    async longerThan(heads) {
      const rows = await db.query<{ id: string }>(
        `select g.id from game g join jsonb_each_text($1::jsonb) known (id, head) on g.id = known.id
         where g.head > known.head::integer`,
        [JSON.stringify(Object.fromEntries(heads))],
      );
      return rows.map(({ id }) => id);
    },
    async due(now) {
      const rows = await db.query<{ id: string }>(
        'select id from game where due is not null and due + lost <= $1 order by due + lost limit 200',
        [now],
      );
      return rows.map(({ id }) => id);
    },
    unfinishedWithOtherRules: (game, rules) =>
      db.query<GameRow & Record<string, unknown>>(
        `select ${ROW} from game where game = $1 and rules <> $2 and stage <> 'over' order by id`,
        [game, rules],
      ),
    async setRules(ids, rules) {
      await db.query('update game set rules = $2 where id = any($1::text[])', [[...ids], rules]);
    },
    open: (now) =>
      db.query<GameListing & Record<string, unknown>>(
        `select ${LISTING}, free, here from (
           select ${LISTING}, created, (settings->>'seats')::integer - (${TAKEN}) as free,
             exists (select 1 from presence where presence.game = game.id and here and seen > $1) as here
           from game where stage = 'gathering' and (settings->>'public')::boolean
         ) listed where free > 0 order by here desc, created desc limit ${LISTED}`,
        [now - BELIEVED_MS],
      ),
    async attemptOf(player, game, day) {
      const [row] = await db.query<GameListing & Record<string, unknown>>(
        `select ${LISTING} from game where players @> jsonb_build_array($1::text) and game = $2
         and settings->>'daily' = $3`,
        [player, game, day],
      );
      return row;
    },
    of: (player) =>
      db.query<GameListing & Record<string, unknown>>(
        `select ${LISTING}, case when turn is not null then due + lost end as due from game where players @> jsonb_build_array($1::text)
         order by (stage = 'over'), touched desc limit ${LISTED}`,
        [player],
      ),
  };
}
