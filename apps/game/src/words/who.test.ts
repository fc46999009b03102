import { en } from '@mahjong-fortress/words/game/en';
import { named, YOU } from '@mahjong-fortress/words/who';
import { expect, test } from 'vitest';
import { whoIn } from './who.ts';

const alone = { seats: [{ level: 'human' }, { level: 'novice', colour: 'winter' }] };

test('whoever played reads “you”, unless a name was typed', () => {
  expect(whoIn(alone, en)).toEqual([YOU, named('Pine')]);
  const typed = { seats: [{ level: 'human', name: 'Ada' }, { level: 'novice' }] };
  expect(whoIn(typed, en)).toEqual([named('Ada'), named('Bamboo')]);
});

test('a stranger reads of nobody as “you”', () => {
  expect(whoIn(alone, en, 'stranger')).toEqual([named('Player'), named('Pine')]);
  expect(whoIn({ seats: [{ level: 'human' }] }, en, 'stranger')).toEqual([
    named('Player'),
    named('Dragon of Ingenuity'),
  ]);
  expect(whoIn({ seats: [{}, {}] }, en, 'stranger')).toEqual([named('Player 1'), named('Player 2')]);
});
