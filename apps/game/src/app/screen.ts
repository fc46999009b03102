/** The screens there are, and what those behind the first one need to be drawn. */
import type { ComponentType } from 'preact';
import type { NewGame } from '../session/new-game.ts';
import type { PlayedGame } from '../session/played-game.ts';
import type { Session, SessionOptions } from '../session/session.ts';
import type { Guide } from './guide.ts';

export interface TableProps {
  readonly session: Session;
  /** Present in the lessons. */
  readonly guide?: Guide;
  /** Somebody new has begun to play, and may rather want to be shown how. */
  readonly offersLessons?: boolean;
}

export interface ReplayProps {
  readonly played: PlayedGame;
  readonly firstStep: number;
  /** The save that the watcher comes from and goes back to. */
  readonly from: string | undefined;
}

/** What is fetched behind the first screen: everything for a table, and for watching a game again. */
export interface Playing {
  openSession(options: SessionOptions): Session;
  readonly TableScreen: ComponentType<TableProps>;
  readonly ReplayScreen: ComponentType<ReplayProps>;
}

/** A screen that was opened: another id, another one. */
interface Opened<Props> {
  readonly id: string;
  readonly View: ComponentType<Props>;
  readonly props: Props;
}

export type Screen =
  | { readonly name: 'title' }
  | { readonly name: 'newGame'; readonly choice: NewGame; readonly problems: readonly string[] }
  | ({ readonly name: 'table' } & Opened<TableProps>)
  | ({ readonly name: 'replay' } & Opened<ReplayProps>);
