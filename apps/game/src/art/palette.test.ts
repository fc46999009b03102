import { KINDS } from '@mahjong-fortress/rules';
import { describe, expect, test } from 'vitest';
import { contrast, distance, VISIONS } from './colour-vision.ts';
import { GOLD, INK, IVORY, KIND_COLOURS, LACQUER, PARCHMENT, SEASONS, SEAT_COLOURS } from './palette.ts';

function pairs<T>(list: readonly T[]): [T, T][] {
  return list.flatMap((a, i) => list.slice(i + 1).map((b): [T, T] => [a, b]));
}

describe('kinds are told apart', () => {
  // Shape and letter carry the kind as well; the colour alone shall still be plain at a glance.
  test.each(VISIONS)('by colour, seen by %s eyes', (vision) => {
    for (const [a, b] of pairs(KINDS)) {
      expect(distance(KIND_COLOURS[a].colour, KIND_COLOURS[b].colour, vision), `${a}/${b}`).toBeGreaterThan(
        13,
      );
    }
  });

  test.each(VISIONS)('seats by the colour of their roofs, seen by %s eyes', (vision) => {
    for (const [a, b] of pairs(SEASONS)) {
      expect(distance(SEAT_COLOURS[a].roof, SEAT_COLOURS[b].roof, vision), `${a}/${b}`).toBeGreaterThan(10);
    }
  });
});

describe('what is read has contrast', () => {
  test.each(KINDS)('numerals of %s on ivory', (kind) => {
    for (const ground of [IVORY.top, IVORY.warm]) {
      expect(contrast(KIND_COLOURS[kind].ink, ground)).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('ink on parchment and gold on lacquer', () => {
    expect(contrast(INK.text, PARCHMENT.shade)).toBeGreaterThanOrEqual(7);
    expect(contrast(GOLD.top, LACQUER.panelLight)).toBeGreaterThanOrEqual(7);
    expect(contrast(PARCHMENT.top, LACQUER.top)).toBeGreaterThanOrEqual(7);
  });
});
