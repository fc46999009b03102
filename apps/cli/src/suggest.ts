/** "Did you mean …?" */

/** How many letters have to be added, dropped or replaced to make one word of the other. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, i) => i);
  for (let i = 1; i <= from.length; i++) {
    const next = [i];
    for (let j = 1; j <= to.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
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
