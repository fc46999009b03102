/** What people are called. */
import { randomInt } from 'node:crypto';
import { type Problem, problem } from '@mahjong-fortress/base/problem';
import { err, ok, type Result } from '@mahjong-fortress/base/result';
import { NAME_LENGTH } from '@mahjong-fortress/online';

const FIRST =
  'Amber Brave Bright Calm Clever Crimson Gentle Golden Jade Lucky Merry Misty Noble Quiet Silver Swift'.split(
    ' ',
  );
const SECOND =
  'Badger Bear Carp Crane Falcon Fox Heron Lion Lotus Magpie Otter Panda Phoenix Sparrow Tiger Wolf'.split(
    ' ',
  );

function anyOf(words: readonly string[]): string {
  return words[randomInt(words.length)] as string;
}

/** For a guest whose client has not suggested one in their own language. */
export function guestName(): string {
  return `${anyOf(FIRST)} ${anyOf(SECOND)}`;
}

/** Letters and digits of any script, and what stands between them in names. */
const NAME = /^[\p{L}\p{M}\p{N}]([\p{L}\p{M}\p{N} .'’_-]*[\p{L}\p{M}\p{N}.])?$/u;

export function readName(value: unknown): Result<string, Problem> {
  const name = typeof value === 'string' ? value.normalize('NFC').trim().replaceAll(/\s+/g, ' ') : '';
  return name.length <= NAME_LENGTH && NAME.test(name)
    ? ok(name)
    : err(
        problem('name', 'name', `A name has 1 to ${NAME_LENGTH} letters, digits, spaces, dots or hyphens.`),
      );
}
