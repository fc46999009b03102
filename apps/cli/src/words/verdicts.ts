/** How a fortress plays, in words. */
import type { Verdict } from '@mahjong-fortress/solo-ai';

export function verdictText(verdict: Verdict): string {
  switch (verdict.type) {
    case 'balanced':
      return 'balanced';
    case 'seat-favoured':
      return `player ${verdict.seat + 1} is favoured by ${verdict.points.toFixed(1)} points`;
    case 'drags':
      return `drags: ${verdict.turns.toFixed(0)} turns each`;
    case 'ends-early':
      return `ends too early: ${verdict.turns.toFixed(0)} turns each`;
    case 'few-pairs':
      return `few pairs: ${verdict.pairs.toFixed(2)} open per turn`;
  }
}
