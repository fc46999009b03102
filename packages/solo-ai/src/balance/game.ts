/** What one game between computers tells about its fortress. */
import type { Problem } from '@mahjong-fortress/base/problem';
import { randomFromSeed } from '@mahjong-fortress/base/random';
import type { Result } from '@mahjong-fortress/base/result';
import {
  advance,
  draftOf,
  gameFromSetup,
  isIngenuityTurn,
  type PlayerCount,
  phaseOf,
  standings,
  topTier,
  viewFor,
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
  const draft = draftOf(dealt.value);
  const opened: Record<number, number> = {};
  let turns = 0;
  let pairs = 0;
  let forced = 0;
  while (!draft.over) {
    if (isIngenuityTurn(draft)) {
      advance(draft, { type: 'ingenuity' });
      continue;
    }
    if (phaseOf(draft) === 'choose') {
      opened[topTier(draft.fortress)] ??= turns;
      pairs += openPairs(draft.fortress);
      turns++;
    }
    for (const action of BOTS[level].decide(viewFor(draft, draft.turn.player), random)) {
      if (action.type === 'forgo') forced++;
      advance(draft, action);
    }
  }
  const table = standings(draft);
  const winners = table.filter(({ place }) => place === 1);
  const bySeat = [...table].sort((a, b) => a.player - b.player);
  return {
    ok: true,
    value: {
      scores: bySeat.map(({ score }) => score.total),
      won: bySeat.map(({ place }) => (place === 1 ? 1 / winners.length : 0)),
      turns: Math.ceil(turns / players),
      pairs: pairs / turns,
      stranded: draft.fortress.stacks.flat().length,
      opened,
      forced,
    },
  };
}
