/**
 * A game to learn from. What foretells best how a game ends does not play best: all positions of a game share its end,
 * and that is mostly luck. A search only ever asks which of the turns from one position is better. So turns of one
 * position are played on in the same deal, and what is learned from is how they differ.
 */
import type { Problem } from '@mahjong-fortress/base/problem';
import { type Random, randomFromSeed } from '@mahjong-fortress/base/random';
import { ok, type Result } from '@mahjong-fortress/base/result';
import { playOut } from '@mahjong-fortress/match';
import {
  advance,
  draftOf,
  type Game,
  type GameView,
  gameBehind,
  gameFromSetup,
  mahjongFortress,
  type Player,
  type PlayerCount,
  type Setup,
  seatCount,
} from '@mahjong-fortress/rules';
import { untilNewsComes } from '../bot.ts';
import { pointsOf, promisedAppraisal, promisedWorth, tilesToCome } from '../evaluate.ts';
import { PLAYOUT } from '../levels.ts';
import { afterQuickTurns, type Judgement } from '../lookahead.ts';
import { type Moment, momentOf, traitsOf } from '../outlook.ts';
import { type Plan, planTurns } from '../plan.ts';
import { WEIGHTS } from '../weights.ts';

export interface LessonOptions {
  readonly players: PlayerCount;
  /** How many rounds a turn is played on. */
  readonly rounds: number;
  readonly seed: string;
  readonly setup: Omit<Setup, 'seed' | 'players' | 'firstPlayer'>;
}

/** What a turn left, as who played it sees it, and what came of it. */
export interface Sibling {
  readonly moment: Moment;
  readonly traits: readonly number[];
  /** How much further ahead of the mean of the others they were some rounds later; alone, how many points more. */
  readonly gain: number;
}

/** Turns of one position, played on in the same deal. */
export type Family = readonly Sibling[];

/** Promises, not what was learned before: so the same games teach the same, whatever was known. */
const JUDGEMENT: Judgement = {
  playout: PLAYOUT,
  appraisal: promisedAppraisal(WEIGHTS),
  worth: promisedWorth(WEIGHTS),
};

/** So many of a hundred turns are looked at, and so many are played without thinking: good play meets too little. */
const LOOKED_AT = 20;
const TRIES = 30;
/** The best few are compared, and as many of the others that a search would try; with fewer there is little to compare. */
const BEST = 6;
const SIBLINGS = 12;
const FEWEST = 3;
const TRIED = { width: 3, payments: 1, everyTile: true, count: 48 } as const;
const PLAYED = { ...PLAYOUT, count: 16 } as const;

function leadOverMean(game: Game, player: number): number {
  const values = JUDGEMENT.worth(game);
  const mine = values[player] as number;
  if (values.length === 1) return mine;
  return mine - (values.reduce((sum, value) => sum + value, 0) - mine) / (values.length - 1);
}

function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}

function siblingOf(deal: Game, { actions }: Plan, rounds: number): Sibling | undefined {
  const { player } = deal.turn;
  const draft = draftOf(deal);
  for (const action of actions) advance(draft, action);
  if (draft.over) return undefined;
  const { entry, part } = momentOf(draft);
  const traits = Array.from(traitsOf(draft, player, tilesToCome(deal)));
  const points = pointsOf(draft.players[player] as Player);
  draft.options = { ...draft.options, spirits: [] };
  const later = afterQuickTurns(draft, rounds * seatCount(draft), JUDGEMENT);
  const gain = leadOverMean(later, player) - points;
  return { moment: { entry, part: rounded(part, 3) }, traits, gain: rounded(gain, 2) };
}

function familyOf(view: GameView, plans: readonly Plan[], random: Random, rounds: number): Family {
  const others = plans.slice(BEST);
  const chosen = plans.slice(0, BEST);
  while (chosen.length < SIBLINGS && others.length > 0)
    chosen.push(...others.splice(random.below(others.length), 1));
  const deal = gameBehind(view, random);
  return chosen.flatMap((plan) => siblingOf(deal, plan, rounds) ?? []);
}

/** What game number `index` teaches. */
export function playLesson(
  { players, rounds, seed, setup }: LessonOptions,
  index: number,
): Result<readonly Family[], Problem> {
  const { dragons = [] } = setup;
  const table = `${players}${'random' in dragons || dragons.length > 0 ? 'c' : 'n'}`;
  const dealt = gameFromSetup({ ...setup, players, seed: `${seed}/${table}/${index}`, firstPlayer: 0 });
  if (!dealt.ok) return dealt;
  const random = randomFromSeed(`${seed} ${table}/${index} choices`);
  const families: Family[] = [];
  const decide = (view: GameView, player: number) => {
    const { first, activated } = view.turn;
    const looked = !first && !activated && random.below(100) < LOOKED_AT;
    const plans = planTurns(view, JUDGEMENT.appraisal(view, player), looked ? TRIED : PLAYED);
    if (looked && plans.length > FEWEST) families.push(familyOf(view, plans, random, rounds));
    const plan = random.below(100) < TRIES ? plans[random.below(plans.length)] : plans[0];
    return untilNewsComes(view, plan?.actions ?? []);
  };
  const playing = playOut(mahjongFortress, dealt.value, decide);
  while (!playing.next().done) {
    // What there is to learn is found where it is decided.
  }
  return ok(families.filter((family) => family.length >= FEWEST));
}
