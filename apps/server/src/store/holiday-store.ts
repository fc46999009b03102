/** Days off: the clocks of slow games wait for whoever has some. So many in a year. */
import { type Problem, problem } from '@mahjong-fortress/base/problem';
import { err, ok, type Result } from '@mahjong-fortress/base/result';
import type { Db, Row } from '../db/db.ts';
import { newId } from './player-store.ts';

export const HOLIDAY_DAYS = 28;
const DAY = 86_400_000;

interface Holiday {
  readonly until: number;
  /** What is left of the year's. */
  readonly daysLeft: number;
}

/** A game in whose log a holiday, or its end, is missing. */
interface MissingHoliday extends Row {
  readonly id: string;
  readonly game: string;
  readonly player: string;
  readonly until: number;
}

export interface HolidayStore {
  begin(player: string, days: number, now: number): Promise<Result<Holiday, Problem>>;
  /** Days that were not used are given back. */
  end(player: string, now: number): Promise<void>;
  /** What somebody has now: days off until a time, or none at present, and how many are left. */
  now(player: string, now: number): Promise<Pick<Holiday, 'daysLeft'> & Partial<Holiday>>;
  notBegun(now: number): Promise<readonly MissingHoliday[]>;
  notEnded(now: number): Promise<readonly MissingHoliday[]>;
}

function yearOf(now: number): number {
  return new Date(now).getUTCFullYear();
}

/** The intents under which the two entries are made: once for each game. */
export const AWAY = 'away/';
export const BACK = 'back/';

const GAMES = `
  select h.id, g.id as game, h.player, h.until from holiday h
  join game g on g.players @> jsonb_build_array(h.player)
  where g.stage in ('playing', 'paused') and g.settings->'pace'->>'type' = 'slow'`;

const has = (prefix: string): string =>
  `exists (select 1 from entry e where e.game = g.id and e.cid = '${prefix}' || h.id)`;

export function makeHolidayStore(db: Db): HolidayStore {
  async function used(player: string, now: number): Promise<number> {
    const [row] = await db.query<{ days: number }>(
      'select coalesce(sum(days), 0)::integer as days from holiday where player = $1 and year = $2',
      [player, yearOf(now)],
    );
    return row?.days ?? 0;
  }

  const current: HolidayStore['now'] = async (player, now) => {
    const [row] = await db.query<{ until: number }>(
      'select until from holiday where player = $1 and until > $2',
      [player, now],
    );
    const daysLeft = HOLIDAY_DAYS - (await used(player, now));
    return row ? { until: row.until, daysLeft } : { daysLeft };
  };

  return {
    now: current,
    async begin(player, days, now) {
      const had = await current(player, now);
      if (had.until !== undefined) return err(problem('holiday', '', 'You have days off already.'));
      const daysLeft = had.daysLeft - days;
      if (daysLeft < 0) {
        const message = `There are ${HOLIDAY_DAYS} days off in a year; ${daysLeft + days} are left.`;
        return err(problem('no-days-left', 'days', message));
      }
      const until = now + days * DAY;
      const number = Math.floor(now / DAY);
      // Two clicks on two servers: a day begins one holiday.
      const rows = await db.query(
        `insert into holiday (id, player, day, year, until, days) values ($1, $2, $3, $4, $5, $6)
         on conflict (player, day) do nothing returning id`,
        [newId(), player, number, yearOf(now), until, days],
      );
      return rows.length > 0
        ? ok({ until, daysLeft })
        : err(problem('holiday', '', 'Your days off have ended today: take some again tomorrow.'));
    },
    async end(player, now) {
      await db.query(
        `update holiday set days = days - floor((until - $2) / ${DAY})::integer, until = $2
         where player = $1 and until > $2`,
        [player, now],
      );
    },
    notBegun: (now) => db.query<MissingHoliday>(`${GAMES} and h.until > $1 and not ${has(AWAY)}`, [now]),
    notEnded: (now) =>
      db.query<MissingHoliday>(`${GAMES} and h.until <= $1 and ${has(AWAY)} and not ${has(BACK)}`, [now]),
  };
}
