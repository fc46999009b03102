/** How names are coded: common letters of Latin and Cyrillic script cost four or five bits, anything else more. */
import type { Coder } from './coder.ts';

const LOWER = { latin: 'etaoinsrhldcumpfgybwkvxzqj', cyrillic: 'оеаинтсрвлкмдпуяыьгзбчйхжшюцщэфъё' } as const;
const MARKS = '-\'’.,:;!?0123456789()«»"&+/–—_';
type Script = keyof typeof LOWER;

/** The characters of both scripts in the order in which they are expected. */
function orderFor(script: Script, atWordStart: boolean): readonly string[] {
  const other = script === 'latin' ? 'cyrillic' : 'latin';
  const own = LOWER[script];
  const letters = atWordStart ? own.toUpperCase() + own : ` ${own}${own.toUpperCase()}`;
  const space = atWordStart ? ' ' : '';
  return [...new Set(letters + MARKS + LOWER[other].toUpperCase() + LOWER[other] + space)];
}

const CODE_POINTS = 0x110000;

interface Expectation {
  readonly order: readonly string[];
  /** One weight per character and a last one for everything else. */
  readonly weights: readonly number[];
}

function expectation(script: Script, atWordStart: boolean): Expectation {
  const order = orderFor(script, atWordStart);
  return { order, weights: [...order.map((_, rank) => 1 + Math.floor(600 / (rank + 8))), 3] };
}

const EXPECTATIONS: Readonly<Record<Script, readonly [inside: Expectation, start: Expectation]>> = {
  latin: [expectation('latin', false), expectation('latin', true)],
  cyrillic: [expectation('cyrillic', false), expectation('cyrillic', true)],
};

/** Codes a text; a reader is given none and returns the one it found. */
export function codeText(coder: Coder, maxLength: number, given?: string): string {
  const characters = given === undefined ? undefined : [...given];
  const length = coder.below(maxLength + 1, characters?.length);
  let script: Script = 'latin';
  let text = '';
  for (let i = 0; i < length; i++) {
    const atWordStart = i === 0 || text.endsWith(' ');
    const { order, weights } = EXPECTATIONS[script][atWordStart ? 1 : 0];
    const wanted = characters?.[i];
    const rank = wanted === undefined ? undefined : order.indexOf(wanted);
    const symbol = coder.symbol(weights, rank === -1 ? order.length : rank);
    const character = order[symbol] ?? String.fromCodePoint(coder.below(CODE_POINTS, wanted?.codePointAt(0)));
    if (LOWER.cyrillic.includes(character.toLowerCase())) script = 'cyrillic';
    else if (LOWER.latin.includes(character.toLowerCase())) script = 'latin';
    text += character;
  }
  return text;
}
