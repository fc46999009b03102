/** Who is awaited and has gone: the others need not wait for ever. */
import { absenceFor } from '@mahjong-fortress/online';
import { type LoggedTable, levelAt, stageOf, turnOf } from './table.ts';

/** Since when a player has no device at the table, by the clock of the game; undefined while there is one. */
export type GoneSince = (player: string) => number | undefined;

/** When the others may decide about whoever is to move and has gone; nobody is awaited before their turn or in a pause. */
export function absenceEnd(table: LoggedTable, goneSince: GoneSince): number | undefined {
  const limit = absenceFor(table.settings.pace);
  const turn = turnOf(table);
  const sitter = turn === undefined ? undefined : table.seats[turn];
  if (limit === undefined || sitter?.type !== 'person' || stageOf(table) !== 'playing') return undefined;
  if (levelAt(table, turn ?? -1) !== undefined) return undefined;
  const gone = goneSince(sitter.player);
  return gone === undefined ? undefined : Math.max(gone, table.entries[table.changedAt - 1]?.at ?? 0) + limit;
}
