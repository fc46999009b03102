/** What a person at one device takes back freely: everything inside a turn, up to a drawn card. */
import type { GameEvent } from './event.ts';
import type { Game } from './game.ts';
import { towers } from './towers.ts';

/** Whether something stays, by what it brought about and the game after it: before the first year a turn is one placing. */
export function sealsUndo(events: readonly GameEvent[], { turn }: Game): boolean {
  return (
    towers.reveals(events) ||
    events.some((event) => event.type === 'turnEnded' || ('seat' in event && event.seat !== turn.seat))
  );
}
