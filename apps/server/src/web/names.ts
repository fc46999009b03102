/** What people are called. */
import { type Problem, problem } from '@mahjong-fortress/base/problem';
import { err, ok, type Result } from '@mahjong-fortress/base/result';
import { NAME_LENGTH } from '@mahjong-fortress/online';
import { guestName as guestNameIn } from '@mahjong-fortress/words/online/guest-name';

/** For a guest, in the language that they read. */
export function guestName(language: string): string {
  return guestNameIn(language, Math.random);
}

/** Letters and digits of any script, and what stands between them in names. */
const NAME = /^[\p{L}\p{N}]([\p{L}\p{M}\p{N} .'’_-]*[\p{L}\p{M}\p{N}.])?$/u;

/** Letters and marks that are drawn as nothing, with which one name looks like another; and marks on marks on marks. */
const TRICKS = /\p{Default_Ignorable_Code_Point}|\p{M}{4}/u;

export function readName(value: unknown): Result<string, Problem> {
  const name = typeof value === 'string' ? value.normalize('NFC').trim().replaceAll(/\s+/g, ' ') : '';
  return name.length <= NAME_LENGTH && NAME.test(name) && !TRICKS.test(name)
    ? ok(name)
    : err(
        problem('name', 'name', `A name has 1 to ${NAME_LENGTH} letters, digits, spaces, dots or hyphens.`),
      );
}
