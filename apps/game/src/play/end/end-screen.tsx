/** The final score: points are counted line by line, then the winner is named. */
import { isSolo, type PlayerStanding, standings } from '@mahjong-fortress/rules';
import type { Who } from '@mahjong-fortress/words/who';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useApp } from '../../app/model-context.ts';
import { seasonsOf } from '../../session/seats.ts';
import type { SessionState } from '../../session/session-state.ts';
import { RankLadder } from '../../ui/rank-ladder.tsx';
import { useWords } from '../../ui/words.ts';
import { CoursePlot } from './course-plot.tsx';
import { Outcome, rankPoints } from './outcome.tsx';
import { Realms } from './realms.tsx';
import { scoreLines } from './score-lines.ts';
import { ScoreTable } from './score-table.tsx';
import { useCount } from './use-count.ts';

interface Props {
  readonly state: SessionState;
  readonly who: readonly Who[];
  /** It has been counted before, and need not be again. */
  readonly isCounted: boolean;
  onCounted(): void;
  /** Stands under the score. */
  readonly children: ComponentChildren;
}

/** Numbers that appear one by one are motion, too. */
const wantsCalm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Who gave up comes after everybody else, whatever the points. */
function placed(table: readonly PlayerStanding[], places: SessionState['places']): readonly PlayerStanding[] {
  if (!places) return table;
  return table
    .map((standing) => ({ ...standing, place: places[standing.player] ?? standing.place }))
    .sort((a, b) => a.place - b.place || a.player - b.player);
}

export function EndScreen({ state, who, isCounted, onCounted, children }: Props) {
  const app = useApp();
  const words = useWords();
  const { end } = words;
  const { view, record, me, played, places } = state;
  const seasons = seasonsOf(record);
  const table = placed(standings(view), places);
  const bySeat = [...table].sort((a, b) => a.player - b.player);
  const lines = bySeat.map(({ score }) => scoreLines(score, words));
  const { counted, isDone, skip } = useCount(Math.max(...lines.map(({ length }) => length)), {
    speed: wantsCalm() ? 'off' : app.speed(),
    isDone: isCounted,
    onDone: onCounted,
  });
  const winners = isDone && !isSolo(view) ? table.filter(({ place }) => place === 1) : [];
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  /** The button is gone with what it skipped; the focus goes back to where it came from. */
  function skipHere(): void {
    heading.current?.focus();
    skip();
  }
  useEffect(() => {
    if (isDone) return;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') skip();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
  return (
    <main class="end" data-counts={!isDone || undefined}>
      <div class="scroll parchment">
        <h1 ref={heading} tabIndex={-1}>
          {end.heading}
        </h1>
        <div class="outcome">
          <div role="status">{isDone ? <Outcome view={view} who={who} standings={table} /> : null}</div>
          {isDone ? null : (
            <button type="button" class="small" onClick={skipHere}>
              {end.skip}
            </button>
          )}
        </div>
        <div class="end-body">
          <Realms
            view={view}
            who={who}
            seasons={seasons}
            first={winners[0]?.player ?? me}
            winners={winners.map(({ player }) => player)}
          />
          <div class="score-tables">
            {bySeat.map((standing, index) => (
              <ScoreTable
                key={standing.player}
                standing={standing}
                lines={lines[index] ?? []}
                counted={counted}
                who={who[standing.player]}
                season={seasons[standing.player] ?? 0}
                isAlone={isSolo(view)}
              />
            ))}
            {isDone && isSolo(view) ? <RankLadder points={rankPoints(view, table)} /> : null}
          </div>
        </div>
        {isDone && played ? <CoursePlot match={played.match} who={who} seasons={seasons} /> : null}
        {children}
      </div>
    </main>
  );
}
