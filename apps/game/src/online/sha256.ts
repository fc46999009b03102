/**
 * SHA-256 (FIPS 180-4). Browsers keep theirs from pages on plain http, as in a home network, and a proof of the deal is wanted
 * there, too. It is loaded only then.
 */

const BLOCK_BYTES = 64;
const ROUNDS = 64;

function firstPrimes(count: number): readonly number[] {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n++) if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  return primes;
}

const PRIMES = firstPrimes(ROUNDS);

/** The first 32 bits after the point. */
const fractionOf = (root: number): number => ((root % 1) * 2 ** 32) | 0;

const ROUND_WORDS = PRIMES.map((prime) => fractionOf(Math.cbrt(prime)));
const FIRST_HASH = PRIMES.slice(0, 8).map((prime) => fractionOf(Math.sqrt(prime)));

/** The bytes, a one, zeros up to a whole block, and how many bits there were. */
function padded(bytes: Uint8Array): DataView {
  const blocks = Math.ceil((bytes.length + 9) / BLOCK_BYTES);
  const whole = new Uint8Array(blocks * BLOCK_BYTES);
  whole.set(bytes);
  whole[bytes.length] = 0x80;
  const view = new DataView(whole.buffer);
  view.setBigUint64(whole.length - 8, BigInt(bytes.length) * 8n);
  return view;
}

const turned = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits));

/** The sixteen words of a block, and what they are stretched to. */
function scheduleOf(view: DataView, block: number): Int32Array {
  const words = new Int32Array(ROUNDS);
  const at = (index: number) => words[index] as number;
  for (let i = 0; i < ROUNDS; i++) {
    if (i < 16) words[i] = view.getInt32(block + i * 4);
    else {
      const far = at(i - 15);
      const near = at(i - 2);
      const low = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3);
      const high = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10);
      words[i] = at(i - 16) + low + at(i - 7) + high;
    }
  }
  return words;
}

type Hash = readonly [number, number, number, number, number, number, number, number];

function stirred([a, b, c, d, e, f, g, h]: Hash, word: number, round: number): Hash {
  const choice = (e & f) ^ (~e & g);
  const majority = (a & b) ^ (a & c) ^ (b & c);
  const one = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + choice + round + word;
  const two = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + majority;
  return [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
}

export function sha256(bytes: Uint8Array): Uint8Array {
  const view = padded(bytes);
  const hash = Int32Array.from(FIRST_HASH);
  for (let block = 0; block < view.byteLength; block += BLOCK_BYTES) {
    let now = [...hash] as unknown as Hash;
    for (const [i, word] of scheduleOf(view, block).entries())
      now = stirred(now, word, ROUND_WORDS[i] as number);
    for (const [i, word] of now.entries()) hash[i] = (hash[i] as number) + word;
  }
  const digest = new DataView(new ArrayBuffer(hash.byteLength));
  for (const [i, word] of hash.entries()) digest.setInt32(i * 4, word);
  return new Uint8Array(digest.buffer);
}
