import { LANGUAGES } from '@mahjong-fortress/base/languages';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BUNDLED_LAYOUTS } from '../bundled.ts';
import type { Layout, LocalText } from '../layout.ts';
import { LAYOUT_LIMITS } from '../limits.ts';
import { BOUNDS, CODED_LANGUAGES } from './bounds.ts';
import { makeShareLink, shareCodeIn } from './link.ts';
import { makeShapeCode, makeShareCode, parseShareCode } from './share-code.ts';

const castle = BUNDLED_LAYOUTS.find(({ id }) => id === 'castle') as Layout;

function codesOf(text: string): readonly string[] {
  const parsed = parseShareCode(text);
  return parsed.ok ? [] : parsed.error.map(({ code }) => code);
}

/** Shapes of 116 tiles that somebody could have drawn, from a narrow tower block to scattered stones. */
const shapes = fc
  .record({
    columns: fc.integer({ min: 4, max: 24 }),
    rows: fc.integer({ min: 8, max: 16 }),
    highest: fc.integer({ min: 4, max: 5 }),
    order: fc.infiniteStream(fc.nat()),
  })
  .map(({ columns, rows, highest, order }) => {
    const heights = new Array<number>(columns * rows).fill(0);
    for (let placed = 0; placed < 116; ) {
      const cell = (order.next().value ?? 0) % heights.length;
      const free = heights.findIndex((height, index) => index >= cell && height < highest);
      const place = free === -1 ? heights.findIndex((height) => height < highest) : free;
      heights[place] = (heights[place] ?? 0) + 1;
      placed++;
    }
    return Array.from({ length: rows }, (_, row) =>
      heights.slice(row * columns, (row + 1) * columns).join(''),
    );
  });

describe('length', () => {
  test.each(BUNDLED_LAYOUTS.map((layout) => [layout.id, layout] as const))(
    '%s: under 300 characters with name and author, the bare shape under 120',
    (_, layout) => {
      expect(makeShareCode(layout).length).toBeLessThan(300);
      expect(makeShapeCode(layout.rows).length).toBeLessThan(120);
      expect(makeShareCode(layout)).toMatch(/^[\w-]+$/);
    },
  );

  test('even random shapes stay under 120', () => {
    fc.assert(
      fc.property(shapes, (rows) => {
        const code = makeShapeCode(rows);
        expect(code.length).toBeLessThan(120);
        const back = parseShareCode(code);
        expect(back.ok && back.value.layout.rows).toEqual(rows);
      }),
      { numRuns: 200, seed: 116 },
    );
  });

  test('the longest names in two scripts stay under 300', () => {
    const russian = fc.string({
      unit: fc.constantFrom(...'абвгдежзийклмнопрстуфхцчшщыьэюя АБВ'),
      minLength: 40,
      maxLength: 40,
    });
    const english = fc.string({
      unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz ABC'),
      minLength: 40,
      maxLength: 40,
    });
    fc.assert(
      fc.property(russian, english, russian, shapes, (ru, en, author, rows) => {
        const code = makeShareCode({ ...castle, name: { en, ru }, author, rows, description: ru.repeat(9) });
        expect(code.length).toBeLessThan(300);
      }),
      { numRuns: 100, seed: 116 },
    );
  });
});

/** What codes carry of a layout: its texts in the languages they know. */
function asCoded({ $schema, ...layout }: Layout): Layout {
  const coded = (text: LocalText) => {
    if (typeof text === 'string') return text;
    return Object.fromEntries(CODED_LANGUAGES.map((language) => [language, text[language]]));
  };
  const { name, description } = layout;
  return { ...layout, name: coded(name), ...(description && { description: coded(description) }) };
}

