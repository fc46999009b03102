import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { LANGUAGES } from '@mahjong-fortress/base/languages';
import { expect, test } from 'vitest';
import { LAYOUT_LIMITS } from './limits.ts';

const validators = new URL('./generated/validators.js', import.meta.url);

test('the validator runs in plain Node without creating code from strings, as under a strict CSP', () => {
  const program = `
    import { validateLayout } from ${JSON.stringify(validators.href)};
    console.log(validateLayout({}), validateLayout.errors.length);`;
  const flags = ['--disallow-code-generation-from-strings', '--input-type=module', '--eval', program];
  expect(execFileSync(process.execPath, flags, { encoding: 'utf8' })).toBe('false 5\n');
});

test('it is one module that needs nothing else', () => {
  const code = readFileSync(validators, 'utf8');
  expect(code).not.toMatch(/^import |\brequire\(["']\.|new Function|\beval\(/m);
});

test('[§11] the schema file states every limit', () => {
  expect(LAYOUT_LIMITS).toEqual({
    tiles: 116,
    columns: 24,
    rows: 16,
    height: 5,
    tierOneTiles: {
      1: { min: 50, max: 65 },
      2: { min: 65, max: 80 },
      3: { min: 50, max: 70 },
      4: { min: 40, max: 55 },
    },
    longestRow: 6,
    idLength: 40,
    nameLength: 40,
    descriptionLength: 400,
    tags: 8,
    tagLength: 24,
  });
});

test.each(['name', 'prose'])('a %s may be written in every language that findings speak', (kind) => {
  const schema = JSON.parse(readFileSync(new URL('../layout.schema.json', import.meta.url), 'utf8'));
  expect(Object.keys(schema.$defs[kind].properties)).toEqual(LANGUAGES);
});
