/**
 * A game being played at this device: the chart of a match runs it, people touch it through intents, computers answer
 * from their worker, and whoever shows it is told what happened.
 */
import { gameNow, recordAt, seatFor } from '@mahjong-fortress/match';
import { type Fault, makeMatchMachine } from '@mahjong-fortress/match/chart';
import {
  type Action,
  type Game,
  type GameEvent,
  type GameView,
  legalActions,
  mahjongFortress,
  type RefusalCode,
  viewFor,
} from '@mahjong-fortress/rules';
import { chartedFortress } from '@mahjong-fortress/rules/flow';
import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { createActor, type InspectionEvent, type SnapshotFrom } from 'xstate';
import type { PlacingPreview } from '../table/contract.ts';
import { answerTo, type Intent, type Wish } from './intents.ts';
import type { Opponents } from './opponent-client.ts';
import { type Hint, LEVELS } from './opponents.ts';
import { NOTHING_PENDING, type Pending } from './pending.ts';
import type { PlayedGame } from './played-game.ts';
import { previewAt } from './questions.ts';
import { type Sitter, sitterAt, viewerOf } from './seats.ts';
import { seedOf } from './seed.ts';
import { isAsked, type Situation, situationOf } from './situation.ts';
import { hasBegun, undoTarget } from './undoing.ts';

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
  readonly state: ReadonlySignal<SessionState>;
  touch(wish: Wish): void;
  hover(cell: number | undefined): void;
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

export function openSession(options: SessionOptions): Session {
  const { opponents, played } = options;
  let presenter: Presenter | undefined;

  let { record } = played;

  /** Makes the same answer to the same question, whenever it is asked again. */
  const seedAt = (moment: number) => `${seedOf(record)} choices ${moment}`;

  const machine = makeMatchMachine<Game, GameView, Action, GameEvent>(chartedFortress, {
    async think({ view, level, moment }, abandoned) {
      abandoned.addEventListener('abort', opponents.cancel);
      const known = LEVELS.find((one) => one === level);
      return (known && (await opponents.move({ level: known, view, seed: seedAt(moment) }))) ?? [];
    },
    async show({ events }) {
      // The chart begins to show while it is still on its way; whoever looks at the session looks after that.
      await Promise.resolve();
      return presenter?.(events, state.value);
    },
    pause: options.pause,
    keep: () => undefined,
  });
  const seats = record.seats.map((_, player) => seatFor(sitterAt(record, player)));
  const actor = createActor(machine, {
    input: { match: played.match, seats },
    ...(options.inspect ? { inspect: options.inspect } : {}),
  });

  /** What follows from where the chart stands; what a person had begun is over when the match has gone on. */
  function stateOf(chart: SnapshotFrom<typeof machine>): SessionState {
    const { match, fault } = chart.context;
    const game = gameNow(match);
    const situation = situationOf(chart, game);
    const me = viewerOf(record, game);
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
    const { pending, preview, refused, hint } = before;
    const next = stateOf(chart);
    state.value = hasMoved ? next : { ...next, pending, preview, refused, hint };
    if (hasMoved) options.save(state.value);
  });
  actor.start();

  function refuse(code: Refused['code'], intent?: Intent): void {
    const now = state.value;
    const count = (now.refused?.count ?? 0) + 1;
    state.value = { ...now, refused: { code, count, ...(intent ? { intent } : {}) } };
  }

  function undoTo(): number | undefined {
    return undoTarget(state.value, { casual: options.casualUndo() });
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

  return {
    state,
    touch(wish) {
      const now = state.value;
      if (wish.type === 'retry') return actor.send(wish);
      if (wish.type === 'substitute') return substitute(wish.sitter);
      if (!isAsked(now.situation)) {
        if (!now.view.over && wish.type !== 'cancel') refuse('not-your-turn', wish);
        return;
      }
      const answer = answerTo(now.view, now.pending, wish);
      if (answer.type === 'act') actor.send({ type: 'act', action: answer.action });
      else if (answer.type === 'pick') {
        const { pending } = answer;
        const preview = previewAt(now.view, pending, pending.aim);
        state.value = { ...now, pending, preview, refused: undefined };
      } else if (answer.type === 'refuse') refuse(answer.code, wish);
    },
    hover(cell) {
      const now = state.value;
      const preview =
        now.legal.length > 0 ? previewAt(now.view, now.pending, cell ?? now.pending.aim) : undefined;
      if (preview?.cell !== now.preview?.cell) state.value = { ...now, preview };
    },
    canUndo: () => undoTo() !== undefined,
    undo() {
      const count = undoTo();
      if (count === undefined) return refuse(hasBegun(state.value) ? 'undo-sealed' : 'undo-nothing');
      actor.send({ type: 'takeBack', count });
    },
    hint() {
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
      opponents.cancel();
      actor.stop();
    },
  };
}
