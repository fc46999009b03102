/** Looks for positions in which one turn is better than every other, and goes on being so when it is thought over. */
import { type Random, randomFromSeed } from '@mahjong-fortress/base/random';
import { playOut } from '@mahjong-fortress/match';
import {
  type Action,
  type Game,
  type GameView,
  gameBehind,
  mahjongFortress,
  makeView,
  play,
  seatCount,
  viewFor,
} from '@mahjong-fortress/rules';
import { type Bot, untilNewsComes } from '../bot.ts';
import { BOTS, considered, DRAGON_JUDGEMENT } from '../levels.ts';
import { leadAfter, type SearchStage } from '../lookahead.ts';
import type { Plan } from '../plan.ts';
import type { Wanted } from './collection.ts';
import { dealtFor, essence, type Grade, type Puzzle, type WrittenPuzzle } from './puzzle.ts';

/** By so many points the best turn is ahead of every other. */
const CLEAR_MARGIN = 1.5;

/** By so many it has to be ahead at a glance, one turn tried of each kind: four of five puzzles are, and few other positions. */
const MARGIN_AT_A_GLANCE = 1;

/** More than the level considers when it plays: what is not tried can’t be ruled out. */
const TURNS_TRIED = 64;

type Depth = Pick<SearchStage, 'turns' | 'replies' | 'deals'> & {
  /** How many turns that differ in essence are compared. */
  readonly turnsCompared: number;
};

/** Each thinks longer than the one before, in other deals; a puzzle has to stand them all. */
function depths(seats: number): readonly Depth[] {
  return [
    { turns: 2 * seats, replies: 1, deals: 1, turnsCompared: TURNS_TRIED },
    { turns: 2 * seats, replies: 3, deals: 2, turnsCompared: 6 },
    { turns: 3 * seats, replies: 3, deals: 4, turnsCompared: 4 },
  ];
}

interface Judged {
  readonly plan: Plan;
  readonly essence: string;
  readonly mean: number;
}

type Candidate = Pick<Judged, 'plan' | 'essence'>;

/** What is looked for. */
interface Aim {
  /** By so many points the best turn is ahead. */
  readonly margin?: number;
  /** Which turn is to be the best one; no other is of use. */
  isOfUse?(candidate: Candidate, index: number): boolean;
}

/** How plans are judged: by the mean lead after each, all in the same deals. */
function judgeIn(view: GameView, depth: Depth, random: Random): (candidate: Candidate) => Judged {
  const deals = Array.from({ length: depth.deals }, () => gameBehind(view, random));
  return (candidate) => {
    const leads = deals.map((deal) => leadAfter(deal, candidate.plan, DRAGON_JUDGEMENT, depth));
    return { ...candidate, mean: leads.reduce((sum, lead) => sum + lead, 0) / depth.deals };
  };
}

/** The best turn of every essence, the best one first. */
function bestOfEach(list: readonly Judged[]): Judged[] {
  const seen = new Set<string>();
  return [...list]
    .sort((a, b) => b.mean - a.mean)
    .filter(({ essence: one }) => !seen.has(one) && seen.add(one));
}

/** All that differ, if one that is of use is clearly ahead; tried only until it is plain that none is. */
function rankedIfClear(
  candidates: readonly Candidate[],
  judge: (candidate: Candidate) => Judged,
  { margin = CLEAR_MARGIN, isOfUse = () => true }: Aim,
): Judged[] | undefined {
  const useful = new Set(candidates.filter(isOfUse).map(({ essence: one }) => one));
  const judged = candidates.filter((candidate) => useful.has(candidate.essence)).map(judge);
  const [first, second] = bestOfEach(judged);
  const isBeaten = ({ mean }: Judged) => !first || first.mean - mean < margin;
  if (!first || (second && isBeaten(second))) return undefined;
  for (const candidate of candidates) {
    if (useful.has(candidate.essence)) continue;
    const one = judge(candidate);
    if (isBeaten(one)) return undefined;
    judged.push(one);
  }
  return bestOfEach(judged);
}

interface Moment {
  readonly start: Game;
  /** What was done of this turn already. */
  readonly done: readonly Action[];
  readonly view: GameView;
}

function candidatesIn({ start, done, view }: Moment): readonly Candidate[] {
  return considered(view, TURNS_TRIED).map((plan) => ({
    plan,
    essence: essence(start, [...done, ...plan.actions]),
  }));
}

const isTurn =
  (wanted: string) =>
  ({ essence: one }: Candidate) =>
    one === wanted;

/** Whether it may be worth trying all turns: one of each kind is tried, the one that looks best before it is. */
function looksClear(moment: Moment, seed: string, isOfUse: NonNullable<Aim['isOfUse']>): boolean {
  const candidates = candidatesIn(moment);
  const useful = new Set(candidates.filter(isOfUse).map(({ essence: one }) => one));
  if (useful.size === 0) return false;
  const [depth] = depths(seatCount(moment.view));
  const kinds = new Map(candidates.toReversed().map((candidate) => [candidate.essence, candidate]));
  const judge = judgeIn(moment.view, depth as Depth, randomFromSeed(seed));
  const [first, second] = bestOfEach([...kinds.values()].map(judge));
  return first && second
    ? useful.has(first.essence) && first.mean - second.mean >= MARGIN_AT_A_GLANCE
    : false;
}

