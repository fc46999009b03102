/** What all finished games of Towers come to: their points, by opponent and version, and the bests. */
import { VARIANTS } from '@mahjong-fortress/towers';
import type { CareerWords } from '@mahjong-fortress/words/career';
import { useMemo } from 'preact/hooks';
import { useApp } from '../../app/model-context.ts';
import type { Sorter } from '../../career/group-table.tsx';
import { opponentsName } from '../../career/names.ts';
import { PastGames } from '../../career/past-games.tsx';
import { type CountedTowers, readCountedTowers } from '../../storage/counted-towers.ts';
import { useNews } from '../../ui/use-news.ts';
import { useWords } from '../../ui/words.ts';
import { useTowersWords, WithTowersWords } from '../words.tsx';
import { bestPoints, playersIn } from './bests.ts';
import { countKeptTowers } from './count.ts';

interface Props {
  readonly words: CareerWords;
}

const COUNTS = [2, 3, 4] as const;
const WAYS = ['opponent', 'version'] as const;

function Bests({ games, words }: Props & { readonly games: readonly CountedTowers[] }) {
  const { sheet } = useTowersWords();
  const counts = COUNTS.filter((count) => games.some((game) => playersIn(game) === count));
  const variants = VARIANTS.filter((variant) => games.some((game) => game.variant === variant));
  return (
    <table class="statistics">
      <caption>{words.tabs.bests}</caption>
      <thead>
        <tr>
          <th scope="col">{sheet.variant}</th>
          {counts.map((count) => (
            <th scope="col" key={count}>
              {words.players(count)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {variants.map((variant) => (
          <tr key={variant}>
            <th scope="row">{sheet.variants[variant]}</th>
            {counts.map((count) => (
              <td key={count}>{bestPoints(games, variant, count) ?? '–'}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Statistics({ words }: Props) {
  const { vault } = useApp();
  const page = useWords();
  const { sheet } = useTowersWords();
  const news = useNews(vault);
  const games = useMemo(() => {
    countKeptTowers(vault);
    return readCountedTowers(vault);
  }, [vault, news]);
  if (games.length === 0) return <p>{words.empty}</p>;
  const sorters: Readonly<Record<(typeof WAYS)[number], Sorter<CountedTowers>>> = {
    opponent: (game) => [opponentsName(game, page)],
    version: ({ variant }) => [sheet.variants[variant]],
  };
  const headings = { opponent: words.by.opponent, version: sheet.variant };
  return (
    <>
      <PastGames
        games={games}
        words={words}
        counts={COUNTS}
        playersIn={playersIn}
        pointsOf={({ score }) => score}
        ways={WAYS}
        headings={headings}
        sorters={sorters}
      />
      <Bests games={games} words={words} />
    </>
  );
}

export function TowersStatistics(props: Props) {
  return (
    <WithTowersWords>
      <Statistics {...props} />
    </WithTowersWords>
  );
}
