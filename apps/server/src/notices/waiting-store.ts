/** Who has to be told that they are awaited, in one way of telling; and that they were. */
import type { QuietHours } from '@mahjong-fortress/online';
import type { Db, Row } from '../db/db.ts';

/** A way of telling people: who wants it, of which games, how soon and how often. */
export interface WayToTell {
  /** The table of those who want it, with when they were told last. */
  readonly wishes: 'notice_wish' | 'mail';
  /** What must hold, in SQL, of the wish `w` and of a game `g`. */
  readonly condition: string;
  /** Where a game keeps the deadline that somebody was reminded of. */
  readonly reminded: 'reminded' | 'mailed';
  /** Who was at a table so lately has seen it. */
  readonly momentMs: number;
  /** One notice for all that happens in such a time. */
  readonly digestMs: number;
}

/** Somebody who should know something. */
export interface Waiting extends Row {
  readonly player: string;
  readonly told: number;
  readonly quiet: QuietHours | null;
  /** The games in which they are awaited. */
  readonly games: readonly string[];
  /** How many of them are near their deadline. */
  readonly soon: number;
}

export interface WaitingStore {
  /** Those who are awaited somewhere, were not told yet, and look at no table. */
  waiting(now: number): Promise<readonly Waiting[]>;
  /** Of several servers that want to tell somebody, one may. */
  claim(waiting: Waiting, now: number): Promise<boolean>;
  /** They were told, also of deadlines. */
  settle(waiting: Waiting, now: number): Promise<void>;
  /** They were not told after all. */
  giveBack(waiting: Waiting, now: number): Promise<void>;
}

const DAY = 24 * 60 * 60_000;

export function makeWaitingStore(
  db: Db,
  { wishes, condition, reminded, momentMs, digestMs }: WayToTell,
): WaitingStore {
  /** A quarter of the turn, but no more than a day, before it is over; told once for each deadline. */
  const isSoon = `(g.settings->'pace'->>'type' = 'slow' and g.due is not null and g.${reminded} is distinct from g.due
    and g.due + g.lost - $1 < least((g.settings->'pace'->>'days')::double precision / 4, 1) * ${DAY})`;

  const waiting = `
    select w.player, w.told, q.quiet, jsonb_agg(g.id order by g.touched, g.id) as games,
      count(*) filter (where ${isSoon})::integer as soon
    from ${wishes} w left join notice_wish q on q.player = w.player
      join game g on g.turn = w.player and g.stage = 'playing'
    where w.told < $1 - ${digestMs} and ${condition}
      and not exists (select 1 from presence s where s.player = w.player and s.here and s.seen > $1 - ${momentMs})
    group by w.player, w.told, q.quiet
    having bool_or(g.touched >= w.told and g.touched < $1 - ${momentMs}) or bool_or(${isSoon})
    limit 500`;

  async function setTold(player: string, told: number, next: number): Promise<boolean> {
    const rows = await db.query(
      `update ${wishes} set told = $3 where player = $1 and told = $2 returning player`,
      [player, told, next],
    );
    return rows.length > 0;
  }

  return {
    waiting: (now) => db.query<Waiting>(waiting, [now]),
    claim: ({ player, told }, now) => setTold(player, told, now),
    async settle({ games }, now) {
      await db.query(`update game g set ${reminded} = g.due where g.id = any($2::text[]) and ${isSoon}`, [
        now,
        [...games],
      ]);
    },
    async giveBack({ player, told }, now) {
      await setTold(player, now, told);
    },
  };
}
