/**
 * What the statechart of a game consists of, whatever the game: what it holds, what it hears, and how it is dealt and
 * played. The states, and the guards named in the words of the rulebook, are the game's own.
 */
import { assert } from './assert.ts';
import type { Result } from './result.ts';

export interface FlowContext<Game, Action, Event> {
  /** Absent until the game is dealt. */
  readonly game: Game | undefined;
  /** Every action since the deal: with the setup, the record of the game. */
  readonly actions: readonly Action[];
  /** What the last action brought about. */
  readonly events: readonly Event[];
}

/** Begins a game: from a setup, or from any position. */
type Deal<Setup, Game, Action> =
  | { readonly type: 'deal'; readonly setup: Setup }
  | { readonly type: 'resume'; readonly game: Game; readonly actions?: readonly Action[] };

export type FlowEvent<Setup, Game, Action> = Action | Deal<Setup, Game, Action>;

/** What a chart asks of the rules. */
interface FlowRules<Setup, Game, Action, Event> {
  begin(setup: Setup): Result<Game, unknown>;
  refusalOf(game: Game, action: Action): unknown;
  play(
    game: Game,
    action: Action,
  ): Result<{ readonly game: Game; readonly events: readonly Event[] }, unknown>;
}

export function gameIn<Game>({ game }: { readonly game: Game | undefined }): Game {
  assert(game, 'nothing has been dealt');
  return game;
}

function isAction<Setup, Game, Action extends { readonly type: string }>(
  event: FlowEvent<Setup, Game, Action>,
): event is Action {
  return event.type !== 'deal' && event.type !== 'resume';
}

/** The guards and actions that every chart has, each one call into the rules. */
export function flowOf<Setup, Game, Action extends { readonly type: string }, Event>(
  rules: FlowRules<Setup, Game, Action, Event>,
) {
  type Context = FlowContext<Game, Action, Event>;
  type Heard = FlowEvent<Setup, Game, Action>;
  return {
    isLegal: (context: Context, event: Heard): boolean =>
      isAction(event) && rules.refusalOf(gameIn(context), event) === undefined,
    dealt(event: Heard): Context {
      if (isAction(event)) return { game: undefined, actions: [], events: [] };
      if (event.type === 'resume') return { game: event.game, actions: event.actions ?? [], events: [] };
      const result = rules.begin(event.setup);
      return { game: result.ok ? result.value : undefined, actions: [], events: [] };
    },
    played(context: Context, event: Heard): Context {
      const result = isAction(event) ? rules.play(gameIn(context), event) : undefined;
      assert(isAction(event) && result?.ok, 'the chart let an illegal action through');
      return { game: result.value.game, actions: [...context.actions, event], events: result.value.events };
    },
    /** The actions that a phase listens to; the rules say which of them are legal. */
    plays<const T extends Action['type']>(...types: readonly T[]) {
      const transition = { guard: 'isLegal', actions: 'playAction' } as const;
      return Object.fromEntries(types.map((type) => [type, transition])) as Record<T, typeof transition>;
    },
  };
}
