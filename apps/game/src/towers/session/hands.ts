/** What a person at this device does with a game of Towers, wherever it is played. */
import { type Action, type Cell, makeAction } from '@mahjong-fortress/towers';
import type { TowersHint } from '@mahjong-fortress/towers-ai';
import type { Signal } from '@preact/signals';
import { type HandsOptions, isWayOn, takeWay } from '../../session/way-on.ts';
import { answerTo, NOTHING_PENDING, type Pending, pendingAfter, type Refusing } from './intents.ts';
import { castleAt } from './looks.ts';
import type { TowersOpponents } from './opponent-client.ts';
import type { TowersSession, TowersState } from './session-state.ts';
import { isAsked } from './situation.ts';

/** What the game does with it. */
interface Game extends HandsOptions<Action> {
  readonly state: Signal<TowersState>;
  readonly opponents: Pick<TowersOpponents, 'hint'>;
}

interface Hands extends Pick<TowersSession, 'touch' | 'rest' | 'hint'> {
  refuse(why: Refusing, cell?: Cell): void;
  /** The next state with what a person had begun; when the match has gone on, with what they go on with. */
  carried(next: TowersState, hasMoved: boolean): TowersState;
}

/** The steps of a hint that are still to come once its first was done; another step makes it void. */
function hintAfter(hint: TowersState['hint'], action: Action): TowersHint | undefined {
  if (!hint || hint === 'thinking') return undefined;
  const [first, ...actions] = hint.actions;
  const isFollowed = first && makeAction(first) === makeAction(action);
  return isFollowed && actions.length > 0 ? { ...hint, actions } : undefined;
}

export function handsAt(game: Game): Hands {
  const { state, opponents, chart, seedAt, hurry } = game;
  /** What the person who has just acted goes on with. */
  let kept: Pending = NOTHING_PENDING;
  /** What is left of a hint that they follow. */
  let followed: TowersHint | undefined;

  function refuse(why: Refusing, cell?: Cell): void {
    const now = state.value;
    const count = (now.refused?.count ?? 0) + 1;
    kept = NOTHING_PENDING;
    state.value = { ...now, refused: { ...why, count, ...(cell === undefined ? {} : { cell }) } };
  }

  return {
    refuse,
    carried(next, hasMoved) {
      const { pending, rest, looked, refused, hint, view } = state.value;
      if (!hasMoved) return { ...next, pending, rest, looked, refused, hint };
      // Points may be spent, and then nothing is in hand.
      const isSpent = next.view.turn.seat !== view.turn.seat || next.view.turn.ap === 0;
      const carried = { ...next, pending: isSpent ? NOTHING_PENDING : kept, rest, hint: followed };
      kept = NOTHING_PENDING;
      followed = undefined;
      return carried;
    },
    touch(wish) {
      if (isWayOn(wish)) return takeWay(game, wish);
      const hasHurried = hurry();
      const looked = wish.type === 'cell' && wish.aims ? wish.cell : undefined;
      if (looked !== state.value.looked) state.value = { ...state.value, looked };
      const now = state.value;
      if (!isAsked(now.situation)) {
        const isLooking = castleAt(now.view, looked) !== undefined;
        const isIdle = hasHurried || isLooking || now.situation === 'passing' || wish.type === 'cancel';
        return isIdle ? undefined : refuse({ code: 'not-your-turn' });
      }
      const answer = answerTo(now.view, now.pending, wish);
      if (answer.type === 'act') {
        kept = pendingAfter(answer.action);
        followed = hintAfter(now.hint, answer.action);
        chart.send(answer);
      } else if (answer.type === 'pick') {
        state.value = { ...now, pending: answer.pending, refused: undefined };
      } else refuse(answer, wish.type === 'cell' ? wish.cell : undefined);
    },
    rest(cell) {
      if (state.value.rest !== cell) state.value = { ...state.value, rest: cell };
    },
    hint() {
      hurry();
      const asked = state.value;
      if (!isAsked(asked.situation) || asked.hint === 'thinking') return;
      state.value = { ...asked, hint: 'thinking', refused: undefined };
      void opponents.hint({ view: asked.view, seed: seedAt(asked.events.length) }).then((hint) => {
        const now = state.value;
        if (now.events === asked.events) state.value = { ...now, hint };
      });
    },
  };
}
