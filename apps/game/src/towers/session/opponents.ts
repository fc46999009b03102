/** What a computer is asked at a table of Towers, and how it answers: the one place that knows these opponents. */
import { randomFromSeed } from '@mahjong-fortress/base/random';
import type { Level } from '@mahjong-fortress/match';
import type { Action, GameView } from '@mahjong-fortress/towers';
import { BOTS, hintFor, type TowersHint, timeBudget } from '@mahjong-fortress/towers-ai';

interface Position {
  readonly view: GameView;
  /** Makes an answer that does not depend on the clock the same whenever the same question is asked again. */
  readonly seed: string;
}

export type TowersQuestion =
  | (Position & { readonly type: 'move'; readonly level: Level })
  | (Position & { readonly type: 'hint' });

export type TowersAnswer = readonly Action[] | TowersHint;

export function answer(question: TowersQuestion): TowersAnswer {
  const { view } = question;
  const random = randomFromSeed(question.seed);
  // Only the strongest opponent and the hints look at the clock; they use the time they have.
  const budget = timeBudget(view, () => performance.now());
  if (question.type === 'hint') return hintFor(view, random, budget);
  const bot = BOTS[question.level];
  return question.level === 'dragon' ? bot.decide(view, random, budget) : bot.decide(view, random);
}
