import { expect, test } from 'vitest';
import { notesFor } from './score.ts';

test('locking: a drum per tile, rising, then a chime', () => {
  const notes = notesFor({
    type: 'setLocked',
    player: 0,
    cells: [0, 1, 2, 3, 4],
    set: { kind: 'farmers', size: 5, vp: 3 },
  });
  const drums = notes.filter(({ voice }) => voice === 'drum');
  expect(drums).toHaveLength(5);
  expect(drums.map(({ pitch }) => pitch)).toEqual([...drums.map(({ pitch }) => pitch)].sort((a, b) => a - b));
  const last = Math.max(...drums.map(({ at }) => at));
  expect(notes.filter(({ voice }) => voice === 'chime').every(({ at }) => at > last)).toBe(true);
});

test('a larger set rings higher', () => {
  const chime = (size: number) =>
    notesFor({ type: 'setLocked', player: 0, cells: [], set: { kind: 'winds', size, vp: 2 } }).at(-1)
      ?.pitch ?? 0;
  expect(chime(8)).toBeGreaterThan(chime(4));
});

test('turns come and go in silence', () => {
  expect(notesFor({ type: 'turnEnded', player: 0 })).toEqual([]);
});
