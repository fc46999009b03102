/**
 * A game being played at this device: the chart of a match runs it, people touch it through intents, computers answer
 * from their worker, and whoever shows it is told what happened.
 */
import { gameNow } from '@mahjong-fortress/match';
import {
  type Action,
  type Game,
  type GameEvent,
  type GameView,
  legalActions,
  mahjongFortress,
  type Setup,
  topTier,
  viewFor,
} from '@mahjong-fortress/rules';
import { chartedFortress } from '@mahjong-fortress/rules/flow';
import { type Signal, signal } from '@preact/signals';
import type { InspectionEvent } from 'xstate';
import { handsAt } from './hands.ts';
import type { Opponents } from './opponent-client.ts';
import { LEVELS } from './opponents.ts';
import { pastOf } from './past.ts';
import { NOTHING_PENDING } from './pending.ts';
import type { PlayedGame } from './played-game.ts';
import { runMatch } from './running-match.ts';
import { peopleIn, viewerOf } from './seats.ts';
import { seedOf } from './seed.ts';
import type { OwnSession, SessionState } from './session-state.ts';
import { isAsked, situationOf } from './situation.ts';

export interface SessionOptions {
  readonly id: string;
  /** Wherever it stands, whatever it began with: a deal, or a position made for a lesson. */
  readonly played: PlayedGame;
  readonly opponents: Opponents;
  casualUndo(): boolean;
  /** Whether a turn waits to be ended although there is nothing left to do in it. */
  asksToEnd(): boolean;
  /** Called after every action, and when the game is over and nobody has to be asked any more. */
  save(state: SessionState, played: PlayedGame): void;
  /** Waits so that people can follow what a computer does. */
  pause(): Promise<void>;
  /** Hears of everything that happens in the chart. */
  readonly inspect?: ((event: InspectionEvent) => void) | undefined;
}

export function openSession(options: SessionOptions): OwnSession {
  const { opponents } = options;

  const running = runMatch<Setup, Game, GameView, Action, GameEvent, SessionState>({
    rules: chartedFortress,
    played: options.played,
    seedOf,
    levels: LEVELS,
    move: opponents.move,
    cancel: opponents.cancel,
    now: () => state.value,
    pause: options.pause,
    asksToEnd: options.asksToEnd,
    casualUndo: options.casualUndo,
    seals: mahjongFortress.reveals,
    inspect: options.inspect,
  });
  const { actor, hurry } = running;
  const tiers = topTier(options.played.match.games[0].fortress);

  /** What follows from where the chart stands; what a person had begun is over when the match has gone on. */
  function stateOf(chart: ReturnType<typeof actor.getSnapshot>): SessionState {
    const { match, fault, holder } = chart.context;
    const game = gameNow(match);
    const situation = situationOf(chart, game);
    const record = running.recordAt(match);
    const next = viewerOf(record, game);
    // Whoever has acted looks on until somebody else is asked.
    const me = isAsked(situation) ? next : (holder ?? next);
    return {
      id: options.id,
      record,
      told: situation === 'over' ? { record, match } : undefined,
      past: pastOf(match, me),
      view: viewFor(game, me),
      tiers,
      situation,
      me,
      people: peopleIn(record),
      reader: 'player',
      places: undefined,
      legal: isAsked(situation) ? legalActions(game) : [],
      pending: NOTHING_PENDING,
      preview: undefined,
      taking: undefined,
      refused: undefined,
      fault,
      hint: undefined,
    };
  }

  const state: Signal<SessionState> = signal(stateOf(actor.getSnapshot()));
  /** What the state was made of. */
  let { match } = options.played;

  actor.subscribe((chart) => {
    const before = state.value;
    const hasMoved = chart.context.match !== match;
    if (!hasMoved && situationOf(chart, gameNow(match)) === before.situation) return;
    match = chart.context.match;
    const { pending, preview, taking, refused, hint } = before;
    const next = stateOf(chart);
    state.value = hasMoved ? next : { ...next, pending, preview, taking, refused, hint };
    // Only when its last turn has been ended, too, a game is over for good.
    if (hasMoved || next.situation === 'over') save();
  });
  actor.start();

  const played = (): PlayedGame => ({ record: state.value.record, match });

  function save(): void {
    options.save(state.value, played());
  }

  const { touch, hover, hint, refuse } = handsAt({
    state,
    opponents,
    seedAt: running.seedAt,
    hurry,
    chart: actor,
    substitute: (sitter) => running.substitute(sitter) && save(),
  });

  return {
    state,
    played,
    hurry,
    touch,
    hover,
    hint,
    canUndo: running.canUndo,
    undo() {
      const why = running.undo();
      if (why) refuse(why);
    },
    present: running.present,
    start: () => actor.send({ type: 'begin' }),
    stop: running.stop,
  };
}
