import { randomFromSeed } from '@mahjong-fortress/base/random';
import {
  ALL_CELLS,
  type Board,
  CELLS,
  emptyBoard,
  isBeside,
  NEIGHBOURS,
  SIDE,
} from '@mahjong-fortress/towers';
import { describe, expect, test } from 'vitest';
import type { Quarters } from '../contract.ts';
import { FRAME, fitBoard, THICKNESS } from './fit.ts';
import {
  behindOf,
  cellOf,
  cornersOf,
  depthOf,
  LAYERS,
  nearness,
  project,
  type Sight,
  type SpacePoint,
  spacePointOf,
  unproject,
  yawOf,
} from './sight.ts';
import { boxOfCell, cellUnder, FIGURE, fromTheFront, hidersOf, isInside, roofOf } from './silhouette.ts';
import { wayThrough } from './way.ts';

const QUARTERS: readonly Quarters[] = [0, 1, 2, 3];
const CORNER = { tilt: 0.6, unit: 60, x: 500, y: 400 };
const sights: [string, Sight][] = QUARTERS.flatMap((quarters): [string, Sight][] => [
  [`from a corner, turned ${quarters}`, { ...CORNER, yaw: yawOf(quarters, false) }],
  [`flat, turned ${quarters}`, { ...CORNER, tilt: 1, yaw: yawOf(quarters, true) }],
]);

function randomBoard(seed: string): Board {
  const random = randomFromSeed(seed);
  return { ...emptyBoard(), levels: ALL_CELLS.map(() => (random.below(3) ? 0 : 1 + random.below(5))) };
}

const nothing = { isTaken: () => false, isThrough: () => false };

describe.each(sights)('%s', (_, sight) => {
  test('what is seen at a place leads back to it', () => {
    const lost = ALL_CELLS.filter((cell) =>
      [0, 1, 4].some((level) => {
        const spot = spacePointOf(cell, level);
        const back = unproject(sight, project(sight, spot), level);
        return Math.hypot(back.x - spot.x, back.y - spot.y) > 1e-9 || cellOf(back) !== cell;
      }),
    );
    expect(lost).toEqual([]);
    expect(cellOf(unproject(sight, { x: sight.x, y: sight.y - 9 * sight.unit }, 0))).toBeUndefined();
  });

  test('on a bare board every cell is met in all of its square', () => {
    const { levels } = emptyBoard();
    const meets = (spot: SpacePoint) => cellUnder(sight, { ...nothing, levels }, project(sight, spot));
    const missed = ALL_CELLS.filter((cell) =>
      [spacePointOf(cell), ...cornersOf(cell, 0, 0.47)].some((spot) => meets(spot) !== cell),
    );
    expect(missed).toEqual([]);
  });

  test('a roof that nothing hides is met; one that is hidden, where one looks through', () => {
    const { levels } = randomBoard('roofs');
    const wrong = ALL_CELLS.filter((cell) => {
      const point = project(sight, spacePointOf(cell, levels[cell]));
      const hides = hidersOf(sight, levels, cell, { hasFigure: false }).map((hider) => hider.cell);
      const met = cellUnder(sight, { ...nothing, levels }, point) ?? -1;
      const through = { ...nothing, isThrough: (other: number) => hides.includes(other), levels };
      const isUnderRoof = hides.some((other) => isInside(roofOf(sight, other, levels[other] ?? 0), point));
      const isSeen = hides.length === 0 ? met === cell : met === cell || hides.includes(met);
      return !isSeen || (!isUnderRoof && cellUnder(sight, through, point) !== cell);
    });
    expect(wrong).toEqual([]);
  });

  test('the nearer column is drawn over the farther, in a column the higher over the lower', () => {
    const order = fromTheFront(sight);
    const wrong: number[] = [];
    expect(new Set(order).size).toBe(CELLS);
    for (const [index, cell] of order.entries()) {
      const next = order[index + 1];
      if (
        next === undefined ||
        Math.abs(nearness(sight, spacePointOf(cell)) - nearness(sight, spacePointOf(next))) < 1e-6
      )
        continue;
      expect(depthOf(sight, spacePointOf(cell), 'shadow')).toBeGreaterThan(
        depthOf(sight, spacePointOf(next, 12), 'badge'),
      );
    }
    expect(wrong).toEqual([]);
    for (const [index, layer] of LAYERS.entries()) {
      const before = LAYERS[index - 1];
      if (before)
        expect(depthOf(sight, spacePointOf(9, 2), layer)).toBeGreaterThan(
          depthOf(sight, spacePointOf(9, 2), before),
        );
    }
    expect(depthOf(sight, spacePointOf(9, 3), 'shadow')).toBeGreaterThan(
      depthOf(sight, spacePointOf(9, 2), 'badge'),
    );
  });
});

