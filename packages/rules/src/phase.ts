/** The phases of a turn, read off its facts (§4). */
import { type Game, isIngenuityTurn, type Turn } from './game.ts';
import { SPIRITS } from './spirits/index.ts';

const PHASES = ['choose', 'finish', 'place', 'lock', 'build', 'effect', 'end', 'ingenuity', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** R28: most effects wait until the shrines are built. */
function isInterrupted({ effect }: Turn): boolean {
  return effect !== undefined && SPIRITS[effect.spirit].interruptsBuilding === true;
}

export function phaseOf(game: Game): Phase {
  const { turn } = game;
  if (game.over) return 'over';
  if (isIngenuityTurn(game)) return 'ingenuity';
  if (turn.building) return isInterrupted(turn) ? 'effect' : 'build';
  if (turn.effect) return 'effect';
  if (turn.waiting.length > 0) return 'lock';
  if (turn.finished) return turn.hand.length > 0 ? 'place' : 'end';
  return turn.first ? 'finish' : 'choose';
}
