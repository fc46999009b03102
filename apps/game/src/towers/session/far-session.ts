/** A game of Towers that is played on a server. */
import type { Problem } from '@mahjong-fortress/base/problem';
import { ok, type Result } from '@mahjong-fortress/base/result';
import {
  type Action,
  type Game,
  type GameEvent,
  type GameView,
  legalActions,
  type Setup,
  towers,
} from '@mahjong-fortress/towers';
import { type Signal, signal } from '@preact/signals';
import { viewNow } from '../../online/far-match.ts';
import { type FarOpening, runFarMatch } from '../../online/running-far-match.ts';
import { handsAt } from './hands.ts';
import { NOTHING_PENDING } from './intents.ts';
import type { TowersOpponents } from './opponent-client.ts';
import type { TowersSession, TowersState } from './session-state.ts';
import { isAsked, situationOf } from './situation.ts';

interface FarTowersOptions extends FarOpening {
  readonly opponents: Pick<TowersOpponents, 'hint' | 'cancel'>;
}

export function openFarTowers(options: FarTowersOptions): Result<TowersSession, Problem> {
  const { opponents } = options;
  const opened = runFarMatch<Setup, Game, GameView, Action, GameEvent, TowersState>({
    ...options,
    rules: towers,
    look: () => state.value,
  });
  if (!opened.ok) return opened;
  const running = opened.value;
  const { actor, hurry } = running;

  function stateOf(chart: ReturnType<typeof actor.getSnapshot>): TowersState {
    const { match: shown } = chart.context;
    const { seat, ...now } = running.now();
    const view = viewNow(shown);
    const situation = situationOf(chart, view);
    return {
      ...now,
      events: shown.events,
      viewAfter: (actions) => shown.games[actions]?.view,
      view,
      situation,
      me: seat,
      legal: isAsked(situation) ? legalActions(view) : [],
      pending: NOTHING_PENDING,
      rest: undefined,
      looked: undefined,
      refused: undefined,
      fault: undefined,
      hint: undefined,
    };
  }

  const state: Signal<TowersState> = signal(stateOf(actor.getSnapshot()));
  const { touch, rest, hint, refuse, carried } = handsAt({
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
      const hasMoved = chart.context.match !== match;
      match = chart.context.match;
      const next = stateOf(chart);
      if (hasMoved || next.situation !== state.value.situation) state.value = carried(next, hasMoved);
      if (isRefused) refuse({ code: 'not-done' });
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
    rest,
    hint: running.hasHints ? hint : () => refuse({ code: 'no-hints' }),
    canUndo: running.canUndo,
    undo: () => running.undo((code) => refuse({ code })),
    present: running.present,
    start: running.start,
    stop() {
      opponents.cancel();
      running.stop();
    },
  });
}
