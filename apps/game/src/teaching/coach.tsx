/** The crane beside the table: says what a lesson is about, waits, and helps on. */
import type { GameView } from '@mahjong-fortress/rules';
import type { GameWords } from '@mahjong-fortress/words/game';
import { YOU } from '@mahjong-fortress/words/who';
import { useMemo, useRef } from 'preact/hooks';
import { useApp } from '../app/model-context.ts';
import { Pointers } from '../play/pointers.tsx';
import { elementOf, isTold, placesOn, type Spot } from '../play/spots.ts';
import { touchFor } from '../session/intents.ts';
import type { Pending } from '../session/pending.ts';
import { isOnItsWay } from '../session/situation.ts';
import { useWords } from '../ui/words.ts';
import { whoIn } from '../words/who.ts';
import { CoachBubble } from './coach-bubble.tsx';
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
  const { step, nudges, view, record, pending, taking, situation } = shown.current;
  // After the last step the other player still has a turn.
  const now = STEPS[Math.min(step, STEPS.length - 1)];
  const isMine = situation === now?.waits;

  const isPointing = isMine && !isOnWay;
  const spots = useMemo(
    () => (isPointing ? spotsOf(now, view, pending) : []),
    [now, view, isPointing, pending],
  );

  if (!now) return null;
  const other = whoIn(record, words)[1] ?? YOU;
  const say = begunWords(pending, teaching) ?? teaching.steps[now.id];
  const nudge = isMine && nudges > 0 ? (now.accepts ? teaching.nudge : teaching.nudgeLook) : undefined;
  return (
    <>
      <CoachBubble
        heading={teaching.lessons[now.lesson]}
        lesson={LESSONS.indexOf(now.lesson)}
        of={LESSONS.length}
        step={isMine ? now.id : undefined}
        say={isMine ? say : teaching.watch(other)}
        nudge={nudge}
        nudges={nudges}
        onNext={now.accepts ? undefined : session.goOn}
        targets={spots}
        firstTarget={() => {
          const spot = spots.find(({ type }) => type !== 'part') ?? spots[0];
          return spot && elementOf(spot);
        }}
      >
        {isMine && now.showsKinds ? <Kinds /> : null}
      </CoachBubble>
      <Pointers places={placesOn(app.table.value)} spots={spots} isTold={isTold(spots[0], taking)} />
    </>
  );
}