describe('round trip', () => {
  test.each(BUNDLED_LAYOUTS.map((layout) => [layout.id, layout] as const))(
    '%s comes back whole, in the languages of codes',
    (_, layout) => {
      const back = parseShareCode(makeShareCode(layout));
      expect(back.ok && back.value.layout).toEqual(asCoded(layout));
    },
  );

  test('any text in any script comes back', () => {
    const text = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
      .filter((value) => [...value].length <= 40);
    fc.assert(
      fc.property(text, fc.option(text, { nil: undefined }), (name, author) => {
        const layout: Layout = {
          version: 1,
          id: 'some-id',
          name,
          ...(author === undefined ? {} : { author }),
          players: [3],
          rows: castle.rows,
        };
        const back = parseShareCode(makeShareCode(layout));
        expect(back.ok && back.value.layout).toEqual(layout);
      }),
      { numRuns: 300, seed: 116 },
    );
  });

  test('a bare shape gets a name, an id and its players', () => {
    const back = parseShareCode(makeShapeCode(castle.rows));
    expect(back.ok && back.value.layout).toMatchObject({
      name: { en: 'Shared fortress', ru: 'Крепость по ссылке' },
      players: [1, 3, 4],
      rows: castle.rows,
    });
    expect(back.ok && back.value.layout.id).toMatch(/^shared-[0-9a-f]{6}$/);
  });

  test('a description that does not fit stays behind, the rest does not', () => {
    const back = parseShareCode(makeShareCode({ ...castle, description: 'x y z '.repeat(60) }));
    const { description, ...expected } = asCoded(castle);
    expect(back.ok && back.value.layout).toEqual(expected);
  });
});

describe('links that people have already sent', () => {
  const hill = ['1122222211', '1123333211', '1133333311', '1133333311', '1123333211', '1122222211'];
  const inTwoLanguages: Layout = {
    version: 1,
    id: 'first-hill',
    name: { en: 'First Hill', ru: 'Первый холм' },
    author: 'Ада Lovelace',
    licence: 'CC0-1.0',
    description: { en: 'A hill.', ru: 'Холм.' },
    players: [1, 3],
    tags: ['hill', 'first'],
    rows: hill,
  };
  const withLongDescription: Layout = {
    version: 1,
    id: 'tall-hill',
    name: 'Tower & Wall 塔',
    author: 'Somebody',
    licence: 'CC-BY-NC-4.0',
    description:
      'A tower of five tiles with a wall around it, drawn in one evening and mended in many: whoever holds the gate in the west sees all of it, and whoever opens the tower first has won half of the game. Try it with three.',
    players: [1, 3, 4],
    rows: [
      '55555000011111',
      '11111000055555',
      '00000111100000',
      '11111222211111',
      '11111333311111',
      '00000333300000',
    ],
  };

  // These are made once and for all: when one of them changes, the code needs a new version.
  test.each([
    {
      name: 'in two languages',
      layout: inTwoLanguages,
      code: '1B5tHyKdwMDlBxVApv_XghzQ1tA09UAC77XNVNcJXK0ND1We8fl8wCI0c18sBss2fJ8hVY9Erg2k6',
    },
    {
      name: 'with a long description',
      layout: withLongDescription,
      code: '1GHqw3G3zD0NRku-B0nKIYTi8vE4_aBjHfU6rl5bcYIch9-0amlBOj5vBTUn2ggW2OEUUKDjjnVCNFkFea2re8z-S3szIgE2BkBIRXlZQirg2nEN7n7zpx5RYa6p63Kccv466-jKqiK5EMi78O8TDhYhjLWlpQ-Kok_bNC8hc9YN13Xl1LMnL9nYGETKEpqvLSRg4RTonF1wcnBaPzMb3WtjMZu73wkuTo3nUor5dva6Cdig82acituHFrTlTPtGvgzPmXkUIepbX5dq6-RYvvUCrxgOJ',
    },
  ])('still mean the same fortress, $name', ({ layout, code }) => {
    const back = parseShareCode(code);
    expect(back.ok && back.value.layout).toEqual(layout);
    expect(makeShareCode(layout)).toBe(code);
  });

  test('still mean the same bare shape', () => {
    const back = parseShareCode('1qOygs9Eqfw-Z');
    expect(back.ok && back.value.layout).toMatchObject({ id: 'shared-bba41f', rows: hill });
    expect(makeShapeCode(hill)).toBe('1qOygs9Eqfw-Z');
  });

  test('a language that codes do not know costs no link and no name', () => {
    const named = (name: object) => ({ ...castle, id: 'hill', name: name as Layout['name'] });
    const nameIn = (name: object) => {
      const back = parseShareCode(makeShareCode(named(name)));
      return back.ok && back.value.layout.name;
    };
    expect(nameIn({ de: 'Hügel', en: 'Hill' })).toEqual({ en: 'Hill' });
    expect(nameIn({ de: 'Hügel' })).toBe('Hügel');
    expect(nameIn({ en: 'Hill', ru: 'Холм', uk: 'Пагорб' })).toEqual({ en: 'Hill', ru: 'Холм' });
    expect(nameIn({ uk: 'Пагорб' })).toBe('Пагорб');
  });

  test('whatever a file may hold fits into a code', () => {
    expect(LANGUAGES).toEqual(expect.arrayContaining([...CODED_LANGUAGES]));
    expect(BOUNDS.rows).toBeGreaterThanOrEqual(LAYOUT_LIMITS.rows);
    expect(BOUNDS.columns).toBeGreaterThanOrEqual(LAYOUT_LIMITS.columns);
    expect(BOUNDS.height).toBeGreaterThanOrEqual(LAYOUT_LIMITS.height);
    expect(BOUNDS.short).toBeGreaterThanOrEqual(Math.max(LAYOUT_LIMITS.nameLength, LAYOUT_LIMITS.idLength));
    expect(BOUNDS.prose).toBeGreaterThanOrEqual(LAYOUT_LIMITS.descriptionLength);
    expect(BOUNDS.tags).toBeGreaterThanOrEqual(LAYOUT_LIMITS.tags);
    expect(BOUNDS.tag).toBeGreaterThanOrEqual(LAYOUT_LIMITS.tagLength);
  });
});

