/** The balance of a fortress: what many games between computers tell together, and a verdict. */

import { type Interval, mean, quantile, wilson } from '@mahjong-fortress/match/arena';
import type { PlayerCount } from '@mahjong-fortress/rules';
import type { BalanceGame } from './game.ts';

/** Beyond these a fortress gets a remark. */
export const THRESHOLDS = {
  /**
   * Points by which the mean of a seat may differ from the mean of all, if it is no accident of few games: half of a
   * winner's usual margin, or one shrine on a low tier.
   */
  seatPoints: 2,
  /**
   * Turns of each player in the shortest and the longest good game, by number of players: at half a minute a turn a game
   * lasts 20 to 50 minutes. Alone there is no waiting for others, and the table of ranks asks for time to build.
   */
  turns: { 1: [15, 40], 2: [20, 50], 3: [13, 33], 4: [10, 25] } as Readonly<
    Record<PlayerCount, readonly [number, number]>
  >,
  /** Pairs that a player should find open at the start of a turn, on the average. */
  pairs: 0.6,
} as const;

export type Verdict =
  | { readonly type: 'balanced' }
  /** The seat, counted from the one who begins, and by how many points. */
  | { readonly type: 'seat-favoured'; readonly seat: number; readonly points: number }
  | { readonly type: 'drags' | 'ends-early'; readonly turns: number }
  | { readonly type: 'few-pairs'; readonly pairs: number };

export interface Distribution {
  readonly mean: number;
  readonly low: number;
  readonly median: number;
  readonly high: number;
  /** How many games fell into each whole number, from the smallest to the largest. */
  readonly counts: readonly (readonly [value: number, games: number])[];
}

interface SeatBalance {
  readonly share: number;
  readonly interval: Interval;
  readonly points: number;
  /** How far the seat is ahead of the mean of its table, and the standard error of that. */
  readonly lead: number;
  readonly error: number;
}

export interface BalanceReport {
  readonly players: PlayerCount;
  readonly games: number;
  readonly seats: readonly SeatBalance[];
  readonly scores: Distribution;
  readonly margins: Distribution;
  readonly turns: Distribution;
  readonly pairs: number;
  readonly stranded: Distribution;
  /** By tier: the mean turn, over all players, at which it became the top one. */
  readonly opened: readonly { readonly tier: number; readonly turn: number }[];
  /** Tiles without room, per game. */
  readonly forced: number;
  readonly verdicts: readonly Verdict[];
}

function distribution(values: readonly number[]): Distribution {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(Math.round(value), (counts.get(Math.round(value)) ?? 0) + 1);
  return {
    mean: mean(values),
    low: quantile(values, 0.05),
    median: quantile(values, 0.5),
    high: quantile(values, 0.95),
    counts: [...counts].sort(([a], [b]) => a - b),
  };
}

function marginOf({ scores }: BalanceGame): number {
  const [first = 0, second = 0] = [...scores].sort((a, b) => b - a);
  return first - second;
}

function standardError(values: readonly number[]): number {
  const middle = mean(values);
  const variance = mean(values.map((value) => (value - middle) ** 2));
  return Math.sqrt(variance / Math.max(1, values.length - 1));
}

function seatBalance(games: readonly BalanceGame[], seat: number): SeatBalance {
  const wins = games.reduce((sum, { won }) => sum + (won[seat] ?? 0), 0);
  const leads = games.map(({ scores }) => (scores[seat] ?? 0) - mean(scores));
  return {
    share: games.length === 0 ? 0 : wins / games.length,
    interval: wilson(wins, games.length),
    points: mean(games.map(({ scores }) => scores[seat] ?? 0)),
    lead: mean(leads),
    error: standardError(leads),
  };
}

/** The seat that is furthest ahead of the others, if that can hardly be chance. */
function favouredSeat(seats: readonly SeatBalance[]): Verdict[] {
  const leads = seats.map(({ lead }) => lead);
  const seat = leads.indexOf(Math.max(...leads));
  const { lead = 0, error = 0 } = seats[seat] ?? {};
  return lead > THRESHOLDS.seatPoints && lead > 2 * error
    ? [{ type: 'seat-favoured', seat, points: lead }]
    : [];
}

type Facts = Omit<BalanceReport, 'verdicts'>;

function verdictsFor({ games, players, seats, turns, pairs }: Facts): Verdict[] {
  if (games === 0) return [];
  const [short, long] = THRESHOLDS.turns[players];
  const found: Verdict[] = [
    ...favouredSeat(seats),
    ...(turns.mean > long ? [{ type: 'drags', turns: turns.mean } as const] : []),
    ...(turns.mean < short ? [{ type: 'ends-early', turns: turns.mean } as const] : []),
    ...(pairs < THRESHOLDS.pairs ? [{ type: 'few-pairs', pairs } as const] : []),
  ];
  return found.length > 0 ? found : [{ type: 'balanced' }];
}

function openings(games: readonly BalanceGame[]): BalanceReport['opened'] {
  // The top of an emptied fortress is 0, which is no tier.
  const tiers = [...new Set(games.flatMap(({ opened }) => Object.keys(opened).map(Number)))]
    .filter((tier) => tier > 0)
    .sort((a, b) => b - a);
  return tiers.map((tier) => ({
    tier,
    turn: mean(games.flatMap(({ opened }) => (opened[tier] === undefined ? [] : [opened[tier]]))),
  }));
}

export function balanceReport(games: readonly BalanceGame[], players: PlayerCount): BalanceReport {
  const facts: Facts = {
    players,
    games: games.length,
    seats: Array.from({ length: players }, (_, seat) => seatBalance(games, seat)),
    scores: distribution(games.flatMap(({ scores }) => scores)),
    margins: distribution(games.map(marginOf)),
    turns: distribution(games.map(({ turns }) => turns)),
    pairs: mean(games.map(({ pairs }) => pairs)),
    stranded: distribution(games.map(({ stranded }) => stranded)),
    opened: openings(games),
    forced: mean(games.map(({ forced }) => forced)),
  };
  return { ...facts, verdicts: verdictsFor(facts) };
}
