/** "Did you mean …?" */

/** How many letters have to be added, dropped, replaced or swapped to make one word of the other. */
function distance(from: string, to: string): number {
  const rows: number[][] = [Array.from({ length: to.length + 1 }, (_, i) => i)];
  const at = (i: number, j: number) => rows[i]?.[j] ?? 0;
  for (let i = 1; i <= from.length; i++) {
    rows.push([i]);
    for (let j = 1; j <= to.length; j++) {
      const replaced = at(i - 1, j - 1) + (from[i - 1] === to[j - 1] ? 0 : 1);
      const swaps = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      const swapped = swaps ? at(i - 2, j - 2) + 1 : replaced;
      rows[i]?.push(Math.min(replaced, swapped, at(i - 1, j) + 1, at(i, j - 1) + 1));
    }
  }
  return at(from.length, to.length);
}

/** A sentence naming the nearest known word, or nothing when none is near. */
export function suggestion(word: string, known: readonly string[], prefix = ''): string {
  const short = word.slice(0, 40);
  const near = known
    .map((candidate) => ({
      candidate,
      far: candidate.startsWith(short) && short !== '' ? 1 : distance(short, candidate),
    }))
    .filter(({ candidate, far }) => far <= Math.max(1, Math.floor(candidate.length / 2)))
    .sort((a, b) => a.far - b.far)[0];
  return near ? ` Did you mean “${prefix}${near.candidate}”?` : '';
}
