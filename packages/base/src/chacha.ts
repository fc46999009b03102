/**
 * The block function of ChaCha20 (RFC 8439, 2.3). Ours, because a library would bring 4.6 kB to every page for these
 * lines: only numbers are wanted, no encryption, and the test vectors of the RFC say whether they are right.
 */

/** "expand 32-byte k", as every block begins. */
const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const;

const KEY_WORDS = 8;
const DOUBLE_ROUNDS = 10;

/** Which four words of the block are stirred together: the columns, then the diagonals. */
const QUARTERS = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
] as const;

/** Adds the second word to the first, and turns the third, mixed with the sum, by so many bits. */
const STEPS = [16, 12, 8, 7] as const;

function stir(words: Uint32Array, [a, b, c, d]: (typeof QUARTERS)[number]): void {
  const at = (index: number) => words[index] as number;
  for (const [step, bits] of STEPS.entries()) {
    const [sum, added, turned] = step % 2 === 0 ? [a, b, d] : [c, d, b];
    words[sum] = at(sum) + at(added);
    const mixed = at(turned) ^ at(sum);
    words[turned] = (mixed << bits) | (mixed >>> (32 - bits));
  }
}

/** The sixteen words of a block of the key stream; the nonce is zero. */
export function chachaBlock(key: Uint32Array, counter: number): Uint32Array {
  if (key.length !== KEY_WORDS) throw new Error(`A key has ${KEY_WORDS} words.`);
  const start = Uint32Array.of(...CONSTANTS, ...key, counter, 0, 0, 0);
  const words = start.slice();
  for (let round = 0; round < DOUBLE_ROUNDS; round++) for (const quarter of QUARTERS) stir(words, quarter);
  return words.map((word, index) => word + (start[index] as number));
}
