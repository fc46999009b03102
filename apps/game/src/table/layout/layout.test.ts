import { BUNDLED_LAYOUTS } from '@mahjong-fortress/layouts-schema';
import { describe, expect, test } from 'vitest';
import { TILE_SIZE } from '../../art/tile.ts';
import type { Box } from './geometry.ts';
import { layoutTable, type TableLayout } from './layout.ts';
import type { RealmPlace, TableShape } from './places.ts';

const VIEWPORTS = [
  [1920, 1080],
  [1440, 900],
  [1440, 760],
  [1024, 768],
  [768, 1024],
  [844, 390],
  [844, 300],
  [667, 375],
  [390, 844],
  [390, 660],
  [320, 568],
  [2560, 1080],
  [600, 600],
] as const;

function shape(columns: number, rows: number, tiers: number, others: number): TableShape {
  return {
    ratio: 2,
    fortress: { columns, rows, tiers },
    realm: { columns: 6, rows: 4 },
    others,
    ingenuity: false,
  };
}

const BUNDLED = BUNDLED_LAYOUTS.flatMap(({ id, rows, players }) =>
  players.map((count) => {
    const columns = rows[0]?.length ?? 0;
    const tiers = Math.max(...rows.flatMap((row) => [...row].map(Number)));
    return { ...shape(columns, rows.length, tiers, count - 1), ingenuity: count === 1, id, count, columns };
  }),
);

const SHAPES: readonly (readonly [string, TableShape])[] = [
  ['two players', shape(16, 8, 3, 1)],
  ['four players', shape(14, 8, 3, 3)],
  ['the largest fortress', shape(24, 16, 5, 3)],
  ['a narrow tower', shape(5, 16, 5, 1)],
  ['a solo game', { ...shape(14, 8, 3, 0), ingenuity: true }],
  ['large realms', { ...shape(16, 8, 3, 2), realm: { columns: 12, rows: 12 } }],
  ...BUNDLED.map((fortress) => [`${fortress.id} for ${fortress.count}`, fortress] as const),
];

function isInside(box: Box, { width, height }: { width: number; height: number }): boolean {
  const slack = 0.01;
  return (
    box.x >= -slack &&
    box.y >= -slack &&
    box.x + box.width <= width + slack &&
    box.y + box.height <= height + slack
  );
}

function overlap(a: Box, b: Box): boolean {
  const slack = 0.01;
  return (
    a.x + a.width > b.x + slack &&
    b.x + b.width > a.x + slack &&
    a.y + a.height > b.y + slack &&
    b.y + b.height > a.y + slack
  );
}

/** The fortress with every tier it can have. */
function fortressExtent({ fortress: { grid } }: TableLayout, tiers: number): Box {
  const { scale, columns, rows, x, y } = grid;
  return {
    x: x - tiers * TILE_SIZE.lean * scale,
    y: y - tiers * TILE_SIZE.depth * scale,
    width: (columns * TILE_SIZE.width + tiers * TILE_SIZE.lean) * scale,
    height: (rows * TILE_SIZE.height + tiers * TILE_SIZE.depth) * scale,
  };
}

function parts(layout: TableLayout): Box[] {
  const realms: RealmPlace[] = [
    layout.mine,
    ...layout.others,
    ...(layout.ingenuity ? [layout.ingenuity] : []),
  ];
  return [layout.fortress.box, ...realms.flatMap(({ scroll, plate }) => [scroll, plate])];
}

describe.each(SHAPES)('%s', (_, table) => {
  test.each(VIEWPORTS)('at %i × %i everything fits and nothing overlaps', (width, height) => {
    const layout = layoutTable(table, width, height);
    const all = parts(layout);
    for (const box of [...all, layout.mine.hand, layout.lens.scroll])
      expect(isInside(box, layout)).toBe(true);
    for (const [i, a] of all.entries()) for (const b of all.slice(i + 1)) expect(overlap(a, b)).toBe(false);
    expect(isInside(fortressExtent(layout, table.fortress.tiers), layout)).toBe(true);
    expect(layout.others).toHaveLength(table.others);
    for (const { grid } of layout.others) expect(grid.scale).toBeLessThan(layout.mine.grid.scale);
    expect(layout.fortress.grid.scale).toBeGreaterThan(0);
  });
});

test('tiles of a common game are large enough to be read on every device', () => {
  const widthOf = (columns: number, rows: number, [w, h]: readonly [number, number]) => {
    const { fortress, mine } = layoutTable(shape(columns, rows, 3, 3), w, h);
    return [fortress.grid.scale * TILE_SIZE.width, mine.grid.scale * TILE_SIZE.width] as const;
  };
  const [desktop] = widthOf(14, 8, [1440, 800]);
  expect(desktop).toBeGreaterThan(44);
  const [phone, phoneRealm] = widthOf(14, 8, [390, 720]);
  expect(phone).toBeGreaterThan(22);
  expect(phoneRealm).toBeGreaterThan(36);
});

test('a table as wide as high or wider has the realm at the right, otherwise below', () => {
  const table = shape(14, 8, 3, 1);
  for (const [width, height] of [
    [1440, 900],
    [600, 600],
  ] as const) {
    const { mine, fortress } = layoutTable(table, width, height);
    expect(mine.scroll.x, `${width} × ${height}`).toBeGreaterThan(fortress.box.x + fortress.box.width - 1);
  }
  const tall = layoutTable(table, 390, 844);
  expect(tall.mine.scroll.y).toBeGreaterThan(tall.fortress.box.y + tall.fortress.box.height - 1);
  expect(tall.others[0]?.scroll.y).toBeLessThan(tall.fortress.box.y);
});

