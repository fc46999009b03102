/**
 * A game being played at this device: the chart of a match runs it, people touch it through intents, computers answer
 * from their worker, and whoever shows it is told what happened.
 */
import { gameNow, HUMAN, recordAt, seatFor } from '@mahjong-fortress/match';
import { type Fault, makeMatchMachine, type Question } from '@mahjong-fortress/match/chart';
import {
  type Action,
  type Game,
  type GameEvent,
  type GameView,
  isIngenuityTurn,
  legalActions,
  mahjongFortress,
  type RefusalCode,
  topFace,
  viewFor,
} from '@mahjong-fortress/rules';
import { chartedFortress } from '@mahjong-fortress/rules/flow';
import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { createActor, type InspectionEvent, type SnapshotFrom } from 'xstate';
import type { PlacingPreview, Resting, TakingPreview } from '../table/contract.ts';
import { answerTo, type Intent, type Wish } from './intents.ts';
import type { Opponents } from './opponent-client.ts';
import { type Hint, LEVELS } from './opponents.ts';
import { NOTHING_PENDING, type Pending } from './pending.ts';
import type { PlayedGame } from './played-game.ts';
import { previewAt, takingAt } from './questions.ts';
import { hasPeople, type Sitter, sitterAt, viewerOf } from './seats.ts';
import { seedOf } from './seed.ts';
import { asShown } from './shown.ts';
import { isAsked, type Situation, situationOf } from './situation.ts';
import { undoTarget } from './undoing.ts';

/** What a game at a table refuses besides the rules, which know neither computers nor taking back. */
type TableRefusal = 'not-your-turn' | 'undo-nothing' | 'undo-sealed';

/** Why the last touch led to nothing. */
interface Refused {
  readonly code: RefusalCode | TableRefusal;
  /** What was touched; absent when it was a button of the table. */
  readonly intent?: Intent;
  /** Counts refusals, so that the same one twice is news. */
  readonly count: number;
}

export interface SessionState extends PlayedGame {
  readonly id: string;
  /** The game as it stands, as far as anybody here may know it: all that screens, hints and words are given. */
  readonly view: GameView;
  /** Where the charts stand; everything that is asked, offered and announced hangs on it. */
  readonly situation: Situation;
  /** Whose realm is shown large. */
  readonly me: number;
  /** What a person may do now; empty while a computer is to move. */
  readonly legal: readonly Action[];
  readonly pending: Pending;
  readonly preview: PlacingPreview | undefined;
  /** The tile of the fortress that is looked at, and what it could bring. */
  readonly taking: TakingPreview | undefined;
  readonly refused: Refused | undefined;
  /** A computer that did not answer as it should; the game waits for what is done about it. */
  readonly fault: Fault | undefined;
  /** A suggestion that was asked for. */
  readonly hint: Hint | 'thinking' | undefined;
}

export interface SessionOptions {
  readonly id: string;
  /** Wherever it stands, whatever it began with: a deal, or a position made for a lesson. */
  readonly played: PlayedGame;
  readonly opponents: Opponents;
  casualUndo(): boolean;
  /** Whether a turn waits to be ended although there is nothing left to do in it. */
  asksToEnd(): boolean;
  /** Called after every action. */
  save(state: SessionState): void;
  /** Waits so that people can follow what a computer does. */
  pause(): Promise<void>;
  /** Hears of everything that happens in the chart. */
  readonly inspect?: ((event: InspectionEvent) => void) | undefined;
}

/** Shows what happened; the game goes on when it has been shown. */
type Presenter = (events: readonly GameEvent[], state: SessionState) => Promise<void>;

export interface Session {
  /** Where the game stands; what is seen of it may be a step behind (`asShown`). */
  readonly state: ReadonlySignal<SessionState>;
  touch(wish: Wish): void;
  /** Nobody waits for what is being shown; says whether there was something. */
  hurry(): boolean;
  /** A pointer or the focus rests there, or nowhere. */
  hover(on: Resting | undefined): void;
  /** Whether something can be taken back by the settings of the moment. */
  canUndo(): boolean;
  undo(): void;
  /** Asks for a suggestion. */
  hint(): void;
  present(presenter: Presenter | undefined): void;
  /** Lets the computers begin, if it is their turn. */
  start(): void;
  stop(): void;
}

