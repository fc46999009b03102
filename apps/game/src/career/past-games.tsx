/** Finished games of any kind: their points one after another, and by whatever they are told apart by. */
import type { CareerWords } from '@mahjong-fortress/words/career';
import { useState } from 'preact/hooks';
import { Plot } from '../ui/plot.tsx';
import { type AnyCounted, GroupTable, groupsOf, type Sorter } from './group-table.tsx';

interface Props<Game, Way extends string> {
  readonly games: readonly Game[];
  readonly words: CareerWords;
  /** How many play, and how many there can be. */
  playersIn(game: Game): number;
  readonly counts: readonly number[];
  pointsOf(game: Game): number;
  /** The first of them is shown first. */
  readonly ways: readonly Way[];
  readonly headings: Readonly<Record<Way, string>>;
  readonly sorters: Readonly<Record<Way, Sorter<Game>>>;
}

/** The latest games fit side by side. */
const MOST_PLOTTED = 60;

export function PastGames<Game extends AnyCounted, Way extends string>(props: Props<Game, Way>) {
  const { games, words, playersIn, counts, pointsOf, ways, headings, sorters } = props;
  const [way, setWay] = useState(ways[0] as Way);
  const shown = games.slice(-MOST_PLOTTED);
  // One line for each number of players: what is compared has to be alike.
  const lines = counts
    .map((count) => ({
      season: count - 1,
      points: shown.flatMap((game, at) => (playersIn(game) === count ? [{ at, value: pointsOf(game) }] : [])),
    }))
    .filter(({ points }) => points.length > 0);
  return (
    <>
      <figure class="course">
        <figcaption>
          <b>{words.course}</b>
          {lines.map(({ season }) => (
            <span class="legend" key={season} data-season={season}>
              {season === 0 ? words.alone : words.players(season + 1)}
            </span>
          ))}
        </figcaption>
        <Plot label={words.course} lines={lines} end={shown.length - 1} hasScale hasDots />
      </figure>
      <div class="tabs">
        {ways.map((one) => (
          <button type="button" key={one} aria-pressed={one === way} onClick={() => setWay(one)}>
            {headings[one]}
          </button>
        ))}
      </div>
      <GroupTable
        heading={headings[way]}
        rows={groupsOf(games, sorters[way])}
        words={words}
        pointsOf={pointsOf}
      />
    </>
  );
}
