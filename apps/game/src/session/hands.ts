/** What a person at this device does with a game, wherever it is played: touching, looking, asking for a hint. */
import { type Action, type GameView, topFace } from '@mahjong-fortress/rules';
import type { Signal } from '@preact/signals';
import type { Resting } from '../table/contract.ts';
import { answerTo, type Intent } from './intents.ts';
import type { Opponents } from './opponent-client.ts';
import type { Pending } from './pending.ts';
import { previewAt, takingAt } from './questions.ts';
import type { Session, SessionState, TouchRefusal } from './session-state.ts';
import { asShown } from './shown.ts';
import { inVainIn, isAsked } from './situation.ts';
import { type HandsOptions, isWayOn, takeWay } from './way-on.ts';

/** What the game does with it. */
interface Game extends HandsOptions<Action> {
  readonly state: Signal<SessionState>;
  readonly opponents: Pick<Opponents, 'hint'>;
}

interface Hands extends Pick<Session, 'touch' | 'hover' | 'hint'> {
  refuse(code: TouchRefusal['code'], intent?: Intent): void;
}

/** What is seen beforehand: where a pointer or the focus rests, else where a finger has aimed. */
function previewsAt({ view, legal }: SessionState, pending: Pending, on: Resting | undefined) {
  const cellOn = (type: Resting['type']) => (on?.type === type ? on.cell : undefined);
  return {
    preview: legal.length > 0 ? previewAt(view, pending, cellOn('realm') ?? pending.aim) : undefined,
    taking: takingAt(view, legal, cellOn('fortress') ?? pending.fortress),
  };
}

function isSameTile(before: GameView, now: GameView, cell: number): boolean {
  return topFace(before.fortress, cell) === topFace(now.fortress, cell);
}

export function handsAt(game: Game): Hands {
  const { state, opponents, chart, seedAt, hurry } = game;

  function refuse(code: TouchRefusal['code'], intent?: Intent, pending = state.value.pending): void {
    const now = state.value;
    const count = (now.refused?.count ?? 0) + 1;
    const looks = pending === now.pending ? {} : { pending, ...previewsAt(now, pending, undefined) };
    state.value = { ...now, ...looks, refused: { code, count, ...(intent ? { intent } : {}) } };
  }

  function touchInVain(wish: Intent, what: ReturnType<typeof inVainIn>): void {
    if (what === 'goes on') chart.send({ type: 'goOn' });
    else if (what === 'not your turn' && wish.type !== 'cancel') refuse('not-your-turn', wish);
  }

  return {
    refuse,
    touch(wish) {
      if (isWayOn(wish)) return takeWay(game, wish);
      const before = state.value;
      const hasHurried = hurry();
      const now = state.value;
      if (!isAsked(now.situation)) return hasHurried ? undefined : touchInVain(wish, inVainIn(now.situation));
      // Whoever hurried an animation on meant the tile that was to be seen.
      const isOther = ({ cell }: { readonly cell: number }) =>
        !isSameTile(asShown(before).view, now.view, cell);
      if (hasHurried && wish.type === 'fortress' && isOther(wish)) return;
      const answer = answerTo(now.view, now.pending, wish);
      if (answer.type === 'act') chart.send(answer);
      else if (answer.type === 'pick') {
        const { pending } = answer;
        state.value = { ...now, pending, ...previewsAt(now, pending, undefined), refused: undefined };
      } else if (answer.type === 'refuse') refuse(answer.code, wish, answer.pending);
    },
    hover(on) {
      const now = state.value;
      const { preview, taking } = previewsAt(now, now.pending, on);
      const isNews = preview?.cell !== now.preview?.cell || taking?.cell !== now.taking?.cell;
      if (isNews) state.value = { ...now, preview, taking };
    },
    hint() {
      hurry();
      const asked = state.value;
      if (!isAsked(asked.situation) || asked.hint === 'thinking') return;
      state.value = { ...asked, hint: 'thinking', refused: undefined };
      const seed = seedAt(asked.past.events.length);
      void opponents.hint({ view: asked.view, seed }).then((hint) => {
        const now = state.value;
        if (now.past.events === asked.past.events) state.value = { ...now, hint };
      });
    },
  };
}
