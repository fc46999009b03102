import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { BUNDLED_LAYOUTS } from './bundled.ts';
import type { Layout } from './layout.ts';
import { fortressVocabulary } from './vocabulary.ts';

const schema = JSON.parse(readFileSync(new URL('../layout.schema.json', import.meta.url), 'utf8'));
const [first] = BUNDLED_LAYOUTS as readonly [Layout];
const uneven = { ...first, rows: [`${first.rows[0]}0`, ...first.rows.slice(1)] };
const short = { ...first, rows: ['111'] };

describe('any Ajv with the vocabulary, strict as it is', () => {
  const validate = new Ajv2020({
    strict: true,
    keywords: fortressVocabulary(),
    allowUnionTypes: true,
  }).compile(schema);

  test.each(BUNDLED_LAYOUTS.map((layout) => [layout.id, layout] as const))('takes %s', (_, layout) => {
    expect(validate(layout)).toBe(true);
  });

  test.each([
    ['uneven rows', uneven],
    ['too few tiles', short],
  ])('refuses %s', (_, layout) => {
    expect(validate(layout)).toBe(false);
  });
});

test('plain Node and an ordinary Ajv take it as it is served', () => {
  const program = `
    import { readFileSync } from 'node:fs';
    import { Ajv2020 } from 'ajv/dist/2020.js';
    import { fortressVocabulary } from './src/generated/vocabulary.js';
    const schema = JSON.parse(readFileSync('layout.schema.json', 'utf8'));
    const ajv = new Ajv2020({ strict: true, keywords: fortressVocabulary(), allowUnionTypes: true });
    const layouts = JSON.parse(process.argv[1]);
    console.log(JSON.stringify(layouts.map(ajv.compile(schema))));
  `;
  const layouts = JSON.stringify([first, uneven, short]);
  const cwd = fileURLToPath(new URL('..', import.meta.url));
  const run = execFileSync(process.execPath, ['--input-type=module', '-e', program, layouts], { cwd });
  expect(JSON.parse(String(run))).toEqual([true, false, false]);
});

test('without it a strict Ajv says which keyword it misses, and the schema says where to get it', () => {
  expect(() => new Ajv2020({ allowUnionTypes: true }).compile(schema)).toThrow(/equalWidth|recommended/);
  expect(schema.$comment).toContain('vocabulary');
});

test('any other validator enforces what plain JSON Schema can', () => {
  const validate = new Ajv2020({ strict: false }).compile(schema);
  expect(validate(first)).toBe(true);
  expect(validate({ ...first, rows: ['6'] })).toBe(false);
  expect(validate({ ...first, players: [5] })).toBe(false);
  expect(validate({ ...first, extra: 1 })).toBe(false);
  // This cannot be said there.
  expect(validate(uneven)).toBe(true);
});
