import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BUNDLED_LAYOUTS } from '../bundled.ts';
import { exportKde } from '../exporters/kde.ts';
import { exportMah } from '../exporters/mah.ts';
import { findingText, isError } from '../finding.ts';
import { fixtureText } from '../fixtures.ts';
import { tileTotal } from '../grid.ts';
import { type Layout, UNNAMED } from '../layout.ts';
import { openFortress } from '../opening.ts';
import { readLayout } from '../parse.ts';
import { en } from '../sentences/en.ts';
import { checkLayout } from '../validate.ts';

function importOne(text: string, fileName = '') {
  const imported = openFortress(text, { fileName });
  return imported.ok ? imported.value.layouts[0] : undefined;
}

function codesOf(text: string): readonly string[] {
  const imported = openFortress(text, { fileName: 'board.mah' });
  return imported.ok ? [] : imported.error.map(({ code }) => code);
}

describe.each(['pyramid.layout', 'pyramid.mah'])('%s: 144 tiles, the top half a cell aside', (file) => {
  const imported = importOne(fixtureText('import', file), file);

  test('[§11] becomes a fortress of 116 tiles', () => {
    expect(tileTotal(imported?.layout.rows ?? [])).toBe(116);
    expect(imported?.layout.rows).toHaveLength(8);
  });

  test('says what had to be changed', () => {
    const changes = imported?.advice.filter(({ code }) => code.startsWith('import-')) ?? [];
    expect(changes.map(({ code }) => code)).toEqual(['import-half-tiles', 'import-removed']);
    expect(changes.some(isError)).toBe(false);
    expect(changes[0]?.facts).toEqual({ count: 16 });
    expect(changes[0]?.cells).toHaveLength(12);
    expect(changes[1]?.facts).toEqual({ count: 28, from: 144 });
  });

  test('[§11] follows the advice about tier 1', () => {
    expect(imported?.advice.filter(({ code }) => code.startsWith('tier-one'))).toEqual([]);
    expect(imported?.layout.players).toEqual([2]);
  });

  test('stays symmetric in both directions', () => {
    const rows = imported?.layout.rows ?? ['?!'];
    expect(rows.map((row) => [...row].reverse().join(''))).toEqual(rows);
    expect(rows.toReversed()).toEqual(rows);
  });
});

test('both formats of one board give the same fortress', () => {
  const kde = importOne(fixtureText('import', 'pyramid.layout'), 'Pyramid.layout');
  const mah = importOne(fixtureText('import', 'pyramid.mah'));
  expect(kde?.layout).toEqual({ ...mah?.layout, author: undefined });
  expect(mah?.layout).toMatchObject({ id: 'pyramid', name: 'Pyramid', author: 'Somebody' });
});

test('a small board is raised until all tiles are used', () => {
  const small = JSON.stringify({
    boards: [
      {
        name: 'Small',
        map: [
          [
            0,
            [
              [0, [[0, 10]]],
              [2, [[0, 10]]],
              [4, [[0, 10]]],
            ],
          ],
        ],
      },
    ],
  });
  const imported = importOne(small);
  expect(imported?.advice[0]).toMatchObject({ code: 'import-added', severity: 'advice' });
  expect(tileTotal(imported?.layout.rows ?? [])).toBe(116);
});

describe('boards that cannot be used are named, the others come through', () => {
  const { boards: good } = JSON.parse(exportMah(BUNDLED_LAYOUTS.slice(0, 1))) as { boards: unknown[] };

  test.each([
    { name: 'Tiny', bad: { map: [[0, [[0, 0]]]] }, code: 'import-too-few' },
    { name: 'Damaged', bad: { map: [[0, 'x']] }, code: 'import-broken' },
  ])('$name: $code', ({ name, bad, code }) => {
    const imported = openFortress(JSON.stringify({ boards: [{ name, ...bad }, ...good] }));
    expect(imported.ok && imported.value.layouts).toHaveLength(1);
    expect(imported.ok && imported.value.skipped).toMatchObject([{ name, findings: [{ code }] }]);
  });

  test('past a hundred', () => {
    const many = Array.from({ length: 100 }, () => good).flat();
    const imported = openFortress(JSON.stringify({ boards: [...many, { name: 'Last' }] }));
    expect(imported.ok && imported.value.layouts).toHaveLength(100);
    expect(imported.ok && imported.value.skipped).toMatchObject([
      { name: 'Last', findings: [{ code: 'import-too-many' }] },
    ]);
  });
});

