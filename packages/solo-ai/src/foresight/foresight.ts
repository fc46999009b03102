/** How right the evaluation is: what it foresees in games between equals, and what comes of them. */
import type { Problem } from '@mahjong-fortress/base/problem';
import { randomFromSeed } from '@mahjong-fortress/base/random';
import { err, ok, type Result } from '@mahjong-fortress/base/result';
import { type Contender, type Interval, mean, playGame, wilson } from '@mahjong-fortress/match/arena';
import {
  type Game,
  gameFromSetup,
  type PlayerCount,
  type Setup,
  standings,
  viewFor,
} from '@mahjong-fortress/rules';
import { FORTRESS } from '../arena/fortress.ts';
import type { Clock } from '../bot.ts';
import { evaluationOf } from '../evaluation.ts';

export interface ForesightOptions {
  readonly contender: Contender;
  readonly players: Exclude<PlayerCount, 1>;
  readonly seed: string;
  readonly setup: Omit<Setup, 'seed' | 'players' | 'firstPlayer'>;
}

/** A moment of a game, for whoever was to move. */
export interface Foreseen {
  /** By how many points they were said to lead the best of the others. */
  readonly lead: number;
  /** By how many they led in the end, and their share of the victory. */
  readonly came: number;
  readonly won: number;
}

/** Of the turns of a game, one of so many is looked at. */
const ONE_OF = 6;
/** As much as the plot in a replay is worth, and little enough for hundreds of games. */
const BUDGET = { iterations: 2 };

function outcomeOf(game: Game): readonly Pick<Foreseen, 'came' | 'won'>[] {
  const table = standings(game);
  const winners = table.filter(({ place }) => place === 1).length;
  const bySeat = [...table].sort((a, b) => a.player - b.player);
  const totals = bySeat.map(({ score }) => score.total);
  return bySeat.map(({ place }, seat) => ({
    came: (totals[seat] as number) - Math.max(...totals.filter((_, other) => other !== seat)),
    won: place === 1 ? 1 / winners : 0,
  }));
}

/** Plays game number `index`, and evaluates some of its turns from what whoever moves can see. */
export function playForesight(
  { contender, players, seed, setup }: ForesightOptions,
  index: number,
  now: Clock,
): Result<readonly Foreseen[], Problem> {
  const dealt = gameFromSetup({ ...setup, players, seed: `${seed}/${index}`, firstPlayer: 0 });
  if (!dealt.ok) return err(dealt.error);
  const random = randomFromSeed(`${seed}/${index} choices`);
  const looks = randomFromSeed(`${seed}/${index} looks`);
  const seen: { readonly player: number; readonly lead: number }[] = [];
  const { game } = playGame(FORTRESS, {
    start: dealt.value,
    seats: Array.from({ length: players }, () => contender),
    random,
    now,
    afterTurn(position) {
      if (position.over || looks.below(ONE_OF) > 0) return;
      const { player } = position.turn;
      seen.push({ player, lead: evaluationOf(viewFor(position, player), looks, BUDGET) });
    },
  });
  const outcome = outcomeOf(game);
  return ok(
    seen.flatMap(({ player, lead }) => outcome.slice(player, player + 1).map((end) => ({ lead, ...end }))),
  );
}

/** Moments in which about the same lead was foreseen. */
export interface Foresight {
  /** The middle of the leads that count as alike. */
  readonly lead: number;
  readonly moments: number;
  /** How far ahead they were in the end, on the average. */
  readonly came: number;
  readonly won: number;
  /** Moments of the same game are counted as if they were independent, so it is a little too narrow. */
  readonly interval: Interval;
}

/** Leads are alike within so many points. */
const STEP = 3;
/** Fewer moments tell more about chance. */
const FEWEST = 20;

export function foresightOf(moments: readonly Foreseen[]): readonly Foresight[] {
  const alike = new Map<number, Foreseen[]>();
  for (const moment of moments) {
    const lead = Math.round(moment.lead / STEP) * STEP;
    alike.set(lead, [...(alike.get(lead) ?? []), moment]);
  }
  return [...alike]
    .filter(([, list]) => list.length >= FEWEST)
    .sort(([a], [b]) => a - b)
    .map(([lead, list]) => {
      const won = mean(list.map((one) => one.won));
      return {
        lead,
        moments: list.length,
        came: mean(list.map((one) => one.came)),
        won,
        interval: wilson(won * list.length, list.length),
      };
    });
}
