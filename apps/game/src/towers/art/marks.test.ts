import { describe, expect, test } from 'vitest';
import { contrast, distance, VISIONS } from '../../art/colour-vision.ts';
import { TARGET_KINDS } from '../table/contract.ts';
import { targetMark } from './marks.ts';

const COLOUR = /#[0-9a-f]{6}|#[0-9a-f]{3}\b/g;
const artOf = (kind: (typeof TARGET_KINDS)[number]) => targetMark(kind, 0, 0.6).draw();
const coloursOf = (kind: (typeof TARGET_KINDS)[number]) =>
  (artOf(kind).match(COLOUR) ?? []).map((colour) =>
    colour.length === 4 ? colour.replace(/[0-9a-f]/g, '$&$&') : colour,
  );
/** The brightest colour is what the mark is drawn with; the others are around it. */
const inkOf = (kind: (typeof TARGET_KINDS)[number]) =>
  coloursOf(kind).reduce((best, colour) =>
    contrast(colour, '#000000') > contrast(best, '#000000') ? colour : best,
  );

describe('what can be done at a cell', () => {
  test('has a shape of its own, whatever its colours', () => {
    const shapes = TARGET_KINDS.map((kind) => artOf(kind).replace(COLOUR, ''));
    expect(new Set(shapes).size).toBe(TARGET_KINDS.length);
  });

  test.each(TARGET_KINDS)('%s stands out on ivory as on wood: light within dark', (kind) => {
    const ink = inkOf(kind);
    expect(Math.max(...coloursOf(kind).map((colour) => contrast(ink, colour)))).toBeGreaterThanOrEqual(7);
  });

  test.each(VISIONS)('a step and a way through doors differ in colour too, seen by %s eyes', (vision) => {
    expect(distance('#5ff5cf', '#ff9df0', vision)).toBeGreaterThan(13);
    expect(artOf('step')).toContain('#5ff5cf');
    expect(artOf('doors')).toContain('#ff9df0');
  });
});
