/** The final score: points are counted line by line, then the winner is named. */
import { isSolo, standings } from '@mahjong-fortress/rules';
import type { Who } from '@mahjong-fortress/words/who';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useApp } from '../../app/model-context.ts';
import { seasonsOf } from '../../session/seats.ts';
import type { SessionState } from '../../session/session-state.ts';
import { RankLadder } from '../../ui/rank-ladder.tsx';
import { useWords } from '../../ui/words.ts';
import { CoursePlot } from './course-plot.tsx';
import { OutcomeLine, rankPoints } from './outcome.tsx';
import { placed } from './placed.ts';
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

export function EndScreen({ state, who, isCounted, onCounted, children }: Props) {
  const app = useApp();
  const words = useWords();
  const { end } = words;
  const { view, record, me, told, places } = state;
  const seasons = seasonsOf(record);
  const table = placed(standings(view), places, ({ player }) => player);
  const bySeat = [...table].sort((a, b) => a.player - b.player);
  const lines = bySeat.map(({ score }) => scoreLines(score, words));
  const { counted, isDone, skip } = useCount(lines[0]?.length ?? 0, {
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
          <div role="status">{isDone ? <OutcomeLine view={view} who={who} standings={table} /> : null}</div>
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
            lines={lines.map((list) => list.slice(0, counted))}
          />
          <div class="score-tables" style={{ '--players': bySeat.length }}>
            <ScoreTable standings={bySeat} lines={lines} counted={counted} who={who} seasons={seasons} />
            {isDone && isSolo(view) ? <RankLadder points={rankPoints(view, table)} /> : null}
          </div>
        </div>
        {isDone && told ? <CoursePlot match={told.match} who={who} seasons={seasons} /> : null}
        {children}
      </div>
    </main>
  );
}
