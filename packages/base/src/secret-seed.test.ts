import { expect, test } from 'vitest';
import { randomFromSeed } from './random.ts';
import { isSecretSeed, secretSeedFrom } from './secret-seed.ts';

const zeros = secretSeedFrom(new Uint8Array(32));

test('is recognised among the seeds that people type', () => {
  expect(isSecretSeed(zeros)).toBe(true);
  for (const typed of ['autumn', '', `${zeros}0`, zeros.toUpperCase(), zeros.slice(0, -1)]) {
    expect(isSecretSeed(typed)).toBe(false);
  }
  expect(() => secretSeedFrom(new Uint8Array(16))).toThrow();
});

test('deals the key stream of ChaCha20 (RFC 8439, A.1, test vectors 1 and 2)', () => {
  const random = randomFromSeed(zeros);
  const words = Array.from({ length: 17 }, () => random.below(2 ** 32));
  expect(words.slice(0, 4)).toEqual([0xade0b876, 0x903df1a0, 0xe56a5d40, 0x28bd8653]);
  expect(words[16]).toBe(0xbee7079f);
});

test('reads its bytes as the cipher does (RFC 8439, A.1, test vectors 3 and 4)', () => {
  const last = randomFromSeed(secretSeedFrom(Uint8Array.from({ length: 32 }, (_, i) => (i === 31 ? 1 : 0))));
  for (let i = 0; i < 16; i++) last.below(2 ** 32);
  expect([last.below(2 ** 32), last.below(2 ** 32)]).toEqual([0x2452eb3a, 0x9249f8ec]);
  const second = randomFromSeed(
    secretSeedFrom(Uint8Array.from({ length: 32 }, (_, i) => (i === 1 ? 0xff : 0))),
  );
  for (let i = 0; i < 32; i++) second.below(2 ** 32);
  expect([second.below(2 ** 32), second.below(2 ** 32)]).toEqual([0xfb4dd572, 0x4bc42ef1]);
});

test('deals the same from the same seed, and every number of a range about as often', () => {
  const seed = secretSeedFrom(Uint8Array.from({ length: 32 }, (_, i) => i * 7));
  const [one, other] = [randomFromSeed(seed), randomFromSeed(seed)];
  const counts = new Array<number>(6).fill(0);
  for (let i = 0; i < 6000; i++) {
    const number = one.below(6);
    expect(other.below(6)).toBe(number);
    counts[number] = (counts[number] ?? 0) + 1;
  }
  expect(Math.min(...counts)).toBeGreaterThan(850);
});
