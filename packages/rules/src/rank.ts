/** The ranks of a solo game (§10): what points are worth against the Dragon of Ingenuity. */
import { at } from '@mahjong-fortress/base/assert';
import type { Game } from './game.ts';
import { scoreOf } from './score.ts';

export const RANKS = [
  'apprentice',
  'student',
  'master',
  'grandmaster',
  'dragon',
  'silver-dragon',
  'golden-dragon',
  'jade-dragon',
  'diamond-dragon',
] as const;
export type Rank = (typeof RANKS)[number];

/** The points that a rank begins with; whatever is less makes an Apprentice, too. */
export const RANK_FROM: Readonly<Record<Rank, number>> = {
  apprentice: 0,
  student: 40,
  master: 46,
  grandmaster: 50,
  dragon: 53,
  'silver-dragon': 55,
  'golden-dragon': 57,
  'jade-dragon': 59,
  'diamond-dragon': 60,
};

/** What any card in play takes off before the rank is looked up. */
const CARDS_HANDICAP = 15;

export function rankFor(vp: number): Rank {
  return RANKS.findLast((rank) => vp >= RANK_FROM[rank]) ?? at(RANKS, 0);
}

/** The next rank; undefined at the top. */
export function rankAfter(rank: Rank): Rank | undefined {
  return RANKS[RANKS.indexOf(rank) + 1];
}

export function handicapOf({ spirits, dragons }: Pick<Game['options'], 'spirits' | 'dragons'>): number {
  return spirits.length + dragons.length > 0 ? CARDS_HANDICAP : 0;
}

/** The rank of a solo game. */
export function soloRank(game: Game): Rank {
  return rankFor(scoreOf(game, 0).total - handicapOf(game.options));
}
