/** Who is played against alone: the Dragon of Ingenuity, and how well one has done against it so far. */
import { RANK_FROM, RANKS, rankAfter } from '@mahjong-fortress/rules';
import { useMemo } from 'preact/hooks';
import { useApp } from '../../app/model-context.ts';
import { ingenuityPortrait } from '../../art/ingenuity.ts';
import type { NewGame, SeatChoice } from '../../session/new-game.ts';
import { readStatistics } from '../../storage/statistics.ts';
import { Picture } from '../../ui/picture.tsx';
import { useWords } from '../../ui/words.ts';
import { SeasonSelect } from './season-select.tsx';

/** The best rank so far, and what to aim at. */
function BestRank() {
  const { vault } = useApp();
  const { ranks, newGame } = useWords();
  const best = useMemo(() => {
    const reached = readStatistics(vault).flatMap(({ rank }) => (rank ? [RANKS.indexOf(rank)] : []));
    return RANKS[Math.max(...reached)];
  }, [vault]);
  const next = rankAfter(best ?? RANKS[0]);
  return (
    <p class="best-rank">
      <b>{best ? newGame.bestRank(ranks[best]) : newGame.noRank}</b>
      {next ? <span>{newGame.nextRank(ranks[next], RANK_FROM[next])}</span> : null}
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
