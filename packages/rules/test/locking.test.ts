import { describe, expect, test } from 'vitest';
import {
  cellsWhere,
  DOWN,
  type Face,
  kindOf,
  lockedSet,
  mandatorySets,
  mostLocked,
  phaseOf,
  type Realm,
  SHRINE,
  scoreOf,
  shrinesOn,
  takesTile,
  topAt,
  withTile,
} from '../src/index.ts';
import {
  build,
  done,
  eventsOf,
  faces,
  game,
  legal,
  legalCells,
  legalTypes,
  lock,
  type Position,
  place,
  realm,
  realmOf,
  refused,
  run,
} from './builders.ts';

/** A turn whose tiles are placed but for one M1. */
const lastTile = (position: Position) =>
  game({ ...position, turn: { finished: true, hand: faces('M1'), taken: faces('M1') } });
const allPlaced = (position: Position) => game({ ...position, turn: { finished: true } });

describe('§6 sets', () => {
  test.each<{ name: string; rows: string[]; sets: number[][] }>([
    { name: 'four in a row', rows: ['M1 M2 M3 M4'], sets: [[0, 1, 2, 3]] },
    { name: 'three are none', rows: ['M1 M2 M3'], sets: [] },
    { name: 'a square', rows: ['M1 M1', 'M1 M1'], sets: [[0, 1, 6, 7]] },
    { name: 'diagonal cells do not neighbour', rows: ['M1 M2', '. . M3 M4'], sets: [] },
    { name: 'rows do not wrap around', rows: ['. . . . M1 M1', 'M1 M1'], sets: [] },
    { name: 'one kind only', rows: ['M1 M2 S1 M3 M4'], sets: [] },
    { name: 'special symbols of one kind', rows: ['Ys Yu Ya Yw'], sets: [[0, 1, 2, 3]] },
    { name: 'tiers do not matter', rows: ['M1 M1/2 M1/3 M1/5'], sets: [[0, 1, 2, 3]] },
    { name: 'face-down tiles and shrines cut', rows: ['M1 M1 - M1 M1', 'S1 S1 ^ S1 S1'], sets: [] },
    { name: 'maximal: all six', rows: ['M1 M2 M3', 'M4 M5 M6'], sets: [[0, 1, 2, 6, 7, 8]] },
    {
      name: 'several at once',
      rows: ['M1 M2 M3 M4 S1 S1', '. . . . S1 S1'],
      sets: [
        [0, 1, 2, 3],
        [4, 5, 10, 11],
      ],
    },
  ])('$name', ({ rows, sets }) => {
    expect(mandatorySets(realm(...rows))).toEqual(sets);
  });

  test('[R38] the largest realm can be one set', () => {
    const rows = new Array<string>(12).fill(new Array<string>(12).fill('M1').join(' '));
    expect(mandatorySets(realmOf({ columns: 12, rows: 12 }, rows))).toEqual([[...new Array(144).keys()]]);
  });
});

describe('§6 scores', () => {
  test.each([
    [4, 2],
    [5, 3],
    [6, 5],
    [7, 6],
    [8, 8],
    [9, 9],
    [10, 10],
    [24, 24],
  ])('a set of %i scores %i VP, of Dragons 1 VP more', (size, vp) => {
    for (const kind of ['merchants', 'soldiers', 'farmers', 'seasons', 'winds'] as const) {
      expect(lockedSet(kind, size)).toEqual({ kind, size, vp });
    }
    expect(lockedSet('dragons', size).vp).toBe(vp + 1);
  });

  test.each([
    ['merchants', 1],
    ['soldiers', 1],
    ['farmers', 1],
    ['seasons', 2],
    ['winds', 2],
    ['dragons', 2],
  ] as const)('on a set of %s up to %i shrines may be built', (kind, shrines) => {
    expect(shrinesOn(kind)).toBe(shrines);
  });

  test('example: 5 Dragons are locked: 3 VP + 1 VP; two shrines may be built', () => {
    const now = run(allPlaced({ realm: ['Dg Dr Dw Dg Dr'], own: 5 }), lock(0));
    expect(now.players[0]?.vp).toBe(4);
    expect(now.players[0]?.sets).toEqual([{ kind: 'dragons', size: 5, vp: 4 }]);
    const built = run(now, build(0), build(4));
    expect(built.turn.player).toBe(1);
    expect(built.players[0]?.shrines).toBe(3);
  });
});

