import { checkLayout, PLAYER_COUNTS } from '@mahjong-fortress/layouts-schema';
import { describe, expect, test } from 'vitest';
import { turned } from '../document/grid.ts';
import { SYMMETRIES } from '../document/symmetry.ts';
import { generate } from './generator.ts';

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

test('the same seed makes the same fortress, another seed another', () => {
  const recipe = { seed: 'autumn', players: 3, symmetry: 'both' } as const;
  expect(generate(recipe)).toEqual(generate(recipe));
  expect(generate({ ...recipe, seed: 'winter' })).not.toEqual(generate(recipe));
});
