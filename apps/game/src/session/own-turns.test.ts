import { randomFromSeed } from '@mahjong-fortress/base/random';
import { type Game, HIDDEN, isIngenuityTurn, legalActions, play, viewFor } from '@mahjong-fortress/rules';
import { describe, expect, test } from 'vitest';
import { betterLine } from '../replay/coach/better-line.ts';
import { dealOf, quickGame } from './new-game.ts';
import type { Review } from './opponents.ts';
import { clearMistakes, type OwnTurn, ownTurns, reviewOfTurn, worthAnotherLook } from './own-turns.ts';
import type { PlayedGame } from './played-game.ts';

/** Played at random. */
function match(actions: number): PlayedGame['match'] {
  const deal = dealOf({ ...quickGame(), seed: 'own turns' }, 'en');
  if (!deal.ok) throw new Error(deal.error.message);
  const random = randomFromSeed('own turns');
  let { match: now } = deal.value;
  while (now.actions.length < actions) {
    const game = now.games.at(-1) as Game;
    const legal = legalActions(game);
    const action = isIngenuityTurn(game)
      ? ({ type: 'ingenuity' } as const)
      : legal[random.below(legal.length)];
    if (!action) break;
    const played = play(game, action);
    if (!played.ok) throw new Error(played.error.reason);
    now = {
      games: [...now.games, played.value.game],
      actions: [...now.actions, action],
      events: [...now.events, played.value.events],
    };
  }
  return now;
}

describe('the turns of a player', () => {
  const played = match(120);

  test.each([0, 1])('have every action of player %i once, cut where something came to light', (player) => {
    const turns = ownTurns(played, player);
    expect(turns.map(({ number }) => number)).toEqual(turns.map((_, index) => index + 1));
    const decisions = turns.flatMap((turn) => turn.decisions);
    const mine = played.actions.filter((_, step) => played.games[step]?.turn.player === player);
    expect(decisions.flatMap((decision) => decision.played)).toEqual(mine);
    for (const { step, played: list, view } of decisions) {
      const inner = played.events.slice(step, step + list.length - 1).flat();
      expect(inner.some(({ type }) => type === 'tileUncovered')).toBe(false);
      expect(view).toEqual(viewFor(played.games[step] as Game, player));
    }
    expect(decisions.length).toBeGreaterThan(turns.length);
  });

  test('are followed by what the others did', () => {
    const [first] = ownTurns(played, played.games[0].turn.player);
    expect(first?.sequel.some((event) => event.type === 'tileTaken')).toBe(true);
    const others = first?.sequel.filter((event) => event.type === 'tileTaken') ?? [];
    expect(new Set(others.map(({ player }) => player))).toEqual(new Set([1 - played.games[0].turn.player]));
  });

  test('[R3] the better turn shows no tile that lay covered', () => {
    const [turn] = ownTurns(played, 0);
    const view = turn?.decisions[0].view;
    if (!view) throw new Error('nobody moved');
    const cell = legalActions(view).find(
      (action) => action.type === 'take' && (view.fortress.stacks[action.cell]?.length ?? 0) > 1,
    );
    if (cell?.type !== 'take') throw new Error('nothing lies covered');
    const line = betterLine(view, [cell]);
    expect(line.views.at(-1)?.fortress.stacks[cell.cell]?.at(-1)).toBe(HIDDEN);
    expect(line.events.flat().some(({ type }) => type === 'tileUncovered')).toBe(false);
  });
});

describe('what a turn cost', () => {
  const review = (cost: number, expected: number, error = 0.1): Review => ({
    best: [],
    played: [],
    cost,
    error,
    expected,
    visits: 2,
    reasons: [],
  });
  const turnOf = (...reviews: Review[]): OwnTurn => ({
    number: 1,
    decisions: reviews.map((_, step) => ({ step, view: {}, played: [] })) as unknown as OwnTurn['decisions'],
    sequel: [],
  });
  const reviewed = (...reviews: Review[]) => reviewOfTurn(turnOf(...reviews), reviews);

  test('is the sum of its decisions, told apart from what came to light', () => {
    const { cost, chance, worst } = reviewed(review(1, 10), review(3, 7), review(0, 4.5));
    expect(cost).toBe(4);
    // Nine were to be expected, and it was seven; then four, and it was four and a half.
    expect(chance).toBeCloseTo(-2 + 0.5);
    expect(worst.step).toBe(1);
  });

  test('is told of the worst three, and only if it is clear', () => {
    const costs = [0.4, 2, 1.1, 5, 3, 0.9, 4, 6].map((cost) => reviewed(review(cost, 0)));
    expect(worthAnotherLook(costs).map(({ cost }) => cost)).toEqual([6, 5, 4, 3, 2, 1.1]);
    expect(clearMistakes(costs).map(({ cost }) => cost)).toEqual([6, 5, 4]);
    expect(clearMistakes([reviewed(review(0.9, 0)), reviewed(review(3, 0, 2))])).toEqual([]);
  });
});
