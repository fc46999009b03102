import { readFileSync } from 'node:fs';
import { perft } from '@mahjong-fortress/match';
import { describe, expect, test } from 'vitest';
import { mahjongFortress, parsePosition } from '../src/index.ts';

/**
 * How many sequences of 1, 2, 3 … actions there are: what becomes legal or illegal shows in these numbers. All ten
 * Spirits are in play between two tiles, where nine of them can be called, and before a lock, where Faith comes in.
 */
const COUNTS: Readonly<Record<string, readonly number[]>> = {
  opening: [10, 32, 628, 9335, 79768, 435871],
  'middle-game': [12, 246, 7425, 95172],
  'late-solo': [15, 38, 290, 1416, 1500, 809],
  'between-two-tiles': [63, 1601, 173360],
  'before-a-lock': [24, 786, 53863],
};

describe.each(Object.entries(COUNTS))('perft of %s', (name, counts) => {
  const text = readFileSync(new URL(`positions/${name}.json`, import.meta.url), 'utf8');

  test.each(counts.map((count, index) => ({ depth: index + 1, count })))(
    'depth $depth: $count',
    ({ depth, count }) => {
      const game = parsePosition(text);
      expect(game.ok && perft(mahjongFortress, game.value, depth)).toBe(count);
    },
  );
});
