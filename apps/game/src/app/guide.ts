/** Somebody who guides through a game: a session that waits for the right step, and who speaks beside the table. */
import type { GameWords } from '@mahjong-fortress/words/game';
import type { ComponentType } from 'preact';
import type { Session } from '../session/session-state.ts';

export interface Guide {
  readonly session: Session;
  /** What the tab is called. */
  title(words: GameWords): string;
  readonly Coach: ComponentType;
  /** Stands under the final score. */
  readonly End: ComponentType;
}
