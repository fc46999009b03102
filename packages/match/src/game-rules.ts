/**
 * What a game is to whoever plays, keeps, sends or shows it. Everything here is a plain function of plain data; nothing
 * asks what the game is about.
 */
import type { Problem } from '@mahjong-fortress/base/problem';
import type { Result } from '@mahjong-fortress/base/result';

/** Whose move it is. */
export type ToMove<Action> =
  | { readonly type: 'seat'; readonly seat: number }
  /** Nobody has a choice: the rules move by themselves. */
  | { readonly type: 'rules'; readonly action: Action }
  | { readonly type: 'nobody' };

/** Why an action cannot be done: a code for programs, a sentence for people. */
export interface Refusal {
  readonly code: string;
  readonly reason: string;
}

export interface Played<Game, Event> {
  readonly game: Game;
  /** What happened, in order. */
  readonly events: readonly Event[];
}

export interface Standing {
  readonly seat: number;
  /** From 1; who shares a place has the same. */
  readonly place: number;
  readonly points: number;
}

/** How a game goes from one state to the next. */
export interface GameCourse<Game, View, Action, Event> {
  toMove(game: Game): ToMove<Action>;
  play(game: Game, action: Action): Result<Played<Game, Event>, Refusal>;
  /** What a seat may know; without a seat, what somebody may who only watches. */
  view(game: Game, seat: number | undefined): View;
  /** Whether nobody may know more than anybody else: views differ in nothing but whose they are, and all hear the same. */
  readonly isAlikeForAll?: boolean;
  /** Of what happened, what a seat may hear (without a seat: a watcher): nothing that its views before and after don't tell. */
  heard(events: readonly Event[], seat: number | undefined): readonly Event[];
  /** Whether somebody came to know something: taking that back would not make them forget it. */
  reveals(events: readonly Event[]): boolean;
}

export interface GameRules<Setup, Game, View, Action, Event> extends GameCourse<Game, View, Action, Event> {
  /** Stays the same for ever: it stands in records and links. */
  readonly id: string;
  begin(setup: Setup): Result<Game, Problem>;
  /** The setup with everything written down that was drawn by lot, but for what only the seed tells. */
  settled(setup: Setup, game: Game): Setup;
  /** The same setup dealt from another seed: a server's is secret until the end, and without one nothing is told. */
  seeded(setup: Setup, seed: string): Setup;
  /** A setup as plain JSON, and back for so many seats; whether it can be dealt is a question to `begin`. */
  makeSetup(setup: Setup): unknown;
  parseSetup(value: unknown, seats: number): Result<Setup, Problem>;
  /** From a record of an older version to one of the next, by the version it comes from. */
  readonly olderRecords?: Readonly<Record<number, (record: unknown) => Result<unknown, Problem>>>;
  /**
   * What may be done now, by whoever is to move; the same for a game and for that seat's view of it. Another view lists
   * no more than its viewer can know: nothing that rests on cards hidden from it.
   */
  legal(game: Game | View): readonly Action[];
  /** The state after a legal action: what `play` leads to, unchecked and untold, for whoever plays millions. */
  after(game: Game, action: Action): Game;
  /** The players in the order of their places, as things are. */
  standings(game: Game): readonly Standing[];
  /** An action in words that people can type, and back; they mean the same from the first state of a game to its last. */
  makeAction(game: Game | View, action: Action): string;
  parseAction(game: Game | View, words: string): Result<Action, Problem>;
  /** A view as JSON that can be sent, and back: a stranger's is believed only if it could be one of a game. */
  makeView(view: View): unknown;
  parseView(value: unknown): Result<View, Problem>;
}
