import { type GameEvent, KING, type MarkerReason } from '@mahjong-fortress/towers';
import type { Tweens } from 'phaser';
import { expect, test } from 'vitest';
import { Motion } from '../../../table/effects/motion.ts';
import type { TowersMoment } from '../../session/tally.ts';
import { spacePointOf } from '../layout/sight.ts';
import type { Stage } from '../views/stage.ts';
import { Director } from './director.ts';

/** A board that only remembers what stands where, with everything else left out. */
function opened(levels: Readonly<Record<number, number>>, figures: Readonly<Record<number, number>> = {}) {
  const stacks = new Map(Object.entries(levels).map(([cell, level]) => [Number(cell), level]));
  const image = (figure: number) => ({
    setDepth: () => image(figure),
    setAlpha: () => image(figure),
    frame: { name: figure === KING ? 'man-king' : 'man-spring' },
  });
  const thing = (figure = 0) => ({
    image: image(figure),
    spot: spacePointOf(0),
    lift: 0,
    alpha: 1,
    squash: 0,
  });
  const standing = new Map(
    Object.entries(figures).map(([cell, figure]) => [Number(cell), thing(figure)] as const),
  );
  const lit: number[] = [];
  const levelAt = (cell: number) => stacks.get(cell) ?? 0;
  const board = {
    levelAt,
    blocksAt: (cell: number) => Array.from({ length: levelAt(cell) }, () => thing()),
    figureAt: (cell: number) => standing.get(cell),
    addBlock(cell: number) {
      stacks.set(cell, levelAt(cell) + 1);
      return thing();
    },
    removeBlock: (cell: number) => void stacks.set(cell, levelAt(cell) - 1),
    addFigure(cell: number, figure: number) {
      standing.set(cell, thing(figure));
      return standing.get(cell);
    },
    moveFigure(from: number, to: number) {
      const moved = standing.get(from);
      standing.delete(from);
      if (moved) standing.set(to, moved);
      return moved;
    },
    settle: () => {},
    poseBlock: () => {},
    poseFigure: () => {},
  };
  const light = (cell: number) => {
    lit.push(cell);
    return image(0);
  };
  const stage = {
    board,
    sight: { yaw: 0, tilt: 0.6, unit: 50, x: 0, y: 0 },
    marks: { clear: () => {}, outline: () => {}, light },
    particles: { burst: () => {} },
    points: { fly: () => Promise.resolve() },
    pointOf: () => ({ x: 0, y: 0 }),
  };
  const motion = new Motion({} as Tweens.TweenManager, () => {});
  motion.instant = true;
  const moments: TowersMoment[] = [];
  const director = new Director({
    stage: stage as unknown as Stage,
    motion,
    shown: (moment) => void moments.push(moment),
    counterOf: () => ({ x: 0, y: 0 }),
  });
  return { director, stacks, standing, lit, moments };
}

const ROW = { 9: 1, 10: 2, 11: 1 };
const move = (from: number, to: number): GameEvent => ({ type: 'knightMoved', seat: 0, from, to });

test('blocks and figures end where the events say', async () => {
  const { director, stacks, standing } = opened(ROW, { 8: 1, 10: KING });
  await director.play([
    { type: 'blockPlaced', seat: 0, cell: 10, level: 3 },
    { type: 'blockInserted', seat: 0, cell: 8, level: 1 },
    { type: 'blockShifted', seat: 0, from: 9, to: 40 },
    { type: 'knightPlaced', seat: 0, cell: 40 },
    { type: 'kingMoved', seat: 0, from: 10, to: 11 },
    { type: 'kingLeft', seat: 0 },
  ]);
  expect([8, 9, 10, 11, 40].map((cell) => stacks.get(cell))).toEqual([1, 0, 3, 1, 1]);
  expect([...standing.keys()].sort((a, b) => a - b)).toEqual([8, 11, 40]);
});

test('a way through doors lights up, a step and the way of another card do not', async () => {
  const { director, lit, standing } = opened(ROW, { 8: 1 });
  await director.play([move(8, 12)]);
  expect(lit.splice(0)).toEqual([9, 10, 11]);
  await director.play([move(12, 4)]);
  await director.play([{ type: 'cardPlayed', seat: 0, card: 'relocate' }, move(4, 8)]);
  expect(lit.splice(0)).toEqual([]);
  await director.play([{ type: 'cardPlayed', seat: 0, card: 'doors' }, move(8, 11)]);
  expect(lit).toEqual([9, 10]);
  expect([...standing.keys()]).toEqual([11]);
});

test('a scoring is told castle by castle, a marker jumps once its points are counted', async () => {
  const { director, moments } = opened(ROW, { 10: KING });
  const castle = { cells: [9, 10, 11], area: 3, level: 2, points: 6 };
  const none = { castles: [], king: 0, master: 0 };
  const moved = (reason: MarkerReason, from: number, to: number): GameEvent => ({
    type: 'markerMoved',
    seat: 1,
    from,
    to,
    reason,
  });
  await director.play([
    {
      type: 'yearScored',
      year: 1,
      scores: [
        { seat: 1, castles: [castle, { ...castle, points: 3 }], king: 5, master: 2 },
        { seat: 0, ...none },
      ],
    },
    moved('castles', 0, 9),
    moved('king', 9, 15),
    moved('master', 15, 17),
    { type: 'gameEnded' },
  ]);
  const told = moments.map((moment) => {
    if (moment.type === 'event') return moment.event.type;
    return moment.type === 'jumped' ? `jumped ${moment.to}` : `${moment.type} ${moment.part.points}`;
  });
  expect(told).toEqual([
    'yearScored',
    'markerMoved',
    ...['counting 6', 'counted 6', 'counting 3', 'counted 3', 'jumped 9'],
    'markerMoved',
    ...['counting 5', 'counted 5', 'jumped 15'],
    'markerMoved',
    ...['counting 2', 'counted 2', 'jumped 17'],
    'gameEnded',
  ]);
});
