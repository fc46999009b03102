/** Games in links: as they come, and packed by somebody who knows how. */
import { deflateRawSync } from 'node:zlib';
import {
  makeRecordCode,
  makeReplayLink,
  openRecordCode,
  replayLinkIn,
} from '../../../../apps/game/src/session/record-link.ts';
import type { Door } from '../door.ts';
import { exampleRecords } from '../examples.ts';
import { mutantsOf } from '../mutate/mutants.ts';
import { accepted, same } from '../same.ts';

function linkWith(text: string): string {
  const code = deflateRawSync(text).toString('base64url');
  return makeReplayLink('https://example.org/', { code, step: 3 });
}

async function openHash(text: string) {
  const link = replayLinkIn(text);
  const read = link && (await openRecordCode(link.code));
  if (!read?.ok) return undefined;
  return async () => {
    const again = await openRecordCode(await makeRecordCode(read.value.record));
    same(accepted(again, 'A game in a link is refused'), read.value, 'A link gives another game.');
  };
}

export const recordCodes: Door = {
  name: 'record-codes',
  inputs: () => mutantsOf(exampleRecords().map(linkWith)),
  open: openHash,
};

export const packedRecords: Door = {
  name: 'packed-records',
  inputs: () => mutantsOf(exampleRecords()),
  dress: linkWith,
  open: openHash,
};
