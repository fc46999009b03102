/** What has happened in a game so far, as far as it is known at this device: what screens look back at. */
import { type GameEvent, type GameView, viewFor } from '@mahjong-fortress/rules';
import type { PlayedGame } from './played-game.ts';

export interface Past {
  /** What each action brought about. */
  readonly events: readonly (readonly GameEvent[])[];
  /** Who was to move at the beginning, and after each action. */
  readonly players: readonly number[];
  /** How the game looked after so many actions; undefined where nobody here was there. */
  viewAfter(actions: number): GameView | undefined;
}

/** Of a game that is played here; nobody looks further than the viewer may. */
export function pastOf({ games, events }: PlayedGame['match'], viewer: number): Past {
  return {
    events,
    players: games.map(({ turn }) => turn.player),
    viewAfter(actions) {
      const game = games[actions];
      return game && viewFor(game, viewer);
    },
  };
}

/** The past as it was before the last thing happened. */
export function beforeLast({ events, players, viewAfter }: Past): Past {
  return { events: events.slice(0, -1), players: players.slice(0, -1), viewAfter };
}
