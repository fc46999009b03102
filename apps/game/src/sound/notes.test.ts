import { expect, test } from 'vitest';
import { notesFor, notesOfDeal } from './notes.ts';

test('locking: a drum per tile, rising, then a chime', () => {
  const notes = notesFor({
    type: 'setLocked',
    player: 0,
    cells: [0, 1, 2, 3, 4],
    set: { kind: 'farmers', size: 5, vp: 3 },
  });
  const drums = notes.filter(({ voice }) => voice === 'drum');
  expect(drums).toHaveLength(5);
  for (const [index, { pitch }] of drums.slice(1).entries())
    expect(pitch).toBeGreaterThan(drums[index]?.pitch ?? 0);
  const chimes = notes.filter(({ voice }) => voice === 'chime');
  expect(chimes.length).toBeGreaterThan(0);
  expect(Math.min(...chimes.map(({ at }) => at))).toBeGreaterThan(Math.max(...drums.map(({ at }) => at)));
});

test('a larger set rings higher', () => {
  const chime = (size: number) =>
    notesFor({ type: 'setLocked', player: 0, cells: [], set: { kind: 'winds', size, vp: 2 } }).at(-1)
      ?.pitch ?? 0;
  expect(chime(8)).toBeGreaterThan(chime(4));
});

test('turns come and go in silence', () => {
  expect(notesFor({ type: 'turnBegun', player: 0, round: 2 })).toEqual([]);
  expect(notesFor({ type: 'turnEnded', player: 0 })).toEqual([]);
});

test('a deal is heard tier by tier, softer and higher, in less than two seconds', () => {
  for (const tiers of [1, 3, 5]) {
    const notes = notesOfDeal(tiers);
    expect(Math.max(...notes.map(({ at }) => at))).toBeLessThan(2);
    const [first, last] = [notes[0], notes.at(-1)];
    if (tiers > 1) expect(last?.pitch).toBeGreaterThan(first?.pitch ?? 0);
    expect(last?.force).toBeLessThanOrEqual(first?.force ?? 0);
    expect(last?.force).toBeGreaterThan(0);
  }
});
