/** What one click can do about a finding, where it is obvious. */
import {
  cellsOnTier,
  checkLayout,
  type Finding,
  type FindingCode,
  isError,
  LAYOUT_LIMITS,
  playersFor,
  tileTotal,
} from '@mahjong-fortress/layouts-schema';
import { type FortressDocument, toDraft, withGrid, withPlayers } from '../document/document.ts';
import type { Grid } from '../document/grid.ts';
import { goalFor } from './goal.ts';
import { withFewerTiles, withMoreTiles, withoutLongRows, withTierOne } from './spreading.ts';

export type FixId = 'spread' | 'take-away' | 'break-row' | 'widen' | 'heighten' | 'other-players';

/** Undefined when it cannot be done after all. */
type Fix = (document: FortressDocument) => FortressDocument | undefined;

function onGrid(change: (grid: Grid, document: FortressDocument) => Grid | undefined): Fix {
  return (document) => {
    const grid = change(document.grid, document);
    return grid && withGrid(document, grid);
  };
}

/** Tier 1 as those players want it for whom it is wrong; the advice for the others may say the opposite. */
function tierOneWhere(
  isWrong: (count: number, range: { readonly min: number; readonly max: number }) => boolean,
): Fix {
  return onGrid((grid, { about }) => {
    const count = cellsOnTier(grid, 1).length;
    const players = about.players.filter((number) => isWrong(count, LAYOUT_LIMITS.tierOneTiles[number]));
    return withTierOne(grid, goalFor(players));
  });
}

const FIXES: Readonly<Record<FixId, Fix>> = {
  spread: onGrid((grid, { about }) =>
    withMoreTiles(grid, LAYOUT_LIMITS.tiles - tileTotal(grid), goalFor(about.players)),
  ),
  'take-away': onGrid((grid, { about }) =>
    withFewerTiles(grid, tileTotal(grid) - LAYOUT_LIMITS.tiles, goalFor(about.players)),
  ),
  'break-row': onGrid((grid, { about }) => withoutLongRows(grid, goalFor(about.players))),
  widen: tierOneWhere((count, { min }) => count < min),
  heighten: tierOneWhere((count, { max }) => count > max),
  'other-players': (document) => withPlayers(document, playersFor(document.grid)),
};

const FIXES_OF: { readonly [code in FindingCode]?: readonly FixId[] } = {
  'too-few-tiles': ['spread'],
  'too-many-tiles': ['take-away'],
  'long-row': ['break-row'],
  'tier-one-few': ['widen', 'other-players'],
  'tier-one-many': ['heighten', 'other-players'],
  'no-players': ['other-players'],
};

/** Whether it does away with what was found, and does no other harm. */
function helps(id: FixId, code: FindingCode, document: FortressDocument): boolean {
  const after = FIXES[id](document);
  if (!after) return false;
  const before = checkLayout(toDraft(document));
  const left = checkLayout(toDraft(after));
  const count = (findings: readonly Finding[], isCounted: (finding: Finding) => boolean) =>
    findings.filter(isCounted).length;
  const isSame = (finding: Finding) => finding.code === code;
  return !left.some(isSame) && count(left, isError) <= count(before, isError);
}

/** Only what really helps is offered. */
export function fixesFor(code: FindingCode, document: FortressDocument): readonly FixId[] {
  // With hardly anything drawn there is no shape yet that could be continued.
  if (tileTotal(document.grid) < 20) return [];
  return (FIXES_OF[code] ?? []).filter((id) => helps(id, code, document));
}

export function applyFix(id: FixId, document: FortressDocument): FortressDocument | undefined {
  return FIXES[id](document);
}
