/** What one game between computers tells about its fortress. */
import type { Problem } from '@mahjong-fortress/base/problem';
import { randomFromSeed } from '@mahjong-fortress/base/random';
import type { Result } from '@mahjong-fortress/base/result';
import { playOut } from '@mahjong-fortress/match';
import {
  type GameView,
  gameFromSetup,
  mahjongFortress,
  type PlayerCount,
  phaseOf,
  standings,
  topTier,
} from '@mahjong-fortress/rules';
import type { Level } from '../bot.ts';
import { BOTS } from '../levels.ts';
import { openPairs } from '../pairs.ts';

export interface BalanceOptions {
  /** The fortress as rows of digits. */
  readonly layout: readonly string[];
  readonly players: PlayerCount;
  readonly level: Level;
  readonly seed: string;
}

export interface BalanceGame {
  /** By seat, the one who begins first. */
  readonly scores: readonly number[];
  /** Shares of the victory, by seat. */
  readonly won: readonly number[];
  /** Turns of the player who had most. */
  readonly turns: number;
  /** Pairs open at the start of each turn, on the average. */
  readonly pairs: number;
  /** Tiles left in the fortress. */
  readonly stranded: number;
  /** The turn, counted over all players, at which each tier from the top down became the top one. */
  readonly opened: Readonly<Record<number, number>>;
  /** Tiles for which a realm had no room. */
  readonly forced: number;
}

/** Plays game number `index` of a report; the same options and index always play the same game. */
export function playBalanceGame(options: BalanceOptions, index: number): Result<BalanceGame, Problem> {
  const { layout, players, level } = options;
  const seed = `${options.seed}/${index}`;
  const dealt = gameFromSetup({ layout, players, seed, firstPlayer: 0 });
  if (!dealt.ok) return dealt;
  const random = randomFromSeed(`${seed} choices`);
  const opened: Record<number, number> = {};
  let game = dealt.value;
  let turns = 0;
  let pairs = 0;
  let forced = 0;
  const decide = (view: GameView) => BOTS[level].decide(view, random);
  for (const { seat, before, actions, after } of playOut(mahjongFortress, game, decide)) {
    game = after;
    if (seat === undefined) continue;
    if (phaseOf(before) === 'choose') {
      opened[topTier(before.fortress)] ??= turns;
      pairs += openPairs(before.fortress);
      turns++;
    }
    forced += actions.filter(({ type }) => type === 'forgo').length;
  }
  const table = standings(game);
  const winners = table.filter(({ place }) => place === 1);
  const bySeat = [...table].sort((a, b) => a.player - b.player);
  return {
    ok: true,
    value: {
      scores: bySeat.map(({ score }) => score.total),
      won: bySeat.map(({ place }) => (place === 1 ? 1 / winners.length : 0)),
      turns: Math.ceil(turns / players),
      pairs: pairs / turns,
      stranded: game.fortress.stacks.flat().length,
      opened,
      forced,
    },
  };
}
