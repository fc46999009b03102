/** The crane beside the table of Towers. */
import { loadTowersTeaching } from '@mahjong-fortress/words/towers-teaching';
import { useMemo, useRef } from 'preact/hooks';
import { useApp } from '../../app/model-context.ts';
import { Pointers } from '../../play/pointers.tsx';
import { CoachBubble } from '../../teaching/coach-bubble.tsx';
import { useLateWords } from '../../ui/late-words.ts';
import { useWords } from '../../ui/words.ts';
import { openBoard } from '../play/open-board.ts';
import { placesOn } from '../play/spots.ts';
import type { GuidedTowers } from './guided-session.ts';
import { acceptedIn, LESSONS, STEPS } from './script.ts';
import { elementOf, spotsOf } from './spots.ts';

/** The way on after the last lesson. */
function PlayOn() {
  const app = useApp();
  const { teaching } = useWords();
  return (
    <button type="button" class="coach-next" onClick={() => void app.playTowers()}>
      {teaching.playReal}
    </button>
  );
}

export function Coach({ session }: { readonly session: GuidedTowers }) {
  const { teaching } = useWords();
  const words = useLateWords(loadTowersTeaching);
  const next = { ...session.state.value, ...session.place.value };
  // Words never run ahead of what is shown.
  const isOnWay = next.situation === 'showing' || next.situation === 'ready';
  const shown = useRef(next);
  if (!isOnWay) shown.current = next;
  const { step, nudges, view, pending, situation } = shown.current;
  const now = STEPS[step];
  const isMine = situation === now?.waits;
  const isPointing = isMine && !isOnWay && words !== undefined;
  const spots = useMemo(
    () => (now && isPointing ? spotsOf(now, acceptedIn(now, view), pending) : []),
    [now, view, isPointing, pending],
  );
  if (!now || !words) return null;
  const isLast = now === STEPS.at(-1);
  const say = pending.aim === undefined ? words.steps[now.id] : words.aim;
  const nudge = isMine && nudges > 0 ? (now.accepts ? teaching.nudge : teaching.nudgeLook) : undefined;
  return (
    <>
      <CoachBubble
        heading={words.lessons[now.lesson]}
        lesson={LESSONS.indexOf(now.lesson)}
        of={LESSONS.length}
        step={isMine ? now.id : undefined}
        say={isMine ? say : words.watch}
        nudge={nudge}
        nudges={nudges}
        onNext={now.accepts || isLast ? undefined : session.goOn}
        targets={spots}
        firstTarget={() => spots[0] && elementOf(spots[0])}
      >
        {isMine && isLast ? <PlayOn /> : null}
      </CoachBubble>
      <Pointers places={placesOn(openBoard.value, elementOf)} spots={spots} />
    </>
  );
}
