/** How each event of a game is shown. One function per event; what it changes for good is done by `Stage.show` after it. */
import { DOWN, type GameEvent } from '@mahjong-fortress/rules';
import { TILE_SIZE } from '../../art/tile.ts';
import { type Motion, PULSE } from '../effects/motion.ts';
import { between, type TilePose } from '../layout/geometry.ts';
import type { Stage } from '../views/stage.ts';
import { chosenLift } from '../views/tile-sprite.ts';
import { Moves, TRAVEL } from './moves.ts';

const REACT = 120;
const STAGGER = 90;

type Of<T extends GameEvent['type']> = Extract<GameEvent, { type: T }>;

/** How every event is shown. */
type Shows = { readonly [T in GameEvent['type']]: (event: Of<T>) => Promise<void> };

export class Director implements Shows {
  readonly #stage: Stage;
  readonly #motion: Motion;
  readonly #moves: Moves;
  /** Flights that the next event need not wait for. */
  #loose: Promise<unknown>[] = [];
  /** What happens beside them where it is, such as a tile that comes to light. */
  #beside: Promise<unknown>[] = [];

  constructor(stage: Stage, motion: Motion) {
    this.#stage = stage;
    this.#motion = motion;
    this.#moves = new Moves(stage, motion);
  }

  async play(events: readonly GameEvent[]): Promise<void> {
    for (const event of events) await this.#show(event);
    await this.#landed();
  }

