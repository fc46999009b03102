/** Counts the action sequences of a given length: the fingerprint of an engine. */
import type { GameRules } from './game-rules.ts';

/** What is counted in: `legal` lists, `after` plays. */
export type Countable<Game, Action> = Pick<
  GameRules<unknown, Game, never, Action, unknown>,
  'legal' | 'after'
>;

/** How many sequences of `depth` actions there are; every action is really played. */
export function perft<Game, Action>(rules: Countable<Game, Action>, game: Game, depth: number): number {
  if (depth === 0) return 1;
  let count = 0;
  for (const action of rules.legal(game)) {
    const next = rules.after(game, action);
    count += depth === 1 ? 1 : perft(rules, next, depth - 1);
  }
  return count;
}
