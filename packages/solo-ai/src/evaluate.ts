/** The value function: how good a position is for a player, in victory points. */
import {
  BY_KIND,
  DRAGONS,
  eachGroup,
  FACES,
  type Fortress,
  type Game,
  hasFreeLongSide,
  KINDS,
  kindIndexOf,
  neighbourRealms,
  neighboursOf,
  type Player,
  type Realm,
  SHRINE,
  scoreOf,
  seatCount,
  shrineVp,
  TOKEN_VP,
  takesTile,
  topTier,
} from '@mahjong-fortress/rules';
import type { Weights } from './weights.ts';

const FIRST_SPECIAL = 3;
/** Tiles a turn takes off the fortress, on the average of decent play. */
const TILES_PER_TURN = 1.75;

/** Tiles of each kind in a full set, by index of KINDS. */
const KIND_TOTALS: readonly number[] = KINDS.map(
  (kind) => 4 * FACES.filter((face) => face.kind === kind).length,
);

function at(list: readonly number[], index: number): number {
  return list[Math.min(index, list.length - 1)] ?? 0;
}

/** How many turns each player still has, roughly. */
function turnsLeft(game: Game): number {
  const seats = seatCount(game);
  let above = 0;
  for (const stack of game.fortress.stacks) if (stack.length > 1) above += stack.length - 1;
  return above / (TILES_PER_TURN * seats) + game.track / seats + 0.5;
}

/** How many tiles of each kind are still to come, covered ones counted because everyone can count them. */
function tilesToCome(game: Game): number[] {
  const left = [...KIND_TOTALS];
  const gone = (face: number) => {
    const kind = kindIndexOf(face);
    left[kind] = (left[kind] ?? 0) - 1;
  };
  for (const { realm, discarded } of game.players) {
    for (const stack of realm.stacks) for (const face of stack) gone(face);
    for (const face of discarded) gone(face);
  }
  for (const face of game.turn.hand) gone(face);
  for (const face of game.ingenuity?.tiles ?? []) gone(face);
  return left;
}

const MAX_CELLS = 144;
const groupAt = new Int32Array(MAX_CELLS);
const groupSize = new Int32Array(MAX_CELLS);
const reach = new Int32Array(KINDS.length);

/** What lies open in a realm and may become sets and shrines; scaled by how much time there is. */
function promise(realm: Realm, left: readonly number[], weights: Weights): number {
  const { tops, stacks } = realm;
  const neighbours = neighboursOf(realm);
  let value = 0;
  let groups = 0;
  groupAt.fill(0, 0, tops.length);
  eachGroup(realm, BY_KIND, 1, (cells, size) => {
    groups++;
    groupSize[groups] = size;
    const special = (BY_KIND[tops[cells[0] as number] as number] as number) >= FIRST_SPECIAL;
    value += at(weights.group, size) * (special ? weights.special : 1);
    for (let i = 0; i < size; i++) {
      const cell = cells[i] as number;
      groupAt[cell] = groups;
      value += ((stacks[cell]?.length ?? 1) - 1) * weights.height;
    }
  });

  reach.fill(1);
  let room = 0;
  for (let cell = 0; cell < tops.length; cell++) {
    if (!takesTile(tops[cell] as number)) continue;
    room++;
    value += (stacks[cell]?.length ?? 0) * weights.base;
    const around = neighbours[cell] as readonly number[];
    for (let a = 0; a < around.length; a++) {
      const group = groupAt[around[a] as number] as number;
      if (group === 0) continue;
      const kind = BY_KIND[tops[around[a] as number] as number] as number;
      let size = 1;
      for (let b = 0; b < around.length; b++) {
        const other = groupAt[around[b] as number] as number;
        if (other === 0 || BY_KIND[tops[around[b] as number] as number] !== kind) continue;
        let counted = false;
        for (let c = 0; c < b; c++) if (groupAt[around[c] as number] === other) counted = true;
        if (!counted) size += groupSize[other] as number;
      }
      if (size > (reach[kind] as number)) reach[kind] = size;
    }
  }
  for (let kind = 0; kind < KINDS.length; kind++) {
    if ((left[kind] as number) <= 0) continue;
    value += at(weights.reach, reach[kind] as number) * (kind >= FIRST_SPECIAL ? weights.special : 1);
  }
  for (let cell = 1; cell <= Math.min(room, weights.room.length - 1); cell++)
    value += weights.room[cell] as number;
  return value;
}

