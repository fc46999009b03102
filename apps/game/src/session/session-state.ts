/** What everybody is shown of a game being played, wherever it is played. */
import type { Fault } from '@mahjong-fortress/match/chart';
import type { Action, GameEvent, GameView, RefusalCode } from '@mahjong-fortress/rules';
import type { ReadonlySignal } from '@preact/signals';
import type { PlacingPreview, Resting, TakingPreview } from '../table/contract.ts';
import type { Intent, Wish } from './intents.ts';
import type { Hint } from './opponents.ts';
import type { Past } from './past.ts';
import type { Pending } from './pending.ts';
import type { FortressRecord, PlayedGame } from './played-game.ts';
import type { MatchPresenter } from './running-match.ts';
import type { Reader } from './seats.ts';
import type { Situation } from './situation.ts';

/** What a game at a table refuses besides the rules, which know neither computers nor taking back. */
type TableRefusal = 'not-your-turn' | 'undo-nothing' | 'undo-sealed' | 'not-done' | 'no-hints';

/** Why the last touch led to nothing. */
export interface TouchRefusal {
  readonly code: RefusalCode | TableRefusal;
  /** What was touched; absent when it was a button of the table. */
  readonly intent?: Intent;
  /** Counts refusals, so that the same one twice is news. */
  readonly count: number;
}

export interface SessionState {
  readonly id: string;
  /** Who sits where and on which fortress; its actions as far as they are known here. */
  readonly record: FortressRecord;
  /** The whole game with everything that was covered: told once it is over. */
  readonly told: PlayedGame | undefined;
  readonly past: Past;
  /** The game as it stands, as far as anybody here may know it: all that screens, hints and words are given. */
  readonly view: GameView;
  /** How many tiers the fortress had at the beginning. */
  readonly tiers: number;
  /** Where the charts stand; everything that is asked, offered and announced hangs on it. */
  readonly situation: Situation;
  /** Whose realm is shown large. */
  readonly me: number;
  /** The seats of people at this device. */
  readonly people: readonly number[];
  /** The places by seats, of a game that did not end by its rules. */
  readonly places: readonly number[] | undefined;
  /** To whom it is told. */
  readonly reader: Reader;
  /** What a person may do now; empty while a computer is to move. */
  readonly legal: readonly Action[];
  readonly pending: Pending;
  readonly preview: PlacingPreview | undefined;
  /** The tile of the fortress that is looked at, and what it could bring. */
  readonly taking: TakingPreview | undefined;
  readonly refused: TouchRefusal | undefined;
  /** A computer that did not answer as it should; the game waits for what is done about it. */
  readonly fault: Fault | undefined;
  /** A suggestion that was asked for. */
  readonly hint: Hint | 'thinking' | undefined;
}

/** Whose turn it is; nobody's once the game is over. */
export function moverIn({ over, turn }: GameView): number | undefined {
  return over ? undefined : turn.player;
}

/** The same, by what is seen: a turn that waits to be ended is not the next player's yet. */
export function turnOf({ situation, me, view }: SessionState): number | undefined {
  return situation === 'ending' ? me : moverIn(view);
}

/** Whether it is the turn of a person at this device, by what is seen. */
export function isTurnHere(state: SessionState): boolean {
  const player = turnOf(state);
  return player !== undefined && state.people.includes(player);
}

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
  /** The game goes on when it has been shown. */
  present(presenter: MatchPresenter<GameEvent, SessionState> | undefined): void;
  /** Lets the computers begin, if it is their turn. */
  start(): void;
  stop(): void;
}

/** A game that is played and kept at this device. */
export interface OwnSession extends Session {
  /** The whole game with everything that is covered: for whoever keeps it, not for what shows it. */
  played(): PlayedGame;
}
