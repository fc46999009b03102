/** The game of Towers of the day, and the days before it. */
import { useMemo } from 'preact/hooks';
import { useApp } from '../../app/model-context.ts';
import { Days } from '../../career/days.tsx';
import { useCareerWords } from '../../career/words.ts';
import { readCountedTowers } from '../../storage/counted-towers.ts';
import { dailyResults } from '../../storage/daily.ts';
import { dateAt, noonOf } from '../../storage/dates.ts';
import { gameBegun, listSaves } from '../../storage/saves.ts';
import { KeepsGame } from '../../ui/keeps-game.tsx';
import { Picture } from '../../ui/picture.tsx';
import { useNews } from '../../ui/use-news.ts';
import { useLanguage, useWords } from '../../ui/words.ts';
import { ABOUT_PICTURE } from '../rules/pictures.ts';
import { DAILY_LEVEL, dailyTowers } from '../session/daily.ts';
import { dealTowers } from '../session/new-game.ts';
import { countKeptTowers } from './count.ts';

function useDaily() {
  const { vault } = useApp();
  const news = useNews(vault);
  // The day begins at the player's own midnight; on a date everybody gets the same.
  const today = dateAt(Date.now());
  const results = useMemo(() => {
    countKeptTowers(vault);
    return dailyResults(readCountedTowers(vault));
  }, [vault, news]);
  return { today, results };
}

export function TowersDaily() {
  const { levels } = useWords();
  const words = useCareerWords();
  const language = useLanguage();
  const { today, results } = useDaily();
  if (!words) return null;
  const date = noonOf(today).toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <>
      <p>{words.daily.towers.about(date, levels[DAILY_LEVEL])}</p>
      <div class="daily">
        <figure class="layout-chosen">
          <Picture drawing="towers about" draw={ABOUT_PICTURE} alt="" />
        </figure>
        <Days results={results} today={today} words={words} />
      </div>
    </>
  );
}

export function TowersDailyFoot() {
  const app = useApp();
  const { title } = useWords();
  const words = useCareerWords();
  const { today, results } = useDaily();
  const done = results.get(today);
  const choice = dailyTowers(today);
  const isBegun = gameBegun(listSaves(app.vault), 'towers', choice) !== undefined;
  function play(): void {
    const deal = dealTowers(choice);
    if (deal.ok) void app.playTowers(deal.value);
  }
  return (
    <>
      {isBegun ? null : <KeepsGame game="towers" />}
      <button type="button" class="large" onClick={play}>
        {isBegun ? title.resume : title.play}
        {done && words ? (
          <small>
            {words.daily.done}: {words.picture.points(done.score)}
          </small>
        ) : null}
      </button>
    </>
  );
}
