/** What the facts of a game ask for now. */
import type { Game } from './game.ts';

export const PHASES = ['castles', 'knights', 'king', 'turn', 'keep', 'over'] as const;
export type Phase = (typeof PHASES)[number];

export function phaseOf({ stage, turn }: Game): Phase {
  if (stage !== 'year') return stage;
  return turn.drawn.length > 0 ? 'keep' : 'turn';
}
