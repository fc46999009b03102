/**
 * What the table of Towers needs to show a game, and what it tells back. The table draws data and reports intents; it
 * knows no rule and never changes a game.
 */
import type { Cell, GameEvent, GameView } from '@mahjong-fortress/towers';
import type { Area, Speed } from '../../table/contract.ts';
import type { TowersMoment } from '../session/tally.ts';

/** How often the board was turned clockwise, by a quarter each; 0 has the north-west corner at the back. */
export type Quarters = 0 | 1 | 2 | 3;

export interface SeatLook {
  readonly name: string;
  /** Index of the seat's colour and emblem: 0 spring, 1 summer, 2 autumn, 3 winter. */
  readonly season: number;
}

/** What can be done at a cell; each kind looks different. */
export const TARGET_KINDS = ['step', 'doors', 'block', 'knight', 'king', 'castle', 'card'] as const;
export type TargetKind = (typeof TARGET_KINDS)[number];

export interface TargetMark {
  readonly cell: Cell;
  readonly kind: TargetKind;
}

/** What would come to a cell. */
export interface Ghost {
  readonly cell: Cell;
  /** `insert` lifts the figure that stands there by a block. */
  readonly what: 'block' | 'insert' | 'knight' | 'king';
  /** Whose knight. */
  readonly seat?: number;
  /** Where it comes from, if it stands on the board: it is shown as leaving. */
  readonly from?: Cell;
  /** What it does to the points of each player it changes something for. */
  readonly gains: readonly { readonly seat: number; readonly points: number }[];
}

/** A castle that is looked at. */
export interface CastleShown {
  readonly cells: readonly Cell[];
  /** Area, height, and how much higher it may become, in words, at the castle. */
  readonly label: string;
}

/** Where somebody else has done something. */
export interface Trace {
  readonly cell: Cell;
  /** Where it came from, if it moved. */
  readonly from?: Cell;
  readonly seat: number;
  /** How many turns ago; the longer, the fainter. */
  readonly age: number;
}

/** What is marked on the board. Everything in it has been asked of the rules by whoever gives it. */
export interface TableMarks {
  /** Figures, or blocks, that can be taken up. */
  readonly selectable: readonly Cell[];
  readonly selected: Cell | undefined;
  readonly targets: readonly TargetMark[];
  /** The cells of a way through doors, from where it begins to where it ends; `wayThrough` finds them. */
  readonly way: readonly Cell[] | undefined;
  readonly ghost: Ghost | undefined;
  /** Where the keyboard is, while it is used. */
  readonly focus: Cell | undefined;
  readonly castle: CastleShown | undefined;
  /** What is spoken of beside the board. */
  readonly pointed: readonly Cell[];
  readonly traces: readonly Trace[];
}

export const NO_MARKS: TableMarks = {
  selectable: [],
  selected: undefined,
  targets: [],
  way: undefined,
  ghost: undefined,
  focus: undefined,
  castle: undefined,
  pointed: [],
  traces: [],
};

export interface TableState {
  readonly view: GameView;
  readonly seats: readonly SeatLook[];
  /** Whose table it is; undefined for somebody who only watches. */
  readonly me: number | undefined;
  readonly marks: TableMarks;
  /** Letters on the knights for players who do not tell the colours apart, by seat. */
  readonly letters: readonly string[] | undefined;
}

export type TowersTableIntent =
  /** With `aims` a first touch only shows what the next one would do: a finger cannot rest on something to look at it. */
  | { readonly type: 'cell'; readonly cell: Cell; readonly aims: boolean }
  /** The pointer rests on a cell, or on none. */
  | { readonly type: 'hover'; readonly cell: Cell | undefined }
  /** The bare table was touched: what was picked or aimed at is let go. */
  | { readonly type: 'cancel' };

/** Something on the table that can be found. */
export type TowersPlace =
  | { readonly type: 'cell'; readonly cell: Cell }
  | { readonly type: 'king' }
  | { readonly type: 'castle'; readonly cells: readonly Cell[] }
  | { readonly type: 'board' };

export interface TowersHost {
  report(intent: TowersTableIntent): void;
  /** Where a seat's points are counted on the page, in client coordinates; they fly there. */
  counterOf?(seat: number): Area | undefined;
}

export interface TowersTable {
  /** Shows a state at once. */
  show(state: TableState): void;
  /**
   * Animates what led to a state and ends showing it; resolves early when `skip` is called. `shown` is told of everything
   * at the moment that it is seen, also when animations are off.
   */
  animate(
    events: readonly GameEvent[],
    state: TableState,
    shown?: (moment: TowersMoment) => void,
  ): Promise<void>;
  /** Ends the running animation at its result. */
  skip(): void;
  /** Says no at a cell: it shakes its head. The reason stands beside it, in the page. */
  refuse(cell: Cell): void;
  /** Turns the board, on the shorter way; `quarters` is how it lies now or will in a moment. */
  turn(quarters: Quarters): void;
  readonly quarters: Quarters;
  /** The board from above, with rows and columns numbered and levels as large numerals. */
  setFlat(flat: boolean): void;
  readonly isFlat: boolean;
  /** `rate`: so many times as fast again. */
  setSpeed(speed: Speed, rate?: number): void;
  /** Whether fingers have enlarged the table, so that a part of it is seen; `showWhole` brings the rest back. */
  readonly isEnlarged: boolean;
  showWhole(): void;
  /** Where something is seen, in client coordinates; a touch in its middle meets it, unless others hide it altogether. */
  locate(place: TowersPlace): Area | undefined;
  /** Listens for everything that may now be seen elsewhere than before; call what it returns to stop. */
  onLayout(listener: () => void): () => void;
  destroy(): void;
}

export type MakeTowersTable = (parent: HTMLElement, host: TowersHost) => Promise<TowersTable>;
