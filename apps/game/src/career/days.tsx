/** How the days of a daily game went: the streak, and the calendar. */
import type { CareerWords } from '@mahjong-fortress/words/career';
import { type DailyResult, streaksOf } from '../storage/daily.ts';
import type { CalendarDate } from '../storage/dates.ts';
import { Calendar } from './calendar.tsx';

interface Props {
  readonly results: ReadonlyMap<CalendarDate, DailyResult>;
  readonly today: CalendarDate;
  readonly words: CareerWords;
}

export function Days({ results, today, words }: Props) {
  const { current, best } = streaksOf(results, today);
  return (
    <div class="daily-side">
      <p class="streak">
        <b>{words.daily.streak(current)}</b>
        {best > current ? <span>{words.daily.best(best)}</span> : null}
      </p>
      <Calendar results={results} today={today} words={words} />
    </div>
  );
}
