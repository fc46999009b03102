/** A month of daily fortresses: which were played, and how they went. */
import type { CareerWords } from '@mahjong-fortress/words/career';
import { useState } from 'preact/hooks';
import type { DailyResult } from '../storage/daily.ts';
import { type CalendarDate, daysLater, noonOf } from '../storage/dates.ts';
import { useLanguage, useWords } from '../ui/words.ts';

interface Props {
  readonly results: ReadonlyMap<CalendarDate, DailyResult>;
  readonly today: CalendarDate;
  readonly words: CareerWords;
}

const firstOf = (date: CalendarDate) => `${date.slice(0, 7)}-01`;

/** Dates are written as they are, wherever the reader is. */
function written(date: CalendarDate, language: string, how: Intl.DateTimeFormatOptions): string {
  return noonOf(date).toLocaleDateString(language, { ...how, timeZone: 'UTC' });
}

/** The weeks of a month from Monday on, with empty places for the days of its neighbours. */
export function weeksOf(month: CalendarDate): readonly (readonly (CalendarDate | undefined)[])[] {
  const first = firstOf(month);
  const before = (noonOf(first).getUTCDay() + 6) % 7;
  const days = Array.from({ length: 42 }, (_, place) => daysLater(first, place - before));
  const weeks = [0, 1, 2, 3, 4, 5].map((week) =>
    days.slice(week * 7, week * 7 + 7).map((date) => (firstOf(date) === first ? date : undefined)),
  );
  return weeks.filter((week) => week.some((date) => date !== undefined));
}

export function Calendar({ results, today, words }: Props) {
  const gameWords = useWords();
  const language = useLanguage();
  const [month, setMonth] = useState(firstOf(today));
  const weeks = weeksOf(month);
  const monday = '2026-01-05';
  const label = (date: CalendarDate) => {
    const result = results.get(date);
    const day = written(date, language, { dateStyle: 'medium' });
    if (!result) return day;
    const rank = result.rank ? gameWords.ranks[result.rank] : undefined;
    const facts = [gameWords.common.vp(result.score), rank, result.isInTime ? undefined : words.daily.late];
    return words.daily.played(day, facts.filter(Boolean).join(', '));
  };
  return (
    <div class="calendar">
      <div class="calendar-head">
        <button
          type="button"
          class="icon-button"
          aria-label={words.daily.earlier}
          onClick={() => setMonth(firstOf(daysLater(month, -1)))}
        >
          ‹
        </button>
        <b aria-live="polite">{written(month, language, { month: 'long', year: 'numeric' })}</b>
        <button
          type="button"
          class="icon-button"
          aria-label={words.daily.later}
          disabled={month >= firstOf(today)}
          onClick={() => setMonth(firstOf(daysLater(month, 31)))}
        >
          ›
        </button>
      </div>
      <table>
        <thead>
          <tr>
            {[0, 1, 2, 3, 4, 5, 6].map((day) => (
              <th scope="col" key={day}>
                {written(daysLater(monday, day), language, { weekday: 'short' })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((date, day) =>
                date === undefined ? (
                  <td key={day} />
                ) : (
                  <td
                    key={day}
                    title={label(date)}
                    data-played={results.has(date) || undefined}
                    data-late={results.get(date)?.isInTime === false || undefined}
                    aria-current={date === today ? 'date' : undefined}
                  >
                    {Number(date.slice(8))}
                    <b>
                      {results.get(date)?.score}
                      <span class="unseen">{results.has(date) ? label(date) : ''}</span>
                    </b>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
