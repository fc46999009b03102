/**
 * Where everything lies on a table of a given size: the fortress, my realm with my hand, the realms of the others.
 * Pure numbers, so that every viewport can be tested without drawing anything.
 */
import { TILE } from '../art/tile.ts';
import type { Box, Grid } from './geometry.ts';

export interface TableShape {
  /** Device pixels per pixel of the page. */
  readonly ratio: number;
  readonly fortress: { readonly columns: number; readonly rows: number; readonly tiers: number };
  readonly realm: { readonly columns: number; readonly rows: number };
  /** How many other realms there are to show. */
  readonly others: number;
  /** A solo game: the Dragon's tiles are laid out in place of another realm. */
  readonly ingenuity: boolean;
}

export interface RealmPlace {
  /** The painted scroll. */
  readonly scroll: Box;
  readonly grid: Grid;
  /** Name, points, supplies. */
  readonly plate: Box;
  /** Where tiles wait that were taken and are not placed yet, and how large they are. */
  readonly hand: Box & { readonly scale: number };
}

export interface TableLayout {
  readonly width: number;
  readonly height: number;
  readonly fortress: { readonly box: Box; readonly grid: Grid; readonly tiers: number };
  readonly mine: RealmPlace;
  readonly others: readonly RealmPlace[];
  /** Where the Dragon of Ingenuity lays its tiles out. */
  readonly ingenuity: RealmPlace | undefined;
  /** Another player's realm, enlarged for a look. */
  readonly lens: RealmPlace;
}

/** Room inside a scroll around its cells, in units of the drawings; more at the top, where stacks rise. */
export const SCROLL = { gap: 14, side: 46, top: 86, bottom: 48 } as const;
/** The strip above my realm holds the plate and the hand: a tile, lifted, with its shadow. */
const STRIP = 232;
const HAND_WIDTH = 300;
const LARGEST_PLATE = { width: 320, height: 74 } as const;
const CHIP_GAP = 6;
/** From this proportion of its place on, a realm is larger with its plate beside it than above it. */
const BROAD = 1.8;
/** A tile of the fortress may be this much smaller than one of my realm, which has fewer cells. */
const BALANCE = 0.88;

interface Size {
  readonly width: number;
  readonly height: number;
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value));
}

function scrollUnits({ columns, rows }: TableShape['realm']): Size {
  return {
    width: columns * TILE.width + (columns - 1) * SCROLL.gap + 2 * SCROLL.side,
    height: rows * TILE.height + (rows - 1) * SCROLL.gap + SCROLL.top + SCROLL.bottom,
  };
}

function fortressUnits({ columns, rows, tiers }: TableShape['fortress']): Size {
  return {
    width: columns * TILE.width + tiers * TILE.lean,
    // Half a tile of air above for the tile that is lifted.
    height: rows * TILE.height + tiers * TILE.depth + 40,
  };
}

function fortressScale(shape: TableShape, width: number, height: number): number {
  const units = fortressUnits(shape.fortress);
  return Math.max(0, Math.min(width / units.width, height / units.height));
}

function fortressPlace(shape: TableShape, box: Box): TableLayout['fortress'] {
  const { columns, rows, tiers } = shape.fortress;
  const units = fortressUnits(shape.fortress);
  // A fortress of few cells does not grow into a wall of giant tiles.
  const scale = Math.min(fortressScale(shape, box.width, box.height), 1);
  const left = box.x + (box.width - units.width * scale) / 2;
  const top = box.y + (box.height - units.height * scale) / 2;
  return {
    box,
    tiers,
    grid: {
      x: left + tiers * TILE.lean * scale,
      y: top + (tiers * TILE.depth + 40) * scale,
      columns,
      rows,
      scale,
      gap: 0,
      ratio: shape.ratio,
    },
  };
}

function scrollGrid(scroll: Box, { realm, ratio }: TableShape, scale: number): Grid {
  return {
    x: scroll.x + SCROLL.side * scale,
    y: scroll.y + SCROLL.top * scale,
    columns: realm.columns,
    rows: realm.rows,
    scale,
    gap: SCROLL.gap,
    ratio,
  };
}

