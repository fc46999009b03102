/** Somebody who guides through a game: a session that waits for the right step, and who speaks beside the table. */
import type { ComponentType } from 'preact';
import type { Session } from '../session/session-state.ts';

export interface Guide {
  readonly session: Session;
  readonly Coach: ComponentType;
  /** Stands under the final score. */
  readonly End: ComponentType;
}
