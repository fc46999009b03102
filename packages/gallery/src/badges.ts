/** What the games between computers say in short. */
import type { Badge, BadgeVerdict } from './answer.ts';
import { GALLERY_LIMITS } from './vocabulary.ts';

/** Undefined as long as there are not enough games; that none can be ended is seen sooner. */
export function verdictsOf({ games, verdicts }: Badge): readonly BadgeVerdict[] | undefined {
  const isKnown = games >= GALLERY_LIMITS.enoughGames || verdicts?.[0]?.type === 'unfinishable';
  return isKnown ? verdicts : undefined;
}

/** For how many players it was found balanced. */
export function balancedFor(badges: readonly Badge[]): readonly number[] {
  return badges.filter((badge) => verdictsOf(badge)?.[0]?.type === 'balanced').map(({ players }) => players);
}
