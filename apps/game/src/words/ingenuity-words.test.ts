import { type Face, faceFromCode, type GameView, gameFromSetup, type Kind } from '@mahjong-fortress/rules';
import { en } from '@mahjong-fortress/words/game/en';
import { ru } from '@mahjong-fortress/words/game/ru';
import { named, YOU } from '@mahjong-fortress/words/who';
import { expect, test } from 'vitest';
import { logLines } from './event-words.ts';
import { wordsForIngenuity } from './ingenuity-words.ts';

/** The Dragon's turn over a row of stacks: `M1/S2` is a stack of two with S2 on top. */
function dragonsTurn(row: string, follows: readonly Kind[]): GameView {
  const dealt = gameFromSetup({ layout: ['555555555555', '555555555551'], seed: 's', players: 1 });
  if (!dealt.ok) throw new Error(dealt.error.message);
  const face = (code: string) => faceFromCode(code) as Face;
  const stacks = row.split(' ').map((stack) => (stack === '.' ? [] : stack.split('/').map(face)));
  return {
    ...dealt.value,
    viewer: 0,
    fortress: { columns: stacks.length, rows: 1, stacks },
    ingenuity: { tiles: [], tokens: 0, follows },
    turn: { ...dealt.value.turn, player: 1 },
  };
}

test.each<[row: string, follows: Kind[], english: string, russian: string]>([
  [
    'M1 . Dg',
    ['winds'],
    'Why: nothing is left above tier 1, so it summons the Dragon',
    'Почему: выше первого яруса ничего не осталось, поэтому он призывает Дракона',
  ],
  [
    'M1/S2 . M1/M4',
    ['merchants'],
    'Why: it follows you: the northernmost of the Merchants',
    'Почему: он повторяет за вами: самая северная кость вида «Купцы»',
  ],
  [
    'M1/S2 . M1/Wb',
    ['seasons'],
    'Why: no Seasons to follow you on the top tier; no Dragon tile; the northernmost special tile',
    'Почему: повторить за вами нечего (на верхнем ярусе нет вида «Времена года»); нет кости Драконов; самая северная особая кость',
  ],
  [
    'M1/S2 . M1',
    [],
    'Why: no Dragon tile; no special tile; the northernmost faction tile',
    'Почему: нет кости Драконов; нет особой кости; самая северная кость фракции',
  ],
])('[§10] over %s after %j', (row, follows, english, russian) => {
  const game = dragonsTurn(row, follows);
  expect(wordsForIngenuity(game, en)).toBe(english);
  expect(wordsForIngenuity(game, ru)).toBe(russian);
});

test('the log says why before it says what', () => {
  const before = dragonsTurn('M1/S2 . M1', []);
  const taken = { type: 'tileTaken', player: 1, cell: 0, tier: 2, face: 6, order: 'first' } as const;
  const boards = { fortress: before.fortress, realm: { columns: 6, rows: 4 } };
  const lines = logLines([[taken]], en, boards, [YOU, named('Dragon of Ingenuity')], [before]);
  expect(lines.map(({ text }) => text)).toEqual([
    expect.stringContaining('Why: '),
    expect.stringContaining('Dragon of Ingenuity takes'),
  ]);
});
