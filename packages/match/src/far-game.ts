/**
 * A match that is played elsewhere, as it is seen from here: its states are views, and what was done arrives together with
 * what it led to. So the same chart runs it, and nobody here has to work out a state that they can't know.
 */
import { ok } from '@mahjong-fortress/base/result';
import type { GameCourse } from './game-rules.ts';

export interface FarGame<View> {
  /** Undefined for the past of a match that was going on already when this device came to it. */
  readonly view: View | undefined;
  /** Whose decision is awaited; nobody's when it is over. */
  readonly turn: number | undefined;
}

/** Something that was done, and the state after it. */
export interface Arrival<View, Event> {
  readonly after: FarGame<View>;
  readonly events: readonly Event[];
}

export function farCourse<View, Event>(): GameCourse<
  FarGame<View>,
  View | undefined,
  Arrival<View, Event>,
  Event
> {
  return {
    toMove: ({ turn }) => (turn === undefined ? { type: 'nobody' } : { type: 'seat', seat: turn }),
    play: (_, { after, events }) => ok({ game: after, events }),
    view: ({ view }) => view,
    // The server has left out already what may not be known here.
    heard: (events) => events,
    reveals: () => true,
  };
}
