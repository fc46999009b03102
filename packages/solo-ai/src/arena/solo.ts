/** One contender alone against the Dragon of Ingenuity (§10): points and ranks over many deals. */
import type { Problem } from '@mahjong-fortress/base/problem';
import { randomFromSeed } from '@mahjong-fortress/base/random';
import type { Result } from '@mahjong-fortress/base/result';
import {
  type Contender,
  mean,
  playGame,
  quantile,
  type Thinking,
  thinkingOf,
} from '@mahjong-fortress/match/arena';
import { gameFromSetup, RANKS, type Rank, type Setup, scoreOf, soloRank } from '@mahjong-fortress/rules';
import type { Clock } from '../bot.ts';
import { FORTRESS } from './fortress.ts';

export interface SoloContest {
  readonly a: Contender;
  readonly seed: string;
  /** The rest of the setup: layout, cards, realm. */
  readonly setup: Omit<Setup, 'seed' | 'players' | 'firstPlayer'>;
}

/** What one solo game came to. */
export interface SoloBout {
  readonly vp: number;
  readonly rank: Rank;
  /** Milliseconds that each turn took to think about. */
  readonly turns: readonly number[];
}

/** Plays deal number `index`. */
export function playSoloBout(contest: SoloContest, index: number, now: Clock): Result<SoloBout, Problem> {
  const seed = `${contest.seed}/${index}`;
  const dealt = gameFromSetup({ ...contest.setup, players: 1, seed, firstPlayer: 0 });
  if (!dealt.ok) return dealt;
  const { game, thoughts } = playGame(FORTRESS, {
    start: dealt.value,
    seats: [contest.a],
    random: randomFromSeed(`${seed}/0`),
    now,
  });
  const turns = thoughts.map(({ milliseconds }) => milliseconds);
  return { ok: true, value: { vp: scoreOf(game, 0).total, rank: soloRank(game), turns } };
}

const PERCENTILES = [5, 25, 50, 75, 95] as const;

export interface SoloOutcome {
  readonly games: number;
  readonly vp: number;
  /** Points below which so many of a hundred games stay. */
  readonly percentiles: Readonly<Record<(typeof PERCENTILES)[number], number>>;
  /** The share of games that ended with each rank. */
  readonly ranks: Readonly<Record<Rank, number>>;
  readonly turns: number;
  readonly thinking: Thinking;
}

export function summariseSolo(bouts: readonly SoloBout[]): SoloOutcome {
  const points = bouts.map(({ vp }) => vp);
  const share = (rank: Rank) => bouts.filter((bout) => bout.rank === rank).length / Math.max(1, bouts.length);
  return {
    games: bouts.length,
    vp: mean(points),
    percentiles: Object.fromEntries(
      PERCENTILES.map((percent) => [percent, quantile(points, percent / 100)]),
    ) as SoloOutcome['percentiles'],
    ranks: Object.fromEntries(RANKS.map((rank) => [rank, share(rank)])) as SoloOutcome['ranks'],
    turns: mean(bouts.map(({ turns }) => turns.length)),
    thinking: thinkingOf(bouts.flatMap(({ turns }) => turns)),
  };
}
