/** Records of games as files. */
import { type GameRecord, makeRecord } from '@mahjong-fortress/rules';

export function saveRecord(record: GameRecord): void {
  const text = JSON.stringify(makeRecord(record), undefined, 1);
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `mahjong-fortress-${record.setup.seed.replace(/[^\w-]+/g, '-')}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
