/** Which words of the gallery somebody may have meant. */

/** The least number of letters to put in, leave out, replace or swap; counted up to a limit. */
export function slipsBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let older: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (older[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    older = last;
    last = row;
  }
  return last[b.length] ?? most + 1;
}

/** A short word with two slips is another word. */
function slipsIn(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}

/** The word, and the word without any one of its letters; one slip, and most pairs of slips, leave a trace in common. */
export function tracesOf(word: string): string[] {
  if (slipsIn(word) === 0) return [word];
  return [...new Set([word, ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))])];
}

/** The word itself, those that begin with it, and those that it may be a slip of. */
export function nearWords(word: string, known: readonly string[]): string[] {
  const most = slipsIn(word);
  const near = known.filter((one) => one.startsWith(word) || slipsBetween(word, one, most) <= most);
  return [...new Set([word, ...near])];
}