describe('§6 locking', () => {
  test('[R26] a set completed by placing waits until all tiles of the turn are placed', () => {
    const now = game({ realm: ['M1 M2 M3'], turn: { finished: true, hand: faces('M4 S1') } });
    const one = run(now, place('M4', 3));
    expect(legalTypes(one)).toEqual(['place']);
    expect(refused(one, lock(0))).toBe('place-first');
    expect(legal(run(one, place('S1', 23)), 'lock')).toEqual([lock(0)]);
  });

  test('[R26] a set that the second tile enlarges is locked as a whole', () => {
    const now = game({ realm: ['M1 M2 M3'], turn: { finished: true, hand: faces('M4 M4') } });
    const locked = run(now, place('M4', 3), place('M4', 4), lock(0));
    expect(locked.players[0]?.sets).toEqual([{ kind: 'merchants', size: 5, vp: 3 }]);
  });

  test('is mandatory', () => {
    const now = run(lastTile({ realm: ['M1 M2 M3'] }), place('M1', 3));
    expect(legalTypes(now)).toEqual(['lock']);
    expect(refused(now, { type: 'end' })).toBe('lock-first');
  });

  test('turns the tiles face down, scores them and tells it', () => {
    const now = run(lastTile({ realm: ['M1/2 M2 M3'], own: 0 }), place('M1', 3));
    const set = { kind: 'merchants', size: 4, vp: 2 };
    expect(eventsOf(now, lock(0))[0]).toEqual({ type: 'setLocked', player: 0, cells: [0, 1, 2, 3], set });
    const [player] = run(now, lock(0)).players;
    expect(player?.realm.tops.slice(0, 4)).toEqual([DOWN, DOWN, DOWN, DOWN]);
    expect(player).toMatchObject({ vp: 2, sets: [set] });
  });

  test('[R44] several sets: one by one, in the order the player chooses, each scored by itself', () => {
    const now = allPlaced({ realm: ['M1 M1 M1 M1 M1', 'S1 S1 S1 S1'], own: 0 });
    expect(legalCells(now, 'lock')).toEqual([0, 6]);
    const second = run(now, lock(6));
    expect(legalTypes(second)).toEqual(['lock']);
    expect(run(second, lock(0)).players[0]?.sets.map(({ vp }) => vp)).toEqual([2, 3]);
  });

  test('only a set that waits can be locked', () => {
    const now = allPlaced({ realm: ['M1 M1 M1 M1', 'S1 S1 S1'] });
    expect(refused(now, lock(6))).toBe('no-set-there');
    expect(refused(now, lock(23))).toBe('no-set-there');
  });

  test('[R45] a set is named by the westernmost of its northernmost cells, and by no other', () => {
    const now = allPlaced({ realm: ['S1 . M1 M2', 'M3 M4 M5'] });
    expect(legalCells(now, 'lock')).toEqual([2]);
    for (const cell of [3, 6, 7, 8]) expect(refused(now, lock(cell))).toBe('no-set-there');
  });
});

