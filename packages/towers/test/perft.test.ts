import { readFileSync } from 'node:fs';
import { perft } from '@mahjong-fortress/match';
import { describe, expect, test } from 'vitest';
import { parsePosition, towers } from '../src/index.ts';

/** How many sequences of 1, 2, 3 … actions there are: what becomes legal or illegal shows in these numbers. */
const COUNTS: Readonly<Record<string, readonly number[]>> = {
  opening: [37, 1407, 31027, 589616],
  'castles-to-found': [64, 3420, 150024],
  'middle-game': [69, 4512, 238579],
  'three-drawn': [6, 498, 35772],
  'all-cards-in-hand': [339, 30609],
  'end-of-a-year': [38, 49, 1369, 96578],
};

describe.each(Object.entries(COUNTS))('perft of %s', (name, counts) => {
  const text = readFileSync(new URL(`positions/${name}.json`, import.meta.url), 'utf8');

  test.each(counts.map((count, index) => ({ depth: index + 1, count })))(
    'depth $depth: $count',
    ({ depth, count }) => {
      const game = parsePosition(text);
      expect(game.ok && perft(towers, game.value, depth)).toBe(count);
    },
  );
});