test('halfway through a turn no column is drawn over one before it', () => {
  const sight = { ...CORNER, yaw: yawOf(0, false) + 0.7 };
  for (const one of ALL_CELLS) {
    for (const other of NEIGHBOURS[one] ?? []) {
      const [near, far] =
        nearness(sight, spacePointOf(one)) > nearness(sight, spacePointOf(other))
          ? [one, other]
          : [other, one];
      expect(depthOf(sight, spacePointOf(near), 'block')).toBeGreaterThan(
        depthOf(sight, spacePointOf(far, 9), 'badge'),
      );
    }
  }
});

test.each(QUARTERS)('the neighbours behind are the two that are seen higher, turned %d', (quarters) => {
  const sight = { ...CORNER, yaw: yawOf(quarters, false) };
  for (const cell of ALL_CELLS) {
    const here = project(sight, spacePointOf(cell));
    for (const side of ['left', 'right'] as const) {
      const behind = behindOf(sight, cell, side);
      if (behind === undefined) continue;
      const there = project(sight, spacePointOf(behind));
      expect(isBeside(cell, behind)).toBe(true);
      expect(there.y).toBeLessThan(here.y);
      expect(there.x < here.x).toBe(side === 'left');
    }
  }
});

describe('the size of the board', () => {
  const rooms = [
    [1440, 900],
    [1024, 768],
    [844, 390],
    [700, 330],
    [390, 844],
    [390, 420],
    [320, 400],
  ] as const;
  const high: Board = { ...emptyBoard(), levels: ALL_CELLS.map((cell) => (cell % 9 === 0 ? 6 : 0)) };

  test.each(rooms)('nothing is cut off in %d × %d', (width, height) => {
    for (const board of [emptyBoard(), high, { ...high, figures: ALL_CELLS.map(() => 1) }]) {
      for (const isFlat of [false, true]) {
        for (const quarters of QUARTERS) {
          const sight = fitBoard(board, { width, height }, { quarters, isFlat });
          const out = SIDE / 2 + FRAME;
          const edge = [-out, out].flatMap((x) => [-out, out].map((y) => project(sight, { x, y, z: 0 })));
          const thick = isFlat ? 0 : THICKNESS * sight.unit;
          const heads = ALL_CELLS.map((cell) => {
            const roof = boxOfCell(sight, cell, board.levels[cell] ?? 0);
            const foot = project(sight, spacePointOf(cell, board.levels[cell] ?? 0));
            const stands = (board.figures[cell] ?? 0) > 0 && !isFlat;
            return stands ? foot.y - FIGURE.height * sight.unit : roof.y;
          });
          expect(Math.min(...heads, ...edge.map(({ y }) => y))).toBeGreaterThanOrEqual(0);
          expect(Math.max(...edge.map(({ y }) => y + thick))).toBeLessThanOrEqual(height + 1);
          expect(Math.min(...edge.map(({ x }) => x))).toBeGreaterThanOrEqual(0);
          expect(Math.max(...edge.map(({ x }) => x))).toBeLessThanOrEqual(width);
        }
      }
    }
  });

  test('on a narrow screen the look gets steeper while there is room, so that fingers meet the cells', () => {
    const cellAt = (height: number) => {
      const { unit, tilt } = fitBoard(emptyBoard(), { width: 390, height }, { quarters: 0, isFlat: false });
      return { wide: unit * Math.SQRT2, high: unit * Math.SQRT2 * tilt };
    };
    const [low, high] = [cellAt(300), cellAt(423)];
    expect(high.wide).toBe(low.wide);
    expect(low.high).toBeGreaterThan(28);
    expect(high.high).toBeGreaterThan(34);
  });

  test('turning the board does not change its size', () => {
    const board = randomBoard('turned');
    const sizes = QUARTERS.map((quarters) => {
      const { yaw: _, ...place } = fitBoard(board, { width: 900, height: 700 }, { quarters, isFlat: false });
      return JSON.stringify(place);
    });
    expect(new Set(sizes).size).toBe(1);
  });
});

describe('a way through a castle', () => {
  const levels = new Array<number>(CELLS).fill(0);
  for (const [cell, level] of [
    [9, 1],
    [10, 2],
    [11, 1],
  ] as const)
    levels[cell] = level;

  test('leads from door to door and is as short as can be', () => {
    expect(wayThrough(levels, 8, 12)).toEqual([8, 9, 10, 11, 12]);
    expect(wayThrough(levels, 8, 1)).toEqual([8, 9, 1]);
    expect(wayThrough(levels, 8, 11)).toEqual([8, 9, 10, 11]);
  });

  test('there is none onto the highest stack, nor without a castle', () => {
    expect(wayThrough(levels, 8, 10)).toBeUndefined();
    expect(wayThrough(levels, 40, 12)).toBeUndefined();
  });
});