/** My realm with the strip above it, as large as the box allows, in its middle. */
function mineIn(shape: TableShape, box: Box, scale: number): RealmPlace {
  const units = scrollUnits(shape.realm);
  const width = units.width * scale;
  const height = (units.height + STRIP) * scale;
  const x = box.x + (box.width - width) / 2;
  const y = box.y + (box.height - height) / 2;
  const scroll = { x, y: y + STRIP * scale, width, height: units.height * scale };
  const handWidth = HAND_WIDTH * scale;
  const plateHeight = Math.min((STRIP - 24) * scale, LARGEST_PLATE.height);
  return {
    scroll,
    grid: scrollGrid(scroll, shape, scale),
    plate: {
      x,
      y: scroll.y - plateHeight - 12 * scale,
      width: Math.min(width - handWidth, LARGEST_PLATE.width),
      height: plateHeight,
    },
    hand: { x: x + width - handWidth, y, width: handWidth, height: STRIP * scale, scale },
  };
}

/** Another realm below its plate, not drawn larger than `largest`. */
function otherIn(shape: TableShape, box: Box, largest: number): RealmPlace {
  const units = scrollUnits(shape.realm);
  const plateHeight = clamp(box.width * 0.13, 18, 34);
  const scale = Math.min(box.width / units.width, (box.height - plateHeight) / units.height, largest);
  const width = units.width * scale;
  const height = units.height * scale;
  const x = box.x + (box.width - width) / 2;
  const y = box.y + (box.height - height - plateHeight) / 2;
  const scroll = { x, y: y + plateHeight, width, height };
  // A name wants more room than a small realm is wide.
  const plateWidth = Math.min(box.width, Math.max(width, plateHeight * 7.4));
  const handScale = plateHeight / (TILE.height + TILE.depth + 12);
  const handWidth = 2.4 * TILE.width * handScale;
  return {
    scroll,
    grid: scrollGrid(scroll, shape, scale),
    plate: { x: box.x + (box.width - plateWidth) / 2, y, width: plateWidth, height: plateHeight },
    hand: { x: x + width - handWidth, y, width: handWidth, height: plateHeight, scale: handScale },
  };
}

/** A chip: the realm at the left, the plate beside it, and the hand below the plate if there is room, else on it. */
function chipIn(shape: TableShape, box: Box, largest: number): RealmPlace {
  const units = scrollUnits(shape.realm);
  const scale = Math.min(box.height / units.height, (box.width * 0.55) / units.width, largest);
  const width = units.width * scale;
  const height = units.height * scale;
  const textWidth = Math.min(box.width - width - CHIP_GAP, LARGEST_PLATE.width);
  const x = box.x + (box.width - width - CHIP_GAP - textWidth) / 2;
  const textX = x + width + CHIP_GAP;
  const scroll = { x, y: box.y + (box.height - height) / 2, width, height };
  const handScale = (box.height * 0.42) / (TILE.height + TILE.depth);
  const handHeight = box.height * 0.46;
  const plateHeight = LARGEST_PLATE.height + handHeight <= box.height ? LARGEST_PLATE.height : box.height;
  return {
    scroll,
    grid: scrollGrid(scroll, shape, scale),
    plate: { x: textX, y: box.y, width: textWidth, height: plateHeight },
    hand: {
      x: textX,
      y: box.y + box.height - handHeight,
      width: textWidth,
      height: handHeight,
      scale: handScale,
    },
  };
}

interface Split {
  readonly scale: number;
  readonly score: number;
}

/** The scale of my realm with which the smaller of the two, fortress and realm, is largest. */
function bestSplit(limit: number, fortressAt: (realmScale: number) => number): Split {
  let best: Split = { scale: limit / 2, score: -1 };
  const steps = 160;
  for (let step = 1; step <= steps; step++) {
    const scale = (limit * step) / steps;
    const fortress = fortressAt(scale);
    const realm = scale * BALANCE;
    const score = Math.min(fortress, realm) + 0.04 * (fortress + realm);
    if (score > best.score) best = { scale, score };
  }
  return best;
}

