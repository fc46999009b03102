/** Small questions to a random source. */
import type { Random } from '@mahjong-fortress/base/random';

export function pick<T>(list: readonly T[], random: Random): T {
  return list[random.below(list.length)] as T;
}

/** True once in so many times. */
export function oneIn(times: number, random: Random): boolean {
  return random.below(times) === 0;
}

/** 1, 2, 4 … up to 2^most, all equally likely. */
export function powerOfTwo(most: number, random: Random): number {
  return 2 ** random.below(most + 1);
}
