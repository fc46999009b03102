/** Everything that stands on the table for one layout: the views and the effects, made together and freed together. */

import { isLastRound, topFace } from '@mahjong-fortress/rules';
import type { GameObjects } from 'phaser';
import type { TableSpot, TableState } from '../contract.ts';
import type { MovingScene } from '../effects/motion.ts';
import { Particles } from '../effects/particles.ts';
import { Points } from '../effects/points.ts';
import { Sky } from '../effects/sky.ts';
import { SpiritAnimation } from '../effects/spirit-animation.ts';
import { Tooltip } from '../effects/tooltip.ts';
import {
  type Box,
  boxAround,
  centreOf,
  type Point,
  type SeenPart,
  type Touchable,
} from '../layout/geometry.ts';
import type { TableLayout } from '../layout/layout.ts';
import type { RealmPlace } from '../layout/places.ts';
import { imageIn } from '../paint/image.ts';
import type { Textures } from '../paint/textures.ts';
import { FortressView } from './fortress-view.ts';
import { HandView } from './hand-view.ts';
import { INGENUITY_LINE, IngenuityView } from './ingenuity-view.ts';
import { LensView } from './lens-view.ts';
import { LookedAt } from './looked-at.ts';
import { type Marks, marksOf } from './marks.ts';
import { TEMPOS, type Tempo } from './pace.ts';
import { PlateView } from './plate-view.ts';
import { RealmView } from './realm-view.ts';
import { seasonOf } from './season-of.ts';
import { TilePool } from './tile-pool.ts';
import { chosenLift } from './tile-sprite.ts';
import { TracesView } from './traces-view.ts';

/** More than the things of one board that can be touched. */
const BOARD = 1e4;

/** The seats in the order in which their realms are shown: mine first, then clockwise. */
export function seatOrder(players: number, me: number): number[] {
  return Array.from({ length: players }, (_, i) => (me + i) % players);
}

export class Stage {
  readonly layout: TableLayout;
  readonly me: number;
  readonly fortress: FortressView;
  /** By player. */
  readonly realms: RealmView[] = [];
  readonly hands: HandView[] = [];
  readonly plates: PlateView[] = [];
  readonly ingenuity: IngenuityView | undefined;
  readonly particles: Particles;
  readonly points: Points;
  readonly sky: Sky;
  readonly spirits: SpiritAnimation;
  readonly tooltip: Tooltip;
  readonly lookedAt: LookedAt;
  readonly lens: LensView;
  readonly #traces: TracesView;
  /** Tiles on their way from one place to another. */
  readonly air: TilePool;
  readonly #airLayer: GameObjects.Layer;
  readonly #textures: Textures;
  readonly #layers: GameObjects.Layer[] = [];
  readonly #seen: () => SeenPart;
  #dropLabel: (() => void) | undefined;
  marks: Marks | undefined;
  #shown: TableState | undefined;
  #hovered: number | undefined;

