/** The heartbeat of the servers: what time it is, and how long none of them ran. Clocks of games don't count that time. */
import type { Db } from '../db/db.ts';

const BEAT_MS = 1000;
/** A busy moment is no outage; a server that has just started knows that it did not run before. */
const OUTAGE_MS = 5000;
const OUTAGE_AT_START_MS = 1.5 * BEAT_MS;

export interface Pulse {
  /** Milliseconds by the clock of the database, which all nodes share. */
  now(): number;
  /** When the database answered last; a node that has no pulse serves nobody. */
  isSound(): boolean;
  close(): void;
}

/** One statement: of several nodes that come back together, one counts the time that was lost. */
const BEAT = `
  with t as (select (extract(epoch from clock_timestamp()) * 1000)::double precision as now),
  before as (select beat from pulse where id = 1 for update),
  beaten as (
    insert into pulse (id, beat) select 1, now from t on conflict (id) do update set beat = greatest(pulse.beat, excluded.beat)
  ),
  shifted as (
    update game set lost = lost + (select now from t) - (select beat from before)
    where due is not null and (select now from t) - (select beat from before) > $1
  )
  select (select now from t) as now,
    coalesce((select now from t) - (select beat from before), 0) as gap`;

export async function startPulse(db: Db, onOutage: (ms: number) => void): Promise<Pulse> {
  let offset = 0;
  let answered = 0;
  async function beat(outageMs = OUTAGE_MS): Promise<void> {
    const begun = Date.now();
    const [row] = await db.query<{ now: number; gap: number }>(BEAT, [outageMs]);
    answered = Date.now();
    if (!row) return;
    offset = row.now - (begun + answered) / 2;
    if (row.gap > outageMs) onOutage(row.gap);
  }
  await beat(OUTAGE_AT_START_MS);
  let isBeating = false;
  const timer = setInterval(() => {
    if (isBeating) return;
    isBeating = true;
    beat()
      .catch((error) => console.error(`pulse: ${error.message}`))
      .finally(() => {
        isBeating = false;
      });
  }, BEAT_MS);
  return {
    now: () => Math.round(Date.now() + offset),
    isSound: () => Date.now() - answered < 2 * OUTAGE_MS,
    close: () => clearInterval(timer),
  };
}
