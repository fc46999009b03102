/** The value function: how good a position is for a player, in victory points. */
import {
  COPIES,
  FACES,
  type Fortress,
  type Game,
  KINDS,
  kindIndexOf,
  type Player,
  type Realm,
  SHRINE,
  scoreOf,
  shrineVp,
  TOKEN_VP,
} from '@mahjong-fortress/rules';
import { dragonsVp } from './dragons-vp.ts';
import { kindsToCome, MARKS_BY_KIND, type Memory, makeMemory, recalled } from './memory.ts';
import { isExperienced, outlookIn, outlooksOf, plansTurns } from './outlook.ts';
import { openPairs } from './pairs.ts';
import { isSpecialIndex, surveyRealm } from './survey.ts';
import { turnsLeft, weightOfLater } from './turns-left.ts';
import { type Weights, weightAt } from './weights.ts';

/** Tiles of each kind in a full set, by index of KINDS. */
const KIND_TOTALS: readonly number[] = KINDS.map(
  (kind) => COPIES * FACES.filter((face) => face.kind === kind).length,
);

/** How many tiles of each kind are still to come, covered ones counted because everyone can count them. */
export function tilesToCome(game: Game): number[] {
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

/** What lies open in a realm and may become sets and shrines; scaled by how much time there is. */
function promiseOf(realm: Realm, left: readonly number[], weights: Weights): number {
  let value = 0;
  let room = 0;
  surveyRealm(realm, {
    group: (kind, size) => {
      value += weightAt(weights.group, size) * (isSpecialIndex(kind) ? weights.special : 1);
    },
    raised: (tiers) => {
      value += tiers * weights.height;
    },
    free: (height) => {
      room++;
      value += height * weights.base;
    },
    reach: (kind, size) => {
      if ((left[kind] as number) <= 0) return;
      value += weightAt(weights.reach, size) * (isSpecialIndex(kind) ? weights.special : 1);
    },
  });
  for (let cell = 1; cell <= Math.min(room, weights.room.length - 1); cell++)
    value += weights.room[cell] as number;
  return value;
}

const memories = new WeakMap<Weights, Memory>();

function memoryOf(weights: Weights): Memory {
  const known = memories.get(weights);
  if (known) return known;
  const memory = makeMemory(MARKS_BY_KIND);
  memories.set(weights, memory);
  return memory;
}

function shrinesValue(realm: Realm): number {
  let value = 0;
  for (let cell = 0; cell < realm.tops.length; cell++) {
    if (realm.tops[cell] === SHRINE) value += shrineVp(realm.stacks[cell]?.length ?? 0);
  }
  return value;
}

/** Points that nobody can take away any more, the Dragon cards apart. */
export function pointsOf({ vp, tokens, realm }: Player): number {
  return vp + tokens * TOKEN_VP + shrinesValue(realm);
}

function supplyValue(player: Player, weights: Weights): number {
  let value = 0;
  for (let shrine = 1; shrine <= player.shrines; shrine++) value += weightAt(weights.supply, shrine);
  return value;
}

/** Asks the value of many positions of one turn; what is the same for all of them is looked up once. */
export type Valuation = (game: Game) => number;

/** What a position is worth to a player, whoever moves next; `left` says how many tiles of each kind are to come. */
function worthFor(player: number, weights: Weights, left: readonly number[]): Valuation {
  const toCome = kindsToCome(left);
  const memory = memoryOf(weights);
  // Most positions of a turn share their fortress, so what it says is looked up only when it changes.
  let fortress: Fortress | undefined;
  let track = Number.NaN;
  let late = 1;
  return (game) => {
    if (game.over) return scoreOf(game, player).total;
    if (game.fortress !== fortress || game.track !== track) {
      fortress = game.fortress;
      track = game.track;
      late = weightOfLater(turnsLeft(game), weights);
    }
    const mine = game.players[player] as Player;
    const promise = recalled(memory, [mine.realm], toCome, () => promiseOf(mine.realm, left, weights));
    return (
      pointsOf(mine) +
      late * (promise + supplyValue(mine, weights)) +
      (1 - late * (1 - weights.dragon)) * dragonsVp(game, player, game.options.dragons)
    );
  };
}

/** What a position after a turn is worth to the player who played it. */
export function valuationFor(start: Game, player: number, weights: Weights): Valuation {
  const worth = worthFor(player, weights, tilesToCome(start));
  let fortress: Fortress | undefined;
  let gift = 0;
  return (game) => {
    if (weights.gift === 0 || game.over) return worth(game);
    if (game.fortress !== fortress) {
      fortress = game.fortress;
      gift = weights.gift * Math.min(3, openPairs(game.fortress));
    }
    return worth(game) - gift;
  };
}

/** How positions of a turn are valued, asked where the turn begins. */
export type Appraisal = (start: Game, player: number) => Valuation;

export function promisedAppraisal(weights: Weights): Appraisal {
  return (start, player) => valuationFor(start, player, weights);
}

/** As experience has it, where there is enough of it to plan turns by; elsewhere promises are weighed. */
export function learnedAppraisal(weights: Weights): Appraisal {
  return (start, player) => {
    if (!plansTurns(start)) return valuationFor(start, player, weights);
    const outlook = outlookIn(start, player, tilesToCome(start));
    return (game) =>
      game.over ? scoreOf(game, player).total : pointsOf(game.players[player] as Player) + outlook(game);
  };
}

/** What deciding the game is worth beside the points. */
const WIN_VP = 4;

/** What a position is worth to each player. */
export type Worth = (game: Game) => readonly number[];

/** As those see it who weigh what a realm promises. */
export function promisedWorth(weights: Weights): Worth {
  return (game) => {
    const left = tilesToCome(game);
    return game.players.map((_, player) => worthFor(player, weights, left)(game));
  };
}

/** As experience has it, where there is any; elsewhere promises are weighed. */
export function learnedWorth(weights: Weights): Worth {
  const promised = promisedWorth(weights);
  return (game) => {
    // At the end there is nothing to promise, only the score.
    if (game.over || !isExperienced(game)) return promised(game);
    const outlooks = outlooksOf(game, tilesToCome(game));
    return game.players.map((player, index) => pointsOf(player) + (outlooks[index] as number));
  };
}

/** How far a player is ahead of the best opponent; alone, how many points there are. */
export function leadOf(game: Game, player: number, worth: Worth): number {
  const values = worth(game);
  const mine = values[player] as number;
  if (values.length === 1) return mine;
  const best = Math.max(...values.filter((_, index) => index !== player));
  return mine - best + (game.over ? WIN_VP * Math.sign(mine - best) : 0);
}
