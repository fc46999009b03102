/** Changes to a text that know nothing of what it says. */
import type { Random } from '@mahjong-fortress/base/random';
import { oneIn, pick, powerOfTwo } from './chance.ts';
import { LONGEST, NASTY_CHARACTERS } from './nasty.ts';

/** Changes a text; `other` is another good one. */
type Change = (text: string, random: Random, other: string) => string;

interface Span {
  readonly from: number;
  readonly to: number;
}

/** A part of the text, mostly a short one. */
function span({ length }: string, random: Random): Span {
  const from = random.below(length + 1);
  return { from, to: Math.min(length, from + powerOfTwo(9, random)) };
}

function replaced(text: string, { from, to }: Span, by: string): string {
  return text.slice(0, from) + by + text.slice(to);
}

const flip: Change = (text, random) => {
  const from = random.below(text.length + 1);
  const code = (text.charCodeAt(from) || 0) ^ powerOfTwo(6, random);
  return replaced(text, { from, to: from + 1 }, String.fromCharCode(code));
};

const overwrite: Change = (text, random) => {
  const from = random.below(text.length + 1);
  return replaced(text, { from, to: from + random.below(2) }, pick(NASTY_CHARACTERS, random));
};

const remove: Change = (text, random) => replaced(text, span(text, random), '');

const duplicate: Change = (text, random) => {
  const { from, to } = span(text, random);
  return replaced(text, { from: to, to }, text.slice(from, to));
};

/** Exchanges two words or numbers: what is swapped is still all there. */
const swap: Change = (text, random) => {
  const words = [...text.slice(0, 20_000).matchAll(/[\p{L}\p{N}]+/gu)];
  if (words.length < 2) return text;
  const [one, two] = [pick(words, random), pick(words, random)].sort((a, b) => a.index - b.index);
  if (!one || !two || one.index === two.index) return text;
  const between = text.slice(one.index + one[0].length, two.index);
  const to = two.index + two[0].length;
  return replaced(text, { from: one.index, to }, two[0] + between + one[0]);
};

const splice: Change = (text, random, other) =>
  text.slice(0, random.below(text.length + 1)) + other.slice(random.below(other.length + 1));

/** A part of the other text in place of a part of this one. */
const graft: Change = (text, random, other) => {
  const { from, to } = span(other, random);
  return replaced(text, span(text, random), other.slice(from, to));
};

const repeat: Change = (text, random) => {
  const { from, to } = span(text, random);
  const part = text.slice(from, to);
  const room = Math.max(0, LONGEST - text.length) / Math.max(1, part.length);
  return replaced(text, { from: to, to }, part.repeat(Math.min(room, powerOfTwo(20, random))));
};

const cut: Change = (text, random) => text.slice(0, random.below(text.length + 1));

/** Another number in place of one. */
const count: Change = (text, random) => {
  const numbers = [...text.slice(0, 20_000).matchAll(/\d+/g)];
  if (numbers.length === 0) return text;
  const { index, 0: digits } = pick(numbers, random);
  const value = Number(digits);
  const other = pick([value + 1, value - 1, 0, 9, 99, 1000, 2 ** 32, 1e21, value * 10], random);
  return replaced(text, { from: index, to: index + digits.length }, String(other));
};

/** `repeat` is rare: its texts are long, and take long. */
const CHANGES: readonly Change[] = [flip, overwrite, remove, duplicate, swap, splice, graft, cut, count];

export function changedText(text: string, random: Random, other: string): string {
  const change = oneIn(20, random) ? repeat : pick(CHANGES, random);
  return change(text, random, other).slice(0, LONGEST);
}
