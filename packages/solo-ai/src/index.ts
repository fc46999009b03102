import type { Random } from '@mahjong-fortress/rules';

/** Chooses any of the listed actions; the yardstick below every real opponent. */
export function randomChoice<T>(actions: readonly T[], random: Random): T | undefined {
  return actions[random.below(actions.length)];
}
