import { randomFromSeed } from '@mahjong-fortress/base/random';
import { play, viewFor } from '@mahjong-fortress/rules';
import { describe, expect, test } from 'vitest';
import { learnedWorth, promisedAppraisal, promisedWorth, valuationFor } from '../src/evaluate.ts';
import { BOTS } from '../src/index.ts';
import { type Lookahead, lookAhead, type SearchStage } from '../src/lookahead.ts';
import { planTurns } from '../src/plan.ts';
import { WEIGHTS } from '../src/weights.ts';
import { dealt } from './deals.ts';

const PLANS = 40;
const ENDLESS = Number.POSITIVE_INFINITY;
const NEAR: SearchStage = { plans: PLANS, deals: 1, turns: 4, replies: 1 };
const THOUGHT_OVER: SearchStage = { plans: 6, deals: 1, turns: 4, replies: 3 };
const FAR: SearchStage = { plans: 3, deals: ENDLESS, turns: 6, replies: 1 };

const game = dealt({ seed: 'stages', players: 2 });
const view = viewFor(game, game.turn.player);
const plans = planTurns(view, valuationFor(view, view.turn.player, WEIGHTS), {
  width: 4,
  payments: 2,
  everyTile: true,
  count: PLANS,
});

/** Three for the forty plans, two for the six whose replies are thought over, two deals of the last three. */
const ALL_STAGES = { iterations: 7 };

const lookahead = (stages: readonly SearchStage[]): Lookahead => ({
  stages,
  playout: { width: 1, payments: 0, everyTile: false },
  appraisal: promisedAppraisal(WEIGHTS),
  worth: promisedWorth(WEIGHTS),
});

const prospects = (
  stages = [NEAR, THOUGHT_OVER, FAR],
  budget: Parameters<typeof lookAhead>[4] = ALL_STAGES,
) => lookAhead(view, plans, randomFromSeed('deals'), lookahead(stages), budget);

const meansBy = (stages: readonly SearchStage[]) =>
  new Map(prospects([...stages]).map(({ plan, mean }) => [plan, mean]));

describe('a lookahead in stages', () => {
  test('follows the best few further, and tells of each plan once', () => {
    const told = prospects();
    expect(plans).toHaveLength(PLANS);
    expect(new Set(told.map(({ plan }) => plan))).toEqual(new Set(plans));
    const visits = told.map((prospect) => prospect.visits);
    expect(visits).toEqual([2, 2, 2, ...new Array<number>(PLANS - 3).fill(1)]);
    for (const [from, to] of [
      [0, 3],
      [3, 6],
      [6, PLANS],
    ] as const) {
      const means = told.slice(from, to).map(({ mean }) => mean);
      expect(means).toEqual([...means].sort((a, b) => b - a));
    }
  });

  test('keeps what it knows of the plans that it drops', () => {
    const near = meansBy([NEAR]);
    const told = prospects();
    for (const { plan, mean } of told.slice(6)) expect(mean).toBe(near.get(plan));
    expect(told.slice(0, 6).some(({ plan, mean }) => mean !== near.get(plan))).toBe(true);
  });

  test('comes to other conclusions when replies are thought over', () => {
    const quick = meansBy([{ ...THOUGHT_OVER, replies: 1 }]);
    const slow = meansBy([THOUGHT_OVER]);
    expect([...slow].some(([plan, mean]) => mean !== quick.get(plan))).toBe(true);
  });

  test.each([
    ['before the first plan', 0, 0],
    ['after the first plans', 1, 16],
    ['after the first stage', 3, PLANS],
    ['in the middle of the second', 4, PLANS],
  ])('can stop %s', (_, iterations, tried) => {
    const told = prospects(undefined, { iterations });
    expect(new Set(told.map(({ plan }) => plan))).toEqual(new Set(plans));
    expect(told.filter(({ visits }) => visits > 0)).toHaveLength(tried);
  });

  test('throws away a further deal that the clock cut short', () => {
    // Asked before every deal and every plan.
    const untilSecondDealOfLastStage = 1 + PLANS + 1 + FAR.plans + 1 + 2;
    let asked = 0;
    const cut = prospects([NEAR, FAR], { isSpent: () => ++asked > untilSecondDealOfLastStage });
    expect(cut).toEqual(prospects([NEAR, { ...FAR, deals: 1 }], {}));
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

  test('judges by whatever worth it is given', () => {
    const stages = [NEAR];
    const learned = lookAhead(
      view,
      plans,
      randomFromSeed('deals'),
      { ...lookahead(stages), worth: learnedWorth(WEIGHTS) },
      ALL_STAGES,
    );
    const promised = meansBy(stages);
    expect(learned.some(({ plan, mean }) => mean !== promised.get(plan))).toBe(true);
  });

  test.each(['master', 'dragon'] as const)('%s makes up its mind by it, the same every time', (level) => {
    const decide = () => BOTS[level].decide(view, randomFromSeed('mind'), ALL_STAGES);
    const [first] = decide();
    expect(first && play(game, first).ok).toBe(true);
    expect(decide()).toEqual(decide());
  });
});