function column(shape: TableShape, box: Box, count: number, largest: number): RealmPlace[] {
  const gap = clamp(box.height * 0.02, 6, 18);
  const height = (box.height - gap * (count - 1)) / count;
  return Array.from({ length: count }, (_, i) =>
    otherIn(shape, { x: box.x, y: box.y + i * (height + gap), width: box.width, height }, largest),
  );
}

function row(shape: TableShape, box: Box, count: number, largest: number): RealmPlace[] {
  const gap = clamp(box.width * 0.02, 6, 18);
  const width = (box.width - gap * (count - 1)) / count;
  const placeIn = width > BROAD * box.height ? chipIn : otherIn;
  return Array.from({ length: count }, (_, i) =>
    placeIn(shape, { x: box.x + i * (width + gap), y: box.y, width, height: box.height }, largest),
  );
}

function lensIn(shape: TableShape, { width, height }: Size): RealmPlace {
  const units = scrollUnits(shape.realm);
  const scale = Math.min((width * 0.92) / units.width, (height * 0.92) / (units.height + STRIP), 1);
  return mineIn(shape, { x: 0, y: 0, width, height }, scale);
}

/** My realm is never drawn larger than the art is meant to be looked at. */
const LARGEST_REALM = 0.86;
/** And those of the others not larger than this part of it, so that mine is seen to be mine. */
const LARGEST_OTHER = 0.6;

/** Where the others can lie: beside everything, or where only one part of the table makes room for them. */
type Side = 'left' | 'aboveFortress' | 'aboveMine' | 'besideMine';

/** Room for the others: how wide a column, or how high a row. */
interface Aside {
  readonly side: Side;
  readonly size: number;
}

/** The table divided among fortress, my realm and the others. */
interface Division {
  readonly fortress: Box;
  readonly mine: Box;
  /** How large my realm is drawn. */
  readonly scale: number;
  readonly others: readonly RealmPlace[];
  /** How large the smaller of the two is, fortress or my realm. */
  readonly score: number;
}

type Divide = (aside: Aside, panels: number, shape: TableShape, table: Size) => Division;

/** The fortress and my realm side by side. */
const divideWide: Divide = ({ side, size }, panels, shape, { width, height }) => {
  const margin = clamp(Math.min(width, height) * 0.018, 4, 16);
  const gap = margin * 1.5;
  const units = scrollUnits(shape.realm);
  const takenBy = (wanted: Side) => (side === wanted && panels > 0 ? size + margin : 0);
  const whole = { width: width - 2 * margin, height: height - 2 * margin };
  const room = whole.width - takenBy('left');
  const fortressHeight = whole.height - takenBy('aboveFortress');
  const mineHeight = whole.height - takenBy('aboveMine');
  const limit = Math.min(LARGEST_REALM, mineHeight / (units.height + STRIP), (room * 0.6) / units.width);
  const { scale, score } = bestSplit(limit, (realm) =>
    fortressScale(shape, room - gap - units.width * realm, fortressHeight),
  );
  const mineWidth = units.width * scale;
  const mine = {
    x: width - margin - mineWidth,
    y: margin + takenBy('aboveMine'),
    width: mineWidth,
    height: mineHeight,
  };
  const fortress = {
    x: margin + takenBy('left'),
    y: margin + takenBy('aboveFortress'),
    width: room - gap - mineWidth,
    height: fortressHeight,
  };
  const largest = scale * LARGEST_OTHER;
  const below = side === 'aboveMine' ? mine : fortress;
  const others =
    side === 'left'
      ? column(shape, { x: margin, y: margin, width: size, height: whole.height }, panels, largest)
      : row(shape, { x: below.x, y: margin, width: below.width, height: size }, panels, largest);
  return { fortress, mine, scale, others, score };
};

