/** What compares with each other: games of one version among as many players. */
import type { Variant } from '@mahjong-fortress/towers';
import type { CountedTowers } from '../../storage/counted-towers.ts';

export function playersIn({ against }: Pick<CountedTowers, 'against'>): number {
  return against.length + 1;
}

/** The most points of any game of a kind; undefined before the first. */
export function bestPoints(
  games: readonly CountedTowers[],
  variant: Variant,
  players: number,
): number | undefined {
  const scores = games
    .filter((game) => game.variant === variant && playersIn(game) === players)
    .map(({ score }) => score);
  return scores.length > 0 ? Math.max(...scores) : undefined;
}
