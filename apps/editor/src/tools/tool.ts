/** What a tool is. Drawing tools say which cells a stroke reaches and what becomes of each; nothing else. */
import type { Cell } from '@mahjong-fortress/layouts-schema';
import type { Grid } from '../document/grid.ts';

interface ToolFacts<Id extends string> {
  readonly id: Id;
  /** The physical key that chooses it, so that it works in every keyboard layout. */
  readonly key: string;
}

export interface DrawingTool<Id extends string = string> extends ToolFacts<Id> {
  readonly kind: 'draw';
  /** A trail follows the pointer; a span reaches from the first cell of a stroke to its last. */
  readonly reach: 'trail' | 'span';
  /** The cells of a stroke that went over these cells of the grid. */
  readonly cellsOf: (path: readonly Cell[], grid: Grid) => readonly Cell[];
  readonly heightOf: (height: number, brush: number) => number;
}

/** Marks a part of the drawing; what happens with it is in selection.ts. */
export interface SelectTool<Id extends string = string> extends ToolFacts<Id> {
  readonly kind: 'select';
}

/** Puts down what was copied, at every press. */
export interface StampTool<Id extends string = string> extends ToolFacts<Id> {
  readonly kind: 'stamp';
}

/** Moves the paper, not the drawing. */
export interface HandTool<Id extends string = string> extends ToolFacts<Id> {
  readonly kind: 'hand';
}
