/** The names of the innermost states of a statechart: screens hang what they ask, offer and announce on these. */

type ParentsIn<V> = V extends object ? keyof V : never;
type Below<V> = V extends object ? NonNullable<V[keyof V]> : never;

/** The innermost states that the value of a chart can name. */
export type Innermost<V> =
  | Exclude<Extract<V, string>, ParentsIn<V>>
  | ([Below<V>] extends [never] ? never : Innermost<Below<V>>);

/** A state, or the states below it, as a chart tells where it stands. */
type StateValue = string | { readonly [name: string]: StateValue | undefined };

function innermostOf(value: StateValue): string {
  if (typeof value === 'string') return value;
  const [below] = Object.values(value);
  return below === undefined ? '' : innermostOf(below);
}

/** The turn in the chart of a game, by the state in which it rests; outside of a turn the chart names one state of its own. */
export function turnStates<Game extends object, TurnState extends string>(
  chartOf: (game: Game) => { readonly value: unknown },
): (game: Game) => TurnState {
  // Walking the chart takes twenty times as long as listing what is legal, and screens ask often.
  const known = new WeakMap<Game, TurnState>();
  return (game) => {
    const before = known.get(game);
    if (before) return before;
    const value = chartOf(game).value as string | { readonly playing: { readonly turn: StateValue } };
    const state = innermostOf(typeof value === 'string' ? value : value.playing.turn) as TurnState;
    known.set(game, state);
    return state;
  };
}
