/**
 * Where everything lies on a table of a given size: the fortress, my realm with my hand, the realms of the others.
 * Pure numbers, so that every viewport can be tested without drawing anything.
 */
import { TILE_SIZE } from '../../art/tile.ts';
import { type Divide, type Division, divideTall, divideWide, type Side, type Way } from './division.ts';
import {
  clamp,
  type FortressPlace,
  fortressPlace,
  lensIn,
  type RealmPlace,
  type Size,
  type TableShape,
} from './places.ts';

export interface TableLayout {
  readonly width: number;
  /** May be more than what is seen of it at a time. */
  readonly height: number;
  readonly fortress: FortressPlace;
  readonly mine: RealmPlace;
  readonly others: readonly RealmPlace[];
  /** Where the Dragon of Ingenuity lays its tiles out. */
  readonly ingenuity: RealmPlace | undefined;
  /** Another player's realm, enlarged for a look. */
  readonly lens: RealmPlace;
}

interface Orientation {
  readonly divide: Divide;
  readonly ways: (table: Size) => readonly Way[];
  /** What large realms count for beside a balance of the fortress and mine, as exponents. */
  readonly weights: { readonly mine: number; readonly others: number };
  /** From this scale on the realm of another is read at a glance; it need not be larger. */
  readonly readable: (table: Size) => number;
  /** What it is worth that plate and hand lie right above my realm, where they are found sooner. */
  readonly gathered: number;
}

const STRIPS: readonly Way['strip'][] = ['above', 'beside'];
/** What part of the table the others may have. */
const PARTS = [0.1, 0.12, 0.15, 0.18, 0.22, 0.26, 0.3, 0.34, 0.38];
const LARGEST_SIZE = 380;

function waysAt(side: Side, length: number, least: number): Way[] {
  return PARTS.map((part) => clamp(length * part, least, LARGEST_SIZE)).flatMap((size) =>
    STRIPS.map((strip) => ({ side, size, strip })),
  );
}

const LEAST_SIZE = 72;

const WIDE: Orientation = {
  divide: divideWide,
  ways: ({ width, height }) => [
    ...waysAt('left', width, LEAST_SIZE),
    ...waysAt('aboveFortress', height, LEAST_SIZE),
    ...waysAt('aboveMine', height, LEAST_SIZE),
    ...waysAt('besideMine', width, LEAST_SIZE),
  ],
  weights: { mine: 0, others: 0.5 },
  readable: () => 0.24,
  gathered: 1.08,
};

/** A narrower table has no room for a column beside everything. */
const COLUMN_FROM = 600;

const TALL: Orientation = {
  divide: divideTall,
  ways: ({ width, height }) => [
    ...waysAt('aboveFortress', height, 40),
    ...waysAt('besideMine', width, LEAST_SIZE),
    ...(width < COLUMN_FROM ? [] : waysAt('left', width, 150)),
  ],
  // A tall table is held in the hand: what fingers have to meet counts for more.
  weights: { mine: 0.25, others: 0.3 },
  // The larger the table, the further away it is.
  readable: ({ width }) => clamp(width / 3000, 0.1, 0.24),
  gathered: 1,
};

/** When nobody else is there. */
const ALONE: readonly Way[] = STRIPS.map((strip) => ({ side: 'nowhere', size: 0, strip }));

/** The division in which all can be seen best. */
function divideBest(
  { divide, ways, weights, readable, gathered }: Orientation,
  panels: number,
  shape: TableShape,
  table: Size,
): Division {
  const enough = readable(table);
  const judged = (panels > 0 ? ways(table) : ALONE).map((way) => {
    const division = divide(way, panels, shape, table);
    const { score, mine, others } = division;
    const seen = clamp(others[0]?.grid.scale ?? enough, 0, enough);
    const sizes = score * mine.grid.scale ** weights.mine * seen ** weights.others;
    return { division, worth: way.strip === 'above' ? sizes * gathered : sizes };
  });
  return judged.reduce((best, next) => (next.worth > best.worth ? next : best)).division;
}

/** How wide a finger wants a tile, on a narrow phone and on a usual one; twelve of them lie side by side. */
const FINGER = { narrow: { width: 320, tile: 25 }, usual: { width: 390, tile: 31 } } as const;
const MOST_COLUMNS = 12;
/** How wide a tile of another's realm is at least, so that its sets are told apart. */
const TOLD_APART = 11;
/** How much higher than the screen a table may be, and by how much it grows to get there. */
const HIGHEST = 1.9;
const STEP = 0.02;

/** Whether fingers meet the tiles of the fortress, and eyes those of the others. */
function isLargeEnough(shape: TableShape, { width }: Size, { fortress, others }: Division): boolean {
  const { narrow, usual } = FINGER;
  const wider = clamp((width - narrow.width) / (usual.width - narrow.width), 0, 1);
  const finger = narrow.tile * Math.min(1, width / narrow.width) + (usual.tile - narrow.tile) * wider;
  const wanted = (finger * MOST_COLUMNS) / Math.max(MOST_COLUMNS, shape.fortress.columns);
  const tile = fortressPlace(shape, fortress).grid.scale * TILE_SIZE.width;
  const smallest = others[0] && others[0].grid.scale * TILE_SIZE.width;
  return tile >= wanted && (smallest === undefined || smallest >= TOLD_APART);
}

/**
 * A high fortress on a phone leaves its realm no room. There the table is higher than the screen, as high as it takes
 * for fingers to meet the tiles and for the others to be read, and what is asked for is brought into sight.
 */
function divideHigh(panels: number, shape: TableShape, table: Size): { division: Division; height: number } {
  for (let part = 1; ; part += STEP) {
    const size = { ...table, height: table.height * part };
    const division = divideBest(TALL, panels, shape, size);
    if (isLargeEnough(shape, table, division) || part >= HIGHEST) return { division, height: size.height };
  }
}

export function layoutTable(shape: TableShape, width: number, height: number): TableLayout {
  const table = { width: Math.max(width, 120), height: Math.max(height, 120) };
  const panels = shape.others + (shape.ingenuity ? 1 : 0);
  const isPhone = table.width < table.height && table.width < COLUMN_FROM;
  const orientation = table.width >= table.height ? WIDE : TALL;
  const { division, height: high } = isPhone
    ? divideHigh(panels, shape, table)
    : { division: divideBest(orientation, panels, shape, table), height: table.height };
  const { fortress, mine, others } = division;
  return {
    width: table.width,
    height: high,
    fortress: fortressPlace(shape, fortress),
    mine,
    others: shape.ingenuity ? others.slice(0, -1) : others,
    ingenuity: shape.ingenuity ? others.at(-1) : undefined,
    lens: lensIn(shape, table),
  };
}
