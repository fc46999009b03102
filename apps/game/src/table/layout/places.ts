/** How the fortress or a realm, with its plate and its hand, fits into a box of the table. */
import { TILE_SIZE } from '../../art/tile.ts';
import type { Box, PaintedGrid } from './geometry.ts';

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
  readonly frame: ScrollFrame;
  readonly grid: PaintedGrid;
  /** Name, points, supplies. */
  readonly plate: Box;
  /** Where tiles wait that were taken and are not placed yet, and how large they are. */
  readonly hand: Box & { readonly scale: number };
}

export interface FortressPlace {
  readonly box: Box;
  readonly grid: PaintedGrid;
  readonly tiers: number;
}

/** Room inside a scroll between its cells and around them, in units of the drawings; more at the top, where stacks rise. */
export interface ScrollFrame {
  readonly gap: number;
  readonly side: number;
  readonly top: number;
  readonly bottom: number;
  /** The mount of brocade. */
  readonly border: number;
}

const MINE: ScrollFrame = { gap: 14, side: 46, top: 86, bottom: 48, border: 20 };
/** The realms of others are small and only looked at: their tiles get nearly all of the scroll. */
const OTHERS: ScrollFrame = { gap: 6, side: 16, top: 48, bottom: 18, border: 8 };
/** The strip above my realm holds the plate and the hand: a tile, lifted, with its shadow. */
export const STRIP = 232;
/** Two tiles side by side, with air around them. */
export const HAND_WIDTH = 300;
const LARGEST_PLATE = { width: 320, height: 74 } as const;
/** Points and shrines, the name above them. */
const SIDE_PLATE = 46;
/** On a plate as narrow as this the name stands above the counters. */
const NARROW_PLATE = { width: 100, height: 32 } as const;
const CHIP_GAP = 6;
/** A plate in a low row is as wide as what it says; one that is cut shorter than this has the hand lie on it. */
const ROW_PLATE = { least: 110, width: 200 } as const;
/** Between two of the others. */
const LEAST_GAP = 6;
/** A name beside a realm needs as much room. */
const NARROWEST_TEXT = 64;

export interface Size {
  readonly width: number;
  readonly height: number;
}

export function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value));
}

export function scrollUnits({ columns, rows }: TableShape['realm'], frame = MINE): Size {
  const { gap, side, top, bottom } = frame;
  return {
    width: columns * TILE_SIZE.width + (columns - 1) * gap + 2 * side,
    height: rows * TILE_SIZE.height + (rows - 1) * gap + top + bottom,
  };
}

function fortressUnits({ columns, rows, tiers }: TableShape['fortress']): Size {
  return {
    width: columns * TILE_SIZE.width + tiers * TILE_SIZE.lean,
    // Half a tile of air above for the tile that is lifted.
    height: rows * TILE_SIZE.height + tiers * TILE_SIZE.depth + 40,
  };
}

export function fortressScale(shape: TableShape, width: number, height: number): number {
  const units = fortressUnits(shape.fortress);
  return Math.max(0, Math.min(width / units.width, height / units.height));
}

export function fortressPlace(shape: TableShape, box: Box): FortressPlace {
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
      x: left + tiers * TILE_SIZE.lean * scale,
      y: top + (tiers * TILE_SIZE.depth + 40) * scale,
      columns,
      rows,
      scale,
      gap: 0,
      ratio: shape.ratio,
    },
  };
}

/** A scroll with its cells. */
function scrollIn(scroll: Box, frame: ScrollFrame, { realm, ratio }: TableShape, scale: number) {
  const grid: PaintedGrid = {
    x: scroll.x + frame.side * scale,
    y: scroll.y + frame.top * scale,
    columns: realm.columns,
    rows: realm.rows,
    scale,
    gap: frame.gap,
    ratio,
  };
  return { scroll, frame, grid };
}

/** My realm with the strip above it, as large as the box allows, in its middle. */
export function mineIn(shape: TableShape, box: Box, scale: number): RealmPlace {
  const units = scrollUnits(shape.realm);
  const width = units.width * scale;
  const height = (units.height + STRIP) * scale;
  const x = box.x + (box.width - width) / 2;
  const y = box.y + (box.height - height) / 2;
  const scroll = { x, y: y + STRIP * scale, width, height: units.height * scale };
  const handWidth = HAND_WIDTH * scale;
  const plateHeight = Math.min((STRIP - 24) * scale, LARGEST_PLATE.height);
  return {
    ...scrollIn(scroll, MINE, shape, scale),
    plate: {
      x,
      y: scroll.y - plateHeight - 12 * scale,
      width: Math.min(width - handWidth, LARGEST_PLATE.width),
      height: plateHeight,
    },
    hand: { x: x + width - handWidth, y, width: handWidth, height: STRIP * scale, scale },
  };
}

/** How high plate and hand are, one above the other, beside my realm. */
export function sideStripHeight(scale: number): number {
  return SIDE_PLATE + STRIP * scale;
}

/** My realm in its box, with plate and hand at the foot of the column beside it. */
export function mineBeside(shape: TableShape, box: Box, column: Box, scale: number): RealmPlace {
  const units = scrollUnits(shape.realm);
  const [width, height] = [units.width * scale, units.height * scale];
  const scroll = {
    x: box.x + (box.width - width) / 2,
    y: box.y + (box.height - height) / 2,
    width,
    height,
  };
  const foot = scroll.y + scroll.height;
  const handHeight = STRIP * scale;
  return {
    ...scrollIn(scroll, MINE, shape, scale),
    plate: { x: column.x, y: foot - SIDE_PLATE, width: column.width, height: SIDE_PLATE },
    hand: {
      x: column.x + column.width - HAND_WIDTH * scale,
      y: foot - SIDE_PLATE - handHeight,
      width: HAND_WIDTH * scale,
      height: handHeight,
      scale,
    },
  };
}

