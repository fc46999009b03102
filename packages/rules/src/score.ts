/** The final score, with where every point came from (§9). */
import { at } from '@mahjong-fortress/base/assert';
import type { DragonId } from './cards.ts';
import { TOKEN_VP } from './countdown.ts';
import type { DragonLine } from './dragons/dragon.ts';
import { DRAGONS } from './dragons/index.ts';
import type { Game, LockedSet } from './game.ts';
import { cellsWhere, isFaceDown, type Realm, type RealmCell, shrineCells, stackHeight } from './realm.ts';
import { shrineVp } from './shrine.ts';

export interface ShrineScore {
  readonly cell: RealmCell;
  readonly tier: number;
  readonly vp: number;
}

export interface DragonScore {
  readonly id: DragonId;
  readonly vp: number;
  readonly lines: readonly DragonLine[];
}

export interface Score {
  readonly sets: readonly LockedSet[];
  /** VP for tiles discarded by the Discard action. */
  readonly discards: number;
  readonly shrines: readonly ShrineScore[];
  readonly tokens: { readonly count: number; readonly vp: number };
  readonly dragons: readonly DragonScore[];
  readonly total: number;
  /** Stacks whose top tile lies face down: what breaks a tie. */
  readonly faceDownStacks: number;
}

function sum(list: readonly { readonly vp: number }[]): number {
  return list.reduce((total, { vp }) => total + vp, 0);
}

/** The realms that a player compares with: the left neighbour plays next, the right one has played; two compare once. */
export function neighbourRealms(game: Game, player: number): Realm[] {
  const { players } = game;
  const realm = (index: number) => at(players, (index + players.length) % players.length).realm;
  if (players.length === 1) return [];
  return players.length === 2 ? [realm(player + 1)] : [realm(player + 1), realm(player - 1)];
}

function shrineScores(realm: Realm): ShrineScore[] {
  return shrineCells(realm).map((cell) => {
    const tier = stackHeight(realm, cell);
    return { cell, tier, vp: shrineVp(tier) };
  });
}

function dragonScores(game: Game, player: number): DragonScore[] {
  const { realm } = at(game.players, player);
  const neighbours = neighbourRealms(game, player);
  return game.options.dragons.map((id) => {
    const lines = DRAGONS[id].score(realm, neighbours);
    return { id, vp: sum(lines), lines };
  });
}

/** What a player would score if the game ended now. */
export function scoreOf(game: Game, player: number): Score {
  const { realm, vp, sets, tokens } = at(game.players, player);
  const shrines = shrineScores(realm);
  const dragons = dragonScores(game, player);
  const tokensVp = tokens * TOKEN_VP;
  return {
    sets,
    discards: vp - sum(sets),
    shrines,
    tokens: { count: tokens, vp: tokensVp },
    dragons,
    total: vp + sum(shrines) + tokensVp + sum(dragons),
    faceDownStacks: cellsWhere(realm, isFaceDown).length,
  };
}

export interface PlayerStanding {
  readonly player: number;
  /** 1 for the winner; players who are still tied after the tie-break share a place. */
  readonly place: number;
  readonly score: Score;
}

function isAhead(a: Score, b: Score): boolean {
  return a.total > b.total || (a.total === b.total && a.faceDownStacks > b.faceDownStacks);
}

/** The players in the order of their scores. */
export function standings(game: Game): PlayerStanding[] {
  const scores = game.players.map((_, player) => scoreOf(game, player));
  return scores
    .map((score, player) => ({
      player,
      score,
      place: 1 + scores.filter((other) => isAhead(other, score)).length,
    }))
    .sort((a, b) => a.place - b.place || a.player - b.player);
}
