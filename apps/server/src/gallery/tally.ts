/** Games of tables that are over, counted for what they were played on; a server that dies in between counts them later. */
import type { Games } from '../online-game.ts';
import { repeating } from '../repeating.ts';
import type { WorthStore } from './worth-store.ts';

const LOOK_MS = 2000;

interface TallyWorld {
  readonly worth: WorthStore;
  readonly games: Games;
  now(): number;
}

export async function tallyGames({ worth, games, now }: TallyWorld): Promise<void> {
  for (const { id, game, setup, seats, players, result } of await worth.untallied()) {
    const on = result?.how === 'played' ? games.get(game)?.gallery?.playedOn(setup) : undefined;
    const alone = seats === 1 ? { player: players[0], points: result?.points[0] } : {};
    await worth.tally(on ? { id, on, seats, ...alone } : { id }, now());
  }
}

export function startTally(world: TallyWorld): () => void {
  return repeating(LOOK_MS, 'tally', () => tallyGames(world));
}
