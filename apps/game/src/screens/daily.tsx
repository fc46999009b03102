/** The fortress of the day, and the days before it. */
import { textIn } from '@mahjong-fortress/layouts-schema';
import { useMemo } from 'preact/hooks';
import { useApp } from '../app/model-context.ts';
import { Calendar } from '../career/calendar.tsx';
import { useCareerWords } from '../career/words.ts';
import { dailyGame } from '../session/new-game.ts';
import { dailyResults, streaksOf } from '../storage/daily.ts';
import { dateAt, noonOf } from '../storage/dates.ts';
import { countKeptGames, readStatistics } from '../storage/statistics.ts';
import { Card } from '../ui/card.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useNews } from '../ui/use-news.ts';
import { useLanguage, useWords } from '../ui/words.ts';
import { LayoutPicture } from './new-game/layout-list.tsx';

export function DailyDialog({ onClose }: { onClose(): void }) {
  const app = useApp();
  const { vault } = app;
  const words = useWords();
  const career = useCareerWords();
  const language = useLanguage();
  const news = useNews(vault);
  // The day begins at the player's own midnight; on a date everybody gets the same.
  const today = dateAt(Date.now());
  const choice = dailyGame(today);
  const results = useMemo(() => {
    countKeptGames(vault);
    return dailyResults(readStatistics(vault));
  }, [vault, news]);
  const { current, best } = streaksOf(results, today);
  const done = results.get(today);
  return (
    <Dialog
      heading={words.daily.heading}
      onClose={onClose}
      foot={
        <button type="button" class="large" onClick={() => app.play(choice)}>
          {words.title.play}
          {done && career ? (
            <small>
              {career.daily.done}: {words.common.vp(done.score)}
            </small>
          ) : null}
        </button>
      }
    >
      <p>
        {words.daily.about(
          noonOf(today).toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' }),
        )}
      </p>
      <div class="daily">
        <div>
          <figure class="layout-chosen">
            <LayoutPicture layout={choice.layout} />
            <figcaption>
              <b>{textIn(choice.layout.name, language)}</b>
            </figcaption>
          </figure>
          <div class="card-spread">
            {[...choice.spirits.chosen, ...choice.dragons.chosen].map((id) => (
              <Card id={id} key={id} />
            ))}
          </div>
        </div>
        <div class="daily-side">
          {career ? (
            <>
              <p class="streak">
                <b>{career.daily.streak(current)}</b>
                {best > current ? <span>{career.daily.best(best)}</span> : null}
              </p>
              <Calendar results={results} today={today} words={career} />
            </>
          ) : null}
        </div>
      </div>
    </Dialog>
  );
}
