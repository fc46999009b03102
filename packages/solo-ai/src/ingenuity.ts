/** Why the Dragon of Ingenuity does what it does: its list, line by line, as far as it had to read it (§10). */
import {
  type Game,
  type IngenuityPlan,
  type IngenuityStep,
  type Kind,
  planIngenuity,
} from '@mahjong-fortress/rules';

/** A line of the Dragon's list that led to nothing. */
export interface PassedOver {
  readonly step: IngenuityStep;
  /** For the line that follows the player: the kind that is not to be had. */
  readonly kind?: Kind;
}

export interface IngenuityReason {
  readonly plan: IngenuityPlan;
  readonly passedOver: readonly PassedOver[];
}

/** All lines of the list in their order, for what the player took last. */
function linesFor(follows: readonly Kind[]): PassedOver[] {
  return [
    { step: 'summon' },
    ...follows.map((kind): PassedOver => ({ step: 'follow', kind })),
    { step: 'dragon' },
    { step: 'special' },
    { step: 'faction' },
  ];
}

export function explainIngenuity(game: Game): IngenuityReason {
  const plan = planIngenuity(game);
  const lines = linesFor(game.ingenuity?.follows ?? []);
  const kind = plan.step === 'follow' ? plan.kind : undefined;
  const taken = lines.findIndex((line) => line.step === plan.step && line.kind === kind);
  return { plan, passedOver: lines.slice(0, taken) };
}
