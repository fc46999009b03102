/** A game of Mahjong Fortress that is played on a server. */
import type { Problem } from '@mahjong-fortress/base/problem';
import { ok, type Result } from '@mahjong-fortress/base/result';
import {
  type Action,
  type Game,
  type GameEvent,
  type GameView,
  legalActions,
  mahjongFortress,
  type Setup,
  topTier,
} from '@mahjong-fortress/rules';
import { type Signal, signal } from '@preact/signals';
import { handsAt } from '../session/hands.ts';
import type { Opponents } from '../session/opponent-client.ts';
import { NOTHING_PENDING } from '../session/pending.ts';
import type { Session, SessionState } from '../session/session-state.ts';
import { isAsked, situationOf } from '../session/situation.ts';
import { viewNow } from './far-match.ts';
import { type FarOpening, runFarMatch } from './running-far-match.ts';

interface FarSessionOptions extends FarOpening {
  readonly opponents: Pick<Opponents, 'hint' | 'cancel'>;
}

export function openFarSession(options: FarSessionOptions): Result<Session, Problem> {
  const { opponents } = options;
  const opened = runFarMatch<Setup, Game, GameView, Action, GameEvent, SessionState>({
    ...options,
    rules: mahjongFortress,
    look: () => state.value,
  });
  if (!opened.ok) return opened;
  const running = opened.value;
  const { actor, hurry } = running;
  // How high the fortress was follows from any deal of it.
  const dealt = mahjongFortress.begin(mahjongFortress.seeded(running.setup, 'any'));
  if (!dealt.ok) return dealt;
  const tiers = topTier(dealt.value.fortress);

  function stateOf(chart: ReturnType<typeof actor.getSnapshot>): SessionState {
    const { match: shown } = chart.context;
    const { seat, ...now } = running.now();
    const view = viewNow(shown);
    const situation = situationOf(chart, view);
    return {
      ...now,
      past: {
        events: shown.events,
        players: shown.games.map(({ turn }) => turn ?? -1),
        viewAfter: (actions) => shown.games[actions]?.view,
      },
      view,
      tiers,
      situation,
      me: seat ?? 0,
      legal: isAsked(situation) ? legalActions(view) : [],
      pending: NOTHING_PENDING,
      preview: undefined,
      taking: undefined,
      refused: undefined,
      fault: undefined,
      hint: undefined,
    };
  }

  const state: Signal<SessionState> = signal(stateOf(actor.getSnapshot()));
  const { touch, hover, hint, refuse } = handsAt({
    state,
    opponents,
    seedAt: running.seedAt,
    hurry,
    chart: running.chartAt(() => state.value.view),
    substitute: () => undefined,
  });
  let { match } = actor.getSnapshot().context;

  running.run(
    (chart, isRefused) => {
      const before = state.value;
      const hasMoved = chart.context.match !== match;
      match = chart.context.match;
      const next = stateOf(chart);
      if (hasMoved || next.situation !== before.situation) {
        const { pending, preview, taking, refused, hint: hinted } = before;
        state.value = hasMoved ? next : { ...next, pending, preview, taking, refused, hint: hinted };
      }
      if (isRefused) refuse('not-done');
    },
    () => {
      const { told, record } = running.now();
      state.value = { ...state.value, told, record };
    },
  );

  return ok({
    state,
    hurry,
    touch,
    hover,
    hint: running.hasHints ? hint : () => refuse('no-hints'),
    canUndo: running.canUndo,
    undo: () => running.undo(refuse),
    present: running.present,
    start: running.start,
    stop() {
      opponents.cancel();
      running.stop();
    },
  });
}
