/**
 * Where everything lies on a table of a given size: the fortress, my realm with my hand, the realms of the others.
 * Pure numbers, so that every viewport can be tested without drawing anything.
 */
import { TILE_SIZE } from '../../art/tile.ts';
import {
  type Divide,
  type Division,
  divideTall,
  divideWide,
  type Least,
  type Side,
  type Way,
} from './division.ts';
import {
  clamp,
  type FortressPlace,
  fortressPlace,
  lensIn,
  otherScale,
  type RealmPlace,
  type Size,
  type TableShape,
  TOLD_APART,
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
const PARTS = [0.1, 0.12, 0.15, 0.18, 0.22, 0.26, 0.3, 0.34, 0.38, 0.45];
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
  weights: { mine: 0, others: 0.57 },
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
  readable: ({ width }) => clamp(width / 2500, 0.1, 0.24),
  gathered: 1,
};

/** When nobody else is there. */
const ALONE: readonly Way[] = STRIPS.map((strip) => ({ side: 'nowhere', size: 0, strip }));

/** The division in which all can be seen best, of those that will do. */
function divideBest(
  { divide, ways, weights, readable, gathered }: Orientation,
  panels: number,
  shape: TableShape,
  table: Size,
  least: Least,
  willDo: (division: Division) => boolean,
): Division | undefined {
  const enough = readable(table);
  const judged = (panels > 0 ? ways(table) : ALONE).map((way) => {
    const division = divide(way, panels, shape, table, least);
    const { score, mine, others } = division;
    const seen = clamp(others[0]?.grid.scale ?? enough, 0, enough);
    const sizes = score * mine.grid.scale ** weights.mine * seen ** weights.others;
    return { division, worth: way.strip === 'above' ? sizes * gathered : sizes };
  });
  return judged.filter(({ division }) => willDo(division)).sort((a, b) => b.worth - a.worth)[0]?.division;
}

/** How wide a finger wants a tile, on a narrow phone and on a usual one; twelve of them lie side by side. */
const FINGER = { narrow: { width: 320, tile: 25 }, usual: { width: 390, tile: 31 } } as const;
const MOST_COLUMNS = 12;
/** A cell of my realm may be a little smaller than a tile of the fortress: there is air around it. */
const CELL = 0.84;
/** How much higher than the screen a table may be, and by how much it grows to get there. */
const HIGHEST = 1.9;
const STEP = 0.02;

/** So large that fingers meet the tiles of the fortress and the cells of my realm, and eyes tell the others' tiles apart. */
function leastScales(shape: TableShape, { width }: Size): Least {
  const { narrow, usual } = FINGER;
  const wider = clamp((width - narrow.width) / (usual.width - narrow.width), 0, 1);
  const finger = narrow.tile * Math.min(1, width / narrow.width) + (usual.tile - narrow.tile) * wider;
  const share = (columns: number) => (finger / TILE_SIZE.width) * Math.min(1, MOST_COLUMNS / columns);
  return {
    fortress: share(shape.fortress.columns),
    mine: share(shape.realm.columns) * CELL,
    others: TOLD_APART / TILE_SIZE.width,
  };
}

const ANY: Least = { fortress: 0, mine: 0, others: 0 };

/** A table of a desk is as high as this at least; on a phone that lies on its side the fortress needs all there is. */
const DESK_FROM = 600;
/** What part of the width of such a table the realm of another takes at least, so that its sets are read. */
const OTHER_PART = 0.14;

function leastOnDesk(shape: TableShape, { width, height }: Size): Least {
  const isDesk = width >= height && height >= DESK_FROM;
  return { ...ANY, others: isDesk ? otherScale(shape, width * OTHER_PART) : 0 };
}

function isLargeEnough(shape: TableShape, least: Least, { fortress, mine, others }: Division): boolean {
  const { grid } = fortressPlace(shape, fortress);
  const other = others[0]?.grid.scale ?? least.others;
  return grid.scale >= least.fortress && mine.grid.scale >= least.mine && other >= least.others;
}

/**
 * A high fortress on a phone leaves its realm no room. There the table is higher than the screen, as high as it takes
 * for fingers to meet the tiles and for the others to be read, and what is asked for is brought into sight.
 */
function divideHigh(panels: number, shape: TableShape, table: Size): Division & { readonly height: number } {
  const isPhone = table.width < table.height && table.width < COLUMN_FROM;
  const orientation = table.width >= table.height ? WIDE : TALL;
  const least = isPhone ? leastScales(shape, table) : leastOnDesk(shape, table);
  const highest = isPhone ? HIGHEST : 1;
  let wanted = least;
  for (let part = 1; ; part = Math.min(part + STEP, highest)) {
    const size = { ...table, height: table.height * part };
    const willDo = (division: Division) => isLargeEnough(shape, wanted, division);
    const division = divideBest(orientation, panels, shape, size, least, willDo);
    if (division) return { ...division, height: size.height };
    // Where even that is not enough, everything is as large as it can be.
    if (part === highest) wanted = ANY;
  }
}

export function layoutTable(shape: TableShape, width: number, height: number): TableLayout {
  const table = { width: Math.max(width, 120), height: Math.max(height, 120) };
  const panels = shape.others + (shape.ingenuity ? 1 : 0);
  const { fortress, mine, others, height: high } = divideHigh(panels, shape, table);
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
