/** A part of the rules: what it is called, what it says, and what is better read as a list. */
export function section(heading: string, text: string, ...points: readonly string[]) {
  return { heading, text, points };
}