  constructor(
    scene: MovingScene,
    textures: Textures,
    {
      layout,
      state,
      ratio,
      seen,
    }: {
      readonly layout: TableLayout;
      readonly state: TableState;
      readonly ratio: number;
      readonly seen: () => SeenPart;
    },
  ) {
    const { motion, gestures } = scene;
    this.layout = layout;
    this.#seen = seen;
    this.#textures = textures;
    this.me = state.me;
    const layer = () => {
      const made = scene.add.layer();
      this.#layers.push(made);
      return made;
    };
    const [plates, fortress, realms, traces, hands] = [layer(), layer(), layer(), layer(), layer()];
    this.#airLayer = layer();
    const [lens, sky] = [layer(), layer()];
    const fortressPool = new TilePool(fortress, textures);
    this.fortress = new FortressView(fortress, textures, fortressPool, layout.fortress, gestures);
    const realmPool = new TilePool(realms, textures);
    const handPool = new TilePool(hands, textures);
    for (const [index, player] of seatOrder(state.view.players.length, state.me).entries()) {
      const place = this.#placeOf(index);
      const season = seasonOf(state, player);
      const scroll = textures.scroll(index);
      this.realms[player] = new RealmView(realms, textures, realmPool, place, { season, scroll });
      const hand = new HandView(handPool, place.hand);
      this.hands[player] = hand;
      if (player === state.me) hand.drawTray(plates, ratio);
      this.plates[player] = new PlateView(plates, textures, place.plate, { season }, ratio, gestures);
    }
    if (layout.ingenuity) {
      this.ingenuity = new IngenuityView(realms, realmPool, layout.ingenuity.scroll, ratio);
      const look = { season: seasonOf(state, 1), line: INGENUITY_LINE };
      this.plates[1] = new PlateView(plates, textures, layout.ingenuity.plate, look, ratio, gestures);
    }
    this.#traces = new TracesView(traces, this, gestures);
    this.air = new TilePool(this.#airLayer, textures);
    this.particles = new Particles(this.#airLayer, textures, motion);
    this.points = new Points(this.#airLayer, textures, motion);
    this.spirits = new SpiritAnimation(this.#airLayer, textures, motion, this.particles);
    this.lens = new LensView(lens, textures, layout, ratio, gestures);
    this.sky = new Sky(sky, textures, motion, layout);
    this.tooltip = new Tooltip(sky, ratio);
    this.lookedAt = new LookedAt(this.#airLayer, this.air, ratio);
  }

  /** Shows a state at once and exactly, whatever was shown before. */
  show(state: TableState): void {
    const { view, turn, seats } = state;
    this.fortress.show(view.fortress);
    for (const [player, { realm, vp, shrines, tokens }] of view.players.entries()) {
      this.realms[player]?.show(realm);
      this.hands[player]?.show(view.turn.player === player && !view.over ? view.turn.hand : []);
      this.plates[player]?.show({ name: seats[player]?.name ?? '', vp, shrines, tokens }, turn === player);
    }
    if (view.ingenuity && this.ingenuity) {
      this.ingenuity.show(view.ingenuity.tiles);
      const facts = {
        name: seats[1]?.name ?? '',
        vp: undefined,
        shrines: undefined,
        tokens: view.ingenuity.tokens,
      };
      this.plates[1]?.show(facts, turn === 1);
    }
    this.sky.setEmber(isLastRound(view) && !view.over);
    this.showMarks(state);
    this.#traces.show(state);
    this.lens.refresh(state);
  }

  showMarks(state: TableState): void {
    const { view, picked } = state;
    const { player } = view.turn;
    const marks = marksOf(state);
    this.marks = marks;
    this.#shown = state;
    const dims = marks.fortress.size > 0 || state.pairs !== undefined;
    this.fortress.mark({ lights: marks.lights, chosen: picked.fortress, dims });
    this.#showLookedAt(state);
    for (const [index, realm] of this.realms.entries()) {
      if (index !== player) realm.clearMarks();
      else this.#markRealm(realm, marks, state);
    }
    this.hands[player]?.mark(picked.hand, marks.hand);
    this.#labelPreview(state);
  }

  /** Another part of the table is seen now. */
  follow(): void {
    if (this.marks && this.#shown) this.#showLookedAt(this.#shown);
  }

  #showLookedAt({ taking, view }: TableState): void {
    const face = taking && topFace(view.fortress, taking.cell);
    if (!taking || face === undefined) return this.lookedAt.hide();
    const tile = this.fortress.faceOf(taking.cell);
    // The tile is raised, and its rim shines around it.
    const clear = chosenLift(this.fortress.grid.scale);
    const box = { ...tile, y: tile.y - clear, height: tile.height + clear };
    const twins = taking.twins.map((twin) => this.fortress.faceOf(twin));
    this.lookedAt.show({ ...taking, face }, { tile: box, twins, seen: this.#seen() });
  }

  /** Whether a finger looks at something that the next touch would do. */
  get isAimed(): boolean {
    return this.#shown?.taking !== undefined || this.#shown?.preview !== undefined;
  }

  /** The pointer rests on a cell of the realm whose turn it is: what would stand there is seen through. */
  hoverCell(cell: number | undefined): void {
    this.#hovered = cell;
    if (this.marks && this.#shown) this.showMarks(this.#shown);
  }

  #markRealm(realm: RealmView, marks: Marks, { picked, preview }: TableState): void {
    const looked = this.#hovered ?? picked.realm;
    realm.mark({ marks, chosen: picked.from ?? picked.realm, looked, preview });
  }

  clearMarks(): void {
    this.marks = undefined;
    this.lookedAt.hide();
    this.fortress.clearMarks();
    for (const realm of this.realms) realm.clearMarks();
    for (const hand of this.hands) hand.mark(undefined, false);
    this.#dropLabel?.();
    this.#dropLabel = undefined;
  }

  update(time: number, still: boolean): void {
    this.fortress.update(time, still);
    for (const realm of this.realms) realm.update(time, still);
    for (const hand of this.hands) hand.update(time, still);
  }

  /** How often the table is worth drawing. */
  get pace(): Tempo {
    if (this.particles.isBusy) return 'moving';
    const paces = [this.fortress.pace, ...this.realms.map((realm) => realm.pace)];
    return TEMPOS.find((pace) => paces.includes(pace)) ?? 'resting';
  }

  /** Everything that can be touched: the fortress, my realm over it, my hand over both, and the other players. */
  get touchables(): readonly Touchable<TableSpot>[] {
    const { me } = this;
    const over = (board: number, things: Touchable<number>[] = [], spotOf: (what: number) => TableSpot) =>
      things.map(({ what, box, above }) => ({ what: spotOf(what), box, above: board * BOARD + above }));
    const others = this.realms.flatMap(({ place: { scroll, plate } }, player) => {
      const box = player === me ? undefined : boxAround([scroll, plate]);
      return box ? [{ what: player, box, above: 0 }] : [];
    });
    return [
      ...over(0, this.fortress.stacks, (cell) => ({ type: 'fortress', cell })),
      ...over(1, others, (player) => ({ type: 'player', player })),
      ...over(1, this.realms[me]?.stacks, (cell) => ({ type: 'realm', player: me, cell })),
      ...over(2, this.hands[me]?.touchables, (index) => ({ type: 'hand', index })),
    ];
  }

  /** Where a seat's things come together: its realm, or the Dragon's rows. */
  boxOf(player: number): Box {
    return this.realms[player]?.place.scroll ?? this.layout.ingenuity?.scroll ?? this.layout.fortress.box;
  }

  /** A sign in the air, for what is neither tile nor figure; whoever asks for it destroys it. */
  icon(frame: string): GameObjects.Image {
    const image = imageIn(this.#airLayer, this.#textures.sheet, frame);
    return image.setDepth(1.2e6);
  }

  /** The shrine on a cell, to be carried through the air; whoever asks for it destroys it. */
  roofOf(player: number, cell: number): GameObjects.Image | undefined {
    return this.realms[player]?.roofIn(this.#airLayer, cell)?.setDepth(1.2e6);
  }

  destroy(): void {
    for (const layer of this.#layers) layer.destroy();
  }

  /** The place of the n-th realm in the order of seats. */
  #placeOf(index: number): RealmPlace {
    return index === 0 ? this.layout.mine : (this.layout.others[index - 1] as RealmPlace);
  }

  /** What a set would score, at the tile that would complete it. */
  #labelPreview({ preview, view }: TableState): void {
    this.#dropLabel?.();
    this.#dropLabel = undefined;
    const realm = this.realms[view.turn.player];
    if (!preview || preview.vp <= 0 || !realm) return;
    const { x, y } = realm.middleOf(preview.cell);
    const size = Math.max(20, 110 * realm.grid.scale);
    this.#dropLabel = this.points.label(preview.vp, { x, y: y - size * 1.4 }, size * 0.8);
  }

  get middle(): Point {
    return centreOf(this.layout.fortress.box);
  }
}
