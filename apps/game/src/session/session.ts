/**
 * A game being played at this device: the chart of a match runs it, people touch it through intents, computers answer
 * from their worker, and whoever shows it is told what happened.
 */
import { gameNow, HUMAN, recordAt, seatFor } from '@mahjong-fortress/match';
import { makeMatchMachine, type Question } from '@mahjong-fortress/match/chart';
import {
  type Action,
  type Game,
  type GameEvent,
  type GameView,
  isIngenuityTurn,
  legalActions,
  mahjongFortress,
  topTier,
  viewFor,
} from '@mahjong-fortress/rules';
import { chartedFortress } from '@mahjong-fortress/rules/flow';
import { type Signal, signal } from '@preact/signals';
import { createActor, type InspectionEvent, type SnapshotFrom } from 'xstate';
import { handsAt } from './hands.ts';
import type { Opponents } from './opponent-client.ts';
import { LEVELS } from './opponents.ts';
import { pastOf } from './past.ts';
import { NOTHING_PENDING } from './pending.ts';
import type { PlayedGame } from './played-game.ts';
import { hasPeople, peopleIn, type Sitter, sitterAt, viewerOf } from './seats.ts';
import { seedOf } from './seed.ts';
import type { Presenter, Session, SessionState } from './session-state.ts';
import { isAsked, situationOf } from './situation.ts';
import { undoTarget } from './undoing.ts';

export interface SessionOptions {
  readonly id: string;
  /** Wherever it stands, whatever it began with: a deal, or a position made for a lesson. */
  readonly played: PlayedGame;
  readonly opponents: Opponents;
  casualUndo(): boolean;
  /** Whether a turn waits to be ended although there is nothing left to do in it. */
  asksToEnd(): boolean;
  /** Called after every action. */
  save(state: SessionState, played: PlayedGame): void;
  /** Waits so that people can follow what a computer does. */
  pause(): Promise<void>;
  /** Hears of everything that happens in the chart. */
  readonly inspect?: ((event: InspectionEvent) => void) | undefined;
}

