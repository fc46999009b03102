/** What is wrong with input from outside. */
export interface Problem {
  /** For programs: stays the same when the sentence is reworded. */
  readonly code: string;
  /** Where in the input, as a path of keys: `players/0/realm/3`. Empty for the whole. */
  readonly path: string;
  /** For people. */
  readonly message: string;
}

export function problem(code: string, path: string, message: string): Problem {
  return { code, path, message };
}
