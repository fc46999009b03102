/** What can be achieved: what it is called, and what there is to learn from it. */
export function achievement(name: string, text: string) {
  return { name, text };
}
