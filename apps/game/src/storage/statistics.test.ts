import { memoryVault } from '@mahjong-fortress/base/vault';
import { type Game, legalActions, play } from '@mahjong-fortress/rules';
import { expect, test } from 'vitest';
import { dealOf, quickGame } from '../session/new-game.ts';
import type { FortressRecord } from '../session/played-game.ts';
import { countGame, grouped, readStatistics } from './statistics.ts';

function finished(seed: string): { readonly record: FortressRecord; readonly game: Game } {
  const deal = dealOf({ ...quickGame(), seed }, 'en');
  if (!deal.ok) throw new Error(deal.error.message);
  let [game] = deal.value.match.games;
  while (!game.over) {
    const [action] = legalActions(game);
    const played = action && play(game, action);
    if (!played?.ok) throw new Error('the game got stuck');
    game = played.value.game;
  }
  return { record: deal.value.record, game };
}

test('every finished game is counted, an end that was reached twice only once', () => {
  const vault = memoryVault();
  countGame(vault, { id: 'one', ...finished('a') });
  countGame(vault, { id: 'two', ...finished('b') });
  expect(readStatistics(vault)).toHaveLength(2);
  countGame(vault, { id: 'one', ...finished('c') });
  expect(readStatistics(vault).map(({ id }) => id)).toEqual(['two', 'one']);
});

test('two tabs that finish a game count both', async () => {
  const vault = memoryVault();
  const other = memoryVault();
  // The other tab has written, and this one has not heard of it yet.
  countGame(other, { id: 'there', ...finished('a') });
  const stale = { ...vault, update: other.update };
  countGame(stale, { id: 'here', ...finished('b') });
  expect(readStatistics(other).map(({ id }) => id)).toEqual(['there', 'here']);
});

test('games counted before they had a name stay, nonsense does not', () => {
  const vault = memoryVault();
  const old = { layout: 'Board', against: 'novice', score: 7, won: true };
  const texts = [old, old, { ...old, id: 3 }, 'x', { score: 'many' }].map((one) => JSON.stringify(one));
  // Beyond all numbers: it could be read, but never written again.
  const endless = JSON.stringify(old).replace('7', '1e999');
  void vault.update('statistics', () => `[${[...texts, endless].join()}]`);
  expect(readStatistics(vault)).toEqual([old, old]);
  countGame(vault, { id: 'new', ...finished('a') });
  expect(readStatistics(vault)).toHaveLength(3);
});

test('of a list that is longer than any of ours, the latest games count', () => {
  const vault = memoryVault();
  const games = Array.from({ length: 2500 }, (_, score) => ({ layout: '', against: '', score, won: true }));
  void vault.update('statistics', () => JSON.stringify(games));
  expect(readStatistics(vault)).toEqual(games.slice(500));
  expect(grouped(readStatistics(vault), 'en')).toMatchObject([{ games: games.slice(500) }]);
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
