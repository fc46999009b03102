import { cellName, codeOf, type Face, faceFromCode, type GameEvent } from '@mahjong-fortress/rules';
import { expect, test } from 'vitest';
import { type Naming, wordsForEvent } from '../src/events/event-words.ts';
import { en } from '../src/game/en.ts';
import { ru } from '../src/game/ru.ts';
import { uk } from '../src/game/uk.ts';
import type { Rulebook } from '../src/rulebook/en.ts';
import { faceAsObject, faceName } from '../src/rulebook/names.ts';
import { named } from '../src/who.ts';

const boards = { fortress: { columns: 12, rows: 8 }, realm: { columns: 6, rows: 4 } };
const face = (code: string) => faceFromCode(code) as Face;

const tilesIn = (words: Pick<Rulebook, 'faces' | 'facesAsObject'>) => ({
  tile: (tile: Face) => faceName(words, tile),
  tileAsObject: (tile: Face) => faceAsObject(words, tile),
});

const brief: Naming = {
  who: [named('Ann'), named('Maple')],
  ...tilesIn(en),
  inFortress: (cell) => cellName(boards.fortress, cell),
  inRealm: (cell) => cellName(boards.realm, cell),
  tellsCells: false,
};

const cases: readonly [GameEvent, string, string][] = [
  [
    { type: 'tileTaken', player: 0, cell: 3, tier: 3, face: face('S4'), order: 'first' },
    'Ann takes Soldier 4 from tier 3',
    'Ann берёт «Солдата 4» с яруса 3',
  ],
  [
    { type: 'tileDiscarded', player: 1, face: face('Yw'), from: 'hand', vp: 1 },
    'Maple discards Winter for 1 VP',
    'Maple сбрасывает «Зиму» за 1 ПО',
  ],
  [
    { type: 'tileUncovered', cell: 3, tier: 2, face: face('Yw') },
    'Winter is uncovered at d1',
    'Открывается «Зима»: d1',
  ],
  [
    { type: 'setLocked', player: 0, cells: [0, 1, 2, 3], set: { kind: 'dragons', size: 4, vp: 3 } },
    'Ann locks 4 Dragons for 3 VP',
    'Ann закрепляет комплект (Драконы, 4) за 3 ПО',
  ],
  [
    { type: 'spiritActivated', player: 0, spirit: 'wind', pay: 'shrine' },
    'Ann calls the Spirit of Wind, paying with a shrine',
    'Ann призывает Духа Ветра (оплата храмом)',
  ],
  [
    { type: 'shrineBuilt', player: 0, cell: 8, tier: 2 },
    'Ann builds a shrine on c2, tier 2',
    'Ann строит храм: c2, ярус 2',
  ],
];

test.each(cases)('%j', (event, english, russian) => {
  expect(wordsForEvent(event, en, brief)).toBe(english);
  expect(wordsForEvent(event, ru, { ...brief, ...tilesIn(ru) })).toBe(russian);
});

test('what comes to light is told without a word whose gender would have to be that of the tile', () => {
  const take = { type: 'tileTaken', player: 1, cell: 3, tier: 2, face: face('Yu'), order: 'first' } as const;
  const told = ([en, ru, uk] as const).map((words) => {
    const naming = { ...brief, ...tilesIn(words) };
    return words.events.revealing(wordsForEvent(take, words, naming) ?? '', naming.tile(face('S4')));
  });
  expect(told).toEqual([
    'Maple takes Summer from tier 2, revealing Soldier 4',
    'Maple берёт «Лето» с яруса 2; открывается «Солдат 4»',
    'Maple бере «Літо» з ярусу 2; відкривається «Солдат 4»',
  ]);
});

test('where nothing can be pointed at, cells are told', () => {
  const told: Naming = { ...brief, tile: codeOf, tileAsObject: codeOf, tellsCells: true };
  const [taken, , , locked] = cases.map(([event]) => wordsForEvent(event, en, told));
  expect(taken).toBe('Ann takes S4 from d1');
  expect(locked).toBe('Ann locks 4 Dragons (a1 b1 c1 d1) for 3 VP');
});
