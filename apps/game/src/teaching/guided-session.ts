/**
 * A game that waits for what the lesson is about. Underneath runs the same session as in every game; here it is told
 * which actions lead on, ends turns by itself, and lets the other player do what the lesson needs.
 */

import type { Vault } from '@mahjong-fortress/base/vault';
import { computed } from '@preact/signals';
import { answerTo, type Intent } from '../session/intents.ts';
import { newSeed } from '../session/new-game.ts';
import type { Opponents } from '../session/opponent-client.ts';
import { openSession } from '../session/session.ts';
import type { Session, SessionState } from '../session/session-state.ts';
import { isAsked } from '../session/situation.ts';
import { isWayOn } from '../session/way-on.ts';
import { forgetLessons } from '../storage/offer.ts';
import { type Progress, writeProgress } from './course.ts';
import { lessonRecord, othersTurn } from './deal.ts';
import { type Lessons, lessonsFrom } from './lesson-place.ts';
import { STEPS } from './script.ts';

export interface GuidedSession extends Session, Lessons {}

interface Options {
  readonly vault: Vault;
  readonly progress: Progress;
  pause(): Promise<void>;
}

const SCRIPTED: Opponents = {
  move: ({ view }) => Promise.resolve(othersTurn(view)),
  hint: () => Promise.resolve(undefined),
  cancel: () => undefined,
};

export function guidedSession({ vault, progress, pause }: Options): GuidedSession {
  const { match } = progress;
  const { place, goOn, nudge } = lessonsFrom(progress.step, () => keep(inner.state.value));
  const stepNow = () => STEPS[place.value.step];
  const keep = ({ record, view: now }: SessionState) => {
    if (now.over) forgetLessons(vault, 'mahjong-fortress');
    else writeProgress(vault, place.value.step, record.actions);
  };

  const inner = openSession({
    id: `lesson ${newSeed()}`,
    played: { record: lessonRecord(match.games[0]), match },
    opponents: SCRIPTED,
    casualUndo: () => false,
    asksToEnd: () => false,
    save: keep,
    pause,
  });

  /** What the pupil sees: nothing to do while there is something to look at, and no Spirit before its lesson. */
  const shownOf = (state: SessionState): SessionState => {
    const step = stepNow();
    if (step && !step.accepts) return { ...state, legal: [] };
    const hasSpirit = step?.lesson === 'spirit';
    const legal = state.legal.filter(({ type }) => type !== 'end' && (hasSpirit || type !== 'activate'));
    return { ...state, legal };
  };
  const state = computed(() => shownOf(inner.state.value));

  /** Turns end by themselves, as they do without Spirits; the chart waits until what happened has been seen. */
  const unfollow = inner.state.subscribe(({ situation }) => {
    if (situation === 'endOfTurn') inner.touch({ type: 'act', action: { type: 'end' } });
  });

  /** Whether a touch would do something else than what the lesson waits for. */
  function strays(intent: Intent): boolean {
    const { view: now, pending } = inner.state.value;
    // A finger that only aims is judged by what its second touch would do.
    const meant: Intent = 'aims' in intent ? { ...intent, aims: false } : intent;
    const answer = answerTo(now, pending, meant);
    if (answer.type === 'pick') return intent.type === 'spirit' && stepNow()?.lesson !== 'spirit';
    if (answer.type !== 'act') return false;
    const accepts = stepNow()?.accepts;
    return !accepts?.(answer.action, now);
  }

  return {
    state,
    place,
    goOn,
    touch(wish) {
      const hasHurried = inner.hurry();
      const before = inner.state.value;
      // A touch that only hurried the other player on asked for nothing else.
      if (hasHurried && !isAsked(before.situation)) return;
      // While the other player moves, the session says so.
      if (isWayOn(wish) || !isAsked(before.situation)) return inner.touch(wish);
      if (strays(wish)) return nudge();
      inner.touch(wish);
      if (inner.state.value.past.events.length > before.past.events.length) goOn();
    },
    hurry: inner.hurry,
    hover: inner.hover,
    canUndo: () => false,
    undo: nudge,
    hint: nudge,
    present: (presenter) =>
      inner.present(presenter && ((events, shown) => presenter(events, shownOf(shown)))),
    start: inner.start,
    stop() {
      unfollow();
      inner.stop();
    },
  };
}
