import { codeOf, type Fortress, isAvailable } from '@mahjong-fortress/rules';
import { Scene } from 'phaser';

const TILE = { width: 48, height: 64, thickness: 11 };

/** The table: for now the fortress alone, seen from the south and slightly above. */
export class TableScene extends Scene {
  readonly #fortress: Fortress;

  constructor(fortress: Fortress) {
    super('table');
    this.#fortress = fortress;
  }

  create(): void {
    const { columns, rows } = this.#fortress;
    const left = (this.scale.width - columns * TILE.width) / 2;
    const top = (this.scale.height - rows * TILE.height) / 2;
    for (const [cell, stack] of this.#fortress.stacks.entries()) {
      const x = left + (cell % columns) * TILE.width;
      const y = top + Math.floor(cell / columns) * TILE.height;
      for (const [tier, face] of stack.entries()) {
        this.#tile(x, y - tier * TILE.thickness, tier === stack.length - 1 ? codeOf(face) : '');
      }
      if (isAvailable(this.#fortress, cell)) this.#rim(x, y - (stack.length - 1) * TILE.thickness);
    }
    this.game.canvas.dataset['tiles'] = String(this.#fortress.stacks.flat().length);
  }

  #tile(x: number, y: number, label: string): void {
    const { width, height, thickness } = TILE;
    this.add.rectangle(x, y + thickness, width - 2, height, 0x2f7d6b).setOrigin(0);
    this.add.rectangle(x, y, width - 2, height, 0xf6ecd8).setOrigin(0);
    this.add
      .text(x + width / 2, y + height / 2, label, { color: '#2a211b', fontSize: '18px' })
      .setOrigin(0.5);
  }

  #rim(x: number, y: number): void {
    this.add
      .rectangle(x, y, TILE.width - 2, TILE.height)
      .setOrigin(0)
      .setStrokeStyle(2, 0xd9b26a);
  }
}
