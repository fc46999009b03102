/**
 * A game being played at this device: the chart of a match runs it, people touch it through intents, computers answer
 * from their worker, and whoever shows it is told what happened.
 */
import type { Problem } from '@mahjong-fortress/base/problem';
import type { Result } from '@mahjong-fortress/base/result';
import { gameNow, type Match, type Seat } from '@mahjong-fortress/match';
import { type Fault, makeMatchMachine } from '@mahjong-fortress/match/chart';
import {
  type Action,
  type Game,
  type GameEvent,
  type GameRecord,
  type GameView,
  legalActions,
  type RefusalCode,
  type Replay,
  replay,
  viewFor,
  withActions,
} from '@mahjong-fortress/rules';
import { chartedFortress } from '@mahjong-fortress/rules/flow';
import { createActor } from 'xstate';
import { makeStore, type Store } from '../store.ts';
import type { PlacingPreview } from '../table/contract.ts';
import { answerTo, type Intent } from './intents.ts';
import type { Opponents } from './opponent-client.ts';
import { type Hint, LEVELS } from './opponents.ts';
import { NOTHING_PENDING, type Pending } from './pending.ts';
import { previewAt } from './questions.ts';
import { HUMAN, isHumanTurn, type Sitter, sitterAt, viewerOf } from './seats.ts';
import { seedOf } from './seed.ts';
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

export interface SessionState {
  readonly id: string;
  readonly record: GameRecord;
  readonly seasons: readonly number[];
  /** Every state since the deal, the present one last. */
  readonly games: readonly Game[];
  readonly events: readonly (readonly GameEvent[])[];
  readonly game: Game;
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
  readonly record: GameRecord;
  readonly seasons: readonly number[];
  readonly opponents: Opponents;
  casualUndo(): boolean;
  /** Called after every action. */
  save(state: SessionState): void;
  /** Waits so that people can follow what a computer does. */
  pause(): Promise<void>;
}

type GameMatch = Match<Game, Action, GameEvent>;

/** Shows what happened; the game goes on when it has been shown. */
type Presenter = (events: readonly GameEvent[], state: SessionState) => Promise<void>;

export interface Session {
  readonly state: Store<SessionState>;
  touch(intent: Intent): void;
  hover(cell: number | undefined): void;
  /** Whether something can be taken back by the settings of the moment. */
  canUndo(): boolean;
  undo(): void;
  /** After a fault: asks the same computer again. */
  retry(): void;
  /** After a fault: lets somebody else play on for that computer. */
  substitute(sitter: Sitter): void;
  /** Asks for a suggestion. */
  hint(): void;
  present(presenter: Presenter | undefined): void;
  /** Lets the computers begin, if it is their turn. */
  start(): void;
  stop(): void;
}

function seatFor(sitter: Sitter): Seat {
  return sitter === HUMAN ? { type: 'person' } : { type: 'computer', level: sitter };
}

/** A session from a record, wherever it stands; a problem when its actions cannot be played. */
export function openSession(options: SessionOptions): Result<Session, Problem> {
  const played = replay(options.record);
  if (!played.ok) return played;
  return { ok: true, value: sessionFrom(options, played.value) };
}

/** A session on what has been played, whatever it began with: a deal, or a position made for a lesson. */
export function sessionFrom(options: SessionOptions, { games, events }: Replay): Session {
  const { opponents } = options;
  const [dealt, ...later] = games;
  if (!dealt) throw new Error('a game begins with a deal');
  const first: GameMatch = { games: [dealt, ...later], events, actions: options.record.actions };
  let presenter: Presenter | undefined;

  function stateOf(record: GameRecord, match: GameMatch): SessionState {
    const game = gameNow(match);
    return {
      id: options.id,
      record: withActions(record, match.actions, game),
      seasons: options.seasons,
      games: match.games,
      events: match.events,
      game,
      me: viewerOf(record, game),
      legal: isHumanTurn(record, game) ? legalActions(game) : [],
      pending: NOTHING_PENDING,
      preview: undefined,
      refused: undefined,
      fault: undefined,
      hint: undefined,
    };
  }

  const state = makeStore(stateOf(options.record, first));

  function seedNow({ record }: SessionState): string {
    return `${seedOf(record)} choices ${record.actions.length}`;
  }

  const machine = makeMatchMachine<Game, GameView, Action, GameEvent>(chartedFortress, {
    async think({ view, level }, signal) {
      signal.addEventListener('abort', opponents.cancel);
      const known = LEVELS.find((one) => one === level);
      return (known && (await opponents.move({ level: known, view, seed: seedNow(state.get()) }))) ?? [];
    },
    show: async (news) => presenter?.(news.events, state.get()),
    pause: options.pause,
    keep(match) {
      const next = stateOf(state.get().record, match);
      state.set(next);
      options.save(next);
    },
  });
  const seats = first.games[0].players.map((_, player) => seatFor(sitterAt(options.record, player)));
  const actor = createActor(machine, { input: { match: first, seats } });
  actor.subscribe(({ context: { fault } }) => {
    const now = state.get();
    if (now.fault !== fault) state.set({ ...now, fault });
  });
  actor.start();

  function refuse(code: Refused['code'], intent?: Intent): void {
    const now = state.get();
    const count = (now.refused?.count ?? 0) + 1;
    state.set({ ...now, refused: { code, count, ...(intent ? { intent } : {}) } });
  }

  function undoTo(): number | undefined {
    return undoTarget(state.get(), { casual: options.casualUndo() });
  }

  return {
    state,
    touch(intent) {
      const now = state.get();
      if (!isHumanTurn(now.record, now.game)) {
        if (!now.game.over && intent.type !== 'cancel') refuse('not-your-turn', intent);
        return;
      }
      const answer = answerTo(now.game, now.pending, intent);
      if (answer.type === 'act') actor.send({ type: 'act', action: answer.action });
      else if (answer.type === 'pick') {
        const { pending } = answer;
        const preview = previewAt(now.game, pending, pending.aim);
        state.set({ ...now, pending, preview, refused: undefined });
      } else if (answer.type === 'refuse') refuse(answer.code, intent);
    },
    hover(cell) {
      const now = state.get();
      const preview =
        now.legal.length > 0 ? previewAt(now.game, now.pending, cell ?? now.pending.aim) : undefined;
      if (preview?.cell !== now.preview?.cell) state.set({ ...now, preview });
    },
    canUndo: () => undoTo() !== undefined,
    undo() {
      const count = undoTo();
      if (count === undefined) return refuse(hasBegun(state.get()) ? 'undo-sealed' : 'undo-nothing');
      actor.send({ type: 'takeBack', count });
    },
    retry: () => actor.send({ type: 'retry' }),
    substitute(sitter) {
      const now = state.get();
      const { fault, record } = now;
      if (!fault) return;
      const seated = record.seats.map((seat, index) =>
        index === fault.seat ? { ...seat, level: sitter } : seat,
      );
      const { match } = actor.getSnapshot().context;
      state.set(stateOf({ ...record, seats: seated }, match));
      actor.send({ type: 'substitute', seat: seatFor(sitter) });
      options.save(state.get());
    },
    hint() {
      const asked = state.get();
      if (!isHumanTurn(asked.record, asked.game) || asked.hint === 'thinking') return;
      state.set({ ...asked, hint: 'thinking' });
      const { game } = asked;
      void opponents.hint({ view: viewFor(game, game.turn.player), seed: seedNow(asked) }).then((hint) => {
        const now = state.get();
        if (now.games === asked.games) state.set({ ...now, hint });
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
