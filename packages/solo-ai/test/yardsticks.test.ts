import { randomFromSeed } from '@mahjong-fortress/base/random';
import { LEVELS } from '@mahjong-fortress/match';
import { playGame } from '@mahjong-fortress/match/arena';
import { type Face, type Game, type Realm, viewFor } from '@mahjong-fortress/rules';
import { expect, test } from 'vitest';
import { BOTS, FORTRESS } from '../src/index.ts';
import { milestone, seer } from '../src/yardsticks.ts';
import { dealt, face, fortressOf } from './deals.ts';

const QUICK = { iterations: 1 };
const game = dealt({ seed: 'yardsticks', players: 2 });

/** Two more of them and they are locked. */
function withSoldiers(realm: Realm): Realm {
  const soldiers = [face('S3'), face('S3'), face('S4')];
  return {
    ...realm,
    tops: realm.tops.map((top, cell) => soldiers[cell] ?? top),
    stacks: realm.stacks.map((stack, cell) => (cell < soldiers.length ? [soldiers[cell] as Face] : stack)),
  };
}

test('nobody meets the yardsticks at a table', () => {
  expect(Object.keys(BOTS)).toEqual([...LEVELS]);
  expect(Object.keys(FORTRESS.bots)).not.toContain('seer');
});

test('[R3] the seer takes the tile that covers its like, and nobody else knows which', () => {
  const firstOf = (row: string) => {
    const players = game.players.map((player) => ({ ...player, realm: withSoldiers(player.realm) }));
    const start: Game = { ...game, players, fortress: fortressOf(row), shrines: 0 };
    const view = viewFor(start, start.turn.player);
    return {
      seer: seer.decide(start, randomFromSeed('x'), QUICK)[0],
      milestone: milestone.decide(view, randomFromSeed('x'), QUICK)[0],
    };
  };
  const [left, right] = [firstOf('S1/S1 . M5/S2'), firstOf('M5/S1 . S2/S2')];
  expect(left.seer).toEqual({ type: 'take', cell: 0 });
  expect(right.seer).toEqual({ type: 'take', cell: 2 });
  expect(left.milestone).toEqual(right.milestone);
});

test('the arena shows the game to the seer alone', () => {
  const start: Game = { ...game, fortress: fortressOf('M1/S1 . S1', '. . .', 'M2 M2 M2'), track: 1, pile: 0 };
  const players = start.players.map((player) => ({ ...player, shrines: 0 }));
  const seats = [{ level: 'seer', iterations: 1 }, { level: 'novice' }] as const;
  const shown: boolean[] = [];
  const seers = {
    seer: {
      decide(whole: Game, ...rest: [ReturnType<typeof randomFromSeed>]) {
        shown.push(!('viewer' in whole));
        return seer.decide(whole, ...rest);
      },
    },
  };
  playGame(
    { ...FORTRESS, seers },
    { start: { ...start, players }, seats, random: randomFromSeed('arena'), now: () => 0 },
  );
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.every(Boolean)).toBe(true);
});
