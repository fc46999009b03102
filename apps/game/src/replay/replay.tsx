/** A game watched again: a scrubber, steps, playing by itself, and the course of the game as a plot. */
import { boardsOf, topTier, viewFor } from '@mahjong-fortress/rules';
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useApp } from '../app/model-context.ts';
import type { ReplayProps } from '../app/screen.ts';
import { CardRow } from '../play/card-row.tsx';
import { Countdown } from '../play/countdown.tsx';
import { Log, LogButton, useLogFold } from '../play/log.tsx';
import { Players } from '../play/players.tsx';
import type { PlayedGame } from '../session/played-game.ts';
import { makeRecordCode } from '../session/record-link.ts';
import { seasonsOf, viewerOf } from '../session/seats.ts';
import { moverIn } from '../session/session-state.ts';
import { openSave, saveKey } from '../storage/saves.ts';
import type { TableSpot } from '../table/contract.ts';
import { CopyReplayLink } from '../ui/copy-link.tsx';
import { Lacquer } from '../ui/lacquer.tsx';
import { later } from '../ui/later.tsx';
import { useWords } from '../ui/words.ts';
import { logLines } from '../words/event-words.ts';
import { whoIn } from '../words/who.ts';
import type { BetterLine } from './coach/better-line.ts';
import { ReplayBoard } from './replay-board.tsx';
import { ReplayPlot } from './replay-plot.tsx';
import { Scrubber, type ScrubberMark } from './scrubber.tsx';

const CoachPanel = later(async () => (await import('./coach/coach-panel.tsx')).CoachPanel);

const LINE_STEP_MS = 700;

/** How far a line has been played out; it begins by itself and stays at its end. */
function usePlayedOut(line: BetterLine | undefined): number {
  const [at, setAt] = useState({ line, step: 0 });
  const step = at.line === line ? at.step : 0;
  useEffect(() => {
    if (!line || step >= line.views.length - 1) return;
    const timer = setTimeout(() => setAt({ line, step: step + 1 }), LINE_STEP_MS);
    return () => clearTimeout(timer);
  }, [line, step]);
  return step;
}

/** A game of this device grows while it is watched, if another tab plays it on. */
function useGrowing({ played, from }: ReplayProps): PlayedGame {
  const { vault } = useApp();
  const [grown, setGrown] = useState(played);
  useEffect(() => {
    if (from === undefined) return;
    return vault.subscribe((key) => {
      const entry = key === saveKey(from) ? openSave(vault, from) : undefined;
      if (entry?.ok) setGrown(entry.save);
    });
  }, [vault, from]);
  return grown;
}

export function ReplayScreen(props: ReplayProps) {
  const { firstStep, from, isForeign, isCoached } = props;
  const app = useApp();
  const played = useGrowing(props);
  const words = useWords();
  const { replay: labels } = words;
  const { record } = played;
  const { games, events } = played.match;
  const seasons = useMemo(() => seasonsOf(record), [record]);
  const me = viewerOf(record, games[0]);
  const views = useMemo(() => games.map((game) => viewFor(game, me)), [games, me]);
  const [step, setStep] = useState(Math.min(firstStep, record.actions.length));
  const who = useMemo(
    () => whoIn(record, words, isForeign ? 'stranger' : 'player'),
    [record, words, isForeign],
  );
  const [spoken, setSpoken] = useState<readonly TableSpot[]>([]);
  const logFold = useLogFold();
  const [isPainted, setPainted] = useState(false);
  const onPaint = useCallback(() => setPainted(true), []);
  const [evaluates, setEvaluates] = useState(false);
  const [coaches, setCoaches] = useState(isCoached);
  const [marks, setMarks] = useState<readonly ScrubberMark[]>([]);
  const [line, setLine] = useState<BetterLine>();
  const lineStep = usePlayedOut(line);
  const last = record.actions.length;

  const lastBefore = useRef(last);
  useEffect(() => {
    // Whoever was at the end stays there.
    setStep((before) => (before >= Math.min(lastBefore.current, last) ? last : before));
    lastBefore.current = last;
  }, [last]);

  useEffect(() => app.noteStep(step), [app, step]);
  async function goBack(): Promise<void> {
    if (from === undefined || !(await app.resume(from, played))) app.toTitle();
  }

  const onBoard = line ? { ...line, step: lineStep } : { views, events, step };
  const view = onBoard.views[onBoard.step] ?? viewFor(games[0], me);
  const shown = events.slice(0, step);
  return (
    <main class="table replay" data-painted={isPainted || undefined}>
      <h1 class="unseen">{labels.heading}</h1>
      <header class="table-top">
        <button type="button" class="quiet" onClick={() => void goBack()}>
          ‹ {from === undefined ? words.end.toTitle : labels.toGame}
        </button>
        <Players view={view} turn={moverIn(view)} who={who} seasons={seasons} />
        <div class="table-facts">
          <Countdown view={view} />
          <span class="remark">{words.table.round(view.round)}</span>
        </div>
        <CardRow view={view} />
        <LogButton fold={logFold} />
      </header>
      <div class="stage">
        <Lacquer />
        <ReplayBoard
          {...onBoard}
          tiers={topTier((views[0] ?? view).fortress)}
          isAside={line !== undefined}
          me={me}
          who={who}
          seasons={seasons}
          pointed={spoken}
          onPaint={onPaint}
        />
      </div>
      {logFold.isOpen ? (
        <aside class="side">
          <Log
            lines={logLines(shown, words, boardsOf(view), who, views)}
            onMoment={setStep}
            onPoint={setSpoken}
          />
        </aside>
      ) : null}
      <Scrubber
        marks={marks}
        step={step}
        last={last}
        onStep={setStep}
        plot={
          <>
            {coaches ? (
              <CoachPanel
                match={played.match}
                player={me}
                who={who}
                step={step}
                onStep={setStep}
                onMarks={setMarks}
                onLine={setLine}
              />
            ) : null}
            <ReplayPlot views={views} seasons={seasons} step={step} evaluates={evaluates} />
          </>
        }
      >
        <button
          type="button"
          class="action plain"
          aria-pressed={evaluates}
          title={labels.evaluations(view.players.length)}
          onClick={() => setEvaluates(!evaluates)}
        >
          {labels.evaluate}
        </button>
        <button
          type="button"
          class="action plain"
          aria-pressed={coaches}
          title={labels.coachAbout}
          onClick={() => setCoaches(!coaches)}
        >
          {labels.coach}
        </button>
        <CopyReplayLink pack={makeRecordCode} record={record} step={step} class="action plain" />
      </Scrubber>
    </main>
  );
}
