/**
 * What the table needs to show a game, and what it tells back. The table draws data and tells what is touched; it knows no
 * rule and never changes a game.
 */
import type { Action, Face, GameEvent, GameView, SpiritId } from '@mahjong-fortress/rules';
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
  /** The cell of the own realm that the keyboard rests on: what a touch would do there is shown. */
  readonly realm?: number;
}

/** What would happen if the tile went down on a cell. */
export interface PlacingPreview {
  readonly cell: number;
  readonly face: Face;
  /** The set it would complete, if any, and what that would score. */
  readonly cells: readonly number[];
  readonly vp: number;
}

/** What taking a tile of the fortress could bring, as far as what lies open tells. */
export interface TakingPreview {
  readonly cell: number;
  /** Whether it can be taken now, and whether it would be the second of a pair. */
  readonly isOpen: boolean;
  readonly isSecond: boolean;
  /** The other tiles with its face that lie open. */
  readonly twins: readonly number[];
  /** Those of them that make a pair with it as they lie. */
  readonly now: readonly number[];
  /** Those that only taking one of the two sets free for the other. */
  readonly after: readonly number[];
  /** The VP that it can lock in the realm, by itself and as one of a pair. */
  readonly alone: number;
  readonly paired: number;
}

/** A tile of the fortress that is looked at before it is taken. */
export interface TakingShown extends TakingPreview {
  /** What is said about it, at the tile. */
  readonly label: string;
  /** A finger has aimed at it, and hides it: it is shown enlarged beside the finger. */
  readonly isAimed: boolean;
}

/** Where somebody else has taken or put something. */
export interface Trace {
  readonly spot: Extract<TableIntent, { type: 'fortress' | 'realm' }>;
  readonly player: number;
  /** How many turns ago; the longer, the fainter. */
  readonly age: number;
}

export interface TableState {
  readonly view: GameView;
  /** What may be done now; empty while another player or a computer is thinking. */
  readonly legal: readonly Action[];
  /** How high the fortress was built: it keeps its size while it is taken apart. */
  readonly tiers: number;
  /** Cells of the sets that can be locked now. */
  readonly lockable: readonly number[];
  /** Whose realm is shown large. */
  readonly me: number;
  /** Whose turn it is, for people: somebody may have nothing left to do in it but to end it. */
  readonly turn: number | undefined;
  readonly seats: readonly SeatLook[];
  readonly picked: Picked;
  readonly preview: PlacingPreview | undefined;
  readonly taking: TakingShown | undefined;
  /** The tiles of every pair that can be taken, while somebody wants to see them. */
  readonly pairs: readonly number[] | undefined;
  /** What the others did since my last turn. */
  readonly traces?: readonly Trace[];
  /** Letters on the tiles for players who do not tell the colours apart. */
  readonly letters: KindLetters | undefined;
}

/** Where a pointer or the focus rests. */
export interface Resting {
  readonly type: 'fortress' | 'realm';
  readonly cell: number;
}

export type TableIntent =
  /** With `aims` a first touch only shows what the next one would do: a finger cannot rest on something to look at it. */
  | { readonly type: 'fortress'; readonly cell: number; readonly aims?: boolean }
  | { readonly type: 'realm'; readonly player: number; readonly cell: number; readonly aims?: boolean }
  | { readonly type: 'hand'; readonly index: number }
  /** The bare table was touched: what a finger has aimed at is let go. */
  | { readonly type: 'cancel' };

/** Who is told. */
export interface TableHands {
  touch(intent: TableIntent): void;
  /** The pointer rests on a tile of the fortress or a cell of the own realm, or on neither. */
  hover(on: Resting | undefined): void;
}

/** Something on the table that can be pointed at. */
export type TableSpot =
  | Exclude<TableIntent, { type: 'cancel' }>
  /** Another player's realm. The table enlarges it by itself when it is touched, until the next touch. */
  | { readonly type: 'player'; readonly player: number };

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
  /** Ends the running animation at its result; one that does not end even so is left alone. */
  skip(): void;
  /** Puts an enlarged realm back; false if none was. */
  putBack(): boolean;
  /** Says at a fortress cell why its tile cannot be taken. */
  explain(cell: number, reason: string): void;
  /** `rate`: so many times as fast again. */
  setSpeed(speed: Speed, rate?: number): void;
  /** Whether fingers have enlarged the table, so that a part of it is seen; `showWhole` brings the rest back. */
  readonly isEnlarged: boolean;
  showWhole(): void;
  /** What is seen of something; a touch in its middle meets it. Undefined if nothing is. */
  locate(place: TablePlace): Area | undefined;
  /** Listens for everything that may now be seen elsewhere than before; call what it returns to stop. */
  onLayout(listener: () => void): () => void;
  destroy(): void;
}

export type MakeTable = (parent: HTMLElement, hands: TableHands) => Promise<Table>;
