/** The ranks of a solo game as a ladder: where one stands, and how far the next rung is. */
import { RANK_FROM, RANKS, rankAfter, rankFor } from '@mahjong-fortress/rules';
import { useWords } from './words.ts';

interface Props {
  /** What counts for the rank: points, less what cards cost. */
  readonly points: number;
}

/** How far from a rung to the next, 0 to 1. */
function progressOf(points: number): number {
  const rank = rankFor(points);
  const next = rankAfter(rank);
  if (!next) return 1;
  return Math.max(0, (points - RANK_FROM[rank]) / (RANK_FROM[next] - RANK_FROM[rank]));
}

export function RankLadder({ points }: Props) {
  const words = useWords();
  const reached = rankFor(points);
  const next = rankAfter(reached);
  return (
    <div class="rank-ladder">
      <ol reversed aria-label={words.end.ladder}>
        {[...RANKS].reverse().map((rank) => (
          <li
            key={rank}
            data-reached={RANKS.indexOf(rank) <= RANKS.indexOf(reached) || undefined}
            aria-current={rank === reached ? 'step' : undefined}
            style={rank === next ? { '--progress': progressOf(points) } : {}}
          >
            <span>{words.ranks[rank]}</span> <b>{RANK_FROM[rank]}</b>
          </li>
        ))}
      </ol>
      <p class="remark">
        {next ? words.end.nextRank(words.ranks[next], RANK_FROM[next] - points) : words.end.topRank}
      </p>
    </div>
  );
}
