/** Records of games as files. */
import { makeRecord } from '@mahjong-fortress/match';
import { mahjongFortress } from '@mahjong-fortress/rules';
import type { FortressRecord } from '../session/played-game.ts';
import { seedOf } from '../session/seed.ts';

export function saveRecord(record: FortressRecord): void {
  const text = JSON.stringify(makeRecord(mahjongFortress, record), undefined, 1);
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `mahjong-fortress-${seedOf(record).replace(/[^\w-]+/g, '-')}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
