/** Changes to a text of JSON that leave it JSON: another value, key, length or depth somewhere inside. */
import type { Random } from '@mahjong-fortress/base/random';
import { oneIn, pick, powerOfTwo } from './chance.ts';
import { changedText } from './characters.ts';
import { LONGEST, NASTY_JSON, NASTY_KEYS } from './nasty.ts';

/** JSON taken apart: a text for everything without parts, so that what no value can hold can still be said. */
export type Tree =
  | { readonly leaf: string }
  | { readonly list: Tree[] }
  | { readonly entries: [key: string, value: Tree][] };

/** What nests deeper is taken as a plain text. */
const DEEPEST = 100;

function treeOf(value: unknown, depth = 0): Tree {
  if (depth > DEEPEST) throw new RangeError('too deep');
  const inside = (part: unknown) => treeOf(part, depth + 1);
  if (Array.isArray(value)) return { list: value.map(inside) };
  if (typeof value !== 'object' || value === null) return { leaf: JSON.stringify(value) };
  return { entries: Object.entries(value).map(([key, part]) => [key, inside(part)]) };
}

export function jsonOf(tree: Tree): string {
  if ('leaf' in tree) return tree.leaf;
  if ('list' in tree) return `[${tree.list.map(jsonOf).join(',')}]`;
  return `{${tree.entries.map(([key, part]) => `${JSON.stringify(key)}:${jsonOf(part)}`).join(',')}}`;
}

