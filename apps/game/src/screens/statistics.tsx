/** Finished games in numbers, by fortress and opponents. */
import { RANKS } from '@mahjong-fortress/rules';
import type { GameWords } from '@mahjong-fortress/words/game';
import { useApp } from '../app/model-context.ts';
import { LEVELS } from '../session/opponents.ts';
import { grouped, readStatistics } from '../storage/statistics.ts';
import { Dialog } from '../ui/dialog.tsx';
import { useLanguage, useWords } from '../ui/words.ts';

function opponentsText(against: string, words: GameWords): string {
  if (against === '') return words.ingenuity.name;
  return against
    .split(' ')
    .map((level) => {
      const known = LEVELS.find((one) => one === level);
      return known ? words.levels[known] : level;
    })
    .join(', ');
}

export function StatisticsDialog({ onClose }: { onClose(): void }) {
  const app = useApp();
  const words = useWords();
  const language = useLanguage();
  const { statistics } = words;
  const counted = readStatistics(app.vault);
  const ranks = counted.flatMap(({ rank }) => (rank ? [RANKS.indexOf(rank)] : []));
  const bestRank = RANKS[Math.max(...ranks)];
  return (
    <Dialog heading={statistics.heading} onClose={onClose}>
      {counted.length === 0 ? (
        <p>{statistics.empty}</p>
      ) : (
        <>
          {bestRank ? (
            <p class="winner">
              {statistics.soloBest}: {words.ranks[bestRank]}
            </p>
          ) : null}
          <table class="statistics">
            <thead>
              <tr>
                <th scope="col">{statistics.fortress}</th>
                <th scope="col">{statistics.opponents}</th>
                <th scope="col">{statistics.played}</th>
                <th scope="col">{statistics.won}</th>
                <th scope="col">{statistics.best}</th>
                <th scope="col">{statistics.average}</th>
              </tr>
            </thead>
            <tbody>
              {grouped(counted, language).map(({ layout, against, games }) => (
                <tr key={`${layout}/${against}`}>
                  <th scope="row">{layout}</th>
                  <td>{opponentsText(against, words)}</td>
                  <td>{games.length}</td>
                  <td>{games[0]?.rank ? '–' : games.filter(({ won }) => won).length}</td>
                  <td>{Math.max(...games.map(({ score }) => score))}</td>
                  <td>{Math.round(games.reduce((total, { score }) => total + score, 0) / games.length)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </Dialog>
  );
}
