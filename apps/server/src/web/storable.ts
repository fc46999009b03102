/**
 * What no database keeps: NUL, and halves of characters. One such text fails the statement it is in, with everybody else’s
 * that go with it, so it is refused at the door.
 */
import { type Problem, problem } from '@mahjong-fortress/base/problem';

export const NOT_STORABLE: Problem = problem(
  'not-storable',
  '',
  'There is a character in it that can’t be stored.',
);

// With the flag a half of a character is one that has no other half.
const UNSTORABLE = /[\0\p{Surrogate}]/u;

/** All texts in a value that was read from JSON or a form, names of fields among them; its depth is limited already. */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !UNSTORABLE.test(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, one]) => isStorable(key) && isStorable(one));
}
