/** The screens there are, and what those behind the first one need to be drawn. */
import type { Problem } from '@mahjong-fortress/base/problem';
import type { Result } from '@mahjong-fortress/base/result';
import type { GameWords } from '@mahjong-fortress/words/game';
import type { Signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import type { NewGame } from '../session/new-game.ts';
import type { Opponents } from '../session/opponent-client.ts';
import type { Level } from '../session/opponents.ts';
import type { PlayedGame } from '../session/played-game.ts';
import type { Session } from '../session/session-state.ts';
import type { Place, SheetName, TowersPage } from './address.ts';
import type { FarParts } from './far.ts';
import type { FarStay, FarStayOptions } from './far-stay.ts';
import type { Guide } from './guide.ts';
import type { AnyPlayed, Room } from './room.ts';
import type { Trial } from './trial.ts';

export interface TableProps {
  readonly session: Session;
  /** Present in the lessons. */
  readonly guide?: Guide;
  /** Present where the game is played elsewhere. */
  readonly far?: FarParts;
  /** Present where a fortress is tried out from its drawing. */
  readonly trial?: Trial | undefined;
  /** Somebody new has begun to play, and may rather want to be shown how. */
  readonly offersLessons?: boolean;
}

export interface ReplayProps {
  readonly played: PlayedGame;
  readonly firstStep: number;
  /** The save that the watcher comes from and goes back to. */
  readonly from: string | undefined;
  /** The coach looks at it at once. */
  readonly isCoached: boolean;
  /** Somebody else may have played it. */
  readonly isForeign: boolean;
}

export interface PuzzleOpening {
  readonly code: string;
  readonly opponents: Opponents;
  asksToEnd(): boolean;
  /** Waits so that people can follow what a computer does. */
  pause(): Promise<void>;
}

/** What is fetched behind the first screen: everything for a table, and for watching a game again. */
export interface Playing {
  readonly room: Room<PlayedGame>;
  readonly TableScreen: ComponentType<TableProps>;
  /** A puzzle on the table, which is fetched when somebody wants to solve one; nothing comes of a code that is damaged. */
  loadPuzzleGuide(): Promise<(opening: PuzzleOpening) => Promise<Guide | undefined>>;
}

/** What is fetched when Towers is chosen. */
export interface TowersPlaying {
  readonly room: Room;
  /** One person against a computer: what a first click begins. */
  quick(level: Level): Result<AnyPlayed, Problem>;
  readonly pages: Readonly<Record<Exclude<TowersPage, 'learn'>, ComponentType>>;
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
  | RoomScreen
  | ({ readonly name: 'farTable'; readonly place: Place } & Opened<FarStay>)
  | ({ readonly name: 'replay'; readonly place: Place } & Opened<ReplayProps>);

/** A screen of another game of the shelf. */
interface RoomScreen {
  readonly name: 'room';
  readonly place: Place;
  readonly id: string;
  readonly View: ComponentType;
  /** The rules of its game, over it. */
  readonly Help?: ComponentType<{ onClose(): void }>;
  /** What the tab is called. */
  title(words: GameWords): string | undefined;
}

export interface NewGameScreen {
  readonly name: 'newGame';
  readonly place: Place;
  readonly id: string;
  readonly sheet: SheetName;
  /** What has been chosen so far; it stays for whoever comes back to the sheet. */
  readonly choice: Signal<NewGame>;
  readonly problems: readonly string[];
}
