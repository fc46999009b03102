/** What a computer is asked, and how it answers: the one place that knows the opponents. */
import { type Action, type GameView, randomFromSeed } from '@mahjong-fortress/rules';
import { BOTS, type Budget, type Hint, hintFor, LEVELS, type Level } from '@mahjong-fortress/solo-ai';

export { type Hint, LEVELS, type Level };

interface Position {
  readonly view: GameView;
  /** Makes the answer the same whenever the same question is asked again. */
  readonly seed: string;
}

export type Question =
  | (Position & { readonly type: 'move'; readonly level: Level })
  | (Position & { readonly type: 'hint' });

/** What comes back: the next actions of an opponent, at least one; or a suggestion with its reasons. */
export interface Answers {
  readonly move: readonly Action[];
  readonly hint: Hint | undefined;
}

/** Nobody should wait long; the strongest opponent uses what it is given. */
const PATIENCE_MS = { move: 2500, hint: 1200 } as const;

function patience(type: Question['type']): Budget {
  const end = performance.now() + PATIENCE_MS[type];
  return { iterations: 40, isSpent: () => performance.now() > end };
}

export function answer(question: Question): Answers[Question['type']] {
  const random = randomFromSeed(question.seed);
  if (question.type === 'hint') return hintFor(question.view, random, patience('hint'));
  const bot = BOTS[question.level];
  return question.level === 'dragon'
    ? bot.decide(question.view, random, patience('move'))
    : bot.decide(question.view, random);
}
