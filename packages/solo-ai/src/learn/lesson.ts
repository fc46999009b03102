/** A game between equals, to learn from: what every position looked like, and what came of it. */
import type { Problem } from '@mahjong-fortress/base/problem';
import { randomFromSeed } from '@mahjong-fortress/base/random';
import type { Result } from '@mahjong-fortress/base/result';
import { type Contender, playGame } from '@mahjong-fortress/match/arena';
import { type Game, gameFromSetup, type PlayerCount, type Setup, scoreOf } from '@mahjong-fortress/rules';
import { FORTRESS } from '../arena/fortress.ts';
import type { Clock } from '../bot.ts';
import { pointsOf, tilesToCome } from '../evaluate.ts';
import { type Moment, momentOf, traitsOf } from '../outlook.ts';
import { CURIOUS_BOTS } from './curious.ts';

export interface LessonOptions {
  readonly contender: Contender;
  readonly players: Exclude<PlayerCount, 1>;
  readonly seed: string;
  readonly setup: Omit<Setup, 'seed' | 'players' | 'firstPlayer'>;
}

/** Two players in a position after a turn, as the first of them sees it. */
export interface Experience {
  readonly moment: Moment;
  /** The traits of the first player minus those of the second. */
  readonly traits: Float64Array;
  /** By how much the lead of the first player grew from here to the end. */
  readonly gain: number;
  /** Everything that is learned from one position counts as much as one: there are several pairs at a larger table. */
  readonly weight: number;
}

/** What a position looks like to everybody, and the points that are theirs already. */
interface Met {
  readonly moment: Moment;
  readonly players: readonly { readonly traits: Float64Array; readonly points: number }[];
}

function meet(game: Game): Met {
  const left = tilesToCome(game);
  const players = game.players.map((player, index) => ({
    traits: traitsOf(game, index, left),
    points: pointsOf(player),
  }));
  return { moment: momentOf(game), players };
}

/** Every two players of a position, compared. */
function* compared({ moment, players }: Met, totals: readonly number[]): Generator<Experience> {
  const weight = 2 / (players.length * (players.length - 1));
  const gains = players.map(({ points }, player) => (totals[player] as number) - points);
  for (const [first, mine] of players.entries()) {
    for (const [second, theirs] of players.entries()) {
      if (second <= first) continue;
      const traits = mine.traits.map((amount, trait) => amount - (theirs.traits[trait] as number));
      yield { moment, traits, gain: (gains[first] as number) - (gains[second] as number), weight };
    }
  }
}

export function playLesson(
  { contender, players, seed, setup }: LessonOptions,
  index: number,
  now: Clock,
): Result<readonly Experience[], Problem> {
  const dealt = gameFromSetup({ ...setup, players, seed: `${seed}/${index}`, firstPlayer: 0 });
  if (!dealt.ok) return dealt;
  const random = randomFromSeed(`${seed}/${index} choices`);
  const seats = new Array<Contender>(players).fill(contender);
  const met: Met[] = [];
  const { game } = playGame(
    { ...FORTRESS, bots: CURIOUS_BOTS },
    {
      start: dealt.value,
      seats,
      random,
      now,
      afterTurn(position) {
        if (!position.over) met.push(meet(position));
      },
    },
  );
  const totals = game.players.map((_, player) => scoreOf(game, player).total);
  return { ok: true, value: met.flatMap((position) => [...compared(position, totals)]) };
}
