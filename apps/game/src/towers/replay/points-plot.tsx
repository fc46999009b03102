/** The way that everyone's points went: those on the track, with what the year would bring if it ended there. */
import type { Game } from '@mahjong-fortress/towers';
import { useMemo } from 'preact/hooks';
import { Plot } from '../../ui/plot.tsx';
import { useWords } from '../../ui/words.ts';
import { forecastOf } from '../session/looks.ts';

interface Props {
  readonly games: readonly Game[];
  readonly seasons: readonly number[];
  /** A step that is pointed out. */
  readonly cursor?: number;
  readonly hasScale?: boolean;
}

export function PointsPlot({ games, seasons, cursor, hasScale = false }: Props) {
  const { replay } = useWords();
  const course = useMemo(
    () =>
      games.map((game) => {
        const open = game.stage === 'year' ? forecastOf(game) : [];
        return game.players.map(({ points }, seat) => points + (open[seat]?.total ?? 0));
      }),
    [games],
  );
  return (
    <Plot
      label={replay.scores}
      lines={(games[0]?.players ?? []).map((_, seat) => ({
        season: seasons[seat] ?? seat,
        points: course.map((points, at) => ({ at, value: points[seat] ?? 0 })),
      }))}
      end={games.length - 1}
      hasScale={hasScale}
      {...(cursor === undefined ? {} : { cursor })}
    />
  );
}
