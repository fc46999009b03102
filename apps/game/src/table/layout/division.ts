/** The table divided among the fortress, my realm and the others, in one of several ways. */
import type { Box } from './geometry.ts';
import {
  clamp,
  column,
  fortressScale,
  HAND_WIDTH,
  leastColumn,
  mineBeside,
  mineIn,
  type RealmPlace,
  row,
  type Size,
  STRIP,
  scrollUnits,
  sideStripHeight,
  type TableShape,
} from './places.ts';

/** Where the others lie: beside everything, or where only one part of the table makes room for them. */
export type Side = 'left' | 'aboveFortress' | 'aboveMine' | 'besideMine' | 'nowhere';

/** One way to divide the table. */
export interface Way {
  readonly side: Side;
  /** How wide a column the others get, or how high a row. */
  readonly size: number;
  /** Where my plate and my hand lie: above my realm, or in a column beside it, below the others if they are there. */
  readonly strip: 'above' | 'beside';
}

export interface Division {
  readonly fortress: Box;
  readonly mine: RealmPlace;
  readonly others: readonly RealmPlace[];
  /** How large the smaller of the two is, fortress or my realm. */
  readonly score: number;
}

/** At which scale the fortress, my realm and those of the others are large enough. */
export interface Least {
  readonly fortress: number;
  readonly mine: number;
  readonly others: number;
}

export type Divide = (way: Way, panels: number, shape: TableShape, table: Size, least: Least) => Division;

/**
 * How large a tile of the fortress is wanted beside one of my realm. Side by side it may be smaller, as the realm has
 * fewer cells; a tall table is held in the hand, and a finger has to meet the tiles of the fortress, which lie closer.
 */
const BALANCE = { wide: 1, tall: 1.08 } as const;
/** My realm is never drawn larger than the art is meant to be looked at. */
const LARGEST_REALM = 0.86;
/** And those of the others not larger than this part of it, so that mine is seen to be mine. */
const LARGEST_OTHER = 0.62;

interface Split {
  readonly scale: number;
  readonly score: number;
}

/**
 * The scale of my realm with which the smaller of the two, fortress and realm, is largest; as far as neither is smaller
 * than it has to be for the sake of the other.
 */
function bestSplit(
  limit: number,
  balance: number,
  least: Least,
  fortressAt: (realmScale: number) => number,
): Split {
  let best = { scale: limit / 2, score: -1, willDo: false };
  const steps = 160;
  for (let step = 1; step <= steps; step++) {
    const scale = (limit * step) / steps;
    const fortress = fortressAt(scale);
    const realm = scale * balance;
    const score = Math.min(fortress, realm) + 0.04 * (fortress + realm);
    const willDo = fortress >= least.fortress && scale >= least.mine;
    if (willDo === best.willDo ? score > best.score : willDo) best = { scale, score, willDo };
  }
  return best;
}

/** My realm with what lies beside it: how large that is at a scale, and which scale a room allows. */
interface Block {
  at(scale: number): Size;
  /** The column beside the realm; none where there is nothing in it. */
  columnAt(scale: number): number;
  limitIn(room: Size): number;
}

function blockOf({ side, size, strip }: Way, panels: number, shape: TableShape, gap: number): Block {
  const units = scrollUnits(shape.realm);
  const others = side === 'besideMine' ? size : 0;
  const hand = strip === 'beside' ? HAND_WIDTH : 0;
  const high = units.height + (strip === 'above' ? STRIP : 0);
  const beside = others + hand > 0 ? gap : 0;
  const columnAt = (scale: number) => Math.max(others, hand * scale);
  const foot = (scale: number) => (strip === 'beside' ? sideStripHeight(scale) + gap : 0);
  const leastAt = (scale: number) => (side === 'besideMine' ? leastColumn(shape, panels) + foot(scale) : 0);
  return {
    columnAt,
    at: (scale) => ({
      width: units.width * scale + beside + columnAt(scale),
      height: Math.max(high * scale, leastAt(scale)),
    }),
    limitIn: (room) =>
      Math.max(
        0,
        Math.min(
          LARGEST_REALM,
          room.height / high,
          (room.width - beside - others) / units.width,
          (room.width - beside) / (units.width + hand),
        ),
      ),
  };
}

