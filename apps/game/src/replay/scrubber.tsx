/** What moves through a game that is watched again: a slider, steps, playing by itself. */
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../ui/icon.tsx';
import { useWords } from '../ui/words.ts';

const STEP_MS = 700;

/** A step that is pointed out. */
export interface ScrubberMark {
  readonly step: number;
  readonly label: string;
}

interface Props {
  readonly marks?: readonly ScrubberMark[];
  readonly step: number;
  readonly last: number;
  /** What the step has brought about is on its way: the next one waits for it. */
  readonly isShowing?: boolean;
  onStep(step: number): void;
  /** The course of the game, above the slider. */
  readonly plot: ComponentChildren;
  /** What else can be pressed. */
  readonly children: ComponentChildren;
}

export function Scrubber(props: Props) {
  const { marks = [], step, last, isShowing = false, onStep, plot, children } = props;
  const { replay: labels } = useWords();
  const [runs, setRuns] = useState(false);
  const go = (to: number) => onStep(Math.max(0, Math.min(last, to)));
  useEffect(() => {
    if (!runs || isShowing) return;
    if (step >= last) return setRuns(false);
    const timer = setTimeout(() => onStep(step + 1), STEP_MS);
    return () => clearTimeout(timer);
  }, [runs, step, last, isShowing, onStep]);
  function toggle(): void {
    if (!runs && step >= last) go(0);
    setRuns(!runs);
  }
  return (
    <section class="action-bar scrubber">
      {plot}
      <div class="scrubber-track">
        <input
          type="range"
          min={0}
          max={last}
          value={step}
          aria-label={labels.step(step, last)}
          onInput={(event) => go(event.currentTarget.valueAsNumber)}
        />
        {/* For the eye alone: whoever cannot see them has the list of the coach. */}
        {marks.map((mark) => (
          <span
            class="scrubber-mark"
            key={mark.step}
            title={mark.label}
            aria-hidden="true"
            style={{ '--at': mark.step / Math.max(1, last) }}
          />
        ))}
      </div>
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
        {children}
      </div>
    </section>
  );
}
