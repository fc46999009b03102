/**
 * A game of Towers that waits for what the lesson is about. Underneath runs the same session as in every game; here it is
 * told which action leads on, and the other player does what the lesson needs.
 */
import type { Vault } from '@mahjong-fortress/base/vault';
import type { Action } from '@mahjong-fortress/towers';
import { computed } from '@preact/signals';
import { newSeed } from '../../session/new-game.ts';
import { isWayOn } from '../../session/way-on.ts';
import { forgetLessons } from '../../storage/offer.ts';
import { type Lessons, lessonsFrom } from '../../teaching/lesson-place.ts';
import { answerTo, type Pending, type TowersIntent, toolFor } from '../session/intents.ts';
import type { TowersPlayed } from '../session/new-game.ts';
import type { TowersOpponents } from '../session/opponent-client.ts';
import { openTowers } from '../session/session.ts';
import type { TowersSession, TowersState } from '../session/session-state.ts';
import { isAsked } from '../session/situation.ts';
import { lessonRecord, othersTurn } from './deal.ts';
import { type Progress, writeProgress } from './progress.ts';
import { acceptedIn, isAccepted, STEPS } from './script.ts';

export interface GuidedTowers extends TowersSession, Lessons {}

interface Options {
  readonly vault: Vault;
  readonly progress: Progress;
  pause(): Promise<void>;
}

const SCRIPTED: TowersOpponents = {
  move: ({ view }) => Promise.resolve(othersTurn(view)),
  hint: () => Promise.resolve(undefined),
  cancel: () => undefined,
};

/** Whether what is begun is the first half of an action. */
function leadsTo({ tool, from, aim }: Pending, action: Action): boolean {
  if (tool === undefined && aim === undefined) return true;
  const to = 'to' in action ? action.to : 'cell' in action ? action.cell : undefined;
  return (
    (tool === undefined || tool === toolFor(action)) &&
    (from === undefined || ('from' in action && action.from === from)) &&
    (aim === undefined || aim === to)
  );
}

export function guidedTowers({ vault, progress, pause }: Options): GuidedTowers {
  const { match } = progress;
  const { place, goOn, nudge } = lessonsFrom(progress.step, () => keep(inner.state.value));
  const stepNow = () => STEPS[place.value.step];

  function keep({ record }: Pick<TowersPlayed, 'record'>): void {
    if (place.value.step >= STEPS.length - 1) forgetLessons(vault, 'towers');
    else writeProgress(vault, place.value.step, record.actions);
  }

  const inner = openTowers({
    id: `lesson ${newSeed()}`,
    played: { record: lessonRecord(), match },
    opponents: SCRIPTED,
    casualUndo: () => false,
    asksToEnd: () => false,
    save: keep,
    pause,
    inspect: undefined,
  });

  /** What the pupil sees: only what leads on can be done. */
  const shownOf = (state: TowersState): TowersState => ({
    ...state,
    legal: state.legal.filter((action) => {
      const step = stepNow();
      return step !== undefined && isAccepted(step, action);
    }),
  });
  const state = computed(() => shownOf(inner.state.value));

  /** Whether a touch would lead somewhere else than the lesson does; what the rules refuse is explained by them. */
  function strays(intent: TowersIntent): boolean {
    const { view, pending } = inner.state.value;
    const answer = answerTo(view, pending, intent);
    if (answer.type === 'refuse') return false;
    const accepted = acceptedIn(stepNow(), view);
    if (answer.type === 'pick') return !accepted.some((action) => leadsTo(answer.pending, action));
    const step = stepNow();
    return !step || !isAccepted(step, answer.action);
  }

  return {
    ...inner,
    state,
    place,
    goOn,
    touch(wish) {
      if (isWayOn(wish)) return inner.touch(wish);
      const hasHurried = inner.hurry();
      const before = inner.state.value;
      // Where nobody here is asked the session says so; a touch that only hurried the other player on asked for nothing.
      if (!isAsked(before.situation)) return hasHurried ? undefined : inner.touch(wish);
      if (wish.type !== 'cancel' && strays(wish)) return nudge();
      inner.touch(wish);
      if (inner.state.value.events.length > before.events.length) goOn();
    },
    canUndo: () => false,
    undo: nudge,
    hint: nudge,
    present: (presenter) =>
      inner.present(presenter && ((events, shown) => presenter(events, shownOf(shown)))),
  };
}
