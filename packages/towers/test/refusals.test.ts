import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { REFUSAL_CODES } from '../src/index.ts';

const tests = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'))
  .join('\n');

test.each(REFUSAL_CODES)('%s has a case', (code) => {
  expect(tests.includes(`'${code}'`)).toBe(true);
});
