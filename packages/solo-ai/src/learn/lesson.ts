/** A game between equals, to learn from: what every position looked like, and what came of it. */
import type { Problem } from '@mahjong-fortress/base/problem';
import { randomFromSeed } from '@mahjong-fortress/base/random';
import { ok, type Result } from '@mahjong-fortress/base/result';
import { beginRecord, type RecordOf, recordAt } from '@mahjong-fortress/match';
import { type Contender, contenderName, playGame } from '@mahjong-fortress/match/arena';
import {
  type Game,
  gameFromSetup,
  mahjongFortress,
  type PlayerCount,
  type Setup,
  scoreOf,
} from '@mahjong-fortress/rules';
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

/** A game to learn from, as it is kept: what can be learned from it is found by playing it again. */
export type Lesson = RecordOf<typeof mahjongFortress>;

/** The record that game number `index` begins with, so that a kept one can be told from another's. */
export function beginLesson(
  { contender, players, seed, setup }: LessonOptions,
  index: number,
): Result<Lesson, Problem> {
  const seat = { level: contender.level, name: contenderName(contender) };
  const begun = beginRecord(
    mahjongFortress,
    { ...setup, players, seed: `${seed}/${index}`, firstPlayer: 0 },
    Array.from({ length: players }, () => seat),
  );
  return begun.ok ? ok(begun.value.record) : begun;
}

export function playLesson(options: LessonOptions, index: number, now: Clock): Result<Lesson, Problem> {
  const begun = beginLesson(options, index);
  if (!begun.ok) return begun;
  const start = gameFromSetup(begun.value.setup);
  if (!start.ok) return start;
  const random = randomFromSeed(`${options.seed}/${index} choices`);
  const seats = begun.value.seats.map(() => options.contender);
  const { game, actions } = playGame(
    { ...FORTRESS, bots: CURIOUS_BOTS },
    { start: start.value, seats, random, now },
  );
  return ok(recordAt(mahjongFortress, begun.value, { actions, game }));
}

/** What a game taught: every position after a turn, two by two as everybody at the table saw it. */
export function experiencesOf({ setup, actions }: Lesson): Result<readonly Experience[], Problem> {
  const start = gameFromSetup(setup);
  if (!start.ok) return start;
  const met: Met[] = [];
  let game = start.value;
  for (const action of actions) {
    const { player } = game.turn;
    game = mahjongFortress.after(game, action);
    if (!game.over && game.turn.player !== player) met.push(meet(game));
  }
  const totals = game.players.map((_, player) => scoreOf(game, player).total);
  return ok(met.flatMap((position) => [...compared(position, totals)]));
}
