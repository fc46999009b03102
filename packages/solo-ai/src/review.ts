/**
 * What a decision cost, and what would have been better, as far as anybody at the table could know. Two turns are compared
 * in the same deals, so that what lies covered favours neither.
 */
import type { Random } from '@mahjong-fortress/base/random';
import {
  type Action,
  advance,
  draftOf,
  type Game,
  type GameEvent,
  type GameView,
  gameBehind,
  seatCount,
} from '@mahjong-fortress/rules';
import { type Amiss, amissIn } from './amiss.ts';
import { untilNewsComes } from './bot.ts';
import { considered, DRAGON_JUDGEMENT, dragonStages } from './levels.ts';
import { leadAfter, lookAhead } from './lookahead.ts';
import type { Plan } from './plan.ts';
import { isSamePosition } from './same-position.ts';

/** How much is put into judging one decision. */
export interface Effort {
  /** Of the search for a better turn. */
  readonly iterations: number;
  /** In how many deals the two are compared that were found; none of them was dealt to find them. */
  readonly deals: number;
}

export interface Review {
  /** The better turn from here to its end; what was played, if nothing better was found. */
  readonly best: readonly Action[];
  /** What was played, with the best way on as far as it could be foreseen. */
  readonly played: readonly Action[];
  /** By how many points it was worse; nothing if it was not. */
  readonly cost: number;
  /** The standard error of that. */
  readonly error: number;
  /** The lead that the better turn could be expected to come to; alone, the points. */
  readonly expected: number;
  /** In how many deals they were compared. */
  readonly visits: number;
  /** What the better turn has that the played one lacks, the weightiest first. */
  readonly reasons: readonly Amiss[];
}

export interface Decided {
  /** As its player saw it, before. */
  readonly view: GameView;
  /** What was done, to the end of the turn or to where something came to light. */
  readonly played: readonly Action[];
  /** What others did after that, before the player's next turn. */
  readonly sequel?: readonly GameEvent[];
}

/** So many ways on from a decision that was made are thought of. */
const WAYS_ON = 12;
const TURNS_CONSIDERED = 48;

function positionAfter(game: Game, actions: readonly Action[]): Game {
  const draft = draftOf(game);
  for (const action of actions) advance(draft, action);
  return draft;
}

/** The whole turns that begin with what was played. */
function waysOn(view: GameView, played: readonly Action[]): Plan[] {
  const after = positionAfter(view, played);
  const isTurnOver = after.over || after.turn.player !== view.turn.player;
  if (isTurnOver) return [{ actions: played, value: 0 }];
  return considered(after, WAYS_ON).map(({ actions, value }) => ({
    actions: [...played, ...actions],
    value,
  }));
}

interface Compared {
  readonly mean: number;
  readonly error: number;
  /** How far ahead the first is. */
  readonly expected: number;
}

/** By how much one turn is better than another, in deals of its own. */
function compare(view: GameView, better: Plan, worse: Plan, random: Random, deals: number): Compared {
  const seats = seatCount(view);
  const stage = { turns: 2 * seats, replies: 3 };
  const differences: number[] = [];
  let sum = 0;
  for (let deal = 0; deal < deals; deal++) {
    const game = gameBehind(view, random);
    const lead = leadAfter(game, better, DRAGON_JUDGEMENT, stage);
    const other = better === worse ? lead : leadAfter(game, worse, DRAGON_JUDGEMENT, stage);
    differences.push(lead - other);
    sum += lead;
  }
  const mean = differences.reduce((total, one) => total + one, 0) / deals;
  const spread = differences.reduce((total, one) => total + (one - mean) ** 2, 0);
  const error = deals > 1 ? Math.sqrt(spread / (deals - 1) / deals) : 0;
  return { mean, error, expected: sum / deals };
}

/** Judges by the view alone, so a lucky guess is no better than an unlucky one. */
export function reviewDecision(
  { view, played, sequel = [] }: Decided,
  random: Random,
  { iterations, deals }: Effort,
): Review {
  const mine = waysOn(view, played);
  const after = positionAfter(view, played);
  const isMine = ({ actions }: Plan) =>
    isSamePosition(positionAfter(view, untilNewsComes(view, actions)), after);
  const others = considered(view, TURNS_CONSIDERED).filter((plan) => !isMine(plan));
  const plans = [...mine, ...others];
  const stages = dragonStages(seatCount(view)).map((stage, index) =>
    index === 0 ? { ...stage, plans: plans.length } : stage,
  );
  const ranked = lookAhead(view, plans, random, { ...DRAGON_JUDGEMENT, stages }, { iterations });
  const best = ranked[0]?.plan as Plan;
  const own = (ranked.find(({ plan }) => mine.includes(plan))?.plan ?? mine[0]) as Plan;
  const { mean, error, expected } = compare(view, best, own, random, deals);
  const isBetter = best !== own && mean > 0;
  const better = isBetter ? best : own;
  return {
    best: better.actions,
    played: own.actions,
    cost: isBetter ? mean : 0,
    error: isBetter ? error : 0,
    expected: isBetter || best === own ? expected : expected - mean,
    visits: deals,
    reasons: isBetter ? amissIn(view, better.actions, own.actions, sequel) : [],
  };
}
