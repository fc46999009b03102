/** What everybody is shown of a game of Towers, wherever it is played. */
import type { Fault } from '@mahjong-fortress/match/chart';
import type { Action, Cell, GameEvent, GameView } from '@mahjong-fortress/towers';
import type { TowersHint } from '@mahjong-fortress/towers-ai';
import type { ReadonlySignal } from '@preact/signals';
import type { MatchPresenter } from '../../session/running-match.ts';
import type { Reader } from '../../session/seats.ts';
import type { WayOn } from '../../session/way-on.ts';
import type { Pending, Refusing, TowersIntent } from './intents.ts';
import type { TowersPlayed, TowersRecord } from './new-game.ts';
import type { TowersSituation } from './situation.ts';

export interface TowersState {
  readonly id: string;
  /** Who sits where; its actions as far as they are known here. */
  readonly record: TowersRecord;
  /** The whole game with everything that was hidden: told once it is over. */
  readonly told: TowersPlayed | undefined;
  /** What each action brought about. */
  readonly events: readonly (readonly GameEvent[])[];
  /** How the game looked after so many actions; undefined where nobody here was there. */
  viewAfter(actions: number): GameView | undefined;
  /** The game as it stands, as far as whoever looks may know it. */
  readonly view: GameView;
  readonly situation: TowersSituation;
  /** Whose table it is; undefined where computers are among themselves. */
  readonly me: number | undefined;
  /** The seats of people at this device. */
  readonly people: readonly number[];
  /** To whom it is told. */
  readonly reader: Reader;
  /** The places by seats, of a game that did not end by its rules. */
  readonly places: readonly number[] | undefined;
  /** What a person may do now; empty while nobody here is asked. */
  readonly legal: readonly Action[];
  readonly pending: Pending;
  /** Where a pointer or the focus rests. */
  readonly rest: Cell | undefined;
  /** What a finger has touched last: it cannot rest on something to look at it. */
  readonly looked: Cell | undefined;
  readonly refused: (Refusing & { readonly cell?: Cell; readonly count: number }) | undefined;
  readonly fault: Fault | undefined;
  readonly hint: TowersHint | 'thinking' | undefined;
}

export type TowersWish = TowersIntent | WayOn;

export interface TowersSession {
  readonly state: ReadonlySignal<TowersState>;
  touch(wish: TowersWish): void;
  rest(cell: Cell | undefined): void;
  hurry(): boolean;
  canUndo(): boolean;
  undo(): void;
  hint(): void;
  /** The game goes on when it has been shown. */
  present(presenter: MatchPresenter<GameEvent, TowersState> | undefined): void;
  start(): void;
  stop(): void;
}

/** A game that is played and kept at this device. */
export interface OwnTowers extends TowersSession {
  /** The whole game with everything that is hidden: for whoever keeps it, not for what shows it. */
  played(): TowersPlayed;
}

/** Whether a person at this device is to move, by what is seen. */
export function isTurnHere({ people, view, situation }: TowersState): boolean {
  return situation !== 'over' && people.includes(view.turn.seat);
}

/** While its last action is being shown, the game as it was before: words and points must not run ahead of the board. */
export function asShown(state: TowersState): TowersState {
  if (state.situation !== 'showing') return state;
  const events = state.events.slice(0, -1);
  return { ...state, events, view: state.viewAfter(events.length) ?? state.view };
}
