/** Counts the action sequences of a given length: the fingerprint of the engine. */
import { draftOf, type Game } from './game.ts';
import { advance, legalActions } from './play.ts';

/** How many sequences of `depth` actions there are; every action is really played. */
export function perft(game: Game, depth: number): number {
  if (depth === 0) return 1;
  let count = 0;
  for (const action of legalActions(game)) {
    const next = draftOf(game);
    advance(next, action);
    count += depth === 1 ? 1 : perft(next, depth - 1);
  }
  return count;
}