test('a board without a name gets one in both languages', () => {
  const { boards } = JSON.parse(exportMah(BUNDLED_LAYOUTS.slice(0, 1))) as { boards: { map: unknown }[] };
  const imported = importOne(JSON.stringify({ boards: [{ map: boards[0]?.map }] }));
  expect(imported?.layout.name).toEqual({
    en: 'Imported fortress',
    ru: 'Импортированная крепость',
    uk: 'Імпортована фортеця',
  });
});

test.each([
  { name: 'no letter', texts: { name: '\uFFFE\uD83D', by: '\u0007' }, expected: UNNAMED },
  { name: 'too many letters', texts: { name: '🐉'.repeat(400), by: 'я'.repeat(400) } },
  { name: 'no text', texts: { name: { en: 'x' }, by: ['x'] } },
  { name: 'blanks', texts: { name: ' \n ', by: '\t' } },
])('whatever a board is called, the fortress is a good one: $name', ({ texts, expected }) => {
  const { boards } = JSON.parse(exportMah(BUNDLED_LAYOUTS.slice(0, 1))) as { boards: { map: unknown }[] };
  const imported = importOne(JSON.stringify({ boards: [{ map: boards[0]?.map, ...texts }] }));
  expect(readLayout(imported?.layout)).toMatchObject({ ok: true, value: { layout: imported?.layout } });
  if (expected) expect(imported?.layout.name).toEqual(expected);
});

/** The board everybody knows: 144 tiles up to five high, wings beside it and a single tile on top, between four. */
function turtle(): string {
  const row = (y: number, from: number, count: number): [number, number[]][] => [
    [y, Array.from({ length: count }, (_, index) => from + 2 * index)],
  ];
  const block = (size: number, x: number, y: number) =>
    Array.from({ length: size }, (_, index) => row(y + 2 * index, x, size)).flat();
  const ground = [12, 8, 10, 12, 12, 10, 8, 12].flatMap((count, index) => row(2 * index, 14 - count, count));
  const wings: [number, number[]][] = [[7, [0, 26, 28]]];
  const map = [
    [0, [...ground, ...wings]],
    [1, block(6, 8, 2)],
    [2, block(4, 10, 4)],
    [3, block(2, 12, 6)],
    [4, [[7, [13]]]],
  ];
  return JSON.stringify({ boards: [{ name: 'Turtle', map }] });
}

const MIDDLE = ['011111111110', '001111111100', '011133331110', '111134431111'];

test('the turtle keeps its height, and becomes as symmetric as it looks', () => {
  const imported = importOne(turtle());
  const rows = imported?.layout.rows ?? [];
  expect(tileTotal(rows)).toBe(116);
  // The wings go first, then the low stacks; the odd one is the single tile on top.
  expect(rows.map((digits) => digits.replace(/^0|00$/g, ''))).toEqual(MIDDLE.concat(MIDDLE.toReversed()));
});

const flipped = (rows: readonly string[]) => rows.map((digits) => [...digits].reverse().join(''));

test.each([
  { rows: 6, columns: 9, height: '2', missing: 8 },
  { rows: 5, columns: 11, height: '2', missing: 6 },
  { rows: 5, columns: 7, height: '3', missing: 11 },
  { rows: 9, columns: 9, height: '1', missing: 35 },
])('$missing tiles added to a block of $columns × $rows keep both its symmetries', (block) => {
  const [castle] = BUNDLED_LAYOUTS as [Layout];
  const drawn = new Array<string>(block.rows).fill(block.height.repeat(block.columns));
  const { layout, advice } = importOne(exportMah([{ ...castle, rows: drawn }])) ?? {};
  const rows = layout?.rows ?? [];
  expect(advice).toContainEqual(
    expect.objectContaining({
      code: 'import-added',
      facts: { count: block.missing, from: 116 - block.missing },
    }),
  );
  expect(rows.toReversed()).toEqual(rows);
  expect(flipped(rows)).toEqual(rows);
});

test('tiles above a gap come down, and that is told', () => {
  const flat = Array.from({ length: 8 }, (_, index) => [2 * index, [[0, 13]]]);
  const board = {
    name: 'x'.repeat(60),
    map: [
      [0, flat],
      [3, [[0, [0, 4]]]],
      [4, [[0, 0]]],
    ],
  };
  const changes = importOne(JSON.stringify({ boards: [board] }))?.advice ?? [];
  expect(changes.slice(0, 3)).toMatchObject([
    {
      code: 'import-sunk',
      facts: { count: 3 },
      cells: [
        { row: 0, column: 0 },
        { row: 0, column: 2 },
      ],
    },
    { code: 'import-added', facts: { from: 107 } },
    { code: 'import-renamed', facts: { limit: 40 } },
  ]);
});

