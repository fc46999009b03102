/** A game between two equals, to learn from: what every position looked like, and what came of it. */
import {
  type Game,
  gameFromSetup,
  type Player,
  type Problem,
  type Result,
  randomFromSeed,
  type Setup,
  scoreOf,
} from '@mahjong-fortress/rules';
import { type Contender, playGame } from '../arena/game.ts';
import type { Clock } from '../bot.ts';
import { pointsOf, tilesToCome } from '../evaluate.ts';
import { type Moment, momentOf, traitsOf } from '../outlook.ts';

export interface LessonOptions {
  readonly contender: Contender;
  readonly seed: string;
  readonly setup: Omit<Setup, 'seed' | 'players' | 'firstPlayer'>;
}

/** A position after a turn, as the first player sees it. */
export interface Experience {
  readonly moment: Moment;
  /** The traits of the first player minus those of the second. */
  readonly traits: Float64Array;
  /** By how much the lead of the first player grew from here to the end. */
  readonly gain: number;
}

function looksLike(game: Game): Float64Array {
  const left = tilesToCome(game);
  const theirs = traitsOf(game, 1, left);
  return traitsOf(game, 0, left).map((amount, trait) => amount - (theirs[trait] as number));
}

export function playLesson(
  { contender, seed, setup }: LessonOptions,
  index: number,
  now: Clock,
): Result<readonly Experience[], Problem> {
  const dealt = gameFromSetup({ ...setup, players: 2, seed: `${seed}/${index}`, firstPlayer: 0 });
  if (!dealt.ok) return dealt;
  const random = randomFromSeed(`${seed}/${index} choices`);
  const met: { readonly moment: Moment; readonly traits: Float64Array; readonly lead: number }[] = [];
  const { game } = playGame(dealt.value, [contender, contender], random, now, (position) => {
    if (position.over) return;
    const [first, second] = position.players as [Player, Player];
    const lead = pointsOf(first) - pointsOf(second);
    met.push({ moment: momentOf(position), traits: looksLike(position), lead });
  });
  const final = scoreOf(game, 0).total - scoreOf(game, 1).total;
  return { ok: true, value: met.map(({ lead, ...position }) => ({ ...position, gain: final - lead })) };
}
