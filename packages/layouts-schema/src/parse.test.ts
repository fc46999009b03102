import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BUNDLED_LAYOUTS } from './bundled.ts';
import { findingText } from './finding.ts';
import { fixtureNames, fixtureText, SENTENCES } from './fixtures.ts';
import { formatLayout } from './format.ts';
import { tileTotal } from './grid.ts';
import { TEXT_LIMITS } from './limits.ts';
import { parseLayout, readLayout } from './parse.ts';
import { parseDraft } from './storage/draft.ts';

describe('bad input is answered without a throw', () => {
  test.each([
    { name: 'opening brackets only', text: '['.repeat(TEXT_LIMITS.file), code: 'too-deep' },
    { name: 'nested objects only', text: '{"a":'.repeat(39_000), code: 'too-deep' },
    { name: 'more than is read', text: ' '.repeat(TEXT_LIMITS.file + 1), code: 'too-large' },
    { name: 'a row as long as the file', text: fileWithRow('1'.repeat(190_000)), code: 'too-wide' },
    { name: 'sixty thousand rows', text: fileWithRow('","'.repeat(60_000)), code: 'too-many-rows' },
    {
      name: 'a plain grid in an endless line',
      text: JSON.stringify({ version: 0, grid: '1'.repeat(190_000) }),
      code: 'too-wide',
    },
    {
      name: 'a plain grid of empty lines',
      text: JSON.stringify({ version: 0, grid: '\n'.repeat(90_000) }),
      code: 'no-rows',
    },
    {
      name: 'ninety thousand players',
      text: `{"version":1,"players":[${'3,'.repeat(90_000)}3]}`,
      code: 'repeated',
    },
    { name: 'brackets inside a text only', text: JSON.stringify('['.repeat(1000)), code: 'not-a-layout' },
    { name: 'fifty thousand plain rows', text: '111\n'.repeat(49_000), code: 'too-many-rows' },
    { name: 'null', text: 'null', code: 'not-a-layout' },
    { name: 'Infinity as version', text: '{"version":1e999}', code: 'wrong-version' },
  ])('$name', ({ text, code }) => {
    const parsed = parseLayout(text);
    expect(parsed.ok ? [] : parsed.error.map((finding) => finding.code)).toContain(code);
  });

  test('a syntax error is placed by line and column', () => {
    const parsed = parseLayout('{\n  "version": 1;\n}');
    expect(parsed.ok ? '' : parsed.error[0]?.facts).toEqual({ place: '2:15' });
  });

  test('__proto__ in a file changes no object', () => {
    parseLayout(fixtureText('invalid', 'prototype-key.json'));
    expect(Object.hasOwn(Object.prototype, 'version')).toBe(false);
  });
});

function fileWithRow(row: string): string {
  return `{"version":1,"id":"a","name":"A","players":[2],"rows":["${row}"]}`;
}

describe('round trip', () => {
  const valid = fixtureNames('valid').map((name) => fixtureText('valid', name));
  const texts = [...valid, ...BUNDLED_LAYOUTS.map(formatLayout)];

  test.each(texts)('written and read again: %#', (text) => {
    const first = parseLayout(text);
    const again = first.ok ? parseLayout(formatLayout(first.value.layout)) : first;
    expect(again).toEqual(first);
    expect(first.ok).toBe(true);
  });

  test('a byte order mark does not matter', () => {
    expect(parseLayout(`\uFEFF${valid[0]}`).ok).toBe(true);
  });
});

describe('migrations', () => {
  test('format 0 becomes format 1', () => {
    const parsed = parseLayout(fixtureText('migrations', 'v0-to-v1.old.txt'));
    const expected: unknown = JSON.parse(fixtureText('migrations', 'v0-to-v1.new.json'));
    expect(parsed.ok && parsed.value.layout).toEqual(expected);
  });

  test('dots are empty cells and short lines are filled up', () => {
    const old = fixtureText('migrations', 'v0-to-v1.old.txt').split('\n').slice(1, -1);
    const parsed = parseLayout(`${old.map((row) => `..${row}..`).join('\r\n')}\n11`);
    expect(parsed.ok ? [] : parsed.error.map(({ code }) => code)).toEqual(['too-many-tiles']);
  });
});

test('a plain grid that is not finished yet is a draft', () => {
  const draft = parseDraft('# name: Begun\n.12\n3');
  expect(draft.ok && draft.value).toMatchObject({ version: 1, name: 'Begun', rows: ['012', '300'] });
});

/** What a sentence shows when a fact is missing. */
const UNFILLED = /^$|undefined|NaN|\[object/;

describe('fuzz', () => {
  const bases = [...BUNDLED_LAYOUTS].slice(3, 8);
  const odd = fc.oneof(
    fc.anything({
      maxDepth: 2,
      withNullPrototype: true,
      withBigInt: true,
      withDate: true,
      withSparseArray: true,
    }),
    fc.constantFrom(Number.NaN, -0, Number.MAX_SAFE_INTEGER + 2, '', '9', '٣', '1'.repeat(100), [], {}, [[]]),
    fc.array(fc.string({ unit: fc.constantFrom('0', '1', '2', '3', '6', '-', ' ') }), { maxLength: 20 }),
  );
  const KEYS = [
    'version',
    'id',
    'name',
    'author',
    'players',
    'rows',
    'tags',
    '__proto__',
    'toString',
    'extra',
  ];

  /** A layout with one thing about it changed, in its values or in its text. */
  const mutated = fc
    .tuple(fc.constantFrom(...bases), fc.constantFrom(...KEYS), odd, fc.nat(), fc.string({ maxLength: 3 }))
    .map(([layout, key, value, at, insert]) => {
      if (at % 2 === 0) {
        const changed: unknown = Object.fromEntries([...Object.entries(layout), [key, value]]);
        return { changed };
      }
      const text = formatLayout(layout);
      const place = at % text.length;
      return { changed: text.slice(0, place) + insert + text.slice(place + (at % 3)) };
    });

  test('10,000 mutated layouts get an answer each', () => {
    let accepted = 0;
    let refused = 0;
    fc.assert(
      fc.property(mutated, ({ changed }) => {
        const answer = typeof changed === 'string' ? parseLayout(changed) : readLayout(changed);
        if (answer.ok) {
          accepted++;
          expect(tileTotal(answer.value.layout.rows)).toBe(116);
        } else {
          refused++;
          expect(answer.error.length).toBeGreaterThan(0);
          for (const finding of answer.error)
            for (const sentences of Object.values(SENTENCES))
              expect(findingText(finding, sentences)).not.toMatch(UNFILLED);
        }
      }),
      { numRuns: 10_000, seed: 116 },
    );
    // The mutations must reach both sides of the door to mean anything.
    expect(Math.min(accepted, refused)).toBeGreaterThan(300);
  });

  test('any text at all gets an answer', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json()), (text) => {
        expect(parseLayout(text).ok).toBe(false);
      }),
      { numRuns: 2000, seed: 116 },
    );
  });
});
