/**
 * A game of the shelf as the page opens, keeps and watches it. The page knows no more of it than this; everything else
 * stays in its room, which is fetched when the game is chosen.
 */
import type { Problem } from '@mahjong-fortress/base/problem';
import type { Result } from '@mahjong-fortress/base/result';
import type { Vault } from '@mahjong-fortress/base/vault';
import type { PlayedRecord } from '@mahjong-fortress/match';
import type { GameWords } from '@mahjong-fortress/words/game';
import type { ReadonlySignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import type { InspectionEvent } from 'xstate';
import type { FarOpening } from '../online/running-far-match.ts';
import type { Opponents } from '../session/opponent-client.ts';
import type { Place } from './address.ts';
import type { FarParts } from './far.ts';
import type { Screen } from './screen.ts';
import type { Trial } from './trial.ts';

/** A game of any kind with everything that led to it. */
export type AnyPlayed = PlayedRecord<unknown, unknown, unknown, unknown>;

export interface AnySession {
  readonly state: ReadonlySignal<{
    readonly id: string;
    readonly record: AnyPlayed['record'];
    /** The whole game, once it is over. */
    readonly told: AnyPlayed | undefined;
  }>;
  /** The whole game as it stands; absent where nothing is kept of it. */
  played?(): AnyPlayed;
  stop(): void;
}

export interface TableOpening<Played> {
  readonly id: string;
  readonly place: Place;
  /** Another key, another screen. */
  readonly key: string;
  readonly played: Played;
  readonly opponents: Opponents;
  casualUndo(): boolean;
  asksToEnd(): boolean;
  /** Called after every action, and once it is settled that the game is over; a game is counted only then. */
  save(played: Played, isSettled: boolean): void;
  /** Waits so that people can follow what a computer does. */
  pause(): Promise<void>;
  readonly inspect: ((event: InspectionEvent) => void) | undefined;
  readonly offersLessons: boolean;
  /** Present where a fortress is tried out from its drawing. */
  readonly trial?: Trial;
}

export interface ReplayOpening<Played> {
  readonly place: Place;
  readonly key: string;
  readonly played: Played;
  readonly firstStep: number;
  /** The save that the watcher comes from and goes back to. */
  readonly from: string | undefined;
  /** The coach looks at it at once, where there is one. */
  readonly isCoached: boolean;
}

interface OpenTable {
  readonly session: AnySession;
  readonly screen: Screen;
}

export interface FarTableOpening extends FarOpening {
  readonly opponents: Pick<Opponents, 'hint' | 'cancel'>;
}

/** A game that is played at a table of a server. */
export interface FarPlaying {
  readonly session: AnySession;
  /** Whether somebody at this device is to move, by what is seen. */
  readonly isTurnHere: ReadonlySignal<boolean>;
  readonly View: ComponentType<{ readonly far: FarParts }>;
  /** The rules of its game, over it; absent where they are those of Mahjong Fortress. */
  readonly Help?: ComponentType<{ onClose(): void }>;
  /** What the tab is called. */
  title(words: GameWords): string;
}

export interface LessonsOpening {
  readonly vault: Vault;
  readonly key: string;
  pause(): Promise<void>;
}

export interface FinishedGame<Played> {
  readonly id: string;
  /** Whose game it is, where it was played among people on a server; otherwise the only person's. */
  readonly seat?: number | undefined;
  readonly endedAt: number;
  readonly played: Played;
}

export interface Room<Played extends AnyPlayed = AnyPlayed> {
  /** The door for records of this game. */
  openRecord(value: unknown): Result<Played, Problem>;
  /** A record as it is kept and sent. */
  makeRecord(record: Played['record']): unknown;
  isOver(played: Played): boolean;
  /** The same deal and the same seats once more. */
  sameDeal(record: Played['record']): Result<Played, Problem>;
  openTable(opening: TableOpening<Played>): OpenTable;
  openFarTable(opening: FarTableOpening): Result<FarPlaying, Problem>;
  openReplay(opening: ReplayOpening<Played>): Screen;
  /** The guided first game, which is fetched when somebody wants to learn. */
  loadLessons(): Promise<(opening: LessonsOpening) => OpenTable>;
  /** Counts a game that is over for the statistics. */
  count(vault: Vault, finished: FinishedGame<Played>): void;
}
