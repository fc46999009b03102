import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const rules = readFileSync(new URL('../../../docs/RULES.md', import.meta.url), 'utf8');
/** A ruling begins with its number: `**R6.**`, or in brackets `**R5**:`. */
const RULINGS = [...rules.matchAll(/\*\*R(\d+)(?:\.\*\*|\*\*:)/g)].map(([, number]) => Number(number));

/** What all the tests around this one say. */
const tests = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.test.ts') && name !== 'rulings.test.ts')
  .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'))
  .join('\n');

test('the rulings are numbered from 1 without a gap, each once', () => {
  const numbers = [...RULINGS].sort((a, b) => a - b);
  expect(numbers).toEqual(Array.from(numbers, (_, index) => index + 1));
  expect(numbers.length).toBeGreaterThan(34);
});

test.each(RULINGS)('R%i has a test that carries its number', (ruling) => {
  expect(tests).toContain(`[R${ruling}]`);
});

test('no test carries the number of a ruling that does not exist', () => {
  const carried = [...tests.matchAll(/\[R(\d+)\]/g)].map(([, number]) => Number(number));
  expect(carried.filter((number) => !RULINGS.includes(number))).toEqual([]);
});
