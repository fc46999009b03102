/** The game of the day, and the days before it. */
import { textIn } from '@mahjong-fortress/layouts-schema';
import { useMemo, useState } from 'preact/hooks';
import { useApp } from '../app/model-context.ts';
import { Days } from '../career/days.tsx';
import { useCareerWords } from '../career/words.ts';
import { dailyGame } from '../session/new-game.ts';
import type { GameId } from '../shelf/games.ts';
import { dailyResults } from '../storage/daily.ts';
import { dateAt, noonOf } from '../storage/dates.ts';
import { gameBegun, listSaves } from '../storage/saves.ts';
import { countKeptGames, readStatistics } from '../storage/statistics.ts';
import { Card } from '../ui/card.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { GameTabs } from '../ui/game-tabs.tsx';
import { KeepsGame } from '../ui/keeps-game.tsx';
import { later } from '../ui/later.tsx';
import { useNews } from '../ui/use-news.ts';
import { useLanguage, useWords } from '../ui/words.ts';
import { LayoutPicture } from './new-game/layout-list.tsx';

const ContestPanel = later(async () => (await import('./online/contest/contest.tsx')).ContestPanel);
const ContestFoot = later(async () => (await import('./online/contest/contest.tsx')).ContestFoot);

const TowersDaily = later(async () => (await import('../towers/career/daily.tsx')).TowersDaily);
const TowersDailyFoot = later(async () => (await import('../towers/career/daily.tsx')).TowersDailyFoot);

/** The one for whoever plays alone: how its days went, and today's. */
function useDaily() {
  const { vault } = useApp();
  const news = useNews(vault);
  // The day begins at the player's own midnight; on a date everybody gets the same.
  const today = dateAt(Date.now());
  const results = useMemo(() => {
    countKeptGames(vault);
    return dailyResults(readStatistics(vault));
  }, [vault, news]);
  return { today, choice: dailyGame(today), results };
}

function Daily() {
  const words = useWords();
  const career = useCareerWords();
  const language = useLanguage();
  const { today, choice, results } = useDaily();
  return (
    <>
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
        {career ? <Days results={results} today={today} words={career} /> : null}
      </div>
    </>
  );
}

function DailyFoot() {
  const app = useApp();
  const words = useWords();
  const career = useCareerWords();
  const { today, choice, results } = useDaily();
  const done = results.get(today);
  const isBegun = gameBegun(listSaves(app.vault), 'mahjong-fortress', choice) !== undefined;
  return (
    <>
      {isBegun ? null : <KeepsGame />}
      <button type="button" class="large" onClick={() => app.play(choice)}>
        {isBegun ? words.title.resume : words.title.play}
        {done && career ? (
          <small>
            {career.daily.done}: {words.common.vp(done.score)}
          </small>
        ) : null}
      </button>
    </>
  );
}

/** Its days are those of whoever plays alone, too. */
function ContestAndDays() {
  const career = useCareerWords();
  const { today, results } = useDaily();
  return (
    <>
      <ContestPanel />
      {career && results.size > 0 ? <Days results={results} today={today} words={career} /> : null}
    </>
  );
}

/** Where there is a server, everybody plays against everybody there, and can still play alone. */
export function DailyDialog({ onClose }: { onClose(): void }) {
  const app = useApp();
  const { daily } = useWords();
  const career = useCareerWords();
  const [game, setGame] = useState<GameId>('mahjong-fortress');
  const [isWanted, setWanted] = useState(true);
  const hasServer = app.server.value !== undefined;
  const isContest = hasServer && isWanted;
  const tabs = (
    <div class="tabs">
      <GameTabs game={game} onChange={setGame} />
    </div>
  );
  if (game === 'towers') {
    return (
      <Dialog
        heading={career?.daily.towers.heading ?? daily.heading}
        onClose={onClose}
        foot={<TowersDailyFoot />}
      >
        {tabs}
        <TowersDaily />
      </Dialog>
    );
  }
  return (
    <Dialog heading={daily.heading} onClose={onClose} foot={isContest ? <ContestFoot /> : <DailyFoot />}>
      {tabs}
      {hasServer ? (
        <div class="tabs">
          <button type="button" aria-pressed={isContest} onClick={() => setWanted(true)}>
            {daily.contest}
          </button>
          <button type="button" aria-pressed={!isContest} onClick={() => setWanted(false)}>
            {daily.here}
          </button>
        </div>
      ) : null}
      {isContest ? <ContestAndDays /> : <Daily />}
    </Dialog>
  );
}
