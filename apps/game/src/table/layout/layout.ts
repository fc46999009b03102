/**
 * Where everything lies on a table of a given size: the fortress, my realm with my hand, the realms of the others.
 * Pure numbers, so that every viewport can be tested without drawing anything.
 */
import type { Box } from './geometry.ts';
import {
  clamp,
  column,
  type FortressPlace,
  fortressPlace,
  fortressScale,
  lensIn,
  mineIn,
  type RealmPlace,
  row,
  type Size,
  STRIP,
  scrollUnits,
  type TableShape,
} from './places.ts';

export interface TableLayout {
  readonly width: number;
  readonly height: number;
  readonly fortress: FortressPlace;
  readonly mine: RealmPlace;
  readonly others: readonly RealmPlace[];
  /** Where the Dragon of Ingenuity lays its tiles out. */
  readonly ingenuity: RealmPlace | undefined;
  /** Another player's realm, enlarged for a look. */
  readonly lens: RealmPlace;
}

/** A tile of the fortress may be this much smaller than one of my realm, which has fewer cells. */
const BALANCE = 0.88;

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

/** My realm is never drawn larger than the art is meant to be looked at. */
const LARGEST_REALM = 0.86;
/** And those of the others not larger than this part of it, so that mine is seen to be mine. */
const LARGEST_OTHER = 0.6;

/** Where the others can lie: beside everything, or where only one part of the table makes room for them. */
type Side = 'left' | 'aboveFortress' | 'aboveMine' | 'besideMine' | 'nowhere';

/** Room for the others: how wide a column, or how high a row. */
interface Aside {
  readonly side: Side;
  readonly size: number;
}

const NOBODY: Aside = { side: 'nowhere', size: 0 };

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
  const takenBy = (wanted: Side) => (side === wanted ? size + margin : 0);
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
  const takenBy = (wanted: Side) => (side === wanted ? size + margin : 0);
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
  const possible = panels > 0 ? asides(table) : [NOBODY];
  return possible
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