describe('broken codes say so', () => {
  const code = makeShareCode(castle);

  test.each([
    { name: 'nothing', text: '  ', expected: 'share-empty' },
    { name: 'a newer code', text: `2${code.slice(1)}`, expected: 'share-newer' },
    { name: 'half a code', text: code.slice(0, 50), expected: 'share-broken' },
    { name: 'a code with one letter more', text: `${code}A`, expected: 'share-broken' },
    { name: 'a code that is not one', text: 'hello world', expected: 'share-broken' },
    { name: 'an endless code', text: `1${'A'.repeat(100_000)}`, expected: 'share-broken' },
  ])('$name', ({ text, expected }) => {
    expect(codesOf(text)).toEqual([expected]);
  });

  test('every single wrong character is noticed', () => {
    for (let at = 1; at < code.length; at++) {
      const other = code[at] === 'x' ? 'y' : 'x';
      expect(codesOf(code.slice(0, at) + other + code.slice(at + 1))).toEqual(['share-broken']);
    }
  });

  test('[§11] a sound code of a shape without all tiles is refused', () => {
    expect(codesOf(makeShapeCode(['111', '222']))).toContain('too-few-tiles');
  });

  test('noise never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'ABCxyz019-_'), maxLength: 400 }), (noise) => {
        expect(parseShareCode(`1${noise}`).ok).toBe(false);
      }),
      { numRuns: 2000, seed: 116 },
    );
  });
});

describe('links', () => {
  const code = makeShapeCode(castle.rows);

  test.each([
    { target: 'game', link: `https://example.org/#fortress=${code}` },
    { target: 'editor', link: `https://example.org/editor/#fortress=${code}` },
  ] as const)('to the $target', ({ target, link }) => {
    expect(makeShareLink('https://example.org', code, target)).toBe(link);
    expect(shareCodeIn(link)).toBe(code);
  });

  test.each([
    { name: 'the part behind the #', text: `#fortress=${code}`, found: code },
    { name: 'with something behind it', text: `#fortress=${code}&seed=7`, found: code },
    { name: 'a code by itself', text: ` ${code}\n`, found: code },
    { name: 'an address without a fortress', text: 'https://example.org/#rules', found: undefined },
  ])('$name', ({ text, found }) => {
    expect(shareCodeIn(text)).toBe(found);
  });
});
