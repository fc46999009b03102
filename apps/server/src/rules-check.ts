/**
 * What another build played last is replayed before it is played on or shown: open games before a build serves, so that those
 * that come to something else are named; others when somebody looks at them.
 */
import type { Problem } from '@mahjong-fortress/base/problem';
import type { Result } from '@mahjong-fortress/base/result';
import type { Games } from './online-game.ts';
import type { GameRow } from './store/game-row.ts';
import type { GameStore } from './store/game-store.ts';
import { replayTable } from './table/course.ts';
import { outcomeOf } from './table/outcome.ts';
import type { LoggedTable } from './table/table.ts';

export interface DifferingGame {
  readonly id: string;
  readonly game: string;
  readonly why: string;
}

/** Whether it ended as it did then. How that was told on the way matters to those who play it, and to nobody afterwards. */
function hasSameEnd(table: LoggedTable, { result }: Pick<GameRow, 'result'>): boolean {
  const outcome = outcomeOf(table);
  return (
    outcome !== undefined &&
    outcome.how === result?.how &&
    outcome.points.length === result.points.length &&
    outcome.points.every((points, seat) => points === result.points[seat])
  );
}

/** In what a game differs under these rules, by its whole log; nothing where it comes to the same. */
export function differenceOf(
  row: Pick<GameRow, 'fingerprint' | 'result'>,
  replayed: Result<LoggedTable, Problem>,
): string | undefined {
  if (!replayed.ok) return `${replayed.error.path}: ${replayed.error.message}`;
  const isSame = replayed.value.fingerprint === row.fingerprint || hasSameEnd(replayed.value, row);
  return isSame ? undefined : 'It comes to another position.';
}

/** Takes over the open games that these rules agree with; the others are returned and stay as they are. */
export async function adoptOpenGames(store: GameStore, games: Games): Promise<readonly DifferingGame[]> {
  const differing: DifferingGame[] = [];
  for (const game of games.values()) {
    const kind = game.rules.id;
    const agreeing: GameRow[] = [];
    for (const row of await store.unfinishedWithOtherRules(kind, game.version)) {
      const { id, settings, seed, head } = row;
      // Another server may be playing it on.
      const entries = (await store.entriesAfter(id, 0)).slice(0, head);
      const why = differenceOf(row, replayTable({ id, game, settings, seed }, entries));
      if (why === undefined) agreeing.push(row);
      else differing.push({ id, game: kind, why });
    }
    if (agreeing.length > 0) await store.adopt(agreeing, game.version);
  }
  return differing;
}
