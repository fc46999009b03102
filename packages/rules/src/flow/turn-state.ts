/** Where a game stands in its chart: screens hang what they ask, offer and announce on these names. */
import { initialTransition, type StateValue, type StateValueFrom, transition } from 'xstate';
import type { Game } from '../game.ts';
import { gameMachine } from './machine.ts';

type ParentsIn<V> = V extends object ? keyof V : never;
type Below<V> = V extends object ? NonNullable<V[keyof V]> : never;
/** The names of the innermost states. */
type Innermost<V> =
  | Exclude<Extract<V, string>, ParentsIn<V>>
  | ([Below<V>] extends [never] ? never : Innermost<Below<V>>);

type Playing = Exclude<NonNullable<Exclude<StateValueFrom<typeof gameMachine>, string>['playing']>, string>;

/** The states in which a turn comes to rest; those that only find the way to another are passed through. */
export type TurnState = Exclude<Innermost<NonNullable<Playing['turn']>>, 'next' | 'called'> | 'finalScoring';

const [beforeTheDeal] = initialTransition(gameMachine);

/** The chart, standing where a game stands. */
export function chartOf(game: Game) {
  const [snapshot] = transition(gameMachine, beforeTheDeal, { type: 'resume', game });
  return snapshot;
}

function innermost(value: StateValue): string {
  if (typeof value === 'string') return value;
  const [below] = Object.values(value);
  return below === undefined ? '' : innermost(below);
}

/** Walking the chart takes twenty times as long as listing what is legal, and screens ask often. */
const known = new WeakMap<Game, TurnState>();

export function turnStateOf(game: Game): TurnState {
  const before = known.get(game);
  if (before) return before;
  const { value } = chartOf(game);
  const turn = typeof value === 'string' ? value : (value.playing as { readonly turn: StateValue }).turn;
  const state = innermost(turn) as TurnState;
  known.set(game, state);
  return state;
}
