export type { Action, Payment } from './action.ts';
export * from './action-notation.ts';
export * from './cards.ts';
export { cellFromName, cellName, type GridSize } from './cell-name.ts';
export { isCountdownOpen, isLastRound, TOKEN_VP, tokensOnTrack } from './countdown.ts';
export { DRAGONS } from './dragons/index.ts';
export { DAILY, drawOfDay } from './draw-of-day.ts';
export type { GameEvent } from './event.ts';
export {
  type Fortress,
  type FortressCell,
  hasFreeLongSide,
  heightAt,
  isAvailable,
  topFace,
  topTier,
} from './fortress.ts';
export {
  activePlayer,
  type Draft,
  draftOf,
  type Game,
  isIngenuityTurn,
  isSolo,
  type LockedSet,
  newTurn,
  PLAYER_COUNTS,
  type Player,
  type PlayerCount,
  seatCount,
  type Turn,
} from './game.ts';
export { type IngenuityPlan, type IngenuityStep, planIngenuity } from './ingenuity.ts';
export { LIMITS } from './limits.ts';
export { lockedSet, mandatorySets, mostLocked, shrinesOn } from './lock.ts';
export { namedSet } from './lockable.ts';
export { mahjongFortress } from './mahjong-fortress.ts';
export { type Phase, phaseOf } from './phase.ts';
export { activations, advance, legalActions, plainActions, play, refusalOf } from './play.ts';
export { makePosition, parsePosition } from './position.ts';
export {
  handicapOf,
  RANK_FROM,
  RANKS,
  type Rank,
  rankAfter,
  rankFor,
  soloRank,
} from './rank.ts';
export {
  BY_KIND,
  BY_NUMBER,
  cellsWhere,
  DOWN,
  EMPTY,
  eachGroup,
  type Grouping,
  groupAround,
  hasRoom,
  isFaceDown,
  isFaceUp,
  neighboursOf,
  REALM_SIZE,
  type Realm,
  type RealmCell,
  SHRINE,
  stackHeight,
  type Top,
  takesTile,
  topAt,
  withTile,
} from './realm.ts';
export * from './refusal.ts';
export * from './score.ts';
export { type CardChoice, dragonsFor, type FortressIdentity, gameFromSetup, type Setup } from './setup.ts';
export { shrineVp } from './shrine.ts';
export type { Effect } from './spirits/index.ts';
export { changesTaking, firstTiles } from './taking.ts';
export * from './tile.ts';
export * from './view.ts';
export { makeView, parseView } from './view-notation.ts';
