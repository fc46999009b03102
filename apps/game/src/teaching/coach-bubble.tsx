/** The crane beside the table of any game: what a lesson says, how far it is, and the way on. */
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { useApp } from '../app/model-context.ts';
import { RefusalBubble } from '../play/refusal-bubble.tsx';
import { Crane } from '../ui/crane.tsx';
import { useWords } from '../ui/words.ts';

interface Props {
  readonly heading: string;
  /** Which lesson of how many, counted from 0. */
  readonly lesson: number;
  readonly of: number;
  /** The step that is waited for; absent while somebody else is at it. */
  readonly step: string | undefined;
  readonly say: string;
  /** What stands below the words. */
  readonly children?: ComponentChildren;
  /** Said to somebody who does something else, and how often. */
  readonly nudge: string | undefined;
  readonly nudges: number;
  /** Goes on, where there is something to look at. */
  readonly onNext: (() => void) | undefined;
  /** Where the focus is led when the keyboard is used; another list, another place. */
  readonly targets: readonly unknown[];
  firstTarget(): HTMLElement | undefined;
}

/** Whether the last thing used was the keyboard; only then is the focus led on. */
function useKeyboard(): { readonly current: boolean } {
  const isUsed = useRef(false);
  useEffect(() => {
    const onKey = () => {
      isUsed.current = true;
    };
    const onPointer = () => {
      isUsed.current = false;
    };
    window.addEventListener('keydown', onKey, true);
    window.addEventListener('pointerdown', onPointer, true);
    return () => {
      window.removeEventListener('keydown', onKey, true);
      window.removeEventListener('pointerdown', onPointer, true);
    };
  }, []);
  return isUsed;
}

export function CoachBubble(props: Props) {
  const { heading, lesson, of, step, say, children, nudge, nudges, onNext, targets, firstTarget } = props;
  const app = useApp();
  const { teaching } = useWords();
  const button = useRef<HTMLButtonElement>(null);
  const isKeyboard = useKeyboard();

  // Before the page is shown: whoever types on at once is never led away in the middle.
  useLayoutEffect(() => {
    if (button.current) button.current.focus();
    else if (isKeyboard.current) firstTarget()?.focus();
  }, [targets, isKeyboard]);

  return (
    <>
      <section class="coach parchment" aria-label={teaching.guide}>
        <div class="coach-head">
          <Crane />
          <div>
            <h2>{heading}</h2>
            <p class="coach-count">{teaching.count(lesson + 1, of)}</p>
          </div>
        </div>
        <div class="coach-words">
          <p role="status" data-testid="coach" data-step={step}>
            {say}
          </p>
          {children}
          {nudge ? (
            <p class="coach-nudge" role="alert" key={nudges}>
              {nudge}
            </p>
          ) : null}
        </div>
        {onNext ? (
          <button type="button" class="coach-next" ref={button} onClick={onNext}>
            {teaching.next}
          </button>
        ) : null}
        <div class="coach-foot">
          <ol class="coach-dots" aria-hidden="true">
            {Array.from({ length: of }, (_, index) => (
              <li
                key={index}
                data-done={index < lesson || undefined}
                data-now={index === lesson || undefined}
              />
            ))}
          </ol>
          <button type="button" class="quiet" onClick={app.toTitle}>
            {teaching.leave}
          </button>
        </div>
      </section>
      <RefusalBubble text={nudge} count={nudges} />
    </>
  );
}
