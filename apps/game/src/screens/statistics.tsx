/** What all finished games come to, game by game: results, bests, achievements. */
import type { CareerWords } from '@mahjong-fortress/words/career';
import { useMemo, useState } from 'preact/hooks';
import { useApp } from '../app/model-context.ts';
import { AchievementList } from '../career/achievement-list.tsx';
import { Bests } from '../career/bests.tsx';
import { Results } from '../career/results.tsx';
import { useCareerWords } from '../career/words.ts';
import type { GameId } from '../shelf/games.ts';
import { countKeptGames, readStatistics } from '../storage/statistics.ts';
import { Dialog } from '../ui/dialog.tsx';
import { GameTabs } from '../ui/game-tabs.tsx';
import { later } from '../ui/later.tsx';
import { useNews } from '../ui/use-news.ts';
import { useWords } from '../ui/words.ts';

const TowersStatistics = later(
  async () => (await import('../towers/career/statistics.tsx')).TowersStatistics,
);

const TABS = ['results', 'bests', 'achievements'] as const;
const VIEWS = { results: Results, bests: Bests, achievements: AchievementList } as const;

function FortressStatistics({ words }: { readonly words: CareerWords }) {
  const { vault } = useApp();
  const news = useNews(vault);
  const [tab, setTab] = useState<(typeof TABS)[number]>('results');
  const games = useMemo(() => {
    countKeptGames(vault);
    return readStatistics(vault);
  }, [vault, news]);
  const View = games.length === 0 ? AchievementList : VIEWS[tab];
  return (
    <>
      {games.length === 0 ? (
        <>
          <p>{words.empty}</p>
          <h3>{words.tabs.achievements}</h3>
        </>
      ) : (
        <div class="tabs">
          {TABS.map((one) => (
            <button type="button" key={one} aria-pressed={one === tab} onClick={() => setTab(one)}>
              {words.tabs[one]}
            </button>
          ))}
        </div>
      )}
      <View games={games} words={words} />
    </>
  );
}

const STATISTICS = { 'mahjong-fortress': FortressStatistics, towers: TowersStatistics } as const;

export function StatisticsDialog({ onClose }: { onClose(): void }) {
  const page = useWords();
  const words = useCareerWords();
  const [game, setGame] = useState<GameId>('mahjong-fortress');
  const View = STATISTICS[game];
  return (
    <Dialog heading={page.statistics.heading} onClose={onClose}>
      <div class="tabs">
        <GameTabs game={game} onChange={setGame} />
      </div>
      {words ? <View words={words} /> : null}
    </Dialog>
  );
}
