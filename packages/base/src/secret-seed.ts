/**
 * Seeds that can't be found by trying: 256 bits, spread by a stream cipher. What is dealt from one tells nothing about the
 * rest of the deal, however much of it lies open. They are made where randomness is, and read everywhere.
 */
import { chachaBlock } from './chacha.ts';
import type { Random } from './random.ts';

const PREFIX = 'deal-';
const KEY_BYTES = 32;
const SECRET_SEED = new RegExp(`^${PREFIX}[0-9a-f]{${2 * KEY_BYTES}}$`);

export function isSecretSeed(seed: string): boolean {
  return SECRET_SEED.test(seed);
}

/** The seed that stands for 32 random bytes. */
export function secretSeedFrom(bytes: Uint8Array): string {
  if (bytes.length !== KEY_BYTES) throw new Error(`A secret seed takes ${KEY_BYTES} bytes.`);
  return PREFIX + [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The key as little-endian words, as the cipher reads it. */
function keyOf(seed: string): Uint32Array {
  const digits = seed.slice(PREFIX.length);
  const bytes = Uint8Array.from({ length: KEY_BYTES }, (_, i) =>
    Number.parseInt(digits.slice(2 * i, 2 * i + 2), 16),
  );
  const view = new DataView(bytes.buffer);
  return Uint32Array.from({ length: KEY_BYTES / 4 }, (_, i) => view.getUint32(4 * i, true));
}

const WORDS = 2 ** 32;

/** ChaCha20's key stream, read as 32-bit numbers; those that would favour small results are left out. */
export function randomFromSecretSeed(seed: string): Random {
  const key = keyOf(seed);
  let block: Uint32Array = new Uint32Array(0);
  let counter = 0;
  let used = 0;
  function next(): number {
    if (used === block.length) {
      block = chachaBlock(key, counter++);
      used = 0;
    }
    return block[used++] as number;
  }
  return {
    below(bound) {
      const fair = WORDS - (WORDS % bound);
      let word = next();
      while (word >= fair) word = next();
      return word % bound;
    },
  };
}
