/** A state that the rules make impossible was reached: a bug, never bad input. */
export function assert(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(`Impossible state: ${message}`);
}

/** Closes a switch over a union: a missing case is a type error. */
export function unreachable(value: never): never {
  throw new Error(`Impossible value: ${JSON.stringify(value)}`);
}

/** Reads an index that is known to lie inside the list. */
export function at<T>(list: readonly T[], index: number): T {
  return list[index] as T;
}
