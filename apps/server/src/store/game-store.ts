/** The games of the database, for those who read them; only the appender writes to a log. */
import type { Db } from '../db/db.ts';
import type { Entry } from '../table/entry.ts';
import { makeBatches, rowsBy } from './batches.ts';
import { type EntryRow, entryFrom, type GameRow } from './game-row.ts';
import { BELIEVED_MS } from './presence-store.ts';

const ROW = 'id, game, rules, settings, seed, head, fingerprint, result, lost, rated';

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
  /** Of finished ones. */
  readonly points?: readonly number[];
}

const LISTING = 'id, game, stage, turn, players, settings, touched';
const LISTED = 100;
const BEST = 10;
/** The best of all time would soon be the same for ever. */
const RECENT_MS = 30 * 24 * 3600_000;

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
  create(row: Pick<GameRow, 'id' | 'game' | 'rules' | 'settings' | 'seed'>, now: number): Promise<void>;
  find(id: string): Promise<GameRow | undefined>;
  entriesAfter(id: string, seq: number): Promise<readonly Entry[]>;
  /** Those of the games whose log is longer than so much. */
  longerThan(heads: ReadonlyMap<string, number>): Promise<readonly string[]>;
  due(now: number): Promise<readonly string[]>;
  /** Games that are not over, and whose rules were others than these. */
  unfinishedWithOtherRules(game: string, rules: string): Promise<readonly GameRow[]>;
  /** Says that these rules agree with the logs of games up to their heads; the ids of those that haven't grown since. */
  adopt(games: readonly Pick<GameRow, 'id' | 'head'>[], rules: string): Promise<readonly string[]>;
  /** Public tables with an open seat; those first where somebody waits. */
  open(now: number): Promise<readonly GameListing[]>;
  /** Public games of the last weeks that were played to their end; those first where somebody got most. */
  best(game: string, now: number): Promise<readonly GameListing[]>;
  /** Somebody's attempt at the contest of a day. */
  attemptOf(player: string, game: string, day: string): Promise<GameListing | undefined>;
  of(player: string): Promise<readonly GameListing[]>;
}

interface LogQuestion {
  readonly game: string;
  readonly after: number;
}

/** Logs are long: with more of them at once, everybody else would wait. */
const MOST_LOGS = 50;

export function makeGameStore(db: Db): GameStore {
  const rowsById = makeBatches<string, GameRow | undefined>(async (ids) => {
    const rows = await db.query<GameRow & Record<string, unknown>>(
      `select ${ROW} from game where id = any($1::text[])`,
      [ids],
    );
    const games = new Map(rows.map((row) => [row.id, row]));
    return (id) => games.get(id);
  });

  const logs = makeBatches<LogQuestion, readonly Entry[]>(
    async (questions) => {
      const rows = await db.query<EntryRow & { index: number } & Record<string, unknown>>(
        `select w.index, e.seq, e.cid, e.at, e.seat, e.body
       from jsonb_to_recordset($1::jsonb) as w (index integer, game text, after integer)
       join entry e on e.game = w.game and e.seq > w.after order by w.index, e.seq`,
        [JSON.stringify(questions.map((question, index) => ({ ...question, index })))],
      );
      const entries = rowsBy(rows, ({ index }) => index);
      return (question) => (entries.get(questions.indexOf(question)) ?? []).map(entryFrom);
    },
    { most: MOST_LOGS },
  );

  return {
    async create({ id, game, rules, settings, seed }, now) {
      await db.query(
        `insert into game (id, game, rules, settings, seed, created, touched)
         values ($1, $2, $3, $4::jsonb, $5, $6, $6) on conflict (id) do nothing`,
        [id, game, rules, JSON.stringify(settings), seed, now],
      );
    },
    find: rowsById.ask,
    entriesAfter: (game, after) => logs.ask({ game, after }),
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
    async adopt(games, rules) {
      const heads = games.map(({ id, head }) => ({ id, head }));
      const rows = await db.query<{ id: string }>(
        `update game set rules = $2 from jsonb_to_recordset($1::jsonb) as w (id text, head integer)
         where game.id = w.id and game.head = w.head returning game.id`,
        [JSON.stringify(heads), rules],
      );
      return rows.map(({ id }) => id);
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
    best: (game, now) =>
      db.query<GameListing & Record<string, unknown>>(
        `select ${LISTING}, result->'points' as points from game
         where stage = 'over' and game = $1 and touched > $2 and (settings->>'public')::boolean
           and settings->>'daily' is null and result->>'how' = 'played'
         order by (select max(each::double precision) from jsonb_array_elements_text(result->'points') each) desc, touched desc
         limit ${BEST}`,
        [game, now - RECENT_MS],
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
