/** How everybody did on a day: the best, and oneself wherever that is; all of them when asked for. */
import type { OnlineWords } from '@mahjong-fortress/words/online';
import { useState } from 'preact/hooks';
import { useApp } from '../../../app/model-context.ts';
import type { ContestDay, Ranked } from '../../../online/contest.ts';
import { api } from '../../../online/server.ts';
import { useWords } from '../../../ui/words.ts';
import { ProblemLine } from '../problem.tsx';
import { useDoing } from '../use-doing.ts';

interface Props {
  readonly day: ContestDay;
  readonly me: string | undefined;
  readonly heading: string;
  readonly none: string;
  readonly words: OnlineWords;
}

const MOST_SHOWN = 10;

/** The first ones; whoever is further down comes after them. */
export function shownOf(ranking: readonly Ranked[], me: string | undefined): readonly Ranked[] {
  const own = ranking.findIndex(({ player }) => player === me);
  const best = ranking.slice(0, MOST_SHOWN);
  const mine = ranking[own];
  return mine && own >= MOST_SHOWN ? [...best, mine] : best;
}

export function Ranking({ day, me, heading, none, words }: Props) {
  const app = useApp();
  const { common } = useWords();
  const { contest } = words.me;
  const { run, isBusy, refused } = useDoing();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? day.ranking : shownOf(day.ranking, me);

  async function watch(id: string): Promise<void> {
    await run(async () => {
      const record = await api.record(id);
      const opened = record.ok ? await app.watchRecord(record.value) : record;
      return opened.ok ? opened : { ok: false, error: { code: 'no-such-game' } };
    });
  }

  return (
    <section class="ranking">
      <h3>{heading}</h3>
      {day.ranking.length === 0 ? <p class="remark">{none}</p> : null}
      <ol>
        {shown.map(({ place, player, name, points, id }) => {
          const who = name || contest.gone;
          return (
            <li key={player} data-you={player === me || undefined}>
              <span class="ranking-place">{place}</span>
              <span class="ranking-name">
                {who}
                {player === me ? <small>{contest.you}</small> : null}
              </span>
              <b>{common.vp(points)}</b>
              {id === undefined ? null : (
                <button
                  type="button"
                  class="small"
                  disabled={isBusy}
                  aria-label={contest.replayOf(who)}
                  onClick={() => void watch(id)}
                >
                  {contest.replay}
                </button>
              )}
            </li>
          );
        })}
      </ol>
      {shown.length < day.ranking.length ? (
        <button type="button" class="small" onClick={() => setWhole(true)}>
          {contest.all(day.ranking.length)}
        </button>
      ) : null}
      <ProblemLine refused={refused} words={words} />
    </section>
  );
}
