import { type Action, type Game, legalActions, play } from '@mahjong-fortress/rules';
import { expect, test } from 'vitest';
import { dealtGame, tableState } from '../../dev/test-states.ts';
import type { Picked, TakingShown } from '../contract.ts';
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

/** A tile that is looked at. */
function looked(more: Partial<TakingShown>): TakingShown {
  return {
    ...{ cell: 3, twins: [4, 5, 6], now: [5], after: [6], isOpen: false, isSecond: false },
    ...{ alone: 0, paired: 0, label: '', isAimed: false },
    ...more,
  };
}

test('the twins of the tile that is looked at are lit, those that make a pair stand out', () => {
  const game = deal();
  const { lights, fortress } = marksOf({ ...tableState(game), legal: [], taking: looked({}) });
  expect(fortress.size, 'looking at something makes nothing takeable').toBe(0);
  expect(lights).toEqual(
    new Map([
      [3, { rim: 'chosen', isRaised: false }],
      [4, { rim: 'twin', isRaised: false }],
      [5, { rim: 'matching', isRaised: true }],
      [6, { rim: 'matching', isRaised: false }],
    ]),
  );
});

test('what else may be taken makes way for twins, if there are any', () => {
  const legal: Action[] = [3, 5, 9].map((cell) => ({ type: 'take', cell }));
  const lightsWith = (taking: TakingShown) => marksOf({ ...tableState(deal()), legal, taking }).lights;
  const lights = lightsWith(looked({}));
  expect(lights.get(9)).toEqual({ rim: undefined, isRaised: true });
  expect(lights.get(3)).toEqual({ rim: 'chosen', isRaised: true });
  expect(lights.get(5)).toEqual({ rim: 'matching', isRaised: true });
  const alone = lightsWith(looked({ twins: [], now: [], after: [] }));
  expect(alone.get(9)).toEqual({ rim: 'available', isRaised: true });
});

test('a second tile that may be taken is a pair, whichever of its twins is looked at', () => {
  const game = deal();
  const [first] = legalActions(game);
  if (first?.type !== 'take') throw new Error('nothing to take');
  const legal: Action[] = [{ type: 'take', cell: 5 }];
  const taking = looked({ twins: [4, 5], now: [], after: [], isSecond: true });
  const { lights } = marksOf({ ...tableState(after(game, first)), legal, taking });
  expect([4, 5].map((cell) => lights.get(cell)?.rim)).toEqual(['twin', 'matching']);
});

test('who wants to see pairs sees only them', () => {
  const { lights, fortress } = marksOf(tableState(deal(), { pairs: [1, 2] }));
  expect([...lights.keys()]).toEqual([1, 2]);
  expect(fortress.size).toBeGreaterThan(0);
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
