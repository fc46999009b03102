/** One contender against others of one kind: the same deals from every seat, so that neither luck nor seat decides. */
import type { Problem } from '@mahjong-fortress/base/problem';
import { randomFromSeed } from '@mahjong-fortress/base/random';
import type { Result } from '@mahjong-fortress/base/result';
import { gameFromSetup, type PlayerCount, type Setup, standings } from '@mahjong-fortress/rules';
import type { Clock } from '../bot.ts';
import { type Contender, playGame } from './game.ts';
import { type Interval, mean, meanInterval, type Thinking, thinkingOf, wilson } from './statistics.ts';

export interface Contest {
  readonly a: Contender;
  readonly b: Contender;
  readonly players: Exclude<PlayerCount, 1>;
  readonly seed: string;
  /** The rest of the setup: layout, cards, realm. */
  readonly setup: Omit<Setup, 'seed' | 'players' | 'firstPlayer'>;
}

/** What one game of a contest came to, seen from contender A. */
export interface Bout {
  /** 1 for a victory, a part of it when shared, 0 for a defeat. */
  readonly won: number;
  /** A's points minus those of the best of the others. */
  readonly margin: number;
  /** Milliseconds that each turn took to think about. */
  readonly a: readonly number[];
  readonly b: readonly number[];
}

/** Plays one game of a contest: A sits one seat further in each game of a deal. */
export function playBout(contest: Contest, index: number, now: Clock): Result<Bout, Problem> {
  const { players } = contest;
  const seat = index % players;
  const seed = `${contest.seed}/${Math.floor(index / players)}`;
  const dealt = gameFromSetup({ ...contest.setup, players, seed, firstPlayer: 0 });
  if (!dealt.ok) return dealt;
  const seats = Array.from({ length: players }, (_, player) => (player === seat ? contest.a : contest.b));
  const { game, thoughts } = playGame(dealt.value, seats, randomFromSeed(`${seed}/${seat}`), now);
  const table = standings(game);
  const winners = table.filter(({ place }) => place === 1);
  const mine = table.find(({ player }) => player === seat)?.score.total ?? 0;
  const others = table.filter(({ player }) => player !== seat).map(({ score }) => score.total);
  return {
    ok: true,
    value: {
      won: winners.some(({ player }) => player === seat) ? 1 / winners.length : 0,
      margin: mine - Math.max(...others),
      a: thoughts.filter(({ player }) => player === seat).map(({ milliseconds }) => milliseconds),
      b: thoughts.filter(({ player }) => player !== seat).map(({ milliseconds }) => milliseconds),
    },
  };
}

export interface Outcome {
  readonly games: number;
  /** A's share of victories, with Wilson's 95 % interval. */
  readonly share: number;
  readonly interval: Interval;
  readonly margin: number;
  readonly marginInterval: Interval;
  readonly thinking: { readonly a: Thinking; readonly b: Thinking };
}

export function summarise(bouts: readonly Bout[]): Outcome {
  const wins = bouts.reduce((sum, { won }) => sum + won, 0);
  const margins = bouts.map(({ margin }) => margin);
  return {
    games: bouts.length,
    share: bouts.length === 0 ? 0 : wins / bouts.length,
    interval: wilson(wins, bouts.length),
    margin: mean(margins),
    marginInterval: meanInterval(margins),
    thinking: { a: thinkingOf(bouts.flatMap(({ a }) => a)), b: thinkingOf(bouts.flatMap(({ b }) => b)) },
  };
}
