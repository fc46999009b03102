/** Records of games as files. */
import { makeRecord } from '@mahjong-fortress/match';
import { mahjongFortress } from '@mahjong-fortress/rules';
import type { FortressRecord } from '../session/played-game.ts';
import { seedOf } from '../session/seed.ts';
import { saveFile } from './save-file.ts';

export function saveRecord(record: FortressRecord): void {
  saveRecordFile(`mahjong-fortress-${seedOf(record)}`, makeRecord(mahjongFortress, record));
}

/** The record of any game, as it is kept and sent. */
export function saveRecordFile(name: string, written: unknown): void {
  saveFile(`${name.replace(/[^\w-]+/g, '-')}.json`, JSON.stringify(written, undefined, 1));
}
