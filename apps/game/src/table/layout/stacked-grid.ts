/** A grid with stacks on it, and what is seen of them. */
import {
  type Box,
  boxAround,
  boxSeen,
  middleOf,
  type PaintedGrid,
  type Point,
  stacksOf,
  type Touchable,
} from './geometry.ts';

export abstract class StackedGrid {
  abstract readonly grid: PaintedGrid;
  /** How many tiles lie on a cell; a negative number where nothing can be pointed at. */
  abstract readonly heightAt: (cell: number) => number;

  get stacks(): Touchable<number>[] {
    return stacksOf(this.grid, this.heightAt);
  }

  /** What is seen of a cell. */
  boxOf(cell: number): Box | undefined {
    return boxSeen(this.grid, this.heightAt, cell);
  }

  get box(): Box | undefined {
    return boxAround(this.stacks.map(({ box }) => box));
  }

  middleOf(cell: number): Point {
    return middleOf(this.grid, cell, Math.max(0, this.heightAt(cell)));
  }
}
