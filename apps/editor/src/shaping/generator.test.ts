import { cellsOnTier, checkLayout, LAYOUT_LIMITS, PLAYER_COUNTS } from '@mahjong-fortress/layouts-schema';
import { FORTRESS_STYLES } from '@mahjong-fortress/words/editor/fortress-names';
import { describe, expect, test } from 'vitest';
import { turned } from '../document/grid.ts';
import { SYMMETRIES } from '../document/symmetry.ts';
import { highestTier } from '../document/tiers.ts';
import { FORTRESS_SIZES, generate, nameFor, variantSeeds } from './generator.ts';

const SEEDS = Array.from({ length: 60 }, (_, index) => `seed ${index}`);

describe.each(PLAYER_COUNTS)('for %i players', (players) => {
  test.each(SYMMETRIES)('symmetry %s: sixty seeds, no finding', (symmetry) => {
    for (const seed of SEEDS) {
      const rows = generate({ seed, players, symmetry });
      expect(checkLayout({ version: 1, id: 'made', name: 'Made', players: [players], rows })).toEqual([]);
      if (symmetry === 'left-right' || symmetry === 'both') expect(turned(rows, 'left-right')).toEqual(rows);
      if (symmetry === 'top-bottom' || symmetry === 'both') expect(turned(rows, 'top-bottom')).toEqual(rows);
      if (symmetry === 'rotation') expect(turned(turned(rows, 'top-bottom'), 'left-right')).toEqual(rows);
    }
  });
});

test.each(FORTRESS_STYLES)('style %s, every size and height', (style) => {
  for (const players of PLAYER_COUNTS) {
    for (const size of FORTRESS_SIZES) {
      for (const highest of [3, 4, 5]) {
        const recipe = { seed: 'wish', players, symmetry: 'both', style, size, highest } as const;
        const rows = generate(recipe);
        const { min, max } = LAYOUT_LIMITS.tierOneTiles[players];
        const tierOne = cellsOnTier(rows, 1).length;
        expect(
          checkLayout({ version: 1, id: 'made', name: nameFor(recipe), players: [players], rows }),
        ).toEqual([]);
        expect(highestTier(rows)).toBeLessThanOrEqual(highest);
        if (size === 'compact') expect(tierOne).toBeLessThanOrEqual(Math.ceil((min + max) / 2));
        if (size === 'wide') expect(tierOne).toBeGreaterThanOrEqual(Math.floor((min + max) / 2));
      }
    }
  }
});

test('nine variants are nine shapes, each with a name of its own', () => {
  const recipes = variantSeeds('autumn').map((seed) => ({ seed, players: 3, symmetry: 'both' }) as const);
  expect(new Set(recipes.map((recipe) => generate(recipe).join())).size).toBe(9);
  for (const style of FORTRESS_STYLES) {
    const names = recipes.map((_, variant) =>
      JSON.stringify(nameFor({ seed: 'autumn', players: 3, symmetry: 'both', style }, variant)),
    );
    expect(new Set(names).size).toBe(9);
  }
});

test('the same seed makes the same fortress, another seed another', () => {
  const recipe = { seed: 'autumn', players: 3, symmetry: 'both' } as const;
  expect(generate(recipe)).toEqual(generate(recipe));
  expect(generate({ ...recipe, seed: 'winter' })).not.toEqual(generate(recipe));
});
