/**
 * What the table needs to show a game, and what it tells back. The table draws data and reports intents; it knows no
 * rule and never changes a game.
 */
import type { Action, GameEvent, GameView, SpiritId } from '@mahjong-fortress/rules';
import type { KindLetters } from '../art/faces/index.ts';

export const SPEEDS = ['normal', 'fast', 'off'] as const;
export type Speed = (typeof SPEEDS)[number];

interface SeatLook {
  readonly name: string;
  /** Index of the seat's colour and season: 0 spring, 1 summer, 2 autumn, 3 winter. */
  readonly season: number;
}

/** What the player has picked so far on the way to an action, for steps that take two touches. */
export interface Picked {
  /** Index of the tile in hand that goes down next. */
  readonly hand?: number;
  /** The tile or shrine of the own realm that is being moved, or the tile that is being changed. */
  readonly from?: number;
  /** The Spirit that is being called: the tiles that can pay for it are marked, and nothing else. */
  readonly spirit?: SpiritId;
  /** The fortress tile that the keyboard or a first touch rests on; it is lifted. */
  readonly fortress?: number;
}

/** What a set would score if the tile went down there. */
export interface PlacingPreview {
  readonly cell: number;
  readonly cells: readonly number[];
  readonly vp: number;
}

export interface TableState {
  readonly view: GameView;
  /** What may be done now; empty while another player or a computer is thinking. */
  readonly legal: readonly Action[];
  /** Cells of the sets that can be locked now. */
  readonly lockable: readonly number[];
  /** Whose realm is shown large. */
  readonly me: number;
  readonly seats: readonly SeatLook[];
  readonly picked: Picked;
  readonly preview: PlacingPreview | undefined;
  /** Letters on the tiles for players who do not tell the colours apart. */
  readonly letters: KindLetters | undefined;
}

export type TableIntent =
  | { readonly type: 'fortress'; readonly cell: number }
  /** With `aims` a first touch only shows what placing there would bring: a finger cannot rest on a cell to see it. */
  | { readonly type: 'realm'; readonly player: number; readonly cell: number; readonly aims?: boolean }
  | { readonly type: 'hand'; readonly index: number }
  /** The pointer rests on a cell of the own realm, or on none. */
  | { readonly type: 'hover'; readonly cell: number | undefined }
  /** Another player's realm was touched. The table enlarges it by itself until the next touch. */
  | { readonly type: 'player'; readonly player: number };

/** Something on the table that can be pointed at. */
export type TableSpot = Exclude<TableIntent, { type: 'hover' }>;

/** What can be found on the table: a spot, or all of the fortress or of my realm. */
export type TablePlace = TableSpot | { readonly type: 'part'; readonly part: 'fortress' | 'realm' };

/** A rectangle of the page, in client coordinates. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Table {
  /** Shows a state at once. */
  show(state: TableState): void;
  /** Animates what led to a state and ends showing it; resolves early when `skip` is called. */
  animate(events: readonly GameEvent[], state: TableState): Promise<void>;
  /** A new game: the fortress builds itself tier by tier and ends showing the state. */
  deal(state: TableState): Promise<void>;
  /** Ends the running animation at its result. */
  skip(): void;
  /** Says at a fortress cell why its tile cannot be taken. */
  explain(cell: number, reason: string): void;
  setSpeed(speed: Speed): void;
  /** What is seen of something; a touch in its middle meets it. Undefined if nothing is. */
  locate(place: TablePlace): Area | undefined;
  /** Listens for everything that may now be seen elsewhere than before; call what it returns to stop. */
  onLayout(listener: () => void): () => void;
  destroy(): void;
}

export type MakeTable = (parent: HTMLElement, onIntent: (intent: TableIntent) => void) => Promise<Table>;
