import { type Game, type GameRecord, gameFromSetup, legalActions, play } from '@mahjong-fortress/rules';
import { expect, test } from 'vitest';
import { quickGame, recordOf } from '../session/new-game.ts';
import { memoryShelf } from './shelf.ts';
import { countGame, grouped, readStatistics } from './statistics.ts';

function finished(seed: string): { readonly record: GameRecord; readonly game: Game } {
  const record = recordOf({ ...quickGame(), seed }, 'Board');
  if (!record.ok) throw new Error(record.error.message);
  const dealt = gameFromSetup(record.value.setup);
  if (!dealt.ok) throw new Error(dealt.error.message);
  let game = dealt.value;
  while (!game.over) {
    const [action] = legalActions(game);
    const played = action && play(game, action);
    if (!played?.ok) throw new Error('the game got stuck');
    game = played.value.game;
  }
  return { record: record.value, game };
}

test('every finished game is counted, an end that was reached twice only once', () => {
  const shelf = memoryShelf();
  countGame(shelf, { id: 'one', ...finished('a') });
  countGame(shelf, { id: 'two', ...finished('b') });
  expect(readStatistics(shelf)).toHaveLength(2);
  countGame(shelf, { id: 'one', ...finished('c') });
  expect(readStatistics(shelf).map(({ id }) => id)).toEqual(['two', 'one']);
});

test('games counted before they had a name stay, nonsense does not', () => {
  const shelf = memoryShelf();
  const old = { layout: 'Board', against: 'novice', score: 7, won: true };
  shelf.write('statistics', JSON.stringify([old, old, { ...old, id: 3 }, 'x', { score: 'many' }]));
  expect(readStatistics(shelf)).toEqual([old, old]);
  countGame(shelf, { id: 'new', ...finished('a') });
  expect(readStatistics(shelf)).toHaveLength(3);
});

test('a fortress is one, in whatever language its games were played', () => {
  const game = { layout: 'Castle', against: 'novice novice', score: 7, won: true };
  const others = [
    { ...game, layout: 'Замок' },
    { ...game, layout: 'Замок', against: 'master master' },
    { ...game, layout: 'My house' },
  ];
  const rows = (language: string) =>
    grouped([game, ...others], language).map(({ layout, against, games }) => [layout, against, games.length]);
  expect(rows('en')).toEqual([
    ['Castle', 'novice novice', 2],
    ['Castle', 'master master', 1],
    ['My house', 'novice novice', 1],
  ]);
  expect(rows('ru').map(([layout]) => layout)).toEqual(['Замок', 'Замок', 'My house']);
});
