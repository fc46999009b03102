import type { GameEvent, YearScore } from '@mahjong-fortress/towers';
import { expect, test } from 'vitest';
import { partsOf, tallyAfter, tallyOf } from './tally.ts';

const castle = (cells: number[], level: number) => ({
  cells,
  area: cells.length,
  level,
  points: cells.length * level,
});
const SCORES: YearScore[] = [
  { seat: 1, castles: [castle([9, 10, 11], 2), castle([40], 1)], king: 5, master: 0 },
  { seat: 0, castles: [], king: 0, master: 10 },
];
const moved = (seat: number, reason: 'advance' | 'castles' | 'king' | 'master', to: number) =>
  ({ type: 'markerMoved', seat, from: 0, to, reason }) satisfies GameEvent;

test('a marker moves for every castle, for the king, for the master card, or by itself', () => {
  const points = (event: ReturnType<typeof moved>) => partsOf(event, SCORES).map((part) => part.points);
  expect(points(moved(1, 'castles', 7))).toEqual([6, 1]);
  expect(points(moved(1, 'king', 12))).toEqual([5]);
  expect(points(moved(0, 'master', 10))).toEqual([10]);
  expect(points(moved(1, 'advance', 1))).toEqual([]);
});

test('counters tick castle by castle, the marker goes once, and its jump counts', () => {
  const parts = partsOf(moved(1, 'castles', 8), SCORES);
  let tally = tallyOf([{ points: 3 }, { points: 0 }]);
  const told = parts.flatMap((part) => {
    tally = tallyAfter(tallyAfter(tally, { type: 'counting', part }), { type: 'counted', part });
    return [[tally.points[1], tally.markers[1]]];
  });
  expect(told).toEqual([
    [6, 0],
    [7, 0],
  ]);
  tally = tallyAfter(tally, { type: 'jumped', seat: 1, to: 8 });
  expect(tally).toEqual({ points: [3, 8], markers: [3, 8], counting: undefined });
});
