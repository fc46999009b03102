/** What a computer opponent is asked, and how it answers: the one place that knows the opponents. */
import { type Action, type GameView, randomFromSeed } from '@mahjong-fortress/rules';
import { BOTS, LEVELS, type Level } from '@mahjong-fortress/solo-ai';

export { LEVELS, type Level };

export interface Question {
  readonly id: number;
  readonly level: Level;
  readonly view: GameView;
  /** Makes the answer the same whenever the same question is asked again. */
  readonly seed: string;
}

export interface Answer {
  readonly id: number;
  /** The next actions; at least one. */
  readonly actions: readonly Action[];
}

export function answer({ id, level, view, seed }: Question): Answer {
  return { id, actions: BOTS[level].decide(view, randomFromSeed(seed)) };
}
