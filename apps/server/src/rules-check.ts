/** Before a build serves, it replays the open games of other builds: those that come to something else are named. */
import type { Games, OnlineGame } from './online-game.ts';
import type { GameRow } from './store/game-row.ts';
import type { GameStore } from './store/game-store.ts';
import { replayTable } from './table/course.ts';

export interface DifferingGame {
  readonly id: string;
  readonly game: string;
  readonly why: string;
}

async function whyDifferent(store: GameStore, game: OnlineGame, row: GameRow): Promise<string | undefined> {
  const { id, settings, seed } = row;
  const replayed = replayTable({ id, game, settings, seed }, await store.entriesAfter(id, 0));
  if (!replayed.ok) return `${replayed.error.path}: ${replayed.error.message}`;
  return replayed.value.fingerprint === row.fingerprint ? undefined : 'It comes to another position.';
}

/** Takes over the games that these rules agree with; the others are returned and stay as they are. */
export async function adoptOpenGames(store: GameStore, games: Games): Promise<readonly DifferingGame[]> {
  const differing: DifferingGame[] = [];
  for (const game of games.values()) {
    const { id } = game.rules;
    const agreeing: string[] = [];
    for (const row of await store.unfinishedWithOtherRules(id, game.version)) {
      const why = await whyDifferent(store, game, row);
      if (why === undefined) agreeing.push(row.id);
      else differing.push({ id: row.id, game: id, why });
    }
    if (agreeing.length > 0) await store.setRules(agreeing, game.version);
  }
  return differing;
}
