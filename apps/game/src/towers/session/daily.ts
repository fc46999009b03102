/** The game of Towers of the day: the same version, opponent and deal for everybody on a date. */
import { sitterAt } from '../../session/seats.ts';
import { type CalendarDate, isDate } from '../../storage/dates.ts';
import { dealTowers, quickTowers, type TowersChoice, type TowersRecord } from './new-game.ts';

/** Written into seeds, so that the day is found again. */
const DAILY = 'daily ';
export const DAILY_LEVEL = 'apprentice';

export function dailyTowers(date: CalendarDate): TowersChoice {
  return { ...quickTowers(DAILY_LEVEL), seed: DAILY + date };
}

/** The date whose daily game it was; the seed alone can be typed by anybody. */
export function dailyTowersDate({ setup, seats }: TowersRecord): CalendarDate | undefined {
  const date = setup.seed.slice(DAILY.length);
  if (!setup.seed.startsWith(DAILY) || !isDate(date)) return undefined;
  const dealt = dealTowers(dailyTowers(date));
  const facts = (record: Pick<TowersRecord, 'setup' | 'seats'>) =>
    JSON.stringify([record.setup, record.seats.map((_, seat) => sitterAt(record, seat))]);
  return dealt.ok && facts(dealt.value.record) === facts({ setup, seats }) ? date : undefined;
}
