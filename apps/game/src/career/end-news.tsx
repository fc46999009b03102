/** What is new after a game: a best, achievements. Nothing, if nothing is. */
import { useMemo } from 'preact/hooks';
import { useApp } from '../app/model-context.ts';
import { isNewBest, newlyAchieved, pointsOf } from '../storage/career.ts';
import { countKeptGames, readStatistics } from '../storage/statistics.ts';
import { useLanguage } from '../ui/words.ts';
import { AchievementItem } from './achievement-list.tsx';
import { playedFortress } from './names.ts';
import { useCareerWords } from './words.ts';

/** A first game achieves a lot at once; the others are named, and told of among the statistics. */
const MOST_TOLD = 3;

export function EndNews({ id }: { readonly id: string }) {
  const { vault } = useApp();
  const language = useLanguage();
  const words = useCareerWords();
  const { game, achieved, isBest } = useMemo(() => {
    // So that nothing is called new that an older game had brought.
    countKeptGames(vault);
    const games = readStatistics(vault);
    return {
      game: games.find((one) => one.id === id),
      achieved: newlyAchieved(games, id),
      isBest: isNewBest(games, id),
    };
  }, [vault, id]);
  if (!words || !game) return null;
  return (
    <>
      {isBest ? <p class="winner">{words.newBest(playedFortress(game, language), pointsOf(game))}</p> : null}
      {achieved.length > 0 ? (
        <section class="end-news">
          <h2>{words.newlyAchieved}</h2>
          <ul class="achievements">
            {achieved.slice(0, MOST_TOLD).map((one) => (
              <AchievementItem key={one} id={one} words={words} />
            ))}
          </ul>
          <p class="remark">
            {achieved
              .slice(MOST_TOLD)
              .map((one) => words.achievements[one].name)
              .join(' · ')}
          </p>
        </section>
      ) : null}
    </>
  );
}