/** The tree of a text that is a list or an object; undefined for any other text. */
export function treeIn(text: string): Tree | undefined {
  if (!/^\s*[[{]/.test(text)) return undefined;
  try {
    return treeOf(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** A place in a tree where something else could stand. */
interface Slot {
  readonly tree: Tree;
  put(tree: Tree): void;
}

function slotsOf(root: Tree): Slot[] {
  const slots: Slot[] = [];
  const visit = (tree: Tree) => {
    if ('list' in tree) {
      for (const [index, part] of tree.list.entries()) {
        slots.push({ tree: part, put: (other) => tree.list.splice(index, 1, other) });
        visit(part);
      }
    } else if ('entries' in tree) {
      for (const entry of tree.entries) {
        const [key, part] = entry;
        slots.push({ tree: part, put: (other) => entry.splice(0, 2, key, other) });
        visit(part);
      }
    }
  };
  visit(root);
  return slots;
}

/** Changes a tree in place; `other` is the tree of another good text. */
type Change = (root: Tree, random: Random, other: Tree) => void;

function someSlot(root: Tree, random: Random): Slot | undefined {
  const slots = slotsOf(root);
  return slots.length > 0 ? pick(slots, random) : undefined;
}

/** A list or an object of the tree, the whole of it included. */
function someBranch(root: Tree, random: Random): Tree {
  return pick([root, ...slotsOf(root).flatMap(({ tree }) => ('leaf' in tree ? [] : [tree]))], random);
}

const replace: Change = (root, random) => someSlot(root, random)?.put({ leaf: pick(NASTY_JSON, random) });

const graft: Change = (root, random, other) => {
  const graft = someSlot(other, random);
  if (graft) someSlot(root, random)?.put(graft.tree);
};

/** Two values change places: a position still has all its tiles. */
const swap: Change = (root, random) => {
  const leaves = slotsOf(root).filter(({ tree }) => 'leaf' in tree);
  if (leaves.length === 0) return;
  const [one, two] = [pick(leaves, random), pick(leaves, random)];
  one.put(two.tree);
  two.put(one.tree);
};

/** A text said a little differently, a number a little larger or smaller, yes for no. */
const nudge: Change = (root, random, other) => {
  const leaves = slotsOf(root).flatMap((slot) =>
    'leaf' in slot.tree ? [{ ...slot, leaf: slot.tree.leaf }] : [],
  );
  if (leaves.length === 0) return;
  const { leaf, put } = pick(leaves, random);
  const value: unknown = JSON.parse(leaf);
  if (typeof value === 'number') put({ leaf: String(value + pick([1, -1, 2, 0.5, 100], random)) });
  else if (typeof value === 'boolean') put({ leaf: String(!value) });
  else if (typeof value === 'string') {
    const texts = slotsOf(other).flatMap(({ tree }) =>
      'leaf' in tree && /^"/.test(tree.leaf) ? [tree.leaf] : [],
    );
    const second: unknown = texts.length > 0 ? JSON.parse(pick(texts, random)) : '';
    put({ leaf: JSON.stringify(changedText(value, random, String(second))) });
  }
};

const remove: Change = (root, random) => {
  const branch = someBranch(root, random);
  const parts = 'list' in branch ? branch.list : 'entries' in branch ? branch.entries : [];
  if (parts.length > 0) parts.splice(random.below(parts.length), oneIn(4, random) ? parts.length : 1);
};

/** A part of a list many times over, a key twice. */
const multiply: Change = (root, random) => {
  const branch = someBranch(root, random);
  const parts: unknown[] = 'list' in branch ? branch.list : 'entries' in branch ? branch.entries : [];
  if (parts.length === 0) return;
  const index = random.below(parts.length);
  const times = 'list' in branch && oneIn(4, random) ? powerOfTwo(18, random) : 1;
  const size = 'list' in branch ? jsonOf(branch.list[index] as Tree).length : 1;
  const fitting = Math.max(1, Math.min(times, Math.floor(LONGEST / (size + 1))));
  parts.splice(index, 0, ...new Array(Math.min(fitting, 100_000)).fill(parts[index]));
};

const reorder: Change = (root, random) => {
  const branch = someBranch(root, random);
  const parts: unknown[] = 'list' in branch ? branch.list : 'entries' in branch ? branch.entries : [];
  if (parts.length > 1) parts.push(...parts.splice(random.below(parts.length), 1));
};

const rename: Change = (root, random) => {
  const branch = someBranch(root, random);
  if (!('entries' in branch) || branch.entries.length === 0) return;
  pick(branch.entries, random)[0] = pick([...NASTY_KEYS, pick(branch.entries, random)[0]], random);
};

const add: Change = (root, random) => {
  const branch = someBranch(root, random);
  const nasty: Tree = { leaf: pick(NASTY_JSON, random) };
  if ('list' in branch) branch.list.push(nasty);
  else if ('entries' in branch) branch.entries.push([pick(NASTY_KEYS, random), nasty]);
};

/** Something inside so many brackets that whoever recurses runs out of stack. */
const nest: Change = (root, random) => {
  const slot = someSlot(root, random);
  if (!slot) return;
  const depth = powerOfTwo(16, random);
  const [before, after] = pick(
    [
      ['[', ']'],
      ['{"a":', '}'],
    ] as const,
    random,
  );
  slot.put({ leaf: before.repeat(depth) + jsonOf(slot.tree) + after.repeat(depth) });
};

const lengthen: Change = (root, random) => {
  const character = pick(['0', 'x', ' ', '\u0301', '\ud800', '🀄', '<', '\n'], random);
  const length = Math.min(LONGEST / 6, powerOfTwo(18, random));
  someSlot(root, random)?.put({ leaf: JSON.stringify(character.repeat(length)) });
};

const CHANGES: readonly Change[] = [
  replace,
  graft,
  swap,
  nudge,
  nudge,
  remove,
  multiply,
  reorder,
  rename,
  add,
];
/** Their texts are long, and take long. */
const RARE: readonly Change[] = [nest, lengthen];

export function changedJson(text: string, tree: Tree, random: Random, other: string): string {
  const change = pick(oneIn(20, random) ? RARE : CHANGES, random);
  change(tree, random, treeIn(other) ?? { list: [{ leaf: JSON.stringify(text.slice(0, 100)) }] });
  return jsonOf(tree).slice(0, LONGEST);
}
