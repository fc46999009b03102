import { describe, expect, test } from 'vitest';
import { BUNDLED, COMMUNITY, layoutFiles } from '../scripts/folders.ts';
import { BUNDLED_LAYOUTS, layoutById } from './bundled.ts';
import { formatLayout } from './format.ts';
import { highestStack, tileTotal } from './grid.ts';
import { type Layout, suits } from './layout.ts';
import { parseLayout } from './parse.ts';

const NAMES: readonly (readonly [
  id: string,
  en: string,
  ru: string,
  uk: string,
  players: readonly number[],
])[] = [
  [
    'standard-2',
    'Standard board for two players',
    'Стандартное поле на двоих',
    'Стандартне поле на двох',
    [2],
  ],
  [
    'standard-3',
    'Standard board for three players',
    'Стандартное поле на троих',
    'Стандартне поле на трьох',
    [1, 3],
  ],
  [
    'standard-4',
    'Standard board for four players',
    'Стандартное поле на четверых',
    'Стандартне поле на чотирьох',
    [4],
  ],
  ['seasons', 'Seasons', 'Времена года', 'Пори року', [2]],
  ['thousand-towers', 'Thousand Towers', 'Тысяча башен', 'Тисяча веж', [2]],
  ['barracks', 'Barracks', 'Казармы', 'Казарми', [2]],
  ['pillars-of-the-universe', 'Pillars of the Universe', 'Столпы мироздания', 'Стовпи світобудови', [2, 3]],
  ['castle', 'Castle', 'Замок', 'Замок', [3]],
  ['outpost', 'Outpost', 'Блокпост', 'Блокпост', [3]],
  ['square', 'Square', 'Площадь', 'Площа', [3]],
  ['two-towers', 'Two Towers', 'Две башни', 'Дві вежі', [3, 4]],
  ['dragons-head', "Dragon's Head", 'Голова дракона', 'Голова дракона', [4]],
  ['monastery-at-the-abyss', 'Monastery at the Abyss', 'Монастырь у Бездны', 'Монастир над Прірвою', [4]],
  ['gates-of-fate', 'Gates of Fate', 'Врата судьбы', 'Брама долі', [4]],
  ['forbidden-city', 'Forbidden City', 'Запретный город', 'Заборонене місто', [4]],
];

describe('[§11] the fifteen bundled layouts', () => {
  test('each under its name, for its numbers of players', () => {
    expect(BUNDLED_LAYOUTS.map(({ id, name, players }) => [id, ...Object.values(name), players])).toEqual(
      NAMES,
    );
    expect(layoutById('castle')?.players).toEqual([3]);
  });

  test.each(BUNDLED_LAYOUTS.map((layout) => [layout.id, layout] as const))(
    '%s uses all 116 tiles in stacks of 1 to 3',
    (_, { rows }) => {
      expect(tileTotal(rows)).toBe(116);
      expect(highestStack(rows)).toBeLessThanOrEqual(3);
    },
  );

  test.each(BUNDLED_LAYOUTS.map((layout) => [layout.id, layout] as const))(
    '%s is symmetric where a builder would be',
    (id, { rows }) => {
      const mirrored = rows.map(reversed);
      const turned = mirrored.toReversed();
      const isSymmetric = [mirrored, turned].some((image) => image.join() === rows.join());
      // Four different seasons are the point of the one exception; each of them is symmetric.
      const halves = rows.map((row) => [row.slice(0, 7), row.slice(9)]);
      const hasSymmetricParts = halves.flat().every((half) => reversed(half) === half);
      expect(id === 'seasons' ? hasSymmetricParts : isSymmetric).toBe(true);
    },
  );

  test('all are clearly different from one another', () => {
    for (const [index, a] of BUNDLED_LAYOUTS.entries()) {
      for (const b of BUNDLED_LAYOUTS.slice(index + 1)) {
        expect(difference(a, b), `${a.id} and ${b.id}`).toBeGreaterThan(40);
      }
    }
  });
});

describe('the files of the bundled layouts', () => {
  const files = layoutFiles(BUNDLED);

  test('are all in the game', () => {
    expect(files.map(({ name }) => name)).toEqual(BUNDLED_LAYOUTS.map(({ id }) => `${id}.json`).sort());
  });

  test.each(files)('$name has no finding of either severity', ({ text }) => {
    expect(parseLayout(text)).toMatchObject({ ok: true, value: { advice: [] } });
  });

  test.each(files)('$name is written as we write files', ({ text }) => {
    const parsed = parseLayout(text);
    expect(parsed.ok && formatLayout(parsed.value.layout)).toBe(text);
  });
});

test('[§10] alone one plays what is for three', () => {
  const [two, three] = ['standard-2', 'standard-3'].map((id) => layoutById(id) as Layout) as [Layout, Layout];
  expect(suits(three, 1)).toBe(true);
  expect(suits(two, 1)).toBe(false);
  expect(suits(three, 2)).toBe(false);
});

test('[§11] community layouts are different in idea from the bundled ones', () => {
  for (const { name, text } of layoutFiles(COMMUNITY)) {
    const parsed = parseLayout(text);
    for (const bundled of BUNDLED_LAYOUTS) {
      if (parsed.ok) expect(difference(parsed.value.layout, bundled), name).toBeGreaterThan(40);
    }
  }
});

function reversed(row: string): string {
  return [...row].reverse().join('');
}

/** How many tiles lie differently when both fortresses are laid upon one another, middle on middle. */
function difference(a: Layout, b: Layout): number {
  const heightAt = ({ rows }: Layout, row: number, column: number) => {
    const digits = rows[row + Math.floor(rows.length / 2)] ?? '';
    return Number(digits[column + Math.floor(digits.length / 2)] ?? 0);
  };
  let sum = 0;
  for (let row = -8; row < 8; row++) {
    for (let column = -12; column < 12; column++) {
      sum += Math.abs(heightAt(a, row, column) - heightAt(b, row, column));
    }
  }
  return sum;
}
