/** A record of Towers as it is kept and sent. */
import { makeRecord } from '@mahjong-fortress/match';
import { towers } from '@mahjong-fortress/towers';
import { packRecord } from '../../session/record-link.ts';
import type { TowersRecord } from './new-game.ts';

export function towersRecord(record: TowersRecord): unknown {
  return makeRecord(towers, record);
}

/** The same as the code of a link. */
export function packTowers(record: TowersRecord): Promise<string> {
  return packRecord(towersRecord(record));
}
