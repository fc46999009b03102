/**
 * What the table needs to show a game, and what it tells back. The table draws data and reports intents; it knows no
 * rule and never changes a game.
 */
import type { Action, GameEvent, GameView } from '@mahjong-fortress/rules';

export const SPEEDS = ['normal', 'fast', 'off'] as const;
export type Speed = (typeof SPEEDS)[number];

export interface SeatLook {
  readonly name: string;
  /** Index of the seat's colour and season: 0 spring, 1 summer, 2 autumn, 3 winter. */
  readonly season: number;
}

/** What the player has picked so far on the way to an action, for steps that take two touches. */
export interface Picked {
  /** Index of the tile in hand that goes down next. */
  readonly hand?: number;
  /** The tile or shrine of the own realm that is being moved. */
  readonly from?: number;
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
  /** Whose realm is shown large. */
  readonly me: number;
  readonly seats: readonly SeatLook[];
  readonly picked: Picked;
  readonly preview: PlacingPreview | undefined;
  /** Letters on the tiles for players who do not tell the colours apart. */
  readonly letters: boolean;
}

export type TableIntent =
  | { readonly type: 'fortress'; readonly cell: number }
  | { readonly type: 'realm'; readonly player: number; readonly cell: number }
  | { readonly type: 'hand'; readonly index: number }
  /** The pointer rests on a cell of the own realm, or on none. */
  | { readonly type: 'hover'; readonly cell: number | undefined }
  | { readonly type: 'player'; readonly player: number };

export interface Table {
  /** Shows a state at once. */
  show(state: TableState): void;
  /** Animates what led to a state and ends showing it; resolves early when `skip` is called. */
  animate(events: readonly GameEvent[], state: TableState): Promise<void>;
  /** Ends the running animation at its result. */
  skip(): void;
  /** Says at a fortress cell why its tile cannot be taken. */
  explain(cell: number, reason: string): void;
  setSpeed(speed: Speed): void;
  destroy(): void;
}

export type MakeTable = (parent: HTMLElement, onIntent: (intent: TableIntent) => void) => Promise<Table>;
