/** A game between computers, gone through for puzzles. */
import type { Problem } from '@mahjong-fortress/base/problem';
import { randomFromSeed } from '@mahjong-fortress/base/random';
import type { Result } from '@mahjong-fortress/base/result';
import { playOut } from '@mahjong-fortress/match';
import { type GameView, gameFromSetup, mahjongFortress, phaseOf, type Setup } from '@mahjong-fortress/rules';
import { BOTS } from '../levels.ts';
import type { Wanted } from './collection.ts';
import { puzzleIn } from './find.ts';
import type { WrittenPuzzle } from './puzzle.ts';

/** Whoever plays best leaves little to be found; whoever plays worst, little worth finding. */
const PLAYER = 'apprentice';
/** Before that many turns are much alike: of 102 puzzles that ask for more than a summons, six are from earlier rounds. */
const FIRST_ROUND = 14;
/** Positions of one game are alike. */
const MOST_PER_GAME = 2;

/** A game that is to be gone through. */
export interface Hunt {
  readonly setup: Setup;
  readonly wanted: Wanted;
}

export function huntPuzzles({ setup, wanted }: Hunt): Result<readonly WrittenPuzzle[], Problem> {
  const dealt = gameFromSetup(setup);
  if (!dealt.ok) return dealt;
  const random = randomFromSeed(`${setup.seed} choices`);
  const decide = (view: GameView) => BOTS[PLAYER].decide(view, random);
  const found: WrittenPuzzle[] = [];
  for (const { after } of playOut(mahjongFortress, dealt.value, decide)) {
    if (found.length === MOST_PER_GAME) break;
    if (after.over || after.round < FIRST_ROUND || after.turn.taken.length > 0 || phaseOf(after) !== 'choose')
      continue;
    const puzzle = puzzleIn(after, `${setup.seed}-${after.round}${'ab'[after.turn.player] ?? 'c'}`, wanted);
    if (puzzle) found.push(puzzle);
  }
  return { ok: true, value: found };
}
