import { memoryVault } from '@mahjong-fortress/base/vault';
import { expect, test } from 'vitest';
import { friendsGame, type NewGame, quickGame } from '../session/new-game.ts';
import { readChoice, writeChoice } from './sheet-choices.ts';

const own = {
  version: 1,
  id: 'own',
  name: 'Own',
  players: [2],
  rows: Array.from({ length: 10 }, (_, row) => (row === 4 || row === 5 ? '11112221111' : '11111111111')),
} as const;

test.each<[string, NewGame]>([
  ['a game against a computer', quickGame('master')],
  ['friends', friendsGame()],
  ['cards', { ...quickGame(), spirits: { mode: 'chosen', count: 2, chosen: ['wind', 'faith'] } }],
  ['a fortress of one’s own', { ...quickGame(), layout: own }],
])('what was chosen is found again, but for the deal: %s', (_, choice) => {
  const vault = memoryVault();
  writeChoice(vault, 'new', choice);
  const { seed, ...rest } = choice;
  expect(readChoice(vault, 'new')).toMatchObject(rest);
  expect(readChoice(vault, 'new')?.seed).not.toBe(seed);
  expect(readChoice(vault, 'solo')).toBeUndefined();
});

test.each(['', '[]', '{"seats":[]}', '{"seats":[{}],"layout":{"code":"x"}}', '{"seats":7}'])(
  'nonsense is nothing: %s',
  (text) => {
    const vault = memoryVault();
    void vault.update('sheet/new', () => text);
    expect(readChoice(vault, 'new')).toBeUndefined();
  },
);
