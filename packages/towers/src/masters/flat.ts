import { forAllSix } from './master.ts';

export const flat = forAllSix(
  50,
  (cells, { levels }) => new Set(cells.map((cell) => levels[cell])).size === 1,
);
