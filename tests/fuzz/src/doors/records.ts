import { makeRecord, parseRecord, type Replay, replay } from '@mahjong-fortress/rules';
import type { Door } from '../door.ts';
import { exampleRecords } from '../examples.ts';
import { checkPosition } from '../game-check.ts';
import { mutantsOf } from '../mutate/mutants.ts';
import { accepted, same } from '../same.ts';

function checkLast({ games }: Replay): void {
  const last = games.at(-1);
  if (last) checkPosition(last);
}

export const records: Door = {
  name: 'records',
  inputs: () => mutantsOf(exampleRecords()),
  open(text) {
    const record = parseRecord(text);
    if (!record.ok) return undefined;
    // Whether the actions are legal comes to light only here; not being so is a refusal like any other.
    const played = replay(record.value);
    return () => {
      const again = parseRecord(JSON.stringify(makeRecord(record.value)));
      same(
        accepted(again, 'A record is refused once written'),
        record.value,
        'A record reads back differently.',
      );
      if (played.ok) checkLast(played.value);
    };
  },
};
