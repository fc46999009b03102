/** Records of games as files. */
import { type GameRecord, makeRecord } from '@mahjong-fortress/rules';
import { seedOf } from '../session/seed.ts';

export function saveRecord(record: GameRecord): void {
  const text = JSON.stringify(makeRecord(record), undefined, 1);
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `mahjong-fortress-${seedOf(record).replace(/[^\w-]+/g, '-')}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
