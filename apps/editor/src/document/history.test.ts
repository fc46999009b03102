import { expect, test } from 'vitest';
import { amend, beginHistory, canRedo, canUndo, currentState, goTo, record } from './history.ts';

test('undo, redo, and a new step that forgets what could be redone', () => {
  let history = beginHistory('empty', 'begin');
  expect(canUndo(history)).toBe(false);
  history = record(history, 'a', 'draw a');
  history = record(history, 'b', 'draw b');
  history = goTo(history, history.at - 1);
  expect(currentState(history)).toBe('a');
  expect(canRedo(history)).toBe(true);
  expect(currentState(goTo(history, 2))).toBe('b');
  history = record(history, 'c', 'draw c');
  expect(history.steps.map(({ words }) => words)).toEqual(['begin', 'draw a', 'draw c']);
  expect(canRedo(history)).toBe(false);
  // However much was taken back.
  history = record(goTo(history, 0), 'd', 'draw d');
  expect(history.steps.map(({ words }) => words)).toEqual(['begin', 'draw d']);
});

test('one can go to any step, and no further', () => {
  let history = beginHistory(0, 'begin');
  for (let state = 1; state <= 5000; state++) history = record(history, state, `step ${state}`);
  expect(currentState(goTo(history, 17))).toBe(17);
  expect(currentState(goTo(history, -5))).toBe(0);
  expect(currentState(goTo(history, 9999))).toBe(5000);
});

test('an amended step stays one step', () => {
  let history = record(beginHistory('', 'begin'), 'H', 'name');
  history = amend(history, 'Hill', 'name');
  expect(history.steps).toHaveLength(2);
  expect(currentState(goTo(history, 0))).toBe('');
});
