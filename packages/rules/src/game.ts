/** The state of a game: plain data, so that it can be stored, compared and sent as JSON. */
import { at } from '@mahjong-fortress/base/assert';
import type { DragonId, SpiritId } from './cards.ts';
import type { Fortress, FortressCell } from './fortress.ts';
import type { Realm, RealmCell } from './realm.ts';
import type { Effect } from './spirits/index.ts';
import type { Face, Kind } from './tile.ts';

export const PLAYER_COUNTS = [1, 2, 3, 4] as const;
export type PlayerCount = (typeof PLAYER_COUNTS)[number];

/** What was decided before the first turn and never changes. */
interface GameOptions {
  readonly players: PlayerCount;
  readonly firstPlayer: number;
  readonly spirits: readonly SpiritId[];
  readonly dragons: readonly DragonId[];
}

/** A set that was locked, as it was scored. */
export interface LockedSet {
  /** Beauty locks tiles of several factions, which share only their number. */
  readonly kind: Kind | 'number';
  readonly size: number;
  readonly vp: number;
}

export interface Player {
  readonly realm: Realm;
  /** Shrines in the player's own supply. */
  readonly shrines: number;
  /** Countdown tokens taken. */
  readonly tokens: number;
  /** Victory points collected so far, without what is counted at the end. */
  readonly vp: number;
  readonly sets: readonly LockedSet[];
  /** Tiles out of the game, face down beside the realm; everyone saw their faces. */
  readonly discarded: readonly Face[];
}

/** The set just locked, while its owner may build shrines on it. */
interface Building {
  readonly cells: readonly RealmCell[];
  readonly left: number;
}

/** The facts of the running turn; its phase follows from them. */
export interface Turn {
  /** Whose turn it is; in a solo game the Dragon of Ingenuity sits at index 1. */
  readonly player: number;
  /** The first tile, once the action has begun. */
  readonly first: { readonly cell: FortressCell; readonly face: Face } | undefined;
  /** The action is complete: what was taken can be placed. */
  readonly finished: boolean;
  /** Tiles taken and not yet placed. */
  readonly hand: readonly Face[];
  /** Tiles that count as taken this turn, in that order (R23). */
  readonly taken: readonly Face[];
  readonly activated: SpiritId | undefined;
  /** Lightness: a tile with a free short side has been taken (R11). */
  readonly lightnessMet: boolean;
  /** What a Spirit has begun and the player must still carry out. */
  readonly effect: Effect | undefined;
  /** The sets that must be locked now. */
  readonly waiting: readonly (readonly RealmCell[])[];
  readonly building: Building | undefined;
  /** Cells whose top tile was locked this turn. */
  readonly locked: readonly RealmCell[];
}

/** The Dragon of Ingenuity of a solo game (§10): no realm, no points. */
interface Ingenuity {
  readonly tiles: readonly Face[];
  readonly tokens: number;
  /** The kinds that the player took in the last turn, the first one first (R23). */
  readonly follows: readonly Kind[];
}

export interface Game {
  readonly options: GameOptions;
  readonly fortress: Fortress;
  /** Shrines in the common supply. */
  readonly shrines: number;
  /** Countdown tokens on the track, and in the pile. */
  readonly track: number;
  readonly pile: number;
  readonly players: readonly Player[];
  readonly ingenuity: Ingenuity | undefined;
  readonly round: number;
  readonly turn: Turn;
  readonly over: boolean;
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/**
 * A copy of a game that an action may change: the game, its turn and the player whose turn it is.
 * The lists inside are shared with the original, so they are replaced and never changed.
 */
export interface Draft extends Mutable<Game> {
  turn: Mutable<Turn>;
  players: Player[];
}

export function draftOf(game: Game): Draft {
  const { turn } = game;
  return {
    options: game.options,
    fortress: game.fortress,
    shrines: game.shrines,
    track: game.track,
    pile: game.pile,
    players: game.players.slice(),
    ingenuity: game.ingenuity,
    round: game.round,
    turn: {
      player: turn.player,
      first: turn.first,
      finished: turn.finished,
      hand: turn.hand,
      taken: turn.taken,
      activated: turn.activated,
      lightnessMet: turn.lightnessMet,
      effect: turn.effect,
      waiting: turn.waiting,
      building: turn.building,
      locked: turn.locked,
    },
    over: game.over,
  };
}

/** The one empty list: most lists of a turn are empty most of the time. */
export const NOTHING: readonly never[] = [];

export function newTurn(player: number): Mutable<Turn> {
  return {
    player,
    first: undefined,
    finished: false,
    hand: NOTHING,
    taken: NOTHING,
    activated: undefined,
    lightnessMet: false,
    effect: undefined,
    waiting: NOTHING,
    building: undefined,
    locked: NOTHING,
  };
}

/** The player whose turn it is. */
export function activePlayer(game: Game): Player {
  return at(game.players, game.turn.player);
}

/** Replaces facts of the player whose turn it is. */
export function changePlayer(draft: Draft, facts: Partial<Player>): void {
  const player = activePlayer(draft);
  draft.players[draft.turn.player] = {
    realm: facts.realm ?? player.realm,
    shrines: facts.shrines ?? player.shrines,
    tokens: facts.tokens ?? player.tokens,
    vp: facts.vp ?? player.vp,
    sets: facts.sets ?? player.sets,
    discarded: facts.discarded ?? player.discarded,
  };
}

export function isSolo(game: Game): boolean {
  return game.options.players === 1;
}

export function isIngenuityTurn(game: Game): boolean {
  return isSolo(game) && game.turn.player === 1;
}

/** Who takes turns: the players, and in a solo game the Dragon. */
export function seatCount(game: Game): number {
  return isSolo(game) ? 2 : game.options.players;
}

/** All tiles of the turn are placed, so that nothing stands between the player and locking. */
export function isAllPlaced(turn: Turn): boolean {
  return turn.finished && turn.hand.length === 0;
}
