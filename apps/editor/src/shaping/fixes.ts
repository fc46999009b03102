/** What one click can do about a finding, where it is obvious. */
import {
  cellsOnTier,
  type Finding,
  type FindingCode,
  LAYOUT_LIMITS,
  playersFor,
  tileTotal,
} from '@mahjong-fortress/layouts-schema';
import { type FortressDocument, withGrid, withPlayers } from '../document/document.ts';
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

export function fixesFor({ code }: Finding, grid: Grid): readonly FixId[] {
  // With hardly anything drawn there is no shape yet that could be continued.
  const isBegun = tileTotal(grid) >= 20;
  return isBegun ? (FIXES_OF[code] ?? []) : [];
}

export function applyFix(id: FixId, document: FortressDocument): FortressDocument | undefined {
  return FIXES[id](document);
}
