import { type Action, type Game, legalActions, play } from '@mahjong-fortress/rules';
import { expect, test } from 'vitest';
import { dealtGame, tableState } from '../../dev/test-states.ts';
import type { Picked } from '../contract.ts';
import { marksOf } from './marks.ts';

const deal = () => dealtGame({ seed: 'marks', spirits: ['strength', 'wind'] });

function after(game: Game, action: Action): Game {
  const played = play(game, action);
  if (!played.ok) throw new Error(played.error.code);
  return played.value.game;
}

const stateOf = (game: Game, picked: Picked = {}) => tableState(game, { picked });

test('first tiles are available, second ones match', () => {
  const game = deal();
  const first = marksOf(stateOf(game)).fortress;
  expect(new Set(first.values())).toEqual(new Set(['available']));
  const [cell] = first.keys();
  const second = marksOf(stateOf(after(game, { type: 'take', cell: cell as number }))).fortress;
  expect(second.size).toBeGreaterThan(0);
  for (const rim of second.values()) expect(rim).toBe('matching');
});

test('a tile in hand goes to every legal cell', () => {
  let game = deal();
  const take = legalActions(game).find(({ type }) => type === 'take') as Action;
  game = after(after(game, take), { type: 'shrine' });
  const marks = marksOf(stateOf(game, { hand: 0 }));
  expect(marks.targets.size).toBe(24);
  expect(marks.hand).toBe(true);
});

test('payments are marked only while their Spirit is being called', () => {
  const legal: Action[] = [{ type: 'activate', spirit: 'strength', pay: 8 }];
  const markedWith = (picked: Picked) => marksOf({ ...stateOf(deal(), picked), legal }).realm;
  expect(markedWith({}).size).toBe(0);
  expect(markedWith({ spirit: 'strength' }).has(8)).toBe(true);
  expect(markedWith({ spirit: 'wind' }).has(8)).toBe(false);
});

test('moving marks what can be moved, then where it can go', () => {
  const state = stateOf(deal());
  const legal: Action[] = [
    { type: 'move', from: 3, to: 9 },
    { type: 'move', from: 4, to: 10 },
  ];
  const before = marksOf({ ...state, legal });
  expect([...before.sources]).toEqual([3, 4]);
  const then = marksOf({ ...state, legal, picked: { from: 3 } });
  expect([...then.targets]).toEqual([9]);
  expect(then.realm.get(3)).toBe('chosen');
});

test('sets that can be locked are marked, but not while a Spirit is being paid', () => {
  const state = { ...stateOf(deal()), lockable: [0, 1, 6, 7] };
  expect([...marksOf(state).realm]).toEqual([0, 1, 6, 7].map((cell) => [cell, 'matching']));
  expect(marksOf({ ...state, picked: { spirit: 'wind' } }).realm.size).toBe(0);
});
