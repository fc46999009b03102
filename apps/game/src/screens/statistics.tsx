/** What all finished games come to: results, bests, achievements. */
import { useMemo, useState } from 'preact/hooks';
import { useApp } from '../app/model-context.ts';
import { AchievementList } from '../career/achievement-list.tsx';
import { Bests } from '../career/bests.tsx';
import { Results } from '../career/results.tsx';
import { useCareerWords } from '../career/words.ts';
import { countKeptGames, readStatistics } from '../storage/statistics.ts';
import { Dialog } from '../ui/dialog.tsx';
import { useNews } from '../ui/use-news.ts';
import { useWords } from '../ui/words.ts';

const TABS = ['results', 'bests', 'achievements'] as const;
const VIEWS = { results: Results, bests: Bests, achievements: AchievementList } as const;

export function StatisticsDialog({ onClose }: { onClose(): void }) {
  const { vault } = useApp();
  const { statistics } = useWords();
  const words = useCareerWords();
  const news = useNews(vault);
  const [tab, setTab] = useState<(typeof TABS)[number]>('results');
  const games = useMemo(() => {
    countKeptGames(vault);
    return readStatistics(vault);
  }, [vault, news]);
  const View = games.length === 0 ? AchievementList : VIEWS[tab];
  return (
    <Dialog heading={statistics.heading} onClose={onClose}>
      {words && games.length === 0 ? <p>{words.empty}</p> : null}
      {words && games.length > 0 ? (
        <div class="tabs">
          {TABS.map((one) => (
            <button type="button" key={one} aria-pressed={one === tab} onClick={() => setTab(one)}>
              {words.tabs[one]}
            </button>
          ))}
        </div>
      ) : null}
      {words ? <View games={games} words={words} /> : null}
    </Dialog>
  );
}
