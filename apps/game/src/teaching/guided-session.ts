/**
 * A game that waits for what the lesson is about. Underneath runs the same session as in every game; here it is told
 * which actions lead on, ends turns by itself, and lets the other player do what the lesson needs.
 */

import type { Vault } from '@mahjong-fortress/base/vault';
import type { GameEvent } from '@mahjong-fortress/rules';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { answerTo, type Intent } from '../session/intents.ts';
import { newSeed } from '../session/new-game.ts';
import type { Opponents } from '../session/opponent-client.ts';
import { openSession, type Session, type SessionState } from '../session/session.ts';
import { isAsked } from '../session/situation.ts';
import { forgetLessons } from '../storage/offer.ts';
import { lessonRecord, othersTurn } from './deal.ts';
import { type Progress, writeProgress } from './progress.ts';
import { STEPS } from './script.ts';

interface LessonPlace {
  readonly step: number;
  /** Counts attempts at something else, so that the same one twice is news. */
  readonly nudges: number;
}

export interface GuidedSession extends Session {
  readonly place: ReadonlySignal<LessonPlace>;
  /** Goes on where there was only something to look at. */
  goOn(): void;
}

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
  const place = signal<LessonPlace>({ step: progress.step, nudges: 0 });
  const stepNow = () => STEPS[place.value.step];
  const keep = ({ record, view: now }: SessionState) => {
    if (now.over) forgetLessons(vault);
    else writeProgress(vault, place.value.step, record.actions);
  };

  const inner = openSession({
    id: `lesson ${newSeed()}`,
    played: { record: lessonRecord(match.games[0]), match },
    opponents: SCRIPTED,
    casualUndo: () => false,
    save: keep,
    pause,
  });

  /** What the pupil sees: no Spirit before its lesson, and nothing to take back or to end. */
  const shownOf = (state: SessionState): SessionState => {
    const hasSpirit = stepNow()?.lesson === 'spirit';
    const legal = state.legal.filter(({ type }) => type !== 'end' && (hasSpirit || type !== 'activate'));
    return { ...state, legal };
  };
  const state = computed(() => shownOf(inner.state.value));

  let presenter: Parameters<Session['present']>[0];
  let stopped = false;

  /** Turns end by themselves, as they do without Spirits; but only once the table has shown what happened. */
  function endTurn(): void {
    const now = inner.state.value;
    if (stopped || now.situation !== 'endOfTurn') return;
    inner.touch({ type: 'act', action: { type: 'end' } });
  }

  inner.present(async (events: readonly GameEvent[], shown: SessionState) => {
    await presenter?.(events, shownOf(shown));
    // The session looks first whether a computer is to move.
    setTimeout(endTurn);
  });

  function nudge(): void {
    const { step, nudges } = place.value;
    place.value = { step, nudges: nudges + 1 };
  }

  function goOn(): void {
    place.value = { step: place.value.step + 1, nudges: 0 };
    keep(inner.state.value);
  }

  /** Whether a touch would do something else than what the lesson waits for. */
  function strays(intent: Intent): boolean {
    const { view: now, pending } = inner.state.value;
    // A finger that only aims is judged by what its second touch would do.
    const meant: Intent = intent.type === 'realm' ? { ...intent, aims: false } : intent;
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
      const before = inner.state.value;
      // While the other player moves, the session says so.
      const isWayOn = wish.type === 'retry' || wish.type === 'substitute';
      if (isWayOn || !isAsked(before.situation)) return inner.touch(wish);
      if (strays(wish)) return nudge();
      inner.touch(wish);
      if (inner.state.value.match.games.length > before.match.games.length) goOn();
    },
    hover: inner.hover,
    canUndo: () => false,
    undo: nudge,
    hint: nudge,
    present(shown) {
      presenter = shown;
    },
    start() {
      inner.start();
      endTurn();
    },
    stop() {
      stopped = true;
      inner.stop();
    },
  };
}