test('on a wide table the others lie where all can be seen best', () => {
  const common = layoutTable(shape(12, 7, 3, 1), 1170, 760);
  expect(common.others[0]?.scroll.x).toBeGreaterThan(common.fortress.box.x + common.fortress.box.width - 1);
  const broad = layoutTable(shape(14, 5, 3, 2), 1440, 780);
  expect(broad.others[0]?.scroll.y).toBeLessThan(broad.fortress.box.y);
  const high = layoutTable(shape(9, 11, 3, 3), 1440, 780);
  expect(high.others[0]?.scroll.x).toBeLessThan(high.fortress.box.x);
});

test('on a tall table the others lie where nothing has to be smaller for them', () => {
  const room = layoutTable(shape(9, 8, 3, 0), 768, 825);
  for (const others of [1, 2, 3]) {
    const { fortress, mine } = layoutTable(shape(9, 8, 3, others), 768, 825);
    expect(fortress.grid.scale, `${others} others`).toBeCloseTo(room.fortress.grid.scale);
    expect(mine.grid.scale, `${others} others`).toBeCloseTo(room.mine.grid.scale);
  }
  const phone = layoutTable(shape(14, 5, 3, 3), 390, 660);
  expect(phone.others[0]?.scroll.y).toBeLessThan(phone.fortress.box.y);
});

test.each([
  [1, 1440, 780, 25],
  [2, 1440, 780, 25],
  [3, 1440, 780, 25],
  [1, 1170, 760, 24],
  [3, 1170, 760, 24],
  [1, 1024, 630, 22],
  [3, 1024, 630, 16],
  [1, 768, 825, 22],
  [3, 768, 825, 22],
  [1, 844, 294, 18],
  [3, 844, 294, 13],
  [1, 390, 688, 17],
  [3, 390, 688, 14],
  [1, 320, 484, 11],
  [3, 320, 484, 10.9],
])('tiles of %i others can be told apart on a table of %i × %i', (others, width, height, least) => {
  for (const { grid } of layoutTable(shape(12, 7, 3, others), width, height).others)
    expect(grid.scale * TILE_SIZE.width).toBeGreaterThan(least);
});

/** Phones held upright, without the bars: how wide a tile of twelve columns is at least. */
const PHONES = [
  { width: 390, height: 688, least: 31 },
  { width: 320, height: 484, least: 25 },
] as const;

describe.each(PHONES)('on a phone of $width', ({ width, height, least }) => {
  const layoutOf = (fortress: TableShape) => layoutTable(fortress, width, height);

  test.each(BUNDLED)('$id for $count: a finger meets its tiles', (fortress) => {
    const asWideAsTwelve = (least * 12) / Math.max(12, fortress.columns);
    expect(layoutOf(fortress).fortress.grid.scale * TILE_SIZE.width).toBeGreaterThanOrEqual(asWideAsTwelve);
  });

  test.each(BUNDLED)(
    '$id for $count: all of the fortress is seen at a time, and so is the realm',
    (fortress) => {
      const { fortress: above, mine, height: high } = layoutOf(fortress);
      expect(above.box.height).toBeLessThanOrEqual(height);
      expect(Math.min(mine.hand.y, mine.scroll.y)).toBeGreaterThanOrEqual(high - height);
    },
  );
});

test.each([
  [1, 12, 7],
  [2, 12, 7],
  [3, 10, 6],
])('on the smallest phone the usual game with %i others is seen whole', (others, columns, rows) => {
  expect(layoutTable(shape(columns, rows, 3, others), 320, 478).height).toBe(478);
});

test('where cards take a row of the smallest phone, my realm gives way as far as fingers allow', () => {
  const { mine, fortress, height } = layoutTable(shape(12, 7, 3, 1), 320, 434);
  expect(fortress.grid.scale * TILE_SIZE.width).toBeGreaterThanOrEqual(25);
  expect(mine.grid.scale * TILE_SIZE.width).toBeGreaterThanOrEqual(21);
  expect(height).toBeLessThan(465);
});

test.each([
  ['below its plate', shape(12, 7, 3, 1), 1170, 760],
  ['beside its plate, which is as wide as what it says', shape(14, 8, 3, 1), 390, 844],
])('where there is room, the hand of another player lies %s', (_, table, width, height) => {
  const layout = layoutTable(table, width, height);
  const [other] = layout.others;
  if (!other) throw new Error('there is nobody else');
  expect(overlap(other.hand, other.plate)).toBe(false);
  expect(isInside(other.hand, layout)).toBe(true);
  expect(other.plate.width).toBeLessThan(other.plate.height * 3.3);
});

test('on a phone the plate of the Dragon of Ingenuity has room for its name', () => {
  const { ingenuity } = layoutTable({ ...shape(14, 8, 3, 0), ingenuity: true }, 390, 844);
  expect(ingenuity?.plate.width).toBeGreaterThan(220);
});

/** Tables of a desk and of a tablet on its side, without the bars, and how wide a tile of the widest fortress is at least. */
describe.each([
  { width: 1440, height: 773, tile: 44 },
  { width: 1170, height: 760, tile: 43 },
  { width: 1024, height: 641, tile: 36 },
])('on a table of $width × $height', ({ width, height, tile }) => {
  test.each(BUNDLED)(
    '$id for $count: the realms of the others are read, and the fortress is large',
    (table) => {
      const { others, ingenuity, fortress } = layoutTable(table, width, height);
      for (const { scroll } of ingenuity ? [ingenuity] : others)
        expect(scroll.width).toBeGreaterThanOrEqual(width * 0.139);
      expect(fortress.grid.scale * TILE_SIZE.width).toBeGreaterThan(tile);
    },
  );
});
