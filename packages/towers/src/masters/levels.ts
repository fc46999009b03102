import { forAllSix } from './master.ts';

export const levels = forAllSix(
  40,
  (cells, realm) => new Set(cells.map((cell) => realm.levels[cell])).size === cells.length,
);
