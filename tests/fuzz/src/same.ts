/** What the checks of the doors are made of. */
import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';

/** What is written down cannot tell 0 from -0. */
const written = (value: unknown): unknown => JSON.parse(JSON.stringify(value) ?? 'null');

/** `what` names the promise that is broken, in a few words. */
export function same(actual: unknown, expected: unknown, what: string): void {
  if (isDeepStrictEqual(actual, expected)) return;
  if (!isDeepStrictEqual(written(actual), written(expected))) assert.fail(what);
}

interface Answer<T> {
  readonly ok: boolean;
  readonly value?: T;
  readonly error?: unknown;
}

/** The value of an answer that has to be one. */
export function accepted<T>(answer: Answer<T>, what: string): T {
  if (!answer.ok) assert.fail(`${what}: ${codeOf(answer.error)}`);
  return answer.value as T;
}

/** The code of a problem, of a refusal, or of the first of several findings. */
function codeOf(error: unknown): string {
  const [first] = Array.isArray(error) ? error : [error];
  return String((first as { readonly code?: unknown } | undefined)?.code);
}
