/** Looking words up in the rules, and showing where they stand. */

/** Letters as people type them: small, and ё like е. Every letter stays one letter, so that places stay the same. */
function plain(text: string): string {
  return text.toLowerCase().replaceAll('ё', 'е');
}

export function needlesIn(wanted: string): readonly string[] {
  return plain(wanted)
    .split(/\s+/)
    .filter((needle) => needle !== '');
}

/** Whether every word that was typed stands somewhere in these texts. */
export function holdsAll(texts: readonly string[], needles: readonly string[]): boolean {
  const all = plain(texts.join('\n'));
  return needles.every((needle) => all.includes(needle));
}

/** What is called by a word comes before what only mentions it. */
export function calledFirst<T extends { readonly heading: string }>(
  topics: readonly T[],
  needles: readonly string[],
): readonly T[] {
  const isCalled = ({ heading }: T) => needles.some((needle) => plain(heading).includes(needle));
  return [...topics.filter(isCalled), ...topics.filter((topic) => !isCalled(topic))];
}

interface Piece {
  readonly text: string;
  readonly isFound: boolean;
}

/** A text cut where a needle begins and ends. */
export function piecesOf(text: string, needles: readonly string[]): readonly Piece[] {
  const small = plain(text);
  const found = Array.from(small, () => false);
  for (const needle of needles) {
    for (let at = small.indexOf(needle); at >= 0; at = small.indexOf(needle, at + 1)) {
      found.fill(true, at, at + needle.length);
    }
  }
  const pieces: { text: string; isFound: boolean }[] = [];
  for (const [index, letter] of [...text].entries()) {
    const isFound = found[index] ?? false;
    const last = pieces.at(-1);
    if (last?.isFound === isFound) last.text += letter;
    else pieces.push({ text: letter, isFound });
  }
  return pieces;
}

interface Props {
  readonly text: string;
  readonly needles: readonly string[];
}

export function Marked({ text, needles }: Props) {
  if (needles.length === 0) return <>{text}</>;
  return (
    <>
      {piecesOf(text, needles).map((piece, index) =>
        piece.isFound ? <mark key={index}>{piece.text}</mark> : piece.text,
      )}
    </>
  );
}
