/** Whole games played at random, for everything that wants many different states. */
import { type Random, randomFromSeed } from '@mahjong-fortress/base/random';
import { ownSeed } from '@mahjong-fortress/base/volume';
import { dealt as dealtBy, pick, type Step as StepOf, stepsFrom } from '@mahjong-fortress/match/random-games';
import {
  type Action,
  CARD_IDS,
  CELLS,
  type Game,
  type GameEvent,
  PLAYER_COUNTS,
  REST_PLACES,
  type Setup,
  STACK_NAMES,
  towers,
  VARIANTS,
} from '../src/index.ts';

/** Every version for every number of players, so often. */
export function setups(count: number): Setup[] {
  return Array.from({ length: count }, (_, index) =>
    VARIANTS.flatMap((variant) =>
      PLAYER_COUNTS.map((players) => ({ seed: ownSeed(`${index}`), variant, players })),
    ),
  ).flat();
}

export type Step = StepOf<Game, Action, GameEvent>;

export function dealt(setup: Setup): Game {
  return dealtBy(towers, setup);
}

/** What tells actions apart that a random player should find equally likely. */
export const sortOf = (action: Action) => (action.type === 'card' ? action.card : action.type);

/** All of them; a missing one is a type error. */
const TYPES: Readonly<Record<Exclude<Action['type'], 'card'>, true>> = {
  castle: true,
  knight: true,
  move: true,
  block: true,
  buy: true,
  keep: true,
  advance: true,
  end: true,
  king: true,
  leave: true,
};
export const SORTS: readonly string[] = [...Object.keys(TYPES), ...CARD_IDS];

/** Every sort of action and every card is equally likely; a turn ends when little else is left to do. */
function choose(actions: readonly Action[], random: Random): Action {
  const sorts = [...new Set(actions.map(sortOf))];
  const busy = sorts.filter((sort) => sort !== 'end' && sort !== 'advance');
  const sort = pick(busy.length > 0 && random.below(8) > 0 ? busy : sorts, random);
  return pick(
    actions.filter((action) => sortOf(action) === sort),
    random,
  );
}

/** Plays a random game and hands out every step of it. */
export function randomSteps(setup: Setup, seed = setup.seed): Generator<Step, void> {
  const random = randomFromSeed(`random player ${seed}`);
  return stepsFrom(towers, dealt(setup), (actions) => choose(actions, random));
}

/** Any action at all, legal or not. */
export function anyAction(random: Random): Action {
  const any = <T>(list: readonly T[]): T => pick(list, random);
  const cell = () => random.below(CELLS);
  return any<() => Action>([
    () => ({ type: any(['castle', 'knight', 'block', 'king']), cell: cell() }),
    () => ({ type: 'move', from: cell(), to: cell() }),
    () => ({ type: any(['buy', 'advance', 'end', 'leave']) }),
    () => ({ type: 'keep', card: any(CARD_IDS), rest: any(REST_PLACES) }),
    () => ({ type: 'card', card: any(['six', 'seven']) }),
    () => ({ type: 'card', card: 'extra', to: cell() }),
    () => ({ type: 'card', card: 'insert', to: cell(), stack: any(STACK_NAMES) }),
    () => ({
      type: 'card',
      card: any(['shift', 'relocate', 'diagonal', 'doors', 'jump', 'leap']),
      from: cell(),
      to: cell(),
    }),
  ])();
}
