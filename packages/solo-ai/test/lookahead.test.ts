import { play, randomFromSeed, viewFor } from '@mahjong-fortress/rules';
import { describe, expect, test } from 'vitest';
import { valuationFor } from '../src/evaluate.ts';
import { BOTS } from '../src/index.ts';
import { type Lookahead, lookAhead } from '../src/lookahead.ts';
import { planTurns } from '../src/plan.ts';
import { WEIGHTS } from '../src/weights.ts';
import { dealt } from './deals.ts';

const LOOKAHEAD: Lookahead = {
  candidates: 16,
  turns: () => 1,
  deepening: 2,
  playout: { width: 1, payments: 0, everyTile: false },
  weights: WEIGHTS,
};

const game = dealt({ seed: 'stages', players: 2 });
const view = viewFor(game, game.turn.player);
const plans = planTurns(view, valuationFor(view, view.turn.player, WEIGHTS), {
  width: 4,
  payments: 2,
  everyTile: true,
  count: LOOKAHEAD.candidates,
});

/** Two stages of three deals each, and one deal of a third. */
const THREE_STAGES = { iterations: 7 };

const prospects = (lookahead: Partial<Lookahead> = {}) =>
  lookAhead(view, plans, randomFromSeed('deals'), { ...LOOKAHEAD, ...lookahead }, THREE_STAGES);

describe('a lookahead in stages', () => {
  test('drops the worse half of the plans after every stage, and tells of each plan once', () => {
    const told = prospects();
    expect(plans).toHaveLength(16);
    expect(new Set(told.map(({ plan }) => plan))).toEqual(new Set(plans));
    // Four are left in the third stage; four were dropped after the second, eight after the first.
    const visits = [4, 4, 8].flatMap((count, stage) => new Array<number>(count).fill(stage === 0 ? 1 : 3));
    expect(told.map((prospect) => prospect.visits)).toEqual(visits);
    for (const [from, to] of [
      [0, 4],
      [4, 8],
      [8, 16],
    ] as const) {
      const means = told.slice(from, to).map(({ mean }) => mean);
      expect(means).toEqual([...means].sort((a, b) => b - a));
    }
  });

  test('goes further in every stage but the first', () => {
    const means = (deepening: number) =>
      new Map(prospects({ deepening }).map(({ plan, mean }) => [plan, mean]));
    const near = means(1);
    const far = means(2);
    const told = prospects().map(({ plan }) => plan);
    for (const plan of told.slice(8)) expect(far.get(plan)).toBe(near.get(plan));
    expect(told.slice(0, 8).some((plan) => far.get(plan) !== near.get(plan))).toBe(true);
  });

  test('comes out the same again', () => {
    expect(prospects()).toEqual(prospects());
  });

  test('every plan it tells of can be played', () => {
    for (const { plan } of prospects()) {
      let now = game;
      for (const action of plan.actions) {
        const played = play(now, action);
        if (!played.ok) throw new Error(`${JSON.stringify(action)}: ${played.error.reason}`);
        now = played.value.game;
      }
      expect(now.turn.player).not.toBe(game.turn.player);
    }
  });

  test.each(['master', 'dragon'] as const)('%s makes up its mind by it, the same every time', (level) => {
    const decide = () => BOTS[level].decide(view, randomFromSeed('mind'), THREE_STAGES);
    const [first] = decide();
    expect(first && play(game, first).ok).toBe(true);
    expect(decide()).toEqual(decide());
  });
});