/** The fortress above my realm. */
const divideTall: Divide = ({ side, size }, panels, shape, { width, height }) => {
  const margin = clamp(width * 0.018, 4, 14);
  const units = scrollUnits(shape.realm);
  const takenBy = (wanted: Side) => (side === wanted && panels > 0 ? size + margin : 0);
  const whole = { width: width - 2 * margin, height: height - 2 * margin };
  const room = {
    width: whole.width - takenBy('left'),
    height: whole.height - takenBy('aboveFortress'),
  };
  const mineWidth = room.width - takenBy('besideMine');
  const limit = Math.min(
    LARGEST_REALM,
    mineWidth / units.width,
    (room.height * 0.7) / (units.height + STRIP),
  );
  const { scale, score } = bestSplit(limit, (realm) =>
    fortressScale(shape, room.width, room.height - (units.height + STRIP) * realm),
  );
  const mineHeight = (units.height + STRIP) * scale;
  const mine = {
    x: width - margin - mineWidth,
    y: height - margin - mineHeight,
    width: mineWidth,
    height: mineHeight,
  };
  const fortress = {
    x: margin + takenBy('left'),
    y: margin + takenBy('aboveFortress'),
    width: room.width,
    height: room.height - mineHeight,
  };
  const largest = scale * LARGEST_OTHER;
  const beside = side === 'besideMine' ? mine : { y: margin, height: whole.height };
  const others =
    side === 'aboveFortress'
      ? row(shape, { x: margin, y: margin, width: room.width, height: size }, panels, largest)
      : column(shape, { x: margin, y: beside.y, width: size, height: beside.height }, panels, largest);
  return { fortress, mine, scale, others, score };
};

interface Orientation {
  readonly divide: Divide;
  readonly asides: (table: Size) => readonly Aside[];
  /** What large realms count for beside a balance of the fortress and mine, as exponents. */
  readonly weights: { readonly mine: number; readonly others: number };
}

/** What part of the table the others may have. */
const ASIDE_PARTS = [0.12, 0.15, 0.18, 0.22, 0.26, 0.3, 0.34];
const LARGEST_ASIDE = 300;

function asidesAt(side: Side, length: number, least: number): Aside[] {
  return ASIDE_PARTS.map((part) => ({ side, size: clamp(length * part, least, LARGEST_ASIDE) }));
}

const LEAST_ASIDE = 72;

const WIDE: Orientation = {
  divide: divideWide,
  asides: ({ width, height }) => [
    ...asidesAt('left', width, LEAST_ASIDE),
    ...asidesAt('aboveFortress', height, LEAST_ASIDE),
    ...asidesAt('aboveMine', height, LEAST_ASIDE),
  ],
  weights: { mine: 0, others: 0.22 },
};

/** In a narrower column names and points could hardly be read; a row of chips is better then. */
const NARROWEST_COLUMN = 150;

const TALL: Orientation = {
  divide: divideTall,
  asides: ({ width, height }) => [
    { side: 'aboveFortress', size: clamp(height * 0.085, 40, 110) },
    ...asidesAt('besideMine', width, NARROWEST_COLUMN),
    ...asidesAt('left', width, NARROWEST_COLUMN),
  ],
  // A tall table is held in the hand: what fingers have to meet counts for more.
  weights: { mine: 0.5, others: 0.08 },
};

/** The division in which all can be seen best. */
function divideBest(
  { divide, asides, weights }: Orientation,
  panels: number,
  shape: TableShape,
  table: Size,
): Division {
  const worth = ({ score, scale, others }: Division) =>
    score * scale ** weights.mine * (others[0]?.grid.scale ?? 1) ** weights.others;
  return asides(table)
    .map((aside) => divide(aside, panels, shape, table))
    .reduce((best, division) => (worth(division) > worth(best) ? division : best));
}

export function layoutTable(shape: TableShape, width: number, height: number): TableLayout {
  const table = { width: Math.max(width, 120), height: Math.max(height, 120) };
  const panels = shape.others + (shape.ingenuity ? 1 : 0);
  const orientation = table.width >= table.height ? WIDE : TALL;
  const { fortress, mine, scale, others } = divideBest(orientation, panels, shape, table);
  return {
    ...table,
    fortress: fortressPlace(shape, fortress),
    mine: mineIn(shape, mine, scale),
    others: shape.ingenuity ? others.slice(0, -1) : others,
    ingenuity: shape.ingenuity ? others.at(-1) : undefined,
    lens: lensIn(shape, table),
  };
}
