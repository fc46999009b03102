/** How much a hard test tries: a little in every run; in an ordeal what belongs before a release, unless it is chosen. */
import { volume } from '@mahjong-fortress/base/volume';

interface Sizes {
  readonly usual: number;
  readonly ordeal: number;
}

function chosen(name: string): number | undefined {
  const text = process.env[name];
  return text ? Number(text) : undefined;
}

export function games(sizes: Sizes): number {
  return chosen('ORDEAL_GAMES') ?? volume(sizes);
}

/** A few; without a number, for two minutes and as long as any game goes on. */
export const KILLS = chosen('ORDEAL_KILLS') ?? volume({ usual: 2, ordeal: Number.POSITIVE_INFINITY });