export function openSession(options: SessionOptions): Session {
  const { opponents, played } = options;
  let presenter: Presenter | undefined;

  let { record } = played;

  /** Makes the same answer to the same question, whenever it is asked again. */
  const seedAt = (moment: number) => `${seedOf(record)} choices ${moment}`;

  /** What a computer was asked while what comes before its turn was still being shown. */
  let ahead: { readonly moment: number; readonly answer: ReturnType<typeof thought> } | undefined;

  async function thought({ view, level, moment }: Omit<Question<GameView>, 'seat'>) {
    const known = LEVELS.find((one) => one === level);
    return known && opponents.move({ level: known, view, seed: seedAt(moment) });
  }

  function stopThinking(): void {
    ahead = undefined;
    opponents.cancel();
  }

  function isTurnBegun(): boolean {
    return state.value.past.events.at(-1)?.some(({ type }) => type === 'turnBegun') ?? true;
  }

  /** The next computer thinks while the turn before its own is shown, which is decided to its end. */
  function thinkAhead(): void {
    const { match, decided, seats } = actor.getSnapshot().context;
    const moment = match.actions.length + decided.length;
    if (ahead?.moment === moment) return;
    ahead = undefined;
    const game = decided.reduce<Game | undefined>((before, action) => {
      const played = before && mahjongFortress.play(before, action);
      return played?.ok ? played.value.game : undefined;
    }, gameNow(match));
    if (!game || game.over || isIngenuityTurn(game)) return;
    const { player } = game.turn;
    const seat = seats[player];
    if (seat?.type !== 'computer') return;
    ahead = { moment, answer: thought({ view: viewFor(game, player), level: seat.level, moment }) };
  }

  const sitters = record.seats.map((_, player) => sitterAt(record, player));
  const tiers = topTier(played.match.games[0].fortress);
  const machine = makeMatchMachine<Game, GameView, Action, GameEvent>(chartedFortress, {
    async think({ view, level, moment }, abandoned) {
      abandoned.addEventListener('abort', stopThinking);
      const begun = ahead?.moment === moment ? ahead.answer : undefined;
      ahead = undefined;
      return (await (begun ?? thought({ view, level, moment }))) ?? [];
    },
    async show({ events }) {
      // The chart begins to show while it is still on its way; whoever looks at the session looks after that.
      await Promise.resolve();
      thinkAhead();
      return presenter?.(events, state.value);
    },
    // A person waits for the next turn, and where everything is shown that takes time enough.
    pause: () => (presenter && hasPeople(record) && !isTurnBegun() ? Promise.resolve() : options.pause()),
    asksToEnd: options.asksToEnd,
    isShared: sitters.filter((sitter) => sitter === HUMAN).length > 1,
  });
  const actor = createActor(machine, {
    input: { match: played.match, seats: sitters.map(seatFor) },
    ...(options.inspect ? { inspect: options.inspect } : {}),
  });

  /** What follows from where the chart stands; what a person had begun is over when the match has gone on. */
  function stateOf(chart: SnapshotFrom<typeof machine>): SessionState {
    const { match, fault, holder } = chart.context;
    const game = gameNow(match);
    const situation = situationOf(chart, game);
    const next = viewerOf(record, game);
    // Whoever has acted looks on until somebody else is asked.
    const me = isAsked(situation) ? next : (holder ?? next);
    const recordNow = recordAt(mahjongFortress, record, { actions: match.actions, game });
    return {
      id: options.id,
      record: recordNow,
      played: { record: recordNow, match },
      past: pastOf(match, me),
      view: viewFor(game, me),
      tiers,
      situation,
      me,
      people: peopleIn(recordNow),
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
  let { match } = played;

  actor.subscribe((chart) => {
    const before = state.value;
    const hasMoved = chart.context.match !== match;
    if (!hasMoved && situationOf(chart, gameNow(match)) === before.situation) return;
    match = chart.context.match;
    const { pending, preview, taking, refused, hint } = before;
    const next = stateOf(chart);
    state.value = hasMoved ? next : { ...next, pending, preview, taking, refused, hint };
    if (hasMoved) save();
  });
  actor.start();

  function save(): void {
    options.save(state.value, { record: state.value.record, match });
  }

  function undoTo(casual = options.casualUndo()): number | undefined {
    return undoTarget({ record, match }, { casual });
  }

  /** Somebody else plays on for a computer, and the record says so. */
  function substitute(sitter: Sitter): void {
    const { fault } = state.value;
    if (!fault) return;
    const seats = record.seats.map((seat, index) =>
      index === fault.seat ? { ...seat, level: sitter } : seat,
    );
    record = { ...record, seats };
    actor.send({ type: 'substitute', seat: seatFor(sitter) });
    save();
  }

  function hurry(): boolean {
    const { situation } = state.value;
    if (situation === 'ready') actor.send({ type: 'begin' });
    else if (situation === 'showing' || situation === 'moving') actor.send({ type: 'skip' });
    else return false;
    return true;
  }

  const { touch, hover, hint, refuse } = handsAt({
    state,
    opponents,
    seedAt,
    hurry,
    act: (action) => actor.send({ type: 'act', action }),
    goOn: (wish) => (wish.type === 'substitute' ? substitute(wish.sitter) : actor.send(wish)),
  });

  return {
    state,
    hurry,
    touch,
    hover,
    hint,
    canUndo: () => undoTo() !== undefined,
    undo() {
      const count = undoTo();
      if (count === undefined) return refuse(undoTo(true) === undefined ? 'undo-nothing' : 'undo-sealed');
      stopThinking();
      actor.send({ type: 'takeBack', count });
    },
    present(shown) {
      presenter = shown;
    },
    start: () => actor.send({ type: 'begin' }),
    stop() {
      stopThinking();
      actor.stop();
    },
  };
}
