/** How a game ended: who has won, or the rank of a game alone and how it comes about. */
import { type GameView, handicapOf, isSolo, type PlayerStanding, rankFor } from '@mahjong-fortress/rules';
import { type Who, YOU } from '@mahjong-fortress/words/who';
import { rankSum } from '../../ui/rank-sum.ts';
import { useWords } from '../../ui/words.ts';

interface Props {
  readonly view: GameView;
  readonly who: readonly Who[];
  readonly standings: readonly PlayerStanding[];
}

/** What counts for the rank of a game alone. */
export function rankPoints(view: GameView, [mine]: readonly PlayerStanding[]): number {
  return (mine?.score.total ?? 0) - handicapOf(view.options);
}

export function OutcomeLine({ view, who, standings }: Props) {
  const words = useWords();
  const { end } = words;
  if (!isSolo(view)) {
    const winners = standings.filter(({ place }) => place === 1).map(({ player }) => who[player] ?? YOU);
    return <p class="winner">{winners.length > 1 ? end.winners(winners) : end.winner(winners[0] ?? YOU)}</p>;
  }
  const points = rankPoints(view, standings);
  const handicap = handicapOf(view.options);
  return (
    <>
      <p class="winner">{end.soloRank(words.ranks[rankFor(points)])}</p>
      {handicap > 0 ? (
        <p class="remark">
          <b class="rank-sum">{rankSum(points + handicap, handicap)}</b> {end.handicap}
        </p>
      ) : null}
    </>
  );
}
