/** Who is played against alone: the Dragon of Ingenuity, and how well one has done against it so far. */
import { handicapOf, RANK_FROM, RANKS, rankAfter } from '@mahjong-fortress/rules';
import { useMemo } from 'preact/hooks';
import { useApp } from '../../app/model-context.ts';
import { ingenuityPortrait } from '../../art/ingenuity.ts';
import type { NewGame, SeatChoice } from '../../session/new-game.ts';
import { bestOf, modeOf, pointsOf } from '../../storage/career.ts';
import { readStatistics } from '../../storage/statistics.ts';
import { Picture } from '../../ui/picture.tsx';
import { rankSum } from '../../ui/rank-sum.ts';
import { SeasonSelect } from '../../ui/season-select.tsx';
import { useWords } from '../../ui/words.ts';

/** The best game so far, and how far it is from the next rank. */
function BestRank() {
  const { vault } = useApp();
  const { ranks, newGame, end } = useWords();
  const [best, rank] = useMemo(() => {
    const alone = readStatistics(vault).filter((game) => modeOf(game) === 1);
    const reached = alone.flatMap(({ rank }) => (rank ? [RANKS.indexOf(rank)] : []));
    return [bestOf(alone), RANKS[Math.max(...reached)]];
  }, [vault]);
  const next = rankAfter(rank ?? RANKS[0]);
  // The first version did not write down whether cards were in play.
  const handicap = best?.details && handicapOf(best.details);
  return (
    <p class="best-rank">
      <b>{rank ? newGame.bestRank(ranks[rank]) : newGame.noRank}</b>
      {best && handicap ? <span>{rankSum(best.score, handicap)}</span> : null}
      {next ? (
        <span>
          {best?.details
            ? end.nextRank(ranks[next], RANK_FROM[next] - pointsOf(best))
            : newGame.nextRank(ranks[next], RANK_FROM[next])}
        </span>
      ) : null}
    </p>
  );
}

interface Props {
  readonly choice: NewGame;
  onChange(seats: readonly SeatChoice[]): void;
}

export function SoloFace({ choice: { seats }, onChange }: Props) {
  const { ingenuity, newGame } = useWords();
  return (
    <section class="sheet-part solo" aria-labelledby="solo-heading">
      <figure class="portrait">
        <Picture drawing="ingenuity" draw={ingenuityPortrait} alt="" />
        <figcaption>
          <h2 id="solo-heading">{ingenuity.name}</h2>
        </figcaption>
      </figure>
      <p>{newGame.solo}</p>
      <BestRank />
      {seats.map((seat, index) => (
        <div class="field" key={index}>
          {newGame.season}
          <SeasonSelect
            label={newGame.season}
            season={seat.season}
            onChange={(season) => onChange([{ ...seat, season }])}
          />
        </div>
      ))}
    </section>
  );
}
