import { type Face, faceFromCode } from '@mahjong-fortress/rules';
import { en } from '@mahjong-fortress/words/game/en';
import { named } from '@mahjong-fortress/words/who';
import { expect, test } from 'vitest';
import { logLines } from './event-words.ts';

const boards = { fortress: { columns: 12, rows: 8 }, realm: { columns: 6, rows: 4 } };
const who = [named('Ann'), named('Maple')];
const face = (code: string) => faceFromCode(code) as Face;

test('lines know the step they belong to', () => {
  const lines = logLines(
    [
      [{ type: 'shrineTaken', player: 0 }],
      [
        { type: 'turnEnded', player: 0 },
        { type: 'turnBegun', player: 1, round: 2 },
      ],
    ],
    en,
    boards,
    who,
  );
  expect(lines).toEqual([
    { text: 'Ann takes a shrine', step: 1, isTurn: false, spots: [] },
    { text: 'Round 2: Maple', step: 2, isTurn: true, spots: [] },
  ]);
});

test('lines know the cells they speak of', () => {
  const [line] = logLines(
    [[{ type: 'setLocked', player: 1, cells: [2, 8], set: { kind: 'winds', size: 4, vp: 2 } }]],
    en,
    boards,
    who,
  );
  expect(line?.text).toBe('Maple locks 4 Winds for 2 VP');
  expect(line?.spots).toEqual([
    { type: 'realm', player: 1, cell: 2 },
    { type: 'realm', player: 1, cell: 8 },
  ]);
});

test('what comes to light stands in the line that tells how', () => {
  const lines = logLines(
    [
      [
        { type: 'tileTaken', player: 0, face: face('S6'), cell: 4, tier: 2, order: 'first' },
        { type: 'tileUncovered', face: face('F1'), cell: 4, tier: 1 },
      ],
      [{ type: 'tilePlaced', player: 0, face: face('S6'), cell: 3, tier: 2 }],
    ],
    en,
    boards,
    who,
  );
  expect(lines.map(({ text }) => text)).toEqual([
    'Ann takes Soldier 6 from tier 2, revealing Farmer 1',
    'Ann places Soldier 6, tier 2',
  ]);
  expect(lines[1]?.spots).toEqual([{ type: 'realm', player: 0, cell: 3 }]);
});

test.each([
  ['hand', undefined, []],
  ['realm', 9, [{ type: 'realm', player: 1, cell: 9 }]],
  ['fortress', 9, [{ type: 'fortress', cell: 9 }]],
] as const)('a tile that leaves the game is pointed out where it lay: %s', (from, cell, spots) => {
  const event = { type: 'tileDiscarded', player: 1, face: face('Yw'), from, vp: 0 } as const;
  const [line] = logLines([[cell === undefined ? event : { ...event, cell }]], en, boards, who);
  expect(line?.spots).toEqual(spots);
});