function shrinesValue(realm: Realm): number {
  let value = 0;
  for (let cell = 0; cell < realm.tops.length; cell++) {
    if (realm.tops[cell] === SHRINE) value += shrineVp(realm.stacks[cell]?.length ?? 0);
  }
  return value;
}

function supplyValue(player: Player, weights: Weights): number {
  let value = 0;
  for (let shrine = 1; shrine <= player.shrines; shrine++) value += at(weights.supply, shrine);
  return value;
}

function dragonsValue(game: Game, index: number): number {
  const { realm } = game.players[index] as Player;
  const neighbours = neighbourRealms(game, index);
  let value = 0;
  for (const id of game.options.dragons) {
    for (const { vp } of DRAGONS[id].score(realm, neighbours)) value += vp;
  }
  return value;
}

/** Pairs that the next player could take: an available tile of the top tier with an identical available one. */
function openPairs(game: Game): number {
  const { fortress } = game;
  const top = topTier(fortress);
  const onTop = new Uint8Array(FACES.length);
  const open = new Uint8Array(FACES.length);
  for (let cell = 0; cell < fortress.stacks.length; cell++) {
    const stack = fortress.stacks[cell] as readonly number[];
    const face = stack[stack.length - 1];
    if (face === undefined || face < 0 || !hasFreeLongSide(fortress, cell)) continue;
    open[face] = (open[face] as number) + 1;
    if (stack.length === top) onTop[face] = 1;
  }
  let pairs = 0;
  for (let face = 0; face < open.length; face++) if (onTop[face] && (open[face] as number) > 1) pairs++;
  return pairs;
}

/** Asks the value of many positions of one turn; what is the same for all of them is looked up once. */
export type Valuation = (game: Game) => number;

export function valuationFor(start: Game, player: number, weights: Weights): Valuation {
  const left = tilesToCome(start);
  // Most positions of a turn share their fortress, so what it says is looked up only when it changes.
  let fortress: Fortress | undefined;
  let track = Number.NaN;
  let late = 1;
  let gift = 0;
  return (game) => {
    if (game.over) return scoreOf(game, player).total;
    if (game.fortress !== fortress || game.track !== track) {
      fortress = game.fortress;
      track = game.track;
      late = Math.min(1, turnsLeft(game) / weights.horizon);
      gift = weights.gift === 0 ? 0 : weights.gift * Math.min(3, openPairs(game));
    }
    const mine = game.players[player] as Player;
    const dragons = game.options.dragons.length > 0 ? dragonsValue(game, player) : 0;
    return (
      mine.vp +
      mine.tokens * TOKEN_VP +
      shrinesValue(mine.realm) +
      late * (promise(mine.realm, left, weights) + supplyValue(mine, weights)) +
      (1 - late * (1 - weights.dragon)) * dragons -
      gift
    );
  };
}

/** What deciding the game is worth beside the points. */
const WIN_VP = 4;

/** How far a player is ahead of the best opponent; alone, how many points there are. */
export function leadOf(game: Game, player: number, weights: Weights): number {
  const values = game.players.map((_, index) => valuationFor(game, index, { ...weights, gift: 0 })(game));
  const mine = values[player] as number;
  if (values.length === 1) return mine;
  const best = Math.max(...values.filter((_, index) => index !== player));
  return mine - best + (game.over ? WIN_VP * Math.sign(mine - best) : 0);
}
