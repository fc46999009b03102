/** Frames where the others have taken or put something, each in its player's colour, the older the fainter. */
import type { GameObjects } from 'phaser';
import { SEAT_COLOURS } from '../../art/palette.ts';
import { TILE_SIZE } from '../../art/tile.ts';
import type { TableState, Trace } from '../contract.ts';
import type { Motion } from '../effects/motion.ts';
import { leftOf, type PaintedGrid, topOf } from '../layout/geometry.ts';
import { seasonOf } from './season-of.ts';

const FADING = 500;
const STRENGTH = [0.95, 0.65, 0.4];

/** A board on which something can be found. */
interface Board {
  readonly grid: PaintedGrid;
  heightAt(cell: number): number;
}

interface Boards {
  readonly fortress: Board;
  readonly realms: readonly Board[];
}

export class TracesView {
  readonly #frames: GameObjects.Graphics;
  readonly #boards: Boards;
  readonly #gestures: Motion;
  #shown: readonly Trace[] = [];

  constructor(layer: GameObjects.Layer, boards: Boards, gestures: Motion) {
    this.#frames = layer.scene.make.graphics({}, false);
    layer.add(this.#frames);
    this.#boards = boards;
    this.#gestures = gestures;
  }

  show(state: TableState): void {
    const { traces = [] } = state;
    const wasShown = this.#shown.length > 0;
    this.#shown = traces;
    if (traces.length === 0) {
      if (wasShown) this.#gestures.to(this.#frames, { alpha: 0 }, FADING);
      return;
    }
    this.#frames.clear();
    this.#gestures.to(this.#frames, { alpha: 1 }, FADING);
    for (const trace of traces) this.#frame(trace, state);
  }

  #frame({ spot, player, age }: Trace, state: TableState): void {
    const board = spot.type === 'fortress' ? this.#boards.fortress : this.#boards.realms[spot.player];
    if (!board) return;
    const { grid } = board;
    const tier = Math.max(0, board.heightAt(spot.cell));
    const [width, height] = [TILE_SIZE.width * grid.scale, TILE_SIZE.height * grid.scale];
    const line = Math.max(1.5, width * 0.07);
    const colour = Number.parseInt(SEAT_COLOURS[seasonOf(state, player)].light.slice(1), 16);
    this.#frames.lineStyle(line, colour, STRENGTH[Math.min(age, STRENGTH.length - 1)]);
    this.#frames.strokeRoundedRect(
      leftOf(grid, spot.cell, tier) + line / 2,
      topOf(grid, spot.cell, tier) + line / 2,
      width - line,
      height - line,
      width * 0.14,
    );
  }
}
