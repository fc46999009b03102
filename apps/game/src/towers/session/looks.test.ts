import { after, cellFromName, type Game, gameFromSetup, legalActions } from '@mahjong-fortress/towers';
import { expect, test } from 'vitest';
import { NOTHING_PENDING } from './intents.ts';
import { comingYear, forecastOf, ghostAt } from './looks.ts';

const cell = (name: string) => cellFromName(name) ?? -1;

function deal(): Game {
  const game = gameFromSetup({ seed: 'looks', players: 2, firstPlayer: 0 });
  if (!game.ok) throw new Error(game.error.message);
  return game.value;
}

test('before the first year, points are told of that year', () => {
  const game = deal();
  expect(comingYear(game)).toMatchObject({ stage: 'year', year: 1 });
  const placed = after(game, { type: 'knight', cell: cell('2,2') });
  expect(forecastOf(comingYear(placed)).map(({ total }) => total)).toEqual([1, 0]);
});

test('a first knight and the king show what they would pay', () => {
  const game = deal();
  const gains = (now: Game, name: string) =>
    ghostAt(now, legalActions(now), NOTHING_PENDING, cell(name))?.gains;
  expect(gains(game, '2,2')).toEqual([{ seat: 0, points: 1 }]);
  const placed = after(after(game, { type: 'knight', cell: cell('2,2') }), {
    type: 'knight',
    cell: cell('5,5'),
  });
  expect(placed.stage).toBe('king');
  // A castle of one cell has no room for a knight beside the king.
  expect(gains(placed, '0,3')).toEqual([]);
});
