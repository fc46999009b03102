/** A game between computers, from wherever it stands to its end: as quick as they decide, with nobody to wait for. */
import type { GameCourse } from './game-rules.ts';

/** What one of them decided, or the rules by themselves, and where it led. */
export interface Decision<Game, Action, Event> {
  /** Absent where the rules moved by themselves. */
  readonly seat?: number;
  /** Never none. */
  readonly actions: readonly Action[];
  readonly before: Game;
  readonly after: Game;
  readonly events: readonly Event[];
}

/** The next actions of a seat, as far as they can be decided now; it knows only what it may know. */
export type Decide<View, Action> = (view: View, seat: number) => readonly Action[];

/**
 * Decision by decision, so that whoever listens can count, keep, or stop between two of them. An answer that is none, or
 * not legal, is a fault of the computer and is thrown by its name.
 */
export function* playOut<Game, View, Action, Event>(
  rules: Pick<GameCourse<Game, View, Action, Event>, 'toMove' | 'play' | 'view'>,
  start: Game,
  decide: Decide<View, Action>,
  nameOf: (seat: number) => string = (seat) => `seat ${seat}`,
): Generator<Decision<Game, Action, Event>, Game, undefined> {
  let game = start;
  for (;;) {
    const turn = rules.toMove(game);
    if (turn.type === 'nobody') return game;
    const actions = turn.type === 'rules' ? [turn.action] : decide(rules.view(game, turn.seat), turn.seat);
    const who = turn.type === 'rules' ? 'the rules' : nameOf(turn.seat);
    if (actions.length === 0) throw new Error(`${who} has no answer`);
    const before = game;
    const events: Event[] = [];
    for (const action of actions) {
      const played = rules.play(game, action);
      if (!played.ok) throw new Error(`${who}: ${JSON.stringify(action)} is refused: ${played.error.reason}`);
      events.push(...played.value.events);
      game = played.value.game;
    }
    yield { ...(turn.type === 'seat' ? { seat: turn.seat } : {}), actions, before, after: game, events };
  }
}
