/**
 * The only way into a log. An entry is stored if it is the next one, and not at all otherwise: of two processes that want to
 * write the same entry, the database lets one. What is asked for while a statement is under way goes with the next one.
 */
import type { Db } from '../db/db.ts';
import { dueOf } from '../table/due.ts';
import { outcomeOf } from '../table/outcome.ts';
import { headOf, playersOf, stageOf, type Table, turnOf } from '../table/table.ts';

export interface Appender {
  /** Stores the last entry of a table; false where somebody else was quicker. When it answers, it is stored. */
  append(after: Table): Promise<boolean>;
  /** Waits for what is under way. */
  finish(): Promise<void>;
}

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

const MOST_AT_ONCE = 500;

/** For rankings: how it ended, with how many points, and when. */
function resultOf(table: Table): unknown {
  const outcome = outcomeOf(table);
  const last = table.entries.findLast(({ body }) => ENDING.has(body.type));
  return outcome ? { how: outcome.how, points: outcome.points, at: last?.at } : null;
}

const ENDING: ReadonlySet<string> = new Set(['acted', 'resigned', 'claimed']);

function rowFor(table: Table, now: number): Readonly<Record<string, unknown>> {
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

interface Waiting {
  readonly table: Table;
  resolve(isStored: boolean): void;
  reject(error: unknown): void;
}

export function makeAppender(db: Db, now: () => number): Appender {
  let waiting: Waiting[] = [];
  let working: Promise<void> | undefined;

  async function store(batch: readonly Waiting[]): Promise<void> {
    try {
      const rows = batch.map(({ table }) => rowFor(table, now()));
      const stored = await db.query<{ game: string }>(APPEND, [JSON.stringify(rows)]);
      const games = new Set(stored.map(({ game }) => game));
      for (const { table, resolve } of batch) resolve(games.has(table.id));
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  async function work(): Promise<void> {
    while (waiting.length > 0) {
      // One tick more: whoever got a message at the same time goes with it.
      await new Promise(setImmediate);
      const batch = waiting.slice(0, MOST_AT_ONCE);
      waiting = waiting.slice(MOST_AT_ONCE);
      await store(batch);
    }
    working = undefined;
  }

  return {
    append: (table) =>
      new Promise((resolve, reject) => {
        waiting.push({ table, resolve, reject });
        working ??= work();
      }),
    finish: async () => working,
  };
}
