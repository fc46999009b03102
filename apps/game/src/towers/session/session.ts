/** A game of Towers being played at this device. */
import { gameNow, LEVELS } from '@mahjong-fortress/match';
import {
  type Action,
  type Game,
  type GameEvent,
  type GameView,
  legalActions,
  type Setup,
  sealsUndo,
  viewFor,
} from '@mahjong-fortress/towers';
import { chartedTowers } from '@mahjong-fortress/towers/flow';
import { type Signal, signal } from '@preact/signals';
import type { TableOpening } from '../../app/room.ts';
import { runMatch } from '../../session/running-match.ts';
import { peopleIn } from '../../session/seats.ts';
import { handsAt } from './hands.ts';
import { NOTHING_PENDING } from './intents.ts';
import type { TowersPlayed } from './new-game.ts';
import type { TowersOpponents } from './opponent-client.ts';
import type { OwnTowers, TowersState } from './session-state.ts';
import { isAsked, situationOf } from './situation.ts';

interface Options extends Omit<TableOpening<TowersPlayed>, 'opponents' | 'place' | 'key' | 'offersLessons'> {
  readonly opponents: TowersOpponents;
}

/** The person to move, else the one who moves next; undefined where computers are among themselves. */
function viewerOf(people: readonly number[], { turn, players }: Game): number | undefined {
  const after = (seat: number) => (seat - turn.seat + players.length) % players.length;
  return [...people].sort((a, b) => after(a) - after(b))[0];
}

export function openTowers(options: Options): OwnTowers {
  const { opponents } = options;

  const running = runMatch<Setup, Game, GameView, Action, GameEvent, TowersState>({
    rules: chartedTowers,
    played: options.played,
    seedOf: ({ setup }) => setup.seed,
    levels: LEVELS,
    move: opponents.move,
    cancel: opponents.cancel,
    now: () => state.value,
    pause: options.pause,
    // A turn always ends by a word of its own.
    asksToEnd: () => false,
    casualUndo: options.casualUndo,
    seals: sealsUndo,
    inspect: options.inspect,
  });
  const { actor, hurry } = running;

  function stateOf(chart: ReturnType<typeof actor.getSnapshot>): TowersState {
    const { match, fault, holder } = chart.context;
    const game = gameNow(match);
    const situation = situationOf(chart, game);
    const record = running.recordAt(match);
    const people = peopleIn(record);
    const next = viewerOf(people, game);
    // Whoever has acted looks on until somebody else is asked.
    const me = isAsked(situation) ? next : (holder ?? next);
    return {
      id: options.id,
      record,
      told: situation === 'over' ? { record, match } : undefined,
      events: match.events,
      viewAfter(actions) {
        const then = match.games[actions];
        return then && viewFor(then, me);
      },
      view: viewFor(game, me),
      situation,
      me,
      people,
      reader: 'player',
      places: undefined,
      legal: isAsked(situation) ? legalActions(game) : [],
      pending: NOTHING_PENDING,
      rest: undefined,
      looked: undefined,
      refused: undefined,
      fault,
      hint: undefined,
    };
  }

  const state: Signal<TowersState> = signal(stateOf(actor.getSnapshot()));
  const { touch, rest, hint, refuse, carried } = handsAt({
    state,
    opponents,
    seedAt: running.seedAt,
    hurry,
    chart: actor,
    substitute: (sitter) => running.substitute(sitter) && save(),
  });
  let { match } = options.played;

  actor.subscribe((chart) => {
    const hasMoved = chart.context.match !== match;
    if (!hasMoved && situationOf(chart, gameNow(match)) === state.value.situation) return;
    match = chart.context.match;
    state.value = carried(stateOf(chart), hasMoved);
    if (hasMoved) save();
  });
  actor.start();

  const played = (): TowersPlayed => ({ record: state.value.record, match });

  function save(): void {
    options.save(played(), true);
  }

  return {
    state,
    played,
    hurry,
    touch,
    rest,
    hint,
    canUndo: running.canUndo,
    undo() {
      const why = running.undo();
      if (why) refuse({ code: why });
    },
    present: running.present,
    start: () => actor.send({ type: 'begin' }),
    stop: running.stop,
  };
}