/** The one turn that is clearly better than every other; nothing where there is none. */
export function clearlyBest(moment: Moment, seed: string, aim: Aim = {}): Judged | undefined {
  const { view } = moment;
  const seats = seatCount(view);
  let candidates = candidatesIn(moment);
  let best: Judged | undefined;
  for (const [index, depth] of depths(seats).entries()) {
    const judge = judgeIn(view, depth, randomFromSeed(`${seed}/${index}`));
    const ranked = rankedIfClear(candidates, judge, best ? { ...aim, isOfUse: isTurn(best.essence) } : aim);
    if (!ranked || ranked.length < 2) return undefined;
    [best] = ranked;
    candidates = ranked.slice(0, depths(seats)[index + 1]?.turnsCompared);
  }
  return best;
}

function after(game: Game, actions: readonly Action[]): Game {
  let now = game;
  for (const action of actions) {
    const played = play(now, action);
    if (!played.ok) throw new Error(played.error.reason);
    now = played.value.game;
  }
  return now;
}

const isTurnOf = (player: number, game: Game) => !game.over && game.turn.player === player;

/** The whole turn, decision by decision, if it stays clearly the best whatever comes to light on the way. */
function solutionOf(
  start: Game,
  seed: string,
  isOfUse: NonNullable<Aim['isOfUse']>,
): readonly Action[] | undefined {
  const { player } = start.turn;
  const done: Action[] = [];
  let wanted: string | undefined;
  let game = start;
  while (isTurnOf(player, game)) {
    const view = viewFor(game, player);
    const aim = wanted === undefined ? isOfUse : isTurn(wanted);
    const best = clearlyBest({ start, done, view }, `${seed}/${done.length}`, { isOfUse: aim });
    if (!best) {
      // With the tiles in hand there may be nothing left to choose but where they go.
      if (wanted === undefined) return undefined;
      const rest = restOf({ start, done, view }, wanted, seed);
      if (!rest) return undefined;
      done.push(...rest);
      return done;
    }
    wanted = best.essence;
    const next = untilNewsComes(view, best.plan.actions);
    done.push(...next);
    game = after(game, next);
  }
  return done;
}

/** The best way to end a turn where only one thing can come of it any more. */
function restOf(moment: Moment, wanted: string, seed: string): readonly Action[] | undefined {
  const candidates = candidatesIn(moment);
  if (!candidates.every(isTurn(wanted))) return undefined;
  const [, depth] = depths(seatCount(moment.view));
  const judge = judgeIn(moment.view, depth as Depth, randomFromSeed(`${seed}/rest`));
  const [best] = bestOfEach(candidates.slice(0, 8).map(judge));
  return best?.plan.actions;
}

function turnBy(bot: Bot, start: Game, seed: string): readonly Action[] {
  const { player } = start.turn;
  const random = randomFromSeed(seed);
  const done: Action[] = [];
  for (const { actions, after } of playOut(mahjongFortress, start, (view) => bot.decide(view, random))) {
    done.push(...actions);
    if (!isTurnOf(player, after)) break;
  }
  return done;
}

/** The master takes one of so many turns that look best at first; the others are left to the dragon. */
const SEEN_BY_MASTER = 8;

/** Summoning and nothing else. */
const isSummon = (actions: readonly Action[]) => actions.length === 1 && actions[0]?.type === 'summon';

/** Which turns a puzzle may ask for, so that no time goes into others. */
function ofUseFor(start: Game, { grades, summons, calls }: Wanted): NonNullable<Aim['isOfUse']> {
  const simple = essence(start, turnBy(BOTS.apprentice, start, ''));
  return ({ plan: { actions }, essence: one }, index) => {
    if (calls && !actions.some(({ type }) => type === 'activate')) return false;
    const asked = isSummon(actions) ? summons : grades;
    if (one === simple) return asked.includes('apprentice');
    return asked.includes('dragon') || (asked.includes('master') && index < SEEN_BY_MASTER);
  };
}

function gradeOf(start: Game, wanted: string): Grade {
  const finds = (level: 'apprentice' | 'master', seed: string) =>
    essence(start, turnBy(BOTS[level], start, seed)) === wanted;
  if (finds('apprentice', '')) return 'apprentice';
  return ['a', 'b', 'c'].filter((seed) => finds('master', seed)).length > 1 ? 'master' : 'dragon';
}

/** The puzzle that a position makes, if it makes one that is wanted. */
export function puzzleIn(position: Game, id: string, wanted: Wanted): WrittenPuzzle | undefined {
  const view = viewFor(position, position.turn.player);
  const game = dealtFor(view, id);
  const isOfUse = ofUseFor(game, wanted);
  if (!looksClear({ start: game, done: [], view }, `${id}/glance`, isOfUse)) return undefined;
  const solution = solutionOf(game, id, isOfUse);
  if (!solution) return undefined;
  const best = essence(game, solution);
  const grade = gradeOf(game, best);
  if (!(isSummon(solution) ? wanted.summons : wanted.grades).includes(grade)) return undefined;
  // Whoever looks through thousands of positions also finds those that only looked clear in the deals it was tried in.
  if (!clearlyBest({ start: game, done: [], view }, `${id}/again`, { isOfUse: isTurn(best) }))
    return undefined;
  let now = game;
  const words = solution.map((action) => {
    const written = mahjongFortress.makeAction(now, action);
    now = after(now, [action]);
    return written;
  });
  return { id, grade, view: makeView(view), solution: words };
}

/** What was clear is still so in other deals, if by less. */
const MARGIN_LATER = 0.5;

/** Whether a puzzle has one best turn in deals that it was not found in; after a change of the search it may have none. */
export function stillHolds({ id, view, game, solution }: Puzzle): boolean {
  const aim = { margin: MARGIN_LATER, isOfUse: isTurn(essence(game, solution)) };
  return clearlyBest({ start: game, done: [], view }, `${id}/test`, aim) !== undefined;
}