  #show(event: GameEvent): Promise<void> {
    // Each of them takes the event it is named after, which the compiler does not follow.
    return this[event.type](event as never);
  }

  /** The fortress builds itself, tier by tier. */
  async deal(): Promise<void> {
    const { fortress } = this.#stage;
    const { columns, rows, scale } = fortress.grid;
    const fall = TILE_SIZE.height * scale * 1.1;
    const drops: Promise<void>[] = [];
    let highest = 1;
    fortress.eachTile((_, __, tier) => {
      highest = Math.max(highest, tier);
    });
    // Under two seconds, however high it is.
    const perTier = 1250 / (highest + 0.6);
    fortress.takeApart();
    fortress.eachTile((sprite, cell, tier) => {
      const along = ((cell % columns) / columns) * 0.7 + (Math.floor(cell / columns) / rows) * 0.3;
      drops.push(
        this.#motion.run({
          duration: 300,
          delay: (tier - 1) * perTier + along * perTier * 1.1,
          ease: 'Quad.In',
          apply: (t) => {
            sprite.lift = fall * (1 - t);
            sprite.alpha = Math.min(1, t * 2.5);
            sprite.pose();
          },
        }),
      );
    });
    await Promise.all(drops);
  }

  async #landed(): Promise<void> {
    const running = [...this.#loose, ...this.#beside];
    this.#loose = [];
    this.#beside = [];
    await Promise.all(running);
  }

  async tileTaken({ player, cell, face }: Of<'tileTaken'>): Promise<void> {
    const { fortress, hands, ingenuity } = this.#stage;
    const sprite = fortress.topTile(cell);
    const lift = chosenLift(fortress.grid.scale);
    const start = sprite?.lift ?? 0;
    if (sprite) {
      await this.#motion.run({
        duration: REACT,
        apply: (t) => {
          sprite.lift = between(start, lift, t);
          sprite.pose();
        },
      });
    }
    const from: TilePose = { x: sprite?.x ?? 0, y: (sprite?.y ?? 0) - lift, scale: fortress.grid.scale };
    fortress.remove(cell);
    const hand = hands[player];
    // A second tile leaves while the first may still be on its way.
    const index = (hand?.size ?? 0) + this.#loose.length;
    const to = hand?.pose(index) ?? ingenuity?.next ?? from;
    const flight = this.#moves.fly({ face, down: false }, from, to).then(() => {
      if (hand) hand.add(face);
      else ingenuity?.add(face);
    });
    this.#loose.push(flight);
    if (!hand) await this.#landed();
  }

  async tileUncovered({ cell, face }: Of<'tileUncovered'>): Promise<void> {
    const { fortress, particles } = this.#stage;
    const sprite = fortress.reveal(cell, face);
    if (!sprite) return;
    const { x, y } = fortress.middleOf(cell);
    particles.burst({
      frame: 'light',
      count: 1,
      x,
      y,
      speed: [0, 0],
      size: [TILE_SIZE.width * fortress.grid.scale * 1.2, TILE_SIZE.width * fortress.grid.scale * 3],
      life: [520, 520],
      tint: 0xffe9b0,
    });
    this.#beside.push(this.#motion.run({ duration: 240, apply: (t) => sprite.setFaceAlpha(t) }));
  }

  async shrineTaken({ player }: Of<'shrineTaken'>): Promise<void> {
    const { plates, particles } = this.#stage;
    const to = plates[player]?.shrineTarget;
    if (!to) return;
    const season = this.#stage.realms[player]?.season ?? 'spring';
    await this.#moves.flyIcon(`roof-${season}`, this.#stage.middle, to, 30);
    particles.burst({ frame: 'sparkle', count: 8, ...to, speed: [30, 90], size: [10, 3], life: [300, 520] });
  }

  async tileDiscarded(event: Of<'tileDiscarded'>): Promise<void> {
    const { player, face, from, cell, vp } = event;
    await this.#landed();
    const { hands, realms, fortress, plates, points } = this.#stage;
    const realm = realms[player];
    let start: TilePose = { x: 0, y: 0, scale: fortress.grid.scale };
    if (from === 'hand') start = hands[player]?.remove(face) ?? start;
    else if (from === 'realm' && realm && cell !== undefined) {
      start = this.#moves.spotOf(realm.topTile(cell), start);
      realm.removeTop(cell);
    } else if (cell !== undefined) {
      start = this.#moves.spotOf(fortress.topTile(cell), start);
      fortress.remove(cell);
      this.#moves.crumble(start);
    }
    const middle = this.#moves.middleOf(start);
    const gone = this.#moves.flyAway(face, start);
    const target = plates[player];
    if (vp > 0 && target) {
      const size = Math.max(24, 60 * start.scale);
      await Promise.all([
        gone,
        points.fly(vp, middle, target.target, size).then(() => this.#moves.tick(player, vp)),
      ]);
    } else await gone;
  }

  async tilePlaced({ player, cell, face }: Of<'tilePlaced'>): Promise<void> {
    await this.#landed();
    const { hands, realms } = this.#stage;
    const realm = realms[player];
    if (!realm) return;
    const from = hands[player]?.remove(face) ?? realm.spotFor(cell);
    await this.#moves.fly({ face, down: false }, from, realm.spotFor(cell));
    await this.#moves.land(realm, cell, realm.put(cell, face));
  }

  async setLocked({ player, cells, set }: Of<'setLocked'>): Promise<void> {
    const { realms, particles, plates, points } = this.#stage;
    const realm = realms[player];
    if (!realm) return;
    await Promise.all(cells.map((cell, index) => this.#moves.flip(realm, cell, index * STAGGER)));
    const middles = cells.map((cell) => realm.middleOf(cell));
    const centre = {
      x: middles.reduce((sum, { x }) => sum + x, 0) / middles.length,
      y: middles.reduce((sum, { y }) => sum + y, 0) / middles.length,
    };
    const wide = TILE_SIZE.width * realm.grid.scale;
    particles.burst({
      frame: 'ring',
      count: 1,
      ...centre,
      speed: [0, 0],
      size: [wide, wide * 5],
      life: [620, 620],
      alpha: 0.8,
    });
    const plate = plates[player];
    if (!plate) return;
    const size = Math.max(26, 90 * realm.grid.scale);
    const flight = points.fly(set.vp, centre, plate.target, size);
    this.#beside.push(flight.then(() => this.#moves.tick(player, set.vp)));
  }

  async shrineBuilt({ player, cell }: Of<'shrineBuilt'>): Promise<void> {
    const realm = this.#stage.realms[player];
    if (!realm) return;
    const roof = realm.roof(cell);
    const { x, y, scaleX: scale } = roof;
    const height = TILE_SIZE.height * realm.grid.scale;
    await this.#motion.run({
      duration: 300,
      ease: 'Quad.In',
      apply: (t) => {
        roof.setPosition(x, y - height * 1.3 * (1 - t)).setAlpha(Math.min(1, t * 3));
      },
    });
    this.#moves.dust(realm, cell);
    this.#stage.particles.burst({
      frame: 'sparkle',
      count: 10,
      x,
      y: y - height * 0.4,
      speed: [40, 130],
      size: [height * 0.25, 3],
      life: [350, 650],
    });
    await this.#motion.run({
      ...PULSE,
      duration: 90,
      apply: (t) => {
        roof.setScale(scale * (1 + 0.06 * t), scale * (1 - 0.1 * t));
      },
    });
  }

  async spiritActivated({ player, spirit, pay }: Of<'spiritActivated'>): Promise<void> {
    const { spirits, plates, realms } = this.#stage;
    const plate = plates[player];
    if (pay === 'shrine' && plate) {
      await this.#moves.flyIcon(
        `roof-${realms[player]?.season ?? 'spring'}`,
        plate.shrineTarget,
        this.#stage.middle,
        26,
      );
    }
    await spirits.show(spirit, this.#stage.boxOf(player));
  }

  async tileTurned({ player, cell }: Of<'tileTurned'>): Promise<void> {
    const realm = this.#stage.realms[player];
    if (realm) await this.#moves.flip(realm, cell, 0);
  }

  async tileMoved({ player, from, to }: Of<'tileMoved'>): Promise<void> {
    const realm = this.#stage.realms[player];
    const sprite = realm?.topTile(from);
    if (!realm || !sprite) return;
    const { top, down } = sprite.look;
    const face = typeof top === 'number' ? top : undefined;
    const start = this.#moves.spotOf(sprite, realm.spotFor(to));
    realm.removeTop(from);
    await this.#moves.fly({ face, down }, start, realm.spotFor(to));
    await this.#moves.land(realm, to, realm.put(to, face ?? DOWN));
  }

  async shrineMoved({ player, from, to }: Of<'shrineMoved'>): Promise<void> {
    const realm = this.#stage.realms[player];
    if (!realm) return;
    const start = { x: realm.roof(from).x, y: realm.roof(from).y };
    realm.hideRoof(from);
    const roof = realm.roof(to);
    const end = { x: roof.x, y: roof.y };
    const arc = TILE_SIZE.height * realm.grid.scale * 0.7;
    roof.setDepth(1e6);
    await this.#motion.run({
      duration: TRAVEL * 1.3,
      ease: 'Cubic.InOut',
      apply: (t) => {
        const height = between(start.y, end.y, t) - arc * Math.sin(Math.PI * t);
        roof.setPosition(between(start.x, end.x, t), height);
      },
    });
    realm.roof(to);
    this.#moves.dust(realm, to);
    await this.#motion.wait(REACT);
  }

  async tokenTaken({ player }: Of<'tokenTaken'>): Promise<void> {
    const to = this.#stage.plates[player]?.tokenTarget ?? this.#stage.middle;
    await this.#stage.sky.summon(to, 30);
  }

  lastRound(): Promise<void> {
    return this.#stage.sky.lastRound();
  }

  turnEnded(): Promise<void> {
    return this.#landed();
  }

  turnBegun(): Promise<void> {
    return this.#motion.wait(REACT);
  }

  async gameEnded(): Promise<void> {
    for (let i = 0; i < 4; i++) {
      for (const realm of this.#stage.realms) {
        const { x, y, width, height } = realm.place.scroll;
        this.#stage.particles.burst({
          frame: 'sparkle',
          count: 7,
          x: x + width / 2,
          y: y + height * 0.3,
          spread: [width * 0.45, height * 0.3],
          speed: [10, 40],
          angle: [0.25, 0.1],
          size: [6, 20],
          life: [700, 1200],
        });
      }
      await this.#motion.wait(160);
    }
    await this.#motion.wait(400);
  }
}
