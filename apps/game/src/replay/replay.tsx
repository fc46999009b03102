/** A game watched again: a scrubber, steps, playing by itself, and the course of the game as a plot. */
import { boardsOf, viewFor } from '@mahjong-fortress/rules';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { useApp } from '../app/model-context.ts';
import type { ReplayProps } from '../app/screen.ts';
import { Countdown } from '../play/countdown.tsx';
import { Log, LogButton, logHasRoom } from '../play/log.tsx';
import { Players } from '../play/players.tsx';
import { seasonsOf, viewerOf } from '../session/seats.ts';
import type { TableSpot } from '../table/contract.ts';
import { CopyLink } from '../ui/copy-link.tsx';
import { Icon } from '../ui/icon.tsx';
import { Lacquer } from '../ui/lacquer.tsx';
import { useWords } from '../ui/words.ts';
import { logLines } from '../words/event-words.ts';
import { whoIn } from '../words/who.ts';
import { ReplayBoard } from './replay-board.tsx';
import { ReplayPlot } from './replay-plot.tsx';

const STEP_MS = 700;

export function ReplayScreen({ played, firstStep, from }: ReplayProps) {
  const app = useApp();
  const words = useWords();
  const { replay: labels } = words;
  const { record } = played;
  const { games, events } = played.match;
  const seasons = useMemo(() => seasonsOf(record), [record]);
  const me = viewerOf(record, games[0]);
  const views = useMemo(() => games.map((game) => viewFor(game, me)), [games, me]);
  const [step, setStep] = useState(Math.min(firstStep, record.actions.length));
  const who = useMemo(() => whoIn(record, words), [record, words]);
  const [runs, setRuns] = useState(false);
  const [spoken, setSpoken] = useState<readonly TableSpot[]>([]);
  const [showsLog, setShowsLog] = useState(logHasRoom);
  const [evaluates, setEvaluates] = useState(false);
  const last = record.actions.length;

  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => setStep((before) => Math.min(last, before + 1)), STEP_MS);
    return () => clearInterval(timer);
  }, [runs, last]);
  useEffect(() => {
    if (runs && step >= last) setRuns(false);
  }, [runs, step, last]);

  const view = views[step] ?? viewFor(games[0], me);
  const shown = events.slice(0, step);
  const go = (to: number) => setStep(Math.max(0, Math.min(last, to)));
  function toggle(): void {
    if (!runs && step >= last) go(0);
    setRuns(!runs);
  }
  return (
    <main class="table replay">
      <h1 class="unseen">{labels.heading}</h1>
      <header class="table-top">
        <button
          type="button"
          class="quiet"
          onClick={() => (from !== undefined && app.resume(from, played)) || app.toTitle()}
        >
          ‹ {from === undefined ? words.end.toTitle : labels.toGame}
        </button>
        <Players view={view} events={shown} who={who} seasons={seasons} />
        <div class="table-facts">
          <Countdown view={view} />
          <span class="remark">{words.table.round(view.round)}</span>
        </div>
        <LogButton isOpen={showsLog} onToggle={() => setShowsLog(!showsLog)} />
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
        />
      </div>
      {showsLog ? (
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
          <CopyLink record={record} step={step} class="action plain" />
        </div>
      </section>
    </main>
  );
}
