/**
 * The only way into a log. An entry is stored if it is the next one, and not at all otherwise: of two processes that want to
 * write the same entry, the database lets one.
 */
import { type Db, isForItsValues } from '../db/db.ts';
import { dueOf } from '../table/due.ts';
import { outcomeOf } from '../table/outcome.ts';
import { headOf, type LoggedTable, playersOf, stageOf, turnOf } from '../table/table.ts';
import { makeBatches } from './batches.ts';

export interface Appender {
  /** Stores the last entry of a table; false where somebody else was quicker. When it answers, it is stored. */
  append(after: LoggedTable): Promise<boolean>;
  /** Whether everything could be stored in the last moments of this node: a full disk stops it, although the database answers. */
  isSound(): boolean;
  /** Waits for what is under way. */
  finish(): Promise<void>;
}

/** Whoever was refused asks again sooner than this, so it lasts as long as anybody waits. */
const UNSOUND_MS = 5000;

const APPEND = `
  with wanted as (
    select * from jsonb_to_recordset($1::jsonb) as w (
      game text, rules text, seq integer, cid text, at double precision, seat integer, body jsonb, stage text,
      players jsonb, turn text, due double precision, fingerprint text, touched double precision,
      result jsonb)
  ), held as (
    -- In one order, so that two processes never wait for each other.
    select id from game where id in (select game from wanted) order by id for update
  ), moved as (
    update game g set head = w.seq, stage = w.stage, players = w.players, turn = w.turn, due = w.due,
      fingerprint = w.fingerprint, touched = w.touched, result = w.result
    from wanted w, held where held.id = g.id and g.id = w.game and g.rules = w.rules and g.head = w.seq - 1
    returning g.id
  )
  insert into entry (game, seq, cid, at, seat, body)
  select w.game, w.seq, w.cid, w.at, w.seat, w.body from wanted w join moved on moved.id = w.game
  returning game`;

/** For rankings: how it ended, with how many points, and when. */
function resultOf(table: LoggedTable): unknown {
  const outcome = outcomeOf(table);
  const last = table.entries.findLast(({ body }) => ENDING.has(body.type));
  return outcome ? { how: outcome.how, points: outcome.points, at: last?.at } : null;
}

const ENDING: ReadonlySet<string> = new Set(['acted', 'resigned', 'claimed']);

function rowFor(table: LoggedTable, now: number): Readonly<Record<string, unknown>> {
  const entry = table.entries.at(-1);
  const turn = turnOf(table);
  const sitter = turn === undefined ? undefined : table.seats[turn];
  return {
    game: table.id,
    rules: table.game.version,
    seq: headOf(table),
    cid: entry?.cid ?? null,
    at: entry?.at,
    seat: entry?.seat ?? null,
    body: entry?.body,
    stage: stageOf(table),
    players: playersOf(table),
    turn: sitter?.type === 'person' ? sitter.player : null,
    due: dueOf(table) ?? null,
    fingerprint: table.fingerprint,
    touched: now,
    result: resultOf(table),
  };
}

export function makeAppender(db: Db, now: () => number): Appender {
  let failedAt = Number.NEGATIVE_INFINITY;
  const append = async (tables: readonly LoggedTable[]) => {
    const rows = tables.map((table) => rowFor(table, now()));
    const stored = await db.query<{ game: string }>(APPEND, [JSON.stringify(rows)]).catch((error) => {
      if (!isForItsValues(error)) failedAt = now();
      throw error;
    });
    const games = new Set(stored.map(({ game }) => game));
    return ({ id }: LoggedTable) => games.has(id);
  };
  // Of one table one entry is under way at a time, so that two statements never write to the same.
  const { ask, finish } = makeBatches<LoggedTable, boolean>(append, { lanes: 2 });
  return { append: ask, finish, isSound: () => now() - failedAt > UNSOUND_MS };
}
