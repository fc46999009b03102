import { expect, test } from 'vitest';
import { pack } from './pack.ts';

const items = Array.from({ length: 60 }, (_, i) => ({ width: 60 + (i % 7) * 9, height: 80 + (i % 5) * 13 }));

test('no two pictures touch, and all lie inside', () => {
  const packed = pack(items, 4096);
  expect(packed?.places).toHaveLength(items.length);
  for (const [i, a] of packed?.places.entries() ?? []) {
    expect(a.x + a.width).toBeLessThan(packed?.width ?? 0);
    expect(a.y + a.height).toBeLessThan(packed?.height ?? 0);
    for (const b of packed?.places.slice(i + 1) ?? []) {
      const apart =
        a.x + a.width < b.x || b.x + b.width < a.x || a.y + a.height < b.y || b.y + b.height < a.y;
      expect(apart).toBe(true);
    }
  }
});

test('both sides are powers of two', () => {
  const packed = pack(items, 4096);
  for (const side of [packed?.width ?? 0, packed?.height ?? 0])
    expect(Number.isInteger(Math.log2(side))).toBe(true);
});

test('what does not fit is refused', () => {
  expect(pack([{ width: 900, height: 900 }], 512)).toBeUndefined();
});
