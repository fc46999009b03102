/** What a table of a server shows besides the game. */
import type { ComponentChildren, ComponentType } from 'preact';
import type { GameId } from '../shelf/games.ts';
import type { AnyPlayed } from './room.ts';

export interface FarEndProps {
  readonly game: GameId;
  /** The whole game, once it is told. */
  readonly played: AnyPlayed | undefined;
  onBoard(): void;
  /** What else can be done with its record. */
  readonly children: ComponentChildren;
}

/** What stands at the table where a game is played elsewhere. */
export interface FarParts {
  /** In the menu. */
  readonly Menu: ComponentType;
  /** Whether the others are there, and everybody's time. */
  readonly Clocks: ComponentType;
  /** The time of one seat, beside who sits there: where there is no room for all of them. */
  readonly Clock: ComponentType<{ readonly seat: number }>;
  /** Says something to the others. */
  readonly Say: ComponentType;
  /** Over the table: the connection, who is late, what others say. */
  readonly Company: ComponentType;
  /** Under the final score. */
  readonly End: ComponentType<FarEndProps>;
}
