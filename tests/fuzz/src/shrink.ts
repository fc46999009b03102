/** Makes a failing text as small as it gets, so that a person can read it. */
import { jsonOf, type Tree, treeIn } from './mutate/values.ts';

interface Shrinking {
  /** Whether a text fails in the same way. */
  readonly fails: (text: string) => Promise<boolean>;
  readonly isTimeUp: () => boolean;
}

/** n/2, n/4 … 1. */
function* halves(length: number): Generator<number> {
  for (let size = Math.floor(length / 2); size >= 1; size = Math.floor(size / 2)) yield size;
}

// ── As JSON ──

/** Plainer values, the plainest first. */
const PLAIN: readonly string[] = ['0', 'null', '""', '[]', '{}'];

function* plainer(json: string): Generator<Tree> {
  for (const leaf of PLAIN) {
    if (leaf === json) return;
    yield { leaf };
  }
}

/** The list without a part of it: first without halves, at last without single ones. */
function* shorter<T>(list: readonly T[]): Generator<T[]> {
  for (const size of [list.length, ...halves(list.length)]) {
    for (let from = 0; from < list.length; from += size) yield list.toSpliced(from, size);
  }
}

/** Trees that say less, those that say least first. */
function* smallerTrees(tree: Tree): Generator<Tree> {
  yield* plainer(jsonOf(tree));
  if ('list' in tree) {
    for (const list of shorter(tree.list)) yield { list };
    for (const [index, part] of tree.list.entries()) {
      for (const smaller of smallerTrees(part)) yield { list: tree.list.with(index, smaller) };
    }
  } else if ('entries' in tree) {
    for (const entries of shorter(tree.entries)) yield { entries };
    for (const [index, [key, part]] of tree.entries.entries()) {
      for (const smaller of smallerTrees(part)) yield { entries: tree.entries.with(index, [key, smaller]) };
    }
  }
}

/** Goes on from the first smaller tree that still fails, until none does. */
async function smallestTree(start: Tree, { fails, isTimeUp }: Shrinking): Promise<Tree> {
  let best = start;
  for (let isSmaller = true; isSmaller; ) {
    isSmaller = false;
    for (const tree of smallerTrees(best)) {
      if (isTimeUp()) return best;
      if (!(await fails(jsonOf(tree)))) continue;
      best = tree;
      isSmaller = true;
      break;
    }
  }
  return best;
}

// ── As characters ──

const NESTINGS = [
  ['[', ']'],
  ['{"a":', '}'],
] as const;

/** The text with fewer of the brackets that something deep is wrapped in, as many before as behind. */
async function lessNested(start: string, { fails, isTimeUp }: Shrinking): Promise<string> {
  let best = start;
  for (const [before, after] of NESTINGS) {
    for (const size of halves(start.length)) {
      const [opening, closing] = [before.repeat(size), after.repeat(size)];
      while (!isTimeUp()) {
        const text = best.replace(opening, '').replace(closing, '');
        if (text.length !== best.length - opening.length - closing.length || !(await fails(text))) break;
        best = text;
      }
    }
  }
  return best;
}

/** Leaves out whatever can be left out: halves, quarters, at last single characters. */
async function smallestText(start: string, { fails, isTimeUp }: Shrinking): Promise<string> {
  let best = start;
  for (const size of [start.length, ...halves(start.length)]) {
    for (let from = 0; from < best.length; ) {
      if (isTimeUp()) return best;
      const text = best.slice(0, from) + best.slice(from + size);
      if (await fails(text)) best = text;
      else from += size;
    }
  }
  return best;
}

/** The smallest text that was found to fail before the time was up. */
export async function shrink(text: string, shrinking: Shrinking): Promise<string> {
  const tree = treeIn(text);
  const isSameAsJson = tree !== undefined && (await shrinking.fails(jsonOf(tree)));
  const flat = await lessNested(isSameAsJson ? jsonOf(await smallestTree(tree, shrinking)) : text, shrinking);
  return smallestText(flat, shrinking);
}
