/** Seeded randomness: the same seed text always gives the same numbers, on every machine. */
import { isSecretSeed, randomFromSecretSeed } from './secret-seed.ts';

export interface Random {
  /** A whole number from 0 to below the bound. */
  below(bound: number): number;
}

/** Spreads a text over four 32-bit words (a cyrb128-style mix). */
function wordsFromSeed(seed: string): [number, number, number, number] {
  let a = 1779033703;
  let b = 3144134277;
  let c = 1013904242;
  let d = 2773480762;
  for (let i = 0; i < seed.length; i++) {
    const code = seed.charCodeAt(i);
    a = b ^ Math.imul(a ^ code, 597399067);
    b = c ^ Math.imul(b ^ code, 2869860233);
    c = d ^ Math.imul(c ^ code, 951274213);
    d = a ^ Math.imul(d ^ code, 2716044179);
  }
  a = Math.imul(c ^ (a >>> 18), 597399067);
  b = Math.imul(d ^ (b >>> 22), 2869860233);
  c = Math.imul(a ^ (c >>> 17), 951274213);
  d = Math.imul(b ^ (d >>> 19), 2716044179);
  const all = a ^ b ^ c ^ d;
  return [all >>> 0, (b ^ all) >>> 0, (c ^ all) >>> 0, (d ^ all) >>> 0];
}

/** The numbers of a seed: a readable one has quick and even ones, a secret one those that nobody can foresee. */
export function randomFromSeed(seed: string): Random {
  return isSecretSeed(seed) ? randomFromSecretSeed(seed) : quickRandom(seed);
}

/** Chris Doty-Humphrey's sfc32: small, fast, and passes the usual statistical batteries. */
function quickRandom(seed: string): Random {
  let [a, b, c, d] = wordsFromSeed(seed);
  function next(): number {
    const sum = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return sum >>> 0;
  }
  for (let i = 0; i < 12; i++) next();
  return { below: (bound) => Math.floor((next() / 4294967296) * bound) };
}

/** Fisher–Yates; returns a new list. */
export function shuffled<T>(list: readonly T[], random: Random): T[] {
  const result = [...list];
  for (let i = result.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    const held = result[i] as T;
    result[i] = result[j] as T;
    result[j] = held;
  }
  return result;
}
