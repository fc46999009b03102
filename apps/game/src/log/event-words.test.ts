import { type Face, faceFromCode, type GameEvent } from '@mahjong-fortress/rules';
import { expect, test } from 'vitest';
import { WORDS } from '../i18n/language.ts';
import { logLines, wordsForEvent } from './event-words.ts';

const boards = { fortress: { columns: 12, rows: 8 }, realm: { columns: 6, rows: 4 } };
const names = ['Ann', 'Maple'];
const face = (code: string) => faceFromCode(code) as Face;

const cases: readonly [GameEvent, string, string][] = [
  [
    { type: 'tileTaken', player: 0, cell: 3, tier: 3, face: face('S4'), order: 'first' },
    'Ann takes Soldier 4 from tier 3',
    'Ann берёт «Солдат 4» с яруса 3',
  ],
  [
    { type: 'tileDiscarded', player: 1, face: face('Yw'), from: 'hand', vp: 1 },
    'Maple discards Winter for 1 VP',
    'Maple сбрасывает «Зима» за 1 ПО',
  ],
  [
    { type: 'setLocked', player: 0, cells: [0, 1, 2, 3], set: { kind: 'dragons', size: 4, vp: 3 } },
    'Ann locks 4 Dragons: 3 VP',
    'Ann закрепляет комплект (Драконы, 4): 3 ПО',
  ],
  [
    { type: 'spiritActivated', player: 0, spirit: 'wind', pay: 'shrine' },
    'Ann calls the Spirit of Wind, paying with a shrine',
    'Ann призывает: Дух Ветра (оплата храмом)',
  ],
  [
    { type: 'shrineBuilt', player: 0, cell: 8, tier: 2 },
    'Ann builds a shrine on row 2 column 3, tier 2',
    'Ann строит храм: ряд 2, столбец 3, ярус 2',
  ],
];

test.each(cases)('%j', (event, english, russian) => {
  expect(wordsForEvent(event, WORDS.en, boards, names)).toBe(english);
  expect(wordsForEvent(event, WORDS.ru, boards, names)).toBe(russian);
});

test('the person is spoken to', () => {
  const event = { type: 'shrineTaken', player: 0 } as const;
  expect(wordsForEvent(event, WORDS.en, boards, [WORDS.en.newGame.you])).toBe('You take a shrine');
  expect(wordsForEvent(event, WORDS.ru, boards, [WORDS.ru.newGame.you])).toBe('Вы берёте храм');
});

test('lines know the step they belong to', () => {
  const lines = logLines(
    [
      [{ type: 'shrineTaken', player: 0 }],
      [
        { type: 'turnEnded', player: 0 },
        { type: 'turnBegun', player: 1, round: 2 },
      ],
    ],
    WORDS.en,
    boards,
    names,
  );
  expect(lines).toEqual([
    { text: 'Ann takes a shrine', step: 1, isTurn: false, spots: [] },
    { text: 'Round 2: Maple', step: 2, isTurn: true, spots: [] },
  ]);
});

test('lines know the cells they speak of', () => {
  const [line] = logLines(
    [[{ type: 'setLocked', player: 1, cells: [2, 8], set: { kind: 'winds', size: 4, vp: 2 } }]],
    WORDS.en,
    boards,
    names,
  );
  expect(line?.spots).toEqual([
    { type: 'realm', player: 1, cell: 2 },
    { type: 'realm', player: 1, cell: 8 },
  ]);
});

test.each([
  ['hand', undefined, []],
  ['realm', 9, [{ type: 'realm', player: 1, cell: 9 }]],
  ['fortress', 9, [{ type: 'fortress', cell: 9 }]],
] as const)('a tile that leaves the game is pointed out where it lay: %s', (from, cell, spots) => {
  const event = { type: 'tileDiscarded', player: 1, face: face('Yw'), from, vp: 0 } as const;
  const [line] = logLines([[cell === undefined ? event : { ...event, cell }]], WORDS.en, boards, names);
  expect(line?.spots).toEqual(spots);
});
