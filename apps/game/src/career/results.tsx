/** How games went: their points one after another, and by opponent, fortress and card. */
import type { CareerWords } from '@mahjong-fortress/words/career';
import { useState } from 'preact/hooks';
import { MODES, modeOf, pointsOf } from '../storage/career.ts';
import type { CountedGame } from '../storage/counted-game.ts';
import { Plot } from '../ui/plot.tsx';
import { useLanguage, useWords } from '../ui/words.ts';
import { fortressName, opponentsName } from './names.ts';

interface Props {
  readonly games: readonly CountedGame[];
  readonly words: CareerWords;
}

/** Under which names a game is found; some are found under several. */
type Sorter = (game: CountedGame) => readonly string[];

function groupsOf(
  games: readonly CountedGame[],
  namesOf: Sorter,
): readonly (readonly [string, readonly CountedGame[]])[] {
  const groups = new Map<string, CountedGame[]>();
  for (const game of games) {
    for (const name of namesOf(game)) groups.set(name, [...(groups.get(name) ?? []), game]);
  }
  return [...groups].sort(([, a], [, b]) => b.length - a.length);
}

const averageOf = (games: readonly CountedGame[]) =>
  games.reduce((total, game) => total + pointsOf(game), 0) / games.length;

function Group({
  heading,
  rows,
  words,
}: {
  readonly heading: string;
  readonly rows: ReturnType<typeof groupsOf>;
  readonly words: CareerWords;
}) {
  const most = Math.max(1, ...rows.map(([, games]) => averageOf(games)));
  return (
    <table class="statistics">
      <thead>
        <tr>
          <th scope="col">{heading}</th>
          <th scope="col">{words.games}</th>
          <th scope="col">{words.won}</th>
          <th scope="col">{words.average}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, games]) => {
          const rivalled = games.filter(({ against }) => against.length > 0);
          const average = averageOf(games);
          return (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{games.length}</td>
              <td>{rivalled.length > 0 ? rivalled.filter(({ won }) => won).length : '–'}</td>
              <td class="bar" style={{ '--part': Math.max(0, average) / most }}>
                {Math.round(average)}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

const WAYS = ['opponent', 'fortress', 'card'] as const;

/** The latest games fit side by side. */
const MOST_PLOTTED = 60;

export function Results({ games, words }: Props) {
  const gameWords = useWords();
  const language = useLanguage();
  const [way, setWay] = useState<(typeof WAYS)[number]>('opponent');
  const shown = games.slice(-MOST_PLOTTED);
  const sorters: Readonly<Record<(typeof WAYS)[number], Sorter>> = {
    opponent: (game) => [opponentsName(game, gameWords)],
    fortress: (game) => [fortressName(game, language)],
    card: ({ details }) => {
      if (!details) return [];
      const { spirits, dragons } = details;
      const names = [
        ...spirits.map((id) => gameWords.spirits[id].name),
        ...dragons.map((id) => gameWords.dragons[id].name),
      ];
      return names.length > 0 ? names : [words.noCards];
    },
  };
  // One line for each number of players: what is compared has to be alike.
  const lines = MODES.map((mode) => ({
    season: mode - 1,
    points: shown.flatMap((game, at) => (modeOf(game) === mode ? [{ at, value: pointsOf(game) }] : [])),
  })).filter(({ points }) => points.length > 0);
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
        {WAYS.map((one) => (
          <button type="button" key={one} aria-pressed={one === way} onClick={() => setWay(one)}>
            {words.by[one]}
          </button>
        ))}
      </div>
      <Group heading={words.by[way]} rows={groupsOf(games, sorters[way])} words={words} />
      <p class="remark">{words.soloLess}</p>
    </>
  );
}
