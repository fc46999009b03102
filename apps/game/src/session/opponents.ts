/** What a computer is asked, and how it answers: the one place that knows the opponents. */
import { randomFromSeed } from '@mahjong-fortress/base/random';
import type { Action, GameView } from '@mahjong-fortress/rules';
import {
  type Amiss,
  BOTS,
  type Decided,
  type Effort,
  evaluationOf,
  type Hint,
  hintFor,
  LEVELS,
  type Level,
  type Review,
  reviewDecision,
  timeBudget,
} from '@mahjong-fortress/solo-ai';

export { type Amiss, type Effort, type Hint, LEVELS, type Level, type Review };

interface Position {
  readonly view: GameView;
  /** Makes an answer that does not depend on the clock the same whenever the same question is asked again. */
  readonly seed: string;
}

export type WorkerQuestion =
  | (Position & { readonly type: 'move'; readonly level: Level })
  | (Position & { readonly type: 'hint' })
  | (Position & { readonly type: 'evaluation' })
  | (Position & Omit<Decided, 'view'> & { readonly type: 'review'; readonly effort: Effort });

/**
 * What comes back: the next actions of an opponent, at least one; a suggestion with its reasons; a lead in points; what was
 * better than what was played. */
export interface Answers {
  readonly move: readonly Action[];
  readonly hint: Hint | undefined;
  readonly evaluation: number;
  readonly review: Review;
}

/** Little for each turn, because a whole game is evaluated at once. */
const EVALUATION = { iterations: 1 };

export function answer(question: WorkerQuestion): Answers[WorkerQuestion['type']] {
  const { view } = question;
  const random = randomFromSeed(question.seed);
  if (question.type === 'evaluation') return evaluationOf(view, random, EVALUATION);
  if (question.type === 'review') return reviewDecision(question, random, question.effort);
  // Only the strongest opponent and the hints look at the clock; they use the time they have.
  const budget = timeBudget(view, () => performance.now());
  if (question.type === 'hint') return hintFor(view, random, budget);
  const bot = BOTS[question.level];
  return question.level === 'dragon' ? bot.decide(view, random, budget) : bot.decide(view, random);
}
