/** A game watched again: a scrubber, steps, playing by itself, and the course of the game as a plot. */
import { boardsOf, viewFor } from '@mahjong-fortress/rules';
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useApp } from '../app/model-context.ts';
import type { ReplayProps } from '../app/screen.ts';
import { CardRow } from '../play/card-row.tsx';
import { Countdown } from '../play/countdown.tsx';
import { Log, LogButton, useLogFold } from '../play/log.tsx';
import { Players } from '../play/players.tsx';
import type { PlayedGame } from '../session/played-game.ts';
import { seasonsOf, viewerOf } from '../session/seats.ts';
import { openSave, saveKey } from '../storage/saves.ts';
import type { TableSpot } from '../table/contract.ts';
import { CopyReplayLink } from '../ui/copy-link.tsx';
import { Icon } from '../ui/icon.tsx';
import { Lacquer } from '../ui/lacquer.tsx';
import { useWords } from '../ui/words.ts';
import { logLines } from '../words/event-words.ts';
import { whoIn } from '../words/who.ts';
import { ReplayBoard } from './replay-board.tsx';
import { ReplayPlot } from './replay-plot.tsx';

const STEP_MS = 700;

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
  const { firstStep, from, isForeign } = props;
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
  const [runs, setRuns] = useState(false);
  const [spoken, setSpoken] = useState<readonly TableSpot[]>([]);
  const logFold = useLogFold();
  const [isPainted, setPainted] = useState(false);
  const onPaint = useCallback(() => setPainted(true), []);
  const [evaluates, setEvaluates] = useState(false);
  const last = record.actions.length;

  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => setStep((before) => Math.min(last, before + 1)), STEP_MS);
    return () => clearInterval(timer);
  }, [runs, last]);
  const lastBefore = useRef(last);
  useEffect(() => {
    // Whoever was at the end stays there.
    setStep((before) => (before >= Math.min(lastBefore.current, last) ? last : before));
    lastBefore.current = last;
  }, [last]);
  useEffect(() => {
    if (runs && step >= last) setRuns(false);
  }, [runs, step, last]);

  useEffect(() => app.noteStep(step), [app, step]);
  async function goBack(): Promise<void> {
    if (from === undefined || !(await app.resume(from, played))) app.toTitle();
  }

  const view = views[step] ?? viewFor(games[0], me);
  const shown = events.slice(0, step);
  const go = (to: number) => setStep(Math.max(0, Math.min(last, to)));
  function toggle(): void {
    if (!runs && step >= last) go(0);
    setRuns(!runs);
  }
  return (
    <main class="table replay" data-painted={isPainted || undefined}>
      <h1 class="unseen">{labels.heading}</h1>
      <header class="table-top">
        <button type="button" class="quiet" onClick={() => void goBack()}>
          ‹ {from === undefined ? words.end.toTitle : labels.toGame}
        </button>
        <Players view={view} who={who} seasons={seasons} />
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
          views={views}
          events={events}
          step={step}
          me={me}
          who={who}
          seasons={seasons}
          pointed={spoken}
          onPaint={onPaint}
        />
      </div>
      {logFold.isOpen ? (
        <aside class="side">
          <Log lines={logLines(shown, words, boardsOf(view), who, views)} onMoment={go} onPoint={setSpoken} />
        </aside>
      ) : null}
      <section class="action-bar scrubber">
        <ReplayPlot views={views} seasons={seasons} step={step} evaluates={evaluates} />
        <input
          type="range"
          min={0}
          max={last}
          value={step}
          aria-label={labels.step(step, last)}
          onInput={(event) => go(event.currentTarget.valueAsNumber)}
        />
        <div class="buttons">
          <button type="button" class="action" aria-label={labels.first} onClick={() => go(0)}>
            <Icon name="skip-start" />
          </button>
          <button type="button" class="action" aria-label={labels.previous} onClick={() => go(step - 1)}>
            <Icon name="step-back" />
          </button>
          <button type="button" class="action main" onClick={toggle}>
            {runs ? labels.pause : labels.play}
          </button>
          <button type="button" class="action" aria-label={labels.next} onClick={() => go(step + 1)}>
            <Icon name="step-forward" />
          </button>
          <button type="button" class="action" aria-label={labels.last} onClick={() => go(last)}>
            <Icon name="skip-end" />
          </button>
          <span class="remark">{labels.step(step, last)}</span>
          <button
            type="button"
            class="action plain"
            aria-pressed={evaluates}
            title={labels.evaluations(view.players.length)}
            onClick={() => setEvaluates(!evaluates)}
          >
            {labels.evaluate}
          </button>
          <CopyReplayLink record={record} step={step} class="action plain" />
        </div>
      </section>
    </main>
  );
}
