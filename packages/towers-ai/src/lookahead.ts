/** Trying the best turns in a deal of the hidden cards: the others reply, the own next turn follows. */
import { at } from '@mahjong-fortress/base/assert';
import type { Random } from '@mahjong-fortress/base/random';
import type { Budget } from '@mahjong-fortress/match';
import { type Action, after, type Game, gameBehind, phaseOf } from '@mahjong-fortress/towers';
import { bestDecision } from './decisions.ts';
import { type Sight, valueFor } from './evaluate.ts';
import { type Plan, plansFor } from './plan.ts';

/** Replies are quick: they keep only a few positions at every step. */
const REPLY_WIDTH = 2;

function reply(game: Game, sight: Sight, random: Random, isSpent: Budget['isSpent']): readonly Action[] {
  if (phaseOf(game) !== 'turn') return [bestDecision(game, sight, random)];
  const quick = { sight: { ...sight, shifts: false }, width: REPLY_WIDTH, isSpent };
  return at(plansFor(game, quick), 0).actions;
}

function played(game: Game, actions: readonly Action[]): Game {
  return actions.reduce(after, game);
}

/** Plays on until everybody has had a turn, and the seat one more; undefined if time is up before. */
function playedOn(
  start: Game,
  {
    seat,
    sight,
    isSpent,
  }: { readonly seat: number; readonly sight: Sight; readonly isSpent: Budget['isSpent'] },
  random: Random,
): Game | undefined {
  let game = start;
  let turns = start.options.players + 1;
  // The turn of a plan that stopped at drawn cards is finished first.
  while (game.stage !== 'over' && turns > 0) {
    const before = game.turn.seat;
    game = played(game, reply(game, sight, random, isSpent));
    if (isSpent?.()) return undefined;
    if (game.stage === 'year' && game.turn.seat === before) continue;
    turns -= 1;
    if (before === seat && turns < start.options.players) break;
  }
  return game;
}

/** The plans with what they lead to instead of what they look like, the best first; those not tried come last. */
export function triedAhead(
  view: Game,
  plans: readonly Plan[],
  sight: Sight,
  random: Random,
  { iterations = plans.length, isSpent }: Budget,
): Plan[] {
  const { seat } = view.turn;
  const game = gameBehind(view, random);
  const tried: Plan[] = [];
  for (const plan of plans.slice(0, Math.max(1, iterations))) {
    const end = playedOn(played(game, plan.actions), { seat, sight, isSpent }, random);
    // Plans are compared by what they lead to, or not at all.
    if (!end) break;
    tried.push({ actions: plan.actions, value: valueFor(end, seat, sight) });
  }
  return [...tried.sort((one, other) => other.value - one.value), ...plans.slice(tried.length)];
}
