/** An interactive zone of Phaser's over everything on the table that can be touched. */
import type { GameObjects, Scene } from 'phaser';
import type { TableSpot } from '../contract.ts';
import type { Touchable } from '../layout/geometry.ts';

/** Zones draw nothing and lie over all layers. */
const OVER = 1;

export class Zones {
  readonly #scene: Scene;
  readonly #zones = new Map<string, GameObjects.Zone>();
  readonly #spots = new Map<GameObjects.GameObject, TableSpot>();

  constructor(scene: Scene) {
    this.#scene = scene;
  }

  spotOf(zone: GameObjects.GameObject | undefined): TableSpot | undefined {
    return zone && this.#spots.get(zone);
  }

  /** Lays the zones where things are seen now; what is no longer there cannot be touched. */
  lay(touchables: readonly Touchable<TableSpot>[], canDrag: (spot: TableSpot) => boolean): void {
    const gone = new Set(this.#zones.values());
    for (const { what, box, above } of touchables) {
      const zone = this.#zoneOf(what);
      gone.delete(zone);
      zone.setPosition(box.x, box.y).setSize(box.width, box.height);
      if (zone.depth !== OVER + above) zone.setDepth(OVER + above);
      zone.setInteractive();
      this.#scene.input.setDraggable(zone, canDrag(what));
    }
    for (const zone of gone) zone.disableInteractive();
    // Phaser takes new zones in with the next frame, and a touch that comes before it would meet nothing.
    (this.#scene.input as unknown as { preUpdate(): void }).preUpdate();
  }

  #zoneOf(spot: TableSpot): GameObjects.Zone {
    const key = JSON.stringify(spot);
    const made = this.#zones.get(key);
    if (made) return made;
    const zone = this.#scene.add.zone(0, 0, 1, 1).setOrigin(0, 0);
    zone.setInteractive({ dropZone: spot.type === 'realm' });
    this.#zones.set(key, zone);
    this.#spots.set(zone, spot);
    return zone;
  }
}
