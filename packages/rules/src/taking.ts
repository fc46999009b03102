/** Taking tiles from the fortress and finishing the action (§4). */
import { assert } from '@mahjong-fortress/base/assert';
import type { SpiritId } from './cards.ts';
import { isCountdownOpen, takeToken } from './countdown.ts';
import type { Emit } from './event.ts';
import { type Fortress, type FortressCell, hasFreeLongSide, heightAt, topFace, topTier } from './fortress.ts';
import { activePlayer, changePlayer, type Draft, type Game } from './game.ts';
import { liftTile, tellUncovered } from './lifting.ts';
import type { RefusalCode } from './refusal.ts';
import { remembering } from './remembering.ts';
import { SPIRITS } from './spirits/index.ts';
import type { TakingRule } from './spirits/spirit.ts';
import type { Face } from './tile.ts';

const DISCARD_VP = 1;

/** Whether a Spirit changes how tiles are taken. */
export function changesTaking(spirit: SpiritId): boolean {
  return SPIRITS[spirit].taking !== undefined;
}

/** The rule of the Spirit that changes how tiles are taken this turn, if one does. */
function takingRule(game: Game): TakingRule | undefined {
  const { activated } = game.turn;
  return activated && SPIRITS[activated].taking;
}

/** Why a cell has no tile that a turn could begin with, whatever its sides. */
function tierRefusal(fortress: Fortress, cell: FortressCell): RefusalCode | undefined {
  const height = heightAt(fortress, cell);
  if (height === 0) return 'no-tile';
  return height === topTier(fortress) ? undefined : 'not-top-tier';
}

function sidesRefusal(fortress: Fortress, cell: FortressCell): RefusalCode | undefined {
  return hasFreeLongSide(fortress, cell) ? undefined : 'sides-blocked';
}

function firstTileRefusal(fortress: Fortress, cell: FortressCell): RefusalCode | undefined {
  return tierRefusal(fortress, cell) ?? sidesRefusal(fortress, cell);
}

function secondTileRefusal(
  game: Game,
  cell: FortressCell,
  first: Face,
  rule: TakingRule | undefined,
): RefusalCode | undefined {
  const { fortress } = game;
  const face = topFace(fortress, cell);
  if (face === undefined) return 'no-tile';
  if (rule) return rule.second(game, cell);
  return face === first ? sidesRefusal(fortress, cell) : 'not-identical';
}

type TakingQuestion = (cell: FortressCell) => RefusalCode | undefined;

/** Asks about tiles of one moment: what is the same for all of them is looked up once. */
function takingQuestion(game: Game): TakingQuestion {
  const { fortress, turn } = game;
  const { first } = turn;
  const rule = takingRule(game);
  if (first) return (cell) => secondTileRefusal(game, cell, first.face, rule);
  if (rule?.first) return (cell) => tierRefusal(fortress, cell) ?? rule.first?.(game, cell);
  return (cell) => firstTileRefusal(fortress, cell);
}

export function takeRefusal(game: Game, cell: FortressCell): RefusalCode | undefined {
  return takingQuestion(game)(cell);
}

function cellsNotRefused({ stacks }: Fortress, refusal: TakingQuestion): FortressCell[] {
  const cells: FortressCell[] = [];
  for (let cell = 0; cell < stacks.length; cell++) if (refusal(cell) === undefined) cells.push(cell);
  return cells;
}

/** What a turn may begin with when no Spirit changes it: however the last tiles were placed, it is the same. */
export const firstTiles = remembering((fortress: Fortress) =>
  cellsNotRefused(fortress, (cell) => firstTileRefusal(fortress, cell)),
);

/** The cells a tile may be taken from now. */
export function takeableCells(game: Game): readonly FortressCell[] {
  if (!game.turn.first && !takingRule(game)?.first) return firstTiles(game.fortress);
  return cellsNotRefused(game.fortress, takingQuestion(game));
}

export function shrineRefusal(game: Game): RefusalCode | undefined {
  const refused = takingRule(game)?.shrine(game);
  if (refused) return refused;
  return game.shrines === 0 ? 'no-common-shrine' : undefined;
}

export function discardRefusal(game: Game): RefusalCode | undefined {
  return takingRule(game)?.discard;
}

export function summonRefusal(game: Game): RefusalCode | undefined {
  const rule = takingRule(game);
  if (rule) return rule.discard;
  return isCountdownOpen(game) ? undefined : 'fortress-too-high';
}

export function takeTile(draft: Draft, cell: FortressCell, emit: Emit): void {
  const { turn } = draft;
  const tier = heightAt(draft.fortress, cell);
  if (takingRule(draft)?.fulfils?.(draft, cell)) turn.lightnessMet = true;
  const face = liftTile(draft, cell);
  const order = turn.first ? 'second' : 'first';
  if (turn.first) turn.finished = true;
  else turn.first = { cell, face };
  // Until the first tile is placed, what is held is what was taken.
  turn.hand = [...turn.taken, face];
  turn.taken = turn.hand;
  emit?.({ type: 'tileTaken', player: turn.player, cell, tier, face, order });
  tellUncovered(draft, cell, emit);
}

export function takeShrine(draft: Draft, emit: Emit): void {
  draft.shrines -= 1;
  changePlayer(draft, { shrines: activePlayer(draft).shrines + 1 });
  draft.turn.finished = true;
  emit?.({ type: 'shrineTaken', player: draft.turn.player });
}

/** R25: the tile just taken is discarded instead; it then counts as discarded, not as taken. */
export function discardFirst(draft: Draft, emit: Emit): void {
  const { turn } = draft;
  assert(turn.first, 'a tile is discarded before one was taken');
  const { face } = turn.first;
  const player = activePlayer(draft);
  changePlayer(draft, { discarded: [...player.discarded, face], vp: player.vp + DISCARD_VP });
  turn.hand = [];
  turn.taken = [];
  turn.finished = true;
  emit?.({ type: 'tileDiscarded', player: turn.player, face, from: 'hand', vp: DISCARD_VP });
}

export function summon(draft: Draft, emit: Emit): void {
  takeToken(draft, emit);
  changePlayer(draft, { tokens: activePlayer(draft).tokens + 1 });
  draft.turn.finished = true;
}
