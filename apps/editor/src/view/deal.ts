/** A random deal on a fortress, and what a first player would find on the table. */
import { type Layout, makePicture } from '@mahjong-fortress/layouts-schema';
import { type Fortress, firstTiles, gameFromSetup, isAvailable, topFace } from '@mahjong-fortress/rules';
import { openPairs } from '@mahjong-fortress/solo-ai';
import { AVAILABLE_RIM, faceArt } from './face-art.ts';

export interface Deal {
  readonly fortress: Fortress;
  readonly free: number;
  /** Free tiles of the top tier: the first of a turn comes from there. */
  readonly freeOnTop: number;
  /** Different pairs to begin with, as the balance report counts them. */
  readonly pairs: number;
}

/** Undefined when the layout cannot be dealt. */
export function dealOn(rows: Layout['rows'], seed: string): Deal | undefined {
  // How many players there are changes nothing about the deal.
  const game = gameFromSetup({ layout: rows, seed, players: 2 });
  if (!game.ok) return undefined;
  const { fortress } = game.value;
  const free = fortress.stacks.flatMap((_, cell) => (isAvailable(fortress, cell) ? [cell] : []));
  return {
    fortress,
    free: free.length,
    freeOnTop: firstTiles(fortress).length,
    pairs: openPairs(fortress),
  };
}

/** How many pairs the first player finds on average. */
export function meanPairs(rows: Layout['rows'], deals: number): number {
  const counts = Array.from({ length: deals }, (_, number) => dealOn(rows, `mean ${number}`)?.pairs ?? 0);
  return counts.reduce((sum, count) => sum + count, 0) / deals;
}

export function dealPicture(layout: Pick<Layout, 'name' | 'rows'>, { fortress }: Deal): string {
  return makePicture(layout, {
    idPrefix: 'deal',
    faceOf: ({ row, column }) => {
      const cell = row * fortress.columns + column;
      const face = topFace(fortress, cell);
      if (face === undefined) return '';
      return faceArt(face) + (isAvailable(fortress, cell) ? AVAILABLE_RIM : '');
    },
  });
}