/** What is seen beforehand: where a pointer or the focus rests, else where a finger has aimed. */
function previewsAt({ view, legal }: SessionState, pending: Pending, on: Resting | undefined) {
  const cellOn = (type: Resting['type']) => (on?.type === type ? on.cell : undefined);
  return {
    preview: legal.length > 0 ? previewAt(view, pending, cellOn('realm') ?? pending.aim) : undefined,
    taking: takingAt(view, legal, cellOn('fortress') ?? pending.fortress),
  };
}

/** Somebody else is to move. */
const WAITED_FOR: readonly Situation[] = ['thinking', 'away', 'failed'];

function isSameTile(before: GameView, now: GameView, cell: number): boolean {
  return topFace(before.fortress, cell) === topFace(now.fortress, cell);
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
    return state.value.match.events.at(-1)?.some(({ type }) => type === 'turnBegun') ?? true;
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
    return {
      id: options.id,
      record: recordAt(mahjongFortress, record, { actions: match.actions, game }),
      match,
      view: viewFor(game, me),
      situation,
      me,
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

  actor.subscribe((chart) => {
    const before = state.value;
    const hasMoved = chart.context.match !== before.match;
    if (!hasMoved && situationOf(chart, gameNow(before.match)) === before.situation) return;
    const { pending, preview, taking, refused, hint } = before;
    const next = stateOf(chart);
    state.value = hasMoved ? next : { ...next, pending, preview, taking, refused, hint };
    if (hasMoved) options.save(state.value);
  });
  actor.start();

  function refuse(code: Refused['code'], intent?: Intent, pending = state.value.pending): void {
    const now = state.value;
    const count = (now.refused?.count ?? 0) + 1;
    const looks = pending === now.pending ? {} : { pending, ...previewsAt(now, pending, undefined) };
    state.value = { ...now, ...looks, refused: { code, count, ...(intent ? { intent } : {}) } };
  }

  function undoTo(casual = options.casualUndo()): number | undefined {
    return undoTarget(state.value, { casual });
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
    options.save(state.value);
  }

  function hurry(): boolean {
    const { situation } = state.value;
    if (situation === 'ready') actor.send({ type: 'begin' });
    else if (situation === 'showing' || situation === 'moving') actor.send({ type: 'skip' });
    else return false;
    return true;
  }

  /** Nobody is asked. */
  function touchInVain(wish: Intent): void {
    const { situation } = state.value;
    if (situation === 'passing') actor.send({ type: 'goOn' });
    else if (WAITED_FOR.includes(situation) && wish.type !== 'cancel') refuse('not-your-turn', wish);
  }

  return {
    state,
    hurry,
    touch(wish) {
      if (wish.type === 'retry' || wish.type === 'goOn') return actor.send(wish);
      if (wish.type === 'substitute') return substitute(wish.sitter);
      const seen = asShown(state.value).view;
      const hasHurried = hurry();
      const now = state.value;
      if (!isAsked(now.situation)) return hasHurried ? undefined : touchInVain(wish);
      if (hasHurried && wish.type === 'fortress' && !isSameTile(seen, now.view, wish.cell)) return;
      const answer = answerTo(now.view, now.pending, wish);
      if (answer.type === 'act') actor.send({ type: 'act', action: answer.action });
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
    canUndo: () => undoTo() !== undefined,
    undo() {
      const count = undoTo();
      if (count === undefined) return refuse(undoTo(true) === undefined ? 'undo-nothing' : 'undo-sealed');
      stopThinking();
      actor.send({ type: 'takeBack', count });
    },
    hint() {
      hurry();
      const asked = state.value;
      if (!isAsked(asked.situation) || asked.hint === 'thinking') return;
      state.value = { ...asked, hint: 'thinking' };
      void opponents.hint({ view: asked.view, seed: seedAt(asked.match.actions.length) }).then((hint) => {
        const now = state.value;
        if (now.match === asked.match) state.value = { ...now, hint };
      });
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
