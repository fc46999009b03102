/**
 * A game being played: one actor of the rules' statechart runs it, the record grows with every action, people touch it
 * through intents, computers answer from their worker, and whoever shows it is told what happened.
 */
import type { Problem } from '@mahjong-fortress/base/problem';
import type { Result } from '@mahjong-fortress/base/result';
import {
  type Action,
  type Game,
  type GameEvent,
  type GameRecord,
  isIngenuityTurn,
  legalActions,
  type RefusalCode,
  type Replay,
  replay,
  resultOf,
  undo,
  viewFor,
} from '@mahjong-fortress/rules';
import { gameMachine } from '@mahjong-fortress/rules/flow';
import { type Actor, createActor } from 'xstate';
import { makeStore, type Store } from '../store.ts';
import type { PlacingPreview } from '../table/contract.ts';
import { answerTo, type Intent } from './intents.ts';
import type { Opponents } from './opponent-client.ts';
import type { Hint } from './opponents.ts';
import { NOTHING_PENDING, type Pending } from './pending.ts';
import { previewAt } from './preview.ts';
import { HUMAN, isHumanTurn, sitterAt, viewerOf } from './seats.ts';
import { seedOf } from './seed.ts';
import { hasBegun, undoTarget } from './undoing.ts';

/** What a game at a table refuses besides the rules, which know neither computers nor taking back. */
type TableRefusal = 'not-your-turn' | 'undo-nothing' | 'undo-sealed' | 'no-answer';

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

/** Shows what happened; the game goes on when it has been shown. */
type Presenter = (events: readonly GameEvent[], state: SessionState) => Promise<void>;

export interface Session {
  readonly state: Store<SessionState>;
  touch(intent: Intent): void;
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

type GameActor = Actor<typeof gameMachine>;

function actorAt(game: Game, actions: readonly Action[]): GameActor {
  const actor = createActor(gameMachine).start();
  actor.send({ type: 'resume', game, actions });
  return actor;
}

/** A session from a record, wherever it stands; a problem when its actions cannot be played. */
export function openSession(options: SessionOptions): Result<Session, Problem> {
  const played = replay(options.record);
  if (!played.ok) return played;
  return { ok: true, value: sessionFrom(options, played.value) };
}

/** A session on what has been played, whatever it began with: a deal, or a position made for a lesson. */
export function sessionFrom(options: SessionOptions, first: Replay): Session {
  const { opponents } = options;
  let presenter: Presenter | undefined;
  let running = false;
  let stopped = false;

  function stateOf(
    record: GameRecord,
    games: readonly Game[],
    events: readonly (readonly GameEvent[])[],
  ): SessionState {
    const game = games[games.length - 1] as Game;
    return {
      id: options.id,
      record,
      seasons: options.seasons,
      games,
      events,
      game,
      me: viewerOf(record, game),
      legal: isHumanTurn(record, game) ? legalActions(game) : [],
      pending: NOTHING_PENDING,
      preview: undefined,
      refused: undefined,
      hint: undefined,
    };
  }

  const state = makeStore(stateOf(options.record, first.games, first.events));
  let actor = actorAt(state.get().game, options.record.actions);

  /** Plays an action through the chart; false when the chart refuses it. */
  async function act(action: Action): Promise<boolean> {
    const { record, games, events } = state.get();
    const before = actor.getSnapshot().context.actions.length;
    actor.send(action);
    const { context } = actor.getSnapshot();
    if (!context.game || context.actions.length === before) return false;
    const grown: GameRecord = {
      ...record,
      actions: context.actions,
      ...(context.game.over ? { result: resultOf(context.game) } : {}),
    };
    const next = stateOf(grown, [...games, context.game], [...events, context.events]);
    state.set(next);
    options.save(next);
    await presenter?.(context.events, next);
    return true;
  }

  function refuse(code: Refused['code'], intent?: Intent): void {
    const now = state.get();
    const count = (now.refused?.count ?? 0) + 1;
    state.set({ ...now, refused: { code, count, ...(intent ? { intent } : {}) } });
  }

  function undoTo(): number | undefined {
    return undoTarget(state.get(), { casual: options.casualUndo() });
  }

  function seedNow({ record }: SessionState): string {
    return `${seedOf(record)} choices ${record.actions.length}`;
  }

  async function computerActions(now: SessionState): Promise<readonly Action[] | undefined> {
    const { game, record } = now;
    if (isIngenuityTurn(game)) return [{ type: 'ingenuity' }];
    const level = sitterAt(record, game.turn.player);
    if (level === HUMAN) return undefined;
    return opponents.move({ level, view: viewFor(game, game.turn.player), seed: seedNow(now) });
  }

  /** Plays what a computer decided, unless the game has moved on meanwhile; false when nothing could be played. */
  async function actAll(actions: readonly Action[], decidedOn: SessionState): Promise<boolean> {
    const { length } = decidedOn.games;
    let played = 0;
    for (const action of actions) {
      await options.pause();
      const { games } = state.get();
      const isUntouched = games.length === length + played && games[length - 1] === decidedOn.game;
      if (stopped || !isUntouched || !(await act(action))) break;
      played++;
    }
    return played > 0;
  }

  /** Computers move until a person is asked or the game is over. */
  async function run(): Promise<void> {
    if (running) return;
    running = true;
    try {
      while (!stopped) {
        const now = state.get();
        if (now.game.over || isHumanTurn(now.record, now.game)) return;
        const actions = await computerActions(now);
        const hasPlayed = actions !== undefined && (await actAll(actions, now));
        // Somebody may have taken back meanwhile; then it is asked anew.
        if (hasPlayed || stopped || state.get().games !== now.games) continue;
        return refuse('no-answer');
      }
    } finally {
      running = false;
    }
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
      if (answer.type === 'act') {
        void act(answer.action).then(run);
      } else if (answer.type === 'pick') {
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
      const { record, games, events } = state.get();
      const target = undoTo();
      if (target === undefined) return refuse(hasBegun(state.get()) ? 'undo-sealed' : 'undo-nothing');
      opponents.cancel();
      const shorter = undo(record, record.actions.length - target);
      const next = stateOf(shorter, games.slice(0, target + 1), events.slice(0, target));
      actor.stop();
      actor = actorAt(next.game, shorter.actions);
      state.set(next);
      options.save(next);
      void presenter?.([], next);
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
    start() {
      void run();
    },
    stop() {
      stopped = true;
      opponents.cancel();
      actor.stop();
    },
  };
}
