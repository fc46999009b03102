/** One contender against others of one kind: the same deals from every seat, so that neither luck nor seat decides. */
import type { Problem } from '@mahjong-fortress/base/problem';
import { randomFromSeed } from '@mahjong-fortress/base/random';
import { ok, type Result } from '@mahjong-fortress/base/result';
import type { Clock } from '../bot.ts';
import { type Contender, type Opponents, playGame } from './game.ts';
import { type Interval, mean, meanInterval, type Thinking, thinkingOf, wilson } from './statistics.ts';

/** What the setups of all games have in common. */
export interface AnySetup {
  readonly seed: string;
  readonly players: number;
  readonly firstPlayer?: number | 'random';
}

export interface Contest<Setup extends AnySetup> {
  readonly a: Contender;
  readonly b: Contender;
  readonly players: Setup['players'];
  readonly seed: string;
  /** The rest of the setup. */
  readonly setup: Omit<Setup, keyof AnySetup>;
}

/** What one game of a contest came to, seen from contender A. */
export interface Bout {
  /** 1 for a victory, a part of it when shared, 0 for a defeat. */
  readonly won: number;
  /** A's points minus those of the best of the others. */
  readonly margin: number;
  readonly points: number;
  /** Milliseconds that each turn took to think about. */
  readonly a: readonly number[];
  readonly b: readonly number[];
}

/** Plays one game of a contest: A sits one seat further in each game of a deal. */
export function playBout<Setup extends AnySetup, Game, View, Action, Event>(
  opponents: Opponents<Setup, Game, View, Action, Event>,
  contest: Contest<Setup>,
  index: number,
  now: Clock,
): Result<Bout, Problem> {
  const { players } = contest;
  const seat = index % players;
  const seed = `${contest.seed}/${Math.floor(index / players)}`;
  const setup = { ...contest.setup, players, seed, firstPlayer: 0 } as unknown as Setup;
  const dealt = opponents.rules.begin(setup);
  if (!dealt.ok) return dealt;
  const seats = Array.from({ length: players }, (_, other) => (other === seat ? contest.a : contest.b));
  const random = randomFromSeed(`${seed}/${seat}`);
  const { game, thoughts } = playGame(opponents, { start: dealt.value, seats, random, now });
  const table = opponents.rules.standings(game);
  const winners = table.filter(({ place }) => place === 1);
  const mine = table.find((standing) => standing.seat === seat)?.points ?? 0;
  const others = table.filter((standing) => standing.seat !== seat).map(({ points }) => points);
  return ok({
    won: winners.some((standing) => standing.seat === seat) ? 1 / winners.length : 0,
    margin: mine - Math.max(...others),
    points: mine,
    a: thoughts.filter((thought) => thought.seat === seat).map(({ milliseconds }) => milliseconds),
    b: thoughts.filter((thought) => thought.seat !== seat).map(({ milliseconds }) => milliseconds),
  });
}

export interface ArenaOutcome {
  readonly games: number;
  /** A's share of victories, with Wilson's 95 % interval. */
  readonly share: number;
  readonly interval: Interval;
  readonly margin: number;
  readonly marginInterval: Interval;
  /** A's points on average. */
  readonly points: number;
  readonly thinking: { readonly a: Thinking; readonly b: Thinking };
}

export function summarise(bouts: readonly Bout[]): ArenaOutcome {
  const wins = bouts.reduce((sum, { won }) => sum + won, 0);
  const margins = bouts.map(({ margin }) => margin);
  return {
    games: bouts.length,
    share: bouts.length === 0 ? 0 : wins / bouts.length,
    interval: wilson(wins, bouts.length),
    margin: mean(margins),
    marginInterval: meanInterval(margins),
    points: mean(bouts.map(({ points }) => points)),
    thinking: { a: thinkingOf(bouts.flatMap(({ a }) => a)), b: thinkingOf(bouts.flatMap(({ b }) => b)) },
  };
}
