/** The way that everyone's points went, turn by turn. */
import { nameOf, type Who } from '@mahjong-fortress/words/who';
import { useMemo } from 'preact/hooks';
import { pointsByTurn } from '../../session/course.ts';
import type { PlayedGame } from '../../session/played-game.ts';
import { Plot } from '../../ui/plot.tsx';
import { useWords } from '../../ui/words.ts';

interface Props {
  readonly match: PlayedGame['match'];
  readonly who: readonly Who[];
  readonly seasons: readonly number[];
}

export function CoursePlot({ match, who, seasons }: Props) {
  const words = useWords();
  const course = useMemo(() => pointsByTurn(match.games), [match]);
  const players = match.games[0].players.map((_, player) => player);
  return (
    <figure class="course">
      <figcaption>
        <b>{words.replay.scores}</b>
        {players.map((player) => (
          <span class="legend" key={seasons[player]} data-season={seasons[player]}>
            {nameOf(who[player], words)}
          </span>
        ))}
      </figcaption>
      <Plot
        label={words.replay.scores}
        lines={players.map((player) => ({
          season: seasons[player] ?? player,
          points: course.map((points, turn) => ({ at: turn, value: points[player] ?? 0 })),
        }))}
        end={course.length - 1}
        hasScale
      />
    </figure>
  );
}
