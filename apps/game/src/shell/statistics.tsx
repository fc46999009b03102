/** Finished games in numbers, by fortress and opponents. */
import { RANKS } from '@mahjong-fortress/rules';
import type { Words } from '../i18n/en.ts';
import { LEVELS } from '../session/opponents.ts';
import { type CountedGame, readStatistics } from '../storage/statistics.ts';
import { Dialog } from './dialog.tsx';
import { useApp } from './model-context.ts';
import { useWords } from './words.ts';

function opponentsText(against: string, words: Words): string {
  if (against === '') return words.ingenuity.name;
  return against
    .split(' ')
    .map((level) => {
      const known = LEVELS.find((one) => one === level);
      return known ? words.newGame.levels[known] : level;
    })
    .join(', ');
}

function grouped(games: readonly CountedGame[]): ReadonlyMap<string, readonly CountedGame[]> {
  const groups = new Map<string, CountedGame[]>();
  for (const game of games) {
    const key = JSON.stringify([game.layout, game.against]);
    groups.set(key, [...(groups.get(key) ?? []), game]);
  }
  return groups;
}

export function StatisticsDialog({ onClose }: { onClose(): void }) {
  const app = useApp();
  const words = useWords();
  const { statistics } = words;
  const games = readStatistics(app.shelf);
  const ranks = games.flatMap(({ rank }) => (rank ? [RANKS.indexOf(rank)] : []));
  const bestRank = RANKS[Math.max(...ranks)];
  return (
    <Dialog heading={statistics.heading} onClose={onClose}>
      {games.length === 0 ? (
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
              {[...grouped(games)].map(([key, list]) => (
                <tr key={key}>
                  <th scope="row">{list[0]?.layout}</th>
                  <td>{opponentsText(list[0]?.against ?? '', words)}</td>
                  <td>{list.length}</td>
                  <td>{list[0]?.rank ? '–' : list.filter(({ won }) => won).length}</td>
                  <td>{Math.max(...list.map(({ score }) => score))}</td>
                  <td>{Math.round(list.reduce((total, { score }) => total + score, 0) / list.length)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </Dialog>
  );
}
