/** Another player's realm, enlarged over the table until the next touch. */
import type { GameObjects } from 'phaser';
import type { Season } from '../../art/palette.ts';
import type { TableState } from '../contract.ts';
import type { Motion } from '../effects/motion.ts';
import type { TableLayout } from '../layout/layout.ts';
import type { Textures } from '../paint/textures.ts';
import { PlateView } from './plate-view.ts';
import { RealmView } from './realm-view.ts';
import { TilePool } from './tile-pool.ts';

export interface LensLook {
  readonly scroll: string;
  readonly season: Season;
}

export class LensView {
  readonly #layer: GameObjects.Layer;
  readonly #textures: Textures;
  readonly #layout: TableLayout;
  readonly #ratio: number;
  readonly #gestures: Motion;
  #player: number | undefined;
  #look: LensLook | undefined;

  constructor(
    layer: GameObjects.Layer,
    textures: Textures,
    layout: TableLayout,
    ratio: number,
    gestures: Motion,
  ) {
    this.#gestures = gestures;
    this.#layer = layer;
    this.#textures = textures;
    this.#layout = layout;
    this.#ratio = ratio;
  }

  get isOpen(): boolean {
    return this.#player !== undefined;
  }

  open(player: number, state: TableState, { scroll, season }: LensLook): void {
    this.close();
    const facts = state.view.players[player];
    if (!facts) return;
    this.#player = player;
    const { width, height, lens } = this.#layout;
    const dim = this.#layer.scene.add
      .rectangle(0, 0, width, height, 0x04100f, 0.78)
      .setOrigin(0, 0)
      .setDepth(-10);
    this.#layer.add(dim);
    const pool = new TilePool(this.#layer, this.#textures);
    const realm = new RealmView(this.#layer, this.#textures, pool, lens, { season, scroll });
    realm.show(facts.realm);
    const plate = new PlateView(
      this.#layer,
      this.#textures,
      lens.plate,
      { season },
      this.#ratio,
      this.#gestures,
    );
    const { turn, over } = state.view;
    plate.show({ name: state.seats[player]?.name ?? '', ...facts }, turn.player === player && !over);
    this.#look = { scroll, season };
  }

  /** Keeps what is enlarged up to date. */
  refresh(state: TableState): void {
    if (this.#player !== undefined && this.#look) this.open(this.#player, state, this.#look);
  }

  close(): void {
    this.#player = undefined;
    for (const child of [...this.#layer.getChildren()]) child.destroy();
  }
}
