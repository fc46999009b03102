import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const rules = readFileSync(new URL('../../../docs/games/TOWERS.md', import.meta.url), 'utf8');
const RULINGS = [...rules.matchAll(/\*\*T(\d+)\*\* [A-Z]/g)].map(([, number]) => Number(number));

/** What all the tests around this one say. */
const tests = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.test.ts') && name !== 'rulings.test.ts')
  .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'))
  .join('\n');

test('the rulings are numbered from 1 to 43, each once', () => {
  const numbers = [...RULINGS].sort((a, b) => a - b);
  expect(numbers).toEqual(Array.from({ length: 43 }, (_, index) => index + 1));
});

test.each(RULINGS)('T%i has a test that carries its number', (ruling) => {
  expect(tests).toContain(`[T${ruling}]`);
});
