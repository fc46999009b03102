import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const RULINGS = Array.from({ length: 34 }, (_, index) => `R${index + 1}`);

/** What all the tests around this one say. */
const tests = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.test.ts') && name !== 'rulings.test.ts')
  .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'))
  .join('\n');

test.each(RULINGS)('%s has a test that carries its number', (ruling) => {
  expect(tests).toContain(`[${ruling}]`);
});
