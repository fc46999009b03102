/** What the pointer can carry: a tile from the hand, a tile or a shrine of the own realm. */
import { TILE_SIZE } from '../../art/tile.ts';
import type { TableSpot } from '../contract.ts';
import type { Point } from '../layout/geometry.ts';
import type { Stage } from '../views/stage.ts';
import { chosenLift, type TileLook } from '../views/tile-sprite.ts';

export interface Carried {
  moveTo(point: Point): void;
  release(): void;
}

function carriedTile({ air }: Stage, look: TileLook, scale: number): Carried {
  const sprite = air.take();
  sprite.dress(look);
  sprite.scale = scale;
  sprite.setAloft();
  return {
    moveTo({ x, y }) {
      sprite.x = x - (TILE_SIZE.width / 2) * scale;
      sprite.y = y - (TILE_SIZE.height / 2) * scale;
      sprite.lift = chosenLift(scale);
      sprite.pose();
    },
    release: () => air.give(sprite),
  };
}

function carriedRoof(stage: Stage, player: number, cell: number): Carried | undefined {
  const realm = stage.realms[player];
  const roof = stage.roofOf(player, cell);
  if (!realm || !roof) return undefined;
  // It is drawn from its foot, which stays as far from the pointer as it was from the middle of its cell.
  const foot = roof.y - realm.middleOf(cell).y - chosenLift(realm.grid.scale);
  return {
    moveTo: ({ x, y }) => void roof.setPosition(x, y + foot),
    release: () => roof.destroy(),
  };
}

function fromHand(stage: Stage, index: number): Carried | undefined {
  const hand = stage.hands[stage.me];
  const face = hand?.face(index);
  if (!hand || face === undefined) return undefined;
  hand.setHeld(index);
  const scale = stage.realms[stage.me]?.grid.scale ?? 1;
  const tile = carriedTile(stage, { top: face, down: false, tier: 3 }, scale);
  return {
    moveTo: tile.moveTo,
    release() {
      tile.release();
      hand.setHeld(undefined);
    },
  };
}

function fromRealm(stage: Stage, player: number, cell: number): Carried | undefined {
  const realm = stage.realms[player];
  const top = realm?.topTile(cell);
  if (!realm || !top) return undefined;
  return carriedRoof(stage, player, cell) ?? carriedTile(stage, top.look, realm.grid.scale);
}

/** What a drag takes up, if the marks say that it may. */
export function carriedFrom(stage: Stage, spot: TableSpot): Carried | undefined {
  if (spot.type === 'hand' && stage.marks?.hand) return fromHand(stage, spot.index);
  if (spot.type === 'realm' && stage.marks?.sources.has(spot.cell))
    return fromRealm(stage, spot.player, spot.cell);
  return undefined;
}
