/** The better turn as it can be watched: what would have been in sight, and nothing that lay covered. */
import {
  type Action,
  advance,
  draftOf,
  type GameEvent,
  type GameView,
  HIDDEN,
} from '@mahjong-fortress/rules';

export interface BetterLine {
  /** Before, and after each action. */
  readonly views: readonly GameView[];
  readonly events: readonly (readonly GameEvent[])[];
}

export function betterLine(view: GameView, actions: readonly Action[]): BetterLine {
  const views: GameView[] = [view];
  const events: GameEvent[][] = [];
  let now = view;
  for (const action of actions) {
    const next = draftOf(now);
    const list: GameEvent[] = [];
    advance(next, action, (event) => {
      // Nobody knows what would have come to light there.
      if (event.type !== 'tileUncovered' || event.face !== HIDDEN) list.push(event);
    });
    now = { ...next, viewer: view.viewer };
    views.push(now);
    events.push(list);
  }
  return { views, events };
}