describe('§6 shrines', () => {
  const fourSoldiers: Position = { realm: ['S1 S1 S1 S1 - ^'], own: 3 };

  test('at most one on a faction set; then building ends by itself', () => {
    const now = run(allPlaced(fourSoldiers), lock(0));
    expect(legal(now, 'build').map(({ cell }) => cell)).toEqual([0, 1, 2, 3]);
    const built = run(now, build(2));
    expect(built.players[0]?.realm.tops.slice(0, 4)).toEqual([DOWN, DOWN, SHRINE, DOWN]);
    expect(built.players[0]?.shrines).toBe(2);
    expect(built.turn.player).toBe(1);
  });

  test('at most two on a special set, never two on one tile', () => {
    const now = run(allPlaced({ realm: ['Wb Wr Ws Ww'], own: 3 }), lock(0), build(0));
    expect(legal(now, 'build').map(({ cell }) => cell)).toEqual([1, 2, 3]);
    expect(refused(now, build(0))).toBe('shrine-there');
    expect(run(now, build(3)).turn.player).toBe(1);
  });

  test('only on tiles of that very set: not on tiles locked earlier', () => {
    expect(refused(run(allPlaced(fourSoldiers), lock(0)), build(4))).toBe('not-in-set');
    const first = allPlaced({ realm: ['M1 M1 M1 M1', 'S1 S1 S1 S1'], own: 3 });
    const second = run(first, lock(0), done, lock(6));
    expect(legal(second, 'build').map(({ cell }) => cell)).toEqual([6, 7, 8, 9]);
    expect(refused(second, build(0))).toBe('not-in-set');
  });

  test('building comes before the next lock', () => {
    const now = run(allPlaced({ realm: ['M1 M1 M1 M1', 'S1 S1 S1 S1'] }), lock(0));
    expect(phaseOf(now)).toBe('build');
    expect(refused(now, lock(6))).toBe('build-first');
  });

  test('[R28] building ends by an explicit step while another shrine could be built', () => {
    const now = run(allPlaced({ realm: ['Wb Wr Ws Ww'], own: 2 }), lock(0), build(1));
    expect(legalTypes(now)).toEqual(['build', 'done']);
    expect(run(now, done).turn.player).toBe(1);
  });

  test.each<{ name: string; position: Position; steps: number[] }>([
    { name: 'no shrine in the own supply', position: { own: 0 }, steps: [] },
    { name: 'the last own shrine was built', position: { own: 1 }, steps: [0] },
    { name: 'as many as the set allows are built', position: { own: 5 }, steps: [0, 1] },
  ])('[R28] [R51] building ends by itself: $name', ({ position, steps }) => {
    const now = run(allPlaced({ realm: ['Wb Wr Ws Ww'], ...position }), lock(0), ...steps.map(build));
    expect(now.turn.player).toBe(1);
  });

  test.each([
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 3],
    [7, 3],
  ])('at the end a shrine on tier %i scores %i VP', (tier, vp) => {
    const { shrines, total } = scoreOf(game({ realm: [`^/${tier}`] }), 0);
    expect(shrines).toEqual([{ cell: 0, tier, vp }]);
    expect(total).toBe(vp);
  });
});

describe('§6 what tiles could lock', () => {
  test.each<{ name: string; rows: string[]; tiles: string; vp: number }>([
    { name: 'a fourth tile', rows: ['M1 M2 M3'], tiles: 'M4', vp: 2 },
    { name: 'a pair makes five of three', rows: ['M1 M2 M3'], tiles: 'M4 M4', vp: 3 },
    { name: 'a pair bridges a gap', rows: ['M1 M2 . . M3 M4'], tiles: 'M5 M5', vp: 5 },
    { name: 'a tile on a face-down one', rows: ['Dg Dg - Dr'], tiles: 'Dw', vp: 3 },
    { name: 'two kinds at once', rows: ['M1 M2 M3', 'S1 S2 S3'], tiles: 'M4 S4', vp: 4 },
    { name: 'nothing where they cannot lie together', rows: ['M1 . . M2 . M3'], tiles: 'M4', vp: 0 },
    { name: 'nothing with too few', rows: ['M1'], tiles: 'M4 M4', vp: 0 },
  ])('$name', ({ rows, tiles, vp }) => {
    expect(mostLocked(realm(...rows), faces(tiles))).toBe(vp);
  });

  test('trying every cell finds nothing better', () => {
    const rows = ['M1 M2 . . M3', 'S1 S1 - M5', '. S2 ^ . Dg', '. . - Dg Dr'];
    const best = (now: Realm, [face, ...rest]: readonly Face[]): number => {
      if (face === undefined) {
        const sizes = mandatorySets(now).map((cells) => ({ cells, top: topAt(now, cells[0] ?? 0) }));
        return sizes.reduce((sum, { cells, top }) => sum + lockedSet(kindOf(top), cells.length).vp, 0);
      }
      const cells = cellsWhere(now, takesTile);
      return Math.max(0, ...cells.map((cell) => best(withTile(now, cell, face), rest)));
    };
    for (const tiles of ['M1', 'M4 M4', 'S1 S1', 'Dw Dw', 'M6 S6', 'Dg S3', 'F1 F1'])
      expect(mostLocked(realm(...rows), faces(tiles)), tiles).toBe(best(realm(...rows), faces(tiles)));
  });
});
