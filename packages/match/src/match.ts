/** A game being played: every state so far, and what led from each to the next. */
import { err, ok, type Result } from '@mahjong-fortress/base/result';
import type { GameCourse, Refusal } from './game-rules.ts';

export interface Match<Game, Action, Event> {
  /** Since the beginning; the present one last. */
  readonly games: readonly [Game, ...Game[]];
  /** One fewer than states. */
  readonly actions: readonly Action[];
  /** What each action brought about. */
  readonly events: readonly (readonly Event[])[];
}

export function beginMatch<Game, Action, Event>(game: Game): Match<Game, Action, Event> {
  return { games: [game], actions: [], events: [] };
}

export function gameNow<Game>({ games }: { readonly games: readonly [Game, ...Game[]] }): Game {
  return games.at(-1) as Game;
}

export function withAction<Game, View, Action, Event>(
  rules: GameCourse<Game, View, Action, Event>,
  match: Match<Game, Action, Event>,
  action: Action,
): Result<Match<Game, Action, Event>, Refusal> {
  const played = rules.play(gameNow(match), action);
  if (!played.ok) return err(played.error);
  return ok({
    games: [...match.games, played.value.game],
    actions: [...match.actions, action],
    events: [...match.events, played.value.events],
  });
}

/** The match as it was after so many actions. */
export function takenBackTo<Game, Action, Event>(
  { games, actions, events }: Match<Game, Action, Event>,
  count: number,
): Match<Game, Action, Event> {
  const [first, ...later] = games;
  return {
    games: [first, ...later.slice(0, count)],
    actions: actions.slice(0, count),
    events: events.slice(0, count),
  };
}

/** How many actions have to stay so that nobody has seen something that did not happen. */
export function sealedActions<Game, Action, Event>(
  rules: { reveals(events: readonly Event[], after: Game): boolean },
  { events, games }: Pick<Match<Game, Action, Event>, 'events' | 'games'>,
): number {
  return 1 + events.findLastIndex((list, index) => rules.reveals(list, games[index + 1] as Game));
}

/** How many actions were played before the last one that somebody decided; undefined before there was one. */
export function lastDecision<Game>(
  { games }: { readonly games: readonly Game[] },
  isTheirs: (game: Game) => boolean,
): number | undefined {
  const last = games.slice(0, -1).findLastIndex(isTheirs);
  return last < 0 ? undefined : last;
}
