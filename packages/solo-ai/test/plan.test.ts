import { randomFromSeed } from '@mahjong-fortress/base/random';
import { advance, draftOf, type Game, viewFor } from '@mahjong-fortress/rules';
import { describe, expect, test } from 'vitest';
import { valuationFor } from '../src/evaluate.ts';
import { BOTS } from '../src/index.ts';
import { type Plan, planTurns } from '../src/plan.ts';
import { WEIGHTS } from '../src/weights.ts';
import { dealt } from './deals.ts';

const SEVERAL = { width: 4, payments: 2, everyTile: true, count: 16 };

/** A game some decisions later. */
function later(start: Game, decisions: number): Game {
  const draft = draftOf(start);
  const random = randomFromSeed('later');
  for (let i = 0; i < decisions; i++) {
    for (const action of BOTS.apprentice.decide(viewFor(draft, draft.turn.player), random)) {
      advance(draft, action);
    }
  }
  return draft;
}

function plansOf(game: Game): Plan[] {
  return planTurns(game, valuationFor(game, game.turn.player, WEIGHTS), SEVERAL);
}

describe('the plans of a turn', () => {
  test.each([
    { name: 'at the beginning', setup: { seed: 'plans', players: 2 as const }, decisions: 0 },
    { name: 'in the middle', setup: { seed: 'plans', players: 2 as const }, decisions: 30 },
    { name: 'near the end', setup: { seed: 'plans', players: 3 as const }, decisions: 75 },
    {
      name: 'on the largest realms',
      setup: { seed: 'plans', players: 2 as const, realm: { columns: 12, rows: 12 } },
      decisions: 10,
    },
    {
      name: 'with a Spirit',
      setup: { seed: 'plans', players: 2 as const, spirits: ['strength' as const] },
      decisions: 20,
    },
  ])('$name lead to different positions, the best one first', ({ setup, decisions }) => {
    const game = later(dealt(setup), decisions);
    const plans = plansOf(game);
    expect(plans.length).toBeGreaterThan(5);
    const values = plans.map(({ value }) => value);
    expect(values).toEqual([...values].sort((a, b) => b - a));
    const ends = plans.map(({ actions }) => {
      const draft = draftOf(game);
      for (const action of actions) advance(draft, action);
      const { players, fortress, shrines, track } = draft;
      // Where tiles were discarded on the way in another order, the position is the same.
      const inOrder = players.map((player) => ({ ...player, discarded: [...player.discarded].sort() }));
      return JSON.stringify({ players: inOrder, fortress, shrines, track });
    });
    expect(new Set(ends).size).toBe(ends.length);
  });
});