/** My realm at the right of its box, and the others in what it leaves at its left, if they lie there. */
function settle(way: Way, panels: number, shape: TableShape, box: Box, scale: number, gap: number) {
  const width = scrollUnits(shape.realm).width * scale;
  const realm = { ...box, x: box.x + box.width - width, width };
  const aside = { ...box, width: box.width - width - gap };
  const isBeside = way.strip === 'beside';
  const mine = isBeside ? mineBeside(shape, realm, aside, scale) : mineIn(shape, realm, scale);
  const foot = isBeside
    ? mine.scroll.y + mine.scroll.height - sideStripHeight(scale) - gap
    : Math.max(
        mine.scroll.y + mine.scroll.height,
        Math.min(aside.y + leastColumn(shape, panels), aside.y + aside.height),
      );
  const others =
    way.side === 'besideMine'
      ? column(shape, { ...aside, height: foot - aside.y }, panels, scale * LARGEST_OTHER)
      : [];
  return { mine, others };
}

/** The fortress and my realm side by side. */
export const divideWide: Divide = (way, panels, shape, { width, height }, least) => {
  const margin = clamp(Math.min(width, height) * 0.014, 4, 14);
  const gap = margin * 1.5;
  const { side, size } = way;
  const takenBy = (wanted: Side) => (side === wanted ? size + margin : 0);
  const whole = { width: width - 2 * margin, height: height - 2 * margin };
  const room = whole.width - takenBy('left');
  const fortressHeight = whole.height - takenBy('aboveFortress');
  const mineHeight = whole.height - takenBy('aboveMine');
  const block = blockOf(way, panels, shape, gap);
  const limit = block.limitIn({ width: room * 0.7, height: mineHeight });
  const { scale, score } = bestSplit(limit, BALANCE.wide, least, (realm) =>
    fortressScale(shape, room - gap - block.at(realm).width, fortressHeight),
  );
  const mineWidth = block.at(scale).width;
  const box = {
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
  const { mine, others } = settle(way, panels, shape, box, scale, gap);
  const largest = scale * LARGEST_OTHER;
  const below = side === 'aboveMine' ? box : fortress;
  switch (side) {
    case 'left': {
      const aside = { x: margin, y: margin, width: size, height: whole.height };
      return { fortress, mine, others: column(shape, aside, panels, largest), score };
    }
    case 'aboveFortress':
    case 'aboveMine': {
      const above = { x: below.x, y: margin, width: below.width, height: size };
      return { fortress, mine, others: row(shape, above, panels, largest), score };
    }
    case 'besideMine':
    case 'nowhere':
      return { fortress, mine, others, score };
  }
};

/** The fortress above my realm. */
export const divideTall: Divide = (way, panels, shape, { width, height }, least) => {
  const margin = clamp(width * 0.01, 4, 14);
  const { side, size } = way;
  const takenBy = (wanted: Side) => (side === wanted ? size + margin : 0);
  const whole = { width: width - 2 * margin, height: height - 2 * margin };
  const room = {
    width: whole.width - takenBy('left'),
    height: whole.height - takenBy('aboveFortress') - margin,
  };
  const block = blockOf(way, panels, shape, margin);
  const limit = block.limitIn({ width: room.width, height: room.height * 0.7 });
  const { scale, score } = bestSplit(limit, BALANCE.tall, least, (realm) =>
    fortressScale(shape, room.width, room.height - block.at(realm).height),
  );
  const mineSize = block.at(scale);
  // A column of others beside my realm gets all the room that is left there.
  const mineWidth = side === 'besideMine' ? room.width : mineSize.width;
  const box = {
    x: width - margin - (room.width + mineWidth) / 2,
    y: height - margin - mineSize.height,
    width: mineWidth,
    height: mineSize.height,
  };
  const fortress = {
    x: margin + takenBy('left'),
    y: margin + takenBy('aboveFortress'),
    width: room.width,
    height: room.height - mineSize.height,
  };
  const { mine, others } = settle(way, panels, shape, box, scale, margin);
  const largest = scale * LARGEST_OTHER;
  switch (side) {
    case 'left': {
      const aside = { x: margin, y: margin, width: size, height: whole.height };
      return { fortress, mine, others: column(shape, aside, panels, largest), score };
    }
    case 'aboveFortress': {
      const above = { x: margin, y: margin, width: room.width, height: size };
      return { fortress, mine, others: row(shape, above, panels, largest), score };
    }
    case 'aboveMine':
    case 'besideMine':
    case 'nowhere':
      return { fortress, mine, others, score };
  }
};