test('one tile is counted as one', () => {
  const { boards } = JSON.parse(exportMah(BUNDLED_LAYOUTS.slice(0, 1))) as { boards: { map: unknown[] }[] };
  const oneMore = [...(boards[0]?.map ?? []), [3, [[0, 0]]]];
  const { advice = [] } = importOne(JSON.stringify({ boards: [{ map: oneMore }] })) ?? {};
  const change = advice.find(({ code }) => code === 'import-removed');
  expect(change && findingText(change, en)).toMatch(/^The board has 117 tiles; 1 was removed/);
});

describe('damaged files are refused with a reason', () => {
  test.each([
    { name: 'something else', text: 'Kyodai 6.0', expected: 'not-json' },
    { name: 'JSON of another kind', text: '{"a":1}', expected: 'import-unknown-format' },
    { name: 'no boards', text: '{"mah":"1.0","boards":[]}', expected: 'import-empty' },
    { name: 'a board without tiles', text: '{"boards":[{"name":"x","map":[]}]}', expected: 'import-empty' },
    { name: 'a board without a map', text: '{"boards":[null]}', expected: 'import-broken' },
    { name: 'negative places', text: '{"boards":[{"map":[[0,[[0,[-2]]]]]}]}', expected: 'import-broken' },
    { name: 'an endless row', text: '{"boards":[{"map":[[0,[[0,[[0,1e9]]]]]]}]}', expected: 'import-broken' },
    { name: 'one tile', text: '{"boards":[{"map":[[0,[[0,0]]]]}]}', expected: 'import-too-few' },
    { name: 'no lines', text: 'kmahjongg-layout-v1.1\n', expected: 'import-empty' },
    { name: 'strange characters', text: 'kmahjongg-layout-v1.0\n12ab\n43..', expected: 'import-broken' },
    { name: 'no height', text: 'kmahjongg-layout-v1.1\nh0\n12\n43', expected: 'import-broken' },
    { name: 'too much', text: 'x'.repeat(1_000_001), expected: 'too-large' },
  ])('$name', ({ text, expected }) => {
    expect(codesOf(text)).toEqual([expected]);
  });

  test('mutated files never throw', () => {
    const texts = ['pyramid.layout', 'pyramid.mah'].map((name) => fixtureText('import', name));
    fc.assert(
      fc.property(fc.constantFrom(...texts), fc.nat(), fc.string({ maxLength: 4 }), (text, at, insert) => {
        const place = at % text.length;
        const imported = openFortress(text.slice(0, place) + insert + text.slice(place + (at % 5)));
        for (const { layout } of imported.ok ? imported.value.layouts : []) {
          expect(tileTotal(layout.rows)).toBe(116);
          expect(checkLayout(layout).filter(isError)).toEqual([]);
        }
      }),
      { numRuns: 2000, seed: 116 },
    );
  });
});

describe('export', () => {
  test.each(BUNDLED_LAYOUTS.map((layout) => [layout.id, layout] as const))(
    '%s comes back from both formats without a change',
    (_, layout: Layout) => {
      for (const text of [exportKde(layout), exportMah([layout])]) {
        const back = importOne(text);
        expect(back?.layout.rows).toEqual(layout.rows);
        expect(back?.advice.some(({ code }) => code.startsWith('import-'))).toBe(false);
      }
    },
  );

  test('many layouts go into one .mah file', () => {
    const back = openFortress(exportMah(BUNDLED_LAYOUTS));
    expect(back.ok && back.value.layouts.map(({ layout }) => layout.id)).toHaveLength(15);
  });

  test('a name stays on its line of a KMahjongg file, without what cannot be shown', () => {
    const [castle] = BUNDLED_LAYOUTS.filter(({ id }) => id === 'castle');
    const text = castle ? exportKde({ ...castle, name: 'a\nw99\u001B[31m\uD83D\uFFFEb' }) : '';
    expect(text.split('\n')[1]).toBe('# name: a w99[31mb');
  });

  test('a KMahjongg file states its size and draws two by two characters a tile', () => {
    const [castle] = BUNDLED_LAYOUTS.filter(({ id }) => id === 'castle');
    const lines = castle ? exportKde(castle).split('\n') : [];
    expect(lines.slice(0, 8)).toEqual([
      'kmahjongg-layout-v1.1',
      '# name: Castle',
      '# by: Mahjong Fortress',
      'w22',
      'h18',
      'd3',
      '# Level 0',
      '12'.repeat(11),
    ]);
  });
});
