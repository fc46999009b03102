/** Fortresses in links: as they come, and with a checksum that fits, which any stranger can work out too. */
import {
  BUNDLED_LAYOUTS,
  makeShapeCode,
  makeShareCode,
  makeShareLink,
  openLink,
} from '@mahjong-fortress/layouts-schema';
import type { Door } from '../door.ts';
import { mutantsOf } from '../mutate/mutants.ts';
import { checkShared } from './layouts.ts';

function exampleCodes(): readonly string[] {
  return BUNDLED_LAYOUTS.flatMap((layout) => [makeShareCode(layout), makeShapeCode(layout.rows)]);
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const CHECK_LENGTH = 4;

function checksum(body: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < body.length; i++) hash = Math.imul(hash ^ body.charCodeAt(i), 0x01000193);
  const folded = ((hash >>> 24) ^ hash) & 0xffffff;
  return [18, 12, 6, 0].map((shift) => DIGITS.charAt((folded >>> shift) & 63)).join('');
}

function open(text: string) {
  const read = openLink(text);
  return read.ok ? () => checkShared(read.value.layout) : undefined;
}

export const shareCodes: Door = {
  name: 'share-codes',
  inputs: () => {
    const codes = exampleCodes();
    return mutantsOf([
      ...codes,
      ...codes.slice(0, 4).map((code) => makeShareLink('https://example.org/', code)),
    ]);
  },
  open,
};

export const sealedShareCodes: Door = {
  name: 'share-messages',
  inputs: () => mutantsOf(exampleCodes().map((code) => code.slice(1, -CHECK_LENGTH))),
  dress(text) {
    const body = `1${text.replaceAll(/[^\w-]/g, '')}`;
    return body + checksum(body);
  },
  open,
};
