/** What a table of a server shows besides the game. */
import type { ComponentType } from 'preact';
import type { SessionState } from '../session/session-state.ts';

export interface FarEndProps {
  readonly state: SessionState;
  onBoard(): void;
}

/** What stands at the table where a game is played elsewhere. */
export interface FarParts {
  /** In the menu. */
  readonly Menu: ComponentType;
  /** Everybody's time, and whether they are there. */
  readonly Clocks: ComponentType;
  /** Says something to the others. */
  readonly Say: ComponentType;
  /** Over the table: the connection, who is late, what others say. */
  readonly Company: ComponentType;
  /** Under the final score. */
  readonly End: ComponentType<FarEndProps>;
}
