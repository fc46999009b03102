import { CARD_IDS, MASTER_IDS } from '@mahjong-fortress/towers';
import { expect, test } from 'vitest';
import { CARD_PICTURES, MASTER_PICTURES, PICTURES } from './pictures.ts';

const ALL = [PICTURES, CARD_PICTURES, MASTER_PICTURES].flatMap((pictures) =>
  Object.entries<() => string>(pictures),
);

test('every section and every card has a picture of its own', () => {
  expect(Object.keys(CARD_PICTURES)).toEqual([...CARD_IDS]);
  expect(Object.keys(MASTER_PICTURES)).toEqual([...MASTER_IDS]);
  const drawn = ALL.map(([, draw]) => draw());
  // No picture twice: what looks alike explains nothing.
  expect(new Set(drawn).size).toBe(ALL.length);
});

test.each(ALL)('%s is a drawing of numbers, none of them missing', (_, draw) => {
  expect(draw()).toMatch(/^<svg .*<\/svg>$/s);
  expect(draw()).not.toMatch(/NaN|undefined|Infinity/);
});
