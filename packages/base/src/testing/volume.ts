/**
 * How much a random test plays. `npm test` plays a little, always the same, and the test shows that it was enough to meet
 * everything it is about; `npm run ordeal` plays much more, and something else every time.
 */
import { type Random, randomFromSeed } from '../random.ts';

interface Surroundings {
  readonly process: { readonly env: { readonly ORDEAL_SEED?: string } };
}

const { ORDEAL_SEED } = (globalThis as unknown as Surroundings).process.env;

interface Volumes {
  readonly usual: number;
  readonly ordeal: number;
}

export function volume({ usual, ordeal }: Volumes): number {
  return ORDEAL_SEED ? ordeal : usual;
}

/** What a random test begins with instead of a seed of its own. */
export function ownSeed(seed: string): string {
  return ORDEAL_SEED ? `${ORDEAL_SEED} ${seed}` : seed;
}

export function ownRandom(seed: string): Random {
  return randomFromSeed(ownSeed(seed));
}
