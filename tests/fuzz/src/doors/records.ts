import { gameNow, makeRecord, openRecord } from '@mahjong-fortress/match';
import { mahjongFortress } from '@mahjong-fortress/rules';
import type { Door } from '../door.ts';
import { exampleRecords } from '../examples.ts';
import { checkPosition } from '../game-check.ts';
import { mutantsOf } from '../mutate/mutants.ts';
import { accepted, same } from '../same.ts';

export const records: Door = {
  name: 'records',
  inputs: () => mutantsOf(exampleRecords()),
  open(text) {
    const opened = openRecord(mahjongFortress, text);
    if (!opened.ok) return undefined;
    return () => {
      const { record, match } = opened.value;
      const again = openRecord(mahjongFortress, JSON.stringify(makeRecord(mahjongFortress, record)));
      same(
        accepted(again, 'A record is refused once written'),
        opened.value,
        'A record reads back differently.',
      );
      checkPosition(gameNow(match));
    };
  },
};
