/** The crane beside the table: says what a lesson is about, waits, and helps on. */
import type { GameView } from '@mahjong-fortress/rules';
import type { GameWords } from '@mahjong-fortress/words/game';
import { YOU } from '@mahjong-fortress/words/who';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { useApp } from '../app/model-context.ts';
import { Pointers } from '../play/pointers.tsx';
import { RefusalBubble } from '../play/refusal-bubble.tsx';
import { elementOf, type Spot } from '../play/spots.ts';
import { touchFor } from '../session/intents.ts';
import type { Pending } from '../session/pending.ts';
import { isOnItsWay } from '../session/situation.ts';
import { Crane } from '../ui/crane.tsx';
import { useWords } from '../ui/words.ts';
import { whoIn } from '../words/who.ts';
import type { GuidedSession } from './guided-session.ts';
import { Kinds } from './kinds.tsx';
import { acceptedIn, LESSONS, STEPS, type Step } from './script.ts';

/** More spots than these are pointed at as one: they are cells of the realm. */
const MOST_SPOTS = 10;

/** What a step points at: its parts of the table, and what to touch next. */
function spotsOf(step: Step | undefined, view: GameView, pending: Pending): readonly Spot[] {
  const touches = acceptedIn(step, view)
    // The crane recommends to pay with a shrine.
    .filter((action) => action.type !== 'activate' || action.pay === 'shrine')
    .map((action) => touchFor(view, pending, action));
  const parts = (step?.parts ?? []).map((part) => ({ type: 'part', part }) as const);
  const spots = new Map([...parts, ...touches].map((spot): [string, Spot] => [JSON.stringify(spot), spot]));
  return spots.size > MOST_SPOTS ? [{ type: 'part', part: 'realm' }] : [...spots.values()];
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

/** What is said while something is begun that takes two touches. */
function begunWords({ spirit, aim, fortress }: Pending, teaching: GameWords['teaching']): string | undefined {
  if (spirit) return teaching.pay;
  if (aim !== undefined) return teaching.aim;
  return fortress === undefined ? undefined : teaching.look;
}

export function Coach({ session }: { readonly session: GuidedSession }) {
  const app = useApp();
  const words = useWords();
  const { teaching } = words;
  const next = { ...session.state.value, ...session.place.value };
  // Words never run ahead of what is shown.
  const isOnWay = isOnItsWay(next.situation);
  const shown = useRef(next);
  if (!isOnWay) shown.current = next;
  const { step, nudges, view, record, pending, situation } = shown.current;
  // After the last step the other player still has a turn.
  const now = STEPS[Math.min(step, STEPS.length - 1)];
  const isMine = situation === now?.waits;
  const button = useRef<HTMLButtonElement>(null);
  const isKeyboard = useKeyboard();

  const isPointing = isMine && !isOnWay;
  const spots = useMemo(
    () => (isPointing ? spotsOf(now, view, pending) : []),
    [now, view, isPointing, pending],
  );

  // Before the page is shown: whoever types on at once is never led away in the middle.
  useLayoutEffect(() => {
    if (button.current) button.current.focus();
    else if (isKeyboard.current) {
      const spot = spots.find(({ type }) => type !== 'part') ?? spots[0];
      if (spot) elementOf(spot)?.focus();
    }
  }, [spots, isKeyboard]);

  if (!now) return null;
  const lesson = LESSONS.indexOf(now.lesson);
  const other = whoIn(record, words)[1] ?? YOU;
  const say = begunWords(pending, teaching) ?? teaching.steps[now.id];
  const nudge = isMine && nudges > 0 ? (now.accepts ? teaching.nudge : teaching.nudgeLook) : undefined;
  return (
    <>
      <section class="coach parchment" aria-label={teaching.guide}>
        <div class="coach-head">
          <Crane />
          <div>
            <h2>{teaching.lessons[now.lesson]}</h2>
            <p class="coach-count">{teaching.count(lesson + 1, LESSONS.length)}</p>
          </div>
        </div>
        <div class="coach-words">
          <p role="status" data-testid="coach" data-step={isMine ? now.id : undefined}>
            {isMine ? say : teaching.watch(other)}
          </p>
          {isMine && now.showsKinds ? <Kinds /> : null}
          {nudge ? (
            <p class="coach-nudge" role="alert" key={nudges}>
              {nudge}
            </p>
          ) : null}
        </div>
        {now.accepts ? null : (
          <button type="button" class="coach-next" ref={button} onClick={session.goOn}>
            {teaching.next}
          </button>
        )}
        <div class="coach-foot">
          <ol class="coach-dots" aria-hidden="true">
            {LESSONS.map((id, index) => (
              <li key={id} data-done={index < lesson || undefined} data-now={index === lesson || undefined} />
            ))}
          </ol>
          <button type="button" class="quiet" onClick={app.toTitle}>
            {teaching.leave}
          </button>
        </div>
      </section>
      <Pointers spots={spots} />
      <RefusalBubble text={nudge} count={nudges} />
    </>
  );
}
