/** The record of a table that is over, as everybody may have it. */
import type { Problem } from '@mahjong-fortress/base/problem';
import { ok, type Result } from '@mahjong-fortress/base/result';
import { makeRecord } from '@mahjong-fortress/match';
import type { Hall } from '../hall/hall.ts';
import type { PlayerStore } from '../store/player-store.ts';
import { recordOf } from '../table/record.ts';
import { playersOf } from '../table/table.ts';

export interface TableRecordWorld {
  readonly hall: Pick<Hall, 'room'>;
  readonly players: Pick<PlayerStore, 'names'>;
  now(): number;
}

/** Refused where there is no such table; what is inside is refused as long as it must stay secret. */
export async function tableRecord(
  { hall, players, now }: TableRecordWorld,
  id: string,
): Promise<Result<Result<unknown, Problem>, Problem>> {
  const table = await hall.room(id).table();
  if (!table.ok) return table;
  const record = recordOf(table.value, await players.names(playersOf(table.value)), now());
  return ok(record.ok ? ok(makeRecord(table.value.game.rules, record.value)) : record);
}
