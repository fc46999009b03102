import { randomFromSeed } from '@mahjong-fortress/base/random';
import { describe, expect, test } from 'vitest';
import { anyAction, randomSteps, setups } from '../../test/random-games.ts';
import { type Phase, phaseOf } from '../phase.ts';
import { play } from '../play.ts';
import { chartedTowers } from './machine.ts';
import { type TurnState, turnStateOf } from './turn-state.ts';

const STATES: Readonly<Record<Phase, readonly TurnState[]>> = {
  castles: ['foundCastle'],
  knights: ['placeKnight'],
  king: ['placeKing', 'moveKing'],
  turn: ['spendPoints', 'pointsSpent'],
  keep: ['keepCard'],
  over: ['finalScoring'],
};

describe.each(setups(1).filter(({ players }) => players === 2))('$variant, $players players', (setup) => {
  test('every state of a game has its name, and the chart plays what the rules play', () => {
    const random = randomFromSeed(setup.seed);
    let last: TurnState | undefined;
    for (const { before, action, after } of randomSteps(setup)) {
      const state = turnStateOf(before);
      expect(STATES[phaseOf(before)]).toContain(state);
      if (state === 'pointsSpent') expect(before.turn.ap).toBe(0);
      expect(chartedTowers.play(before, action)).toEqual(play(before, action));
      const other = anyAction(random);
      expect(chartedTowers.play(before, other)).toEqual(play(before, other));
      last = turnStateOf(after);
    }
    expect(last).toBe('finalScoring');
  });
});