/** Another realm below its plate, not drawn larger than `largest`. */
function otherIn(shape: TableShape, box: Box, largest: number): RealmPlace {
  const units = scrollUnits(shape.realm, OTHERS);
  const plateHeight = box.width < NARROW_PLATE.width ? NARROW_PLATE.height : clamp(box.width * 0.13, 18, 34);
  const scale = Math.min(box.width / units.width, (box.height - plateHeight) / units.height, largest);
  const width = units.width * scale;
  const height = units.height * scale;
  const x = box.x + (box.width - width) / 2;
  const y = box.y + (box.height - height - plateHeight) / 2;
  const scroll = { x, y: y + plateHeight, width, height };
  // A name wants more room than a small realm is wide.
  const plateWidth = Math.min(box.width, Math.max(width, plateHeight * 7.4));
  const handScale = plateHeight / (TILE_SIZE.height + TILE_SIZE.depth + 12);
  const handWidth = 2.4 * TILE_SIZE.width * handScale;
  return {
    ...scrollIn(scroll, OTHERS, shape, scale),
    plate: { x: box.x + (box.width - plateWidth) / 2, y, width: plateWidth, height: plateHeight },
    hand: { x: x + width - handWidth, y, width: handWidth, height: plateHeight, scale: handScale },
  };
}

/** A chip: the realm at the left, the plate beside it, and the hand where there is room: below the plate, beside it, or on it. */
function chipIn(shape: TableShape, box: Box, largest: number): RealmPlace {
  const units = scrollUnits(shape.realm, OTHERS);
  const scale = Math.min(box.height / units.height, (box.width * 0.55) / units.width, largest);
  const width = units.width * scale;
  const height = units.height * scale;
  const textWidth = Math.min(box.width - width - CHIP_GAP, LARGEST_PLATE.width);
  const handScale = (box.height * 0.42) / (TILE_SIZE.height + TILE_SIZE.depth);
  const handHeight = box.height * 0.46;
  const isHandBelow = LARGEST_PLATE.height + handHeight <= box.height;
  const plateHeight = isHandBelow ? LARGEST_PLATE.height : box.height;
  const besideHand = textWidth - HAND_WIDTH * handScale - CHIP_GAP;
  // The Dragon of Ingenuity has a long name, which needs the whole width.
  if (!isHandBelow && !shape.ingenuity && besideHand >= ROW_PLATE.least) {
    const scroll = { x: box.x, y: box.y + (box.height - height) / 2, width, height };
    const plate = {
      x: scroll.x + width + CHIP_GAP,
      y: scroll.y,
      width: Math.min(besideHand, ROW_PLATE.width),
      height: Math.min(height, LARGEST_PLATE.height),
    };
    const hand = {
      x: plate.x + plate.width + CHIP_GAP,
      y: plate.y,
      width: HAND_WIDTH * handScale,
      height: plate.height,
      scale: handScale,
    };
    return { ...scrollIn(scroll, OTHERS, shape, scale), plate, hand };
  }
  const x = box.x + (box.width - width - CHIP_GAP - textWidth) / 2;
  const textX = x + width + CHIP_GAP;
  const scroll = { x, y: box.y + (box.height - height) / 2, width, height };
  return {
    ...scrollIn(scroll, OTHERS, shape, scale),
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

/** Its plate above it or beside it, whichever shows a realm larger. */
function placeIn(shape: TableShape, box: Box, largest: number): RealmPlace {
  const [below, beside] = [otherIn(shape, box, largest), chipIn(shape, box, largest)];
  const isLarger = beside.grid.scale >= below.grid.scale && beside.plate.width >= NARROWEST_TEXT;
  return isLarger ? beside : below;
}

/** How wide a tile of another's realm is at least, so that its sets are told apart. */
export const TOLD_APART = 11;

/** The scale at which the realm of another is so wide. */
export function otherScale({ realm }: TableShape, width: number): number {
  return width / scrollUnits(realm, OTHERS).width;
}

/** How high a column of others is at least. */
export function leastColumn(shape: TableShape, count: number): number {
  const realm = scrollUnits(shape.realm, OTHERS).height * (TOLD_APART / TILE_SIZE.width);
  return count * realm + (count - 1) * LEAST_GAP;
}

export function column(shape: TableShape, box: Box, count: number, largest: number): RealmPlace[] {
  const gap = clamp(box.height * 0.02, LEAST_GAP, 18);
  const height = (box.height - gap * (count - 1)) / count;
  return Array.from({ length: count }, (_, i) =>
    placeIn(shape, { x: box.x, y: box.y + i * (height + gap), width: box.width, height }, largest),
  );
}

export function row(shape: TableShape, box: Box, count: number, largest: number): RealmPlace[] {
  const gap = clamp(box.width * 0.02, LEAST_GAP, 18);
  const width = (box.width - gap * (count - 1)) / count;
  return Array.from({ length: count }, (_, i) =>
    placeIn(shape, { x: box.x + i * (width + gap), y: box.y, width, height: box.height }, largest),
  );
}

export function lensIn(shape: TableShape, { width, height }: Size): RealmPlace {
  const units = scrollUnits(shape.realm);
  const scale = Math.min((width * 0.92) / units.width, (height * 0.92) / (units.height + STRIP), 1);
  return mineIn(shape, { x: 0, y: 0, width, height }, scale);
}
