/** The screens there are, and what those behind the first one need to be drawn. */
import type { Vault } from '@mahjong-fortress/base/vault';
import type { Signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import type { FarStay, FarStayOptions } from '../online/far-stay.ts';
import type { NewGame } from '../session/new-game.ts';
import type { PlayedGame } from '../session/played-game.ts';
import type { SessionOptions } from '../session/session.ts';
import type { Session } from '../session/session-state.ts';
import type { FinishedGame } from '../storage/statistics.ts';
import type { Place, SheetName } from './address.ts';
import type { FarParts } from './far.ts';
import type { Guide } from './guide.ts';

export interface TableProps {
  readonly session: Session;
  /** Present in the lessons. */
  readonly guide?: Guide;
  /** Present where the game is played elsewhere. */
  readonly far?: FarParts;
  /** Somebody new has begun to play, and may rather want to be shown how. */
  readonly offersLessons?: boolean;
}

export interface ReplayProps {
  readonly played: PlayedGame;
  readonly firstStep: number;
  /** The save that the watcher comes from and goes back to. */
  readonly from: string | undefined;
  /** Somebody else may have played it. */
  readonly isForeign: boolean;
}

/** What is fetched behind the first screen: everything for a table, and for watching a game again. */
export interface Playing {
  openSession(options: SessionOptions): Session;
  countGame(vault: Vault, finished: FinishedGame): void;
  readonly TableScreen: ComponentType<TableProps>;
  readonly ReplayScreen: ComponentType<ReplayProps>;
}

/** What is fetched for tables of a server. */
export interface Online {
  openFarStay(options: FarStayOptions): FarStay;
  readonly FarTableScreen: ComponentType<FarStay>;
}

/** A screen that was opened: another id, another one. */
interface Opened<Props> {
  readonly id: string;
  readonly View: ComponentType<Props>;
  readonly props: Props;
}

export type Screen =
  /** Until the first one is there. */
  | { readonly name: 'opening'; readonly place?: undefined }
  | { readonly name: 'title'; readonly place: Place }
  | { readonly name: 'lobby'; readonly place: Place }
  | NewGameScreen
  | ({ readonly name: 'table'; readonly place: Place } & Opened<TableProps>)
  | ({ readonly name: 'farTable'; readonly place: Place } & Opened<FarStay>)
  | ({ readonly name: 'replay'; readonly place: Place } & Opened<ReplayProps>);

export interface NewGameScreen {
  readonly name: 'newGame';
  readonly place: Place;
  readonly id: string;
  readonly sheet: SheetName;
  /** What has been chosen so far; it stays for whoever comes back to the sheet. */
  readonly choice: Signal<NewGame>;
  readonly problems: readonly string[];
}
