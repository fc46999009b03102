import { describe, expect, test } from 'vitest';
import {
  cellName,
  columnOf,
  distance,
  freeBlocks,
  type Game,
  gameFromSetup,
  MARKED_CELLS,
  PLAYER_COUNTS,
  rowOf,
  type Setup,
  STACKS,
  towers,
} from '../src/index.ts';
import { after, answer, legal, position } from './builders.ts';
import { dealt } from './random-games.ts';

const castlesOf = ({ board }: Game) =>
  board.levels.flatMap((level, cell) => (level > 0 ? [cellName(cell)] : []));

describe('the setup', () => {
  test('[T1] puts the castles on eight marked cells, which turn into each other by a quarter turn', () => {
    const game = dealt({ seed: '', players: 2 });
    expect(castlesOf(game)).toEqual(['0,3', '2,2', '2,5', '3,7', '4,0', '5,2', '5,5', '7,4']);
    const turned = MARKED_CELLS.map((cell) => columnOf(cell) * 8 + 7 - rowOf(cell));
    expect(turned.sort()).toEqual([...MARKED_CELLS].sort());
    const far = MARKED_CELLS.every((one) =>
      MARKED_CELLS.every((other) => one === other || distance(one, other) > 2),
    );
    expect(far).toBe(true);
  });

  test('[T1] or on eight other cells', () => {
    const castles = [0, 2, 4, 6, 16, 18, 20, 22];
    expect(castlesOf(dealt({ seed: '', players: 2, castles })).length).toBe(8);
  });

  test.each(PLAYER_COUNTS)('[T2] shuffles all 40 cards for %i players', (players) => {
    const { deck } = dealt({ seed: 'deck', players });
    expect(deck.length).toBe(40);
    expect(deck.filter((card) => card === 'jump').length).toBe(4);
  });

  test('[T3] lets everybody place a knight, the seat before the first player also the king', () => {
    const start = dealt({ seed: '', players: 3, firstPlayer: 1 });
    expect(start.turn.seat).toBe(1);
    const placed = after(start, 'knight 0,3', 'knight 2,2', 'knight 2,5');
    expect([placed.stage, placed.turn.seat]).toEqual(['king', 0]);
    expect(legal(placed, 'king').length).toBe(5);
    expect(answer(placed, 'leave')).toBe('king-unplaced');
    const begun = after(placed, 'king 4,0');
    expect([begun.stage, begun.year, begun.round, begun.turn.seat, begun.turn.ap]).toEqual([
      'year',
      1,
      1,
      1,
      5,
    ]);
  });

  test('[T3] who begins is chosen, or drawn by lot: the same for a seed, anybody over many', () => {
    const first = (seed: string, firstPlayer?: Setup['firstPlayer']) =>
      dealt({ seed, players: 4, ...(firstPlayer === undefined ? {} : { firstPlayer }) }).options.firstPlayer;
    expect([0, 1, 2, 3].map((seat) => first('chosen', seat))).toEqual([0, 1, 2, 3]);
    const drawn = Array.from({ length: 40 }, (_, seed) => first(`${seed}`, 'random'));
    expect(new Set(drawn)).toEqual(new Set([0, 1, 2, 3]));
    expect(Array.from({ length: 40 }, (_, seed) => first(`${seed}`, 'random'))).toEqual(drawn);
    // Drawing is what happens when nothing is said.
    expect(Array.from({ length: 40 }, (_, seed) => first(`${seed}`))).toEqual(drawn);
  });

  test('a knight needs an empty castle', () => {
    const game = after(dealt({ seed: '', players: 2 }), 'knight 0,3');
    expect(answer(game, 'knight 0,3')).toBe('figure-there');
    expect(answer(game, 'knight 1,3')).toBe('not-a-castle');
    expect(answer(game, 'end')).toBe('knights-first');
    expect(answer(after(game, 'knight 2,2'), 'end')).toBe('king-first');
  });

  test('[T4] deals one stack for each round; with three and four players all 92 blocks come out', () => {
    const begun = (players: 2 | 3 | 4) =>
      after(
        dealt({ seed: '', players, firstPlayer: 0 }),
        ...['knight 0,3', 'knight 2,2', 'knight 2,5', 'knight 3,7'].slice(0, players),
        'king 4,0',
      );
    expect(begun(2).players[1]?.stacks).toEqual([3, 3, 3, 3]);
    expect(begun(3).players[2]?.stacks).toEqual([3, 3, 3, 2]);
    expect(begun(4).players[3]?.stacks).toEqual([2, 2, 2, 2]);
    expect(PLAYER_COUNTS.map((players) => freeBlocks(begun(players)))).toEqual([12, 3, 4]);
  });

  test('[T4] takes another table', () => {
    const stacks = [[1], [2, 1], [3]];
    expect(dealt({ seed: '', players: 2, stacks }).options.stacks).toEqual(stacks);
  });

  test('[T5] blocks of the years to come are not free', () => {
    const board = ['1a'];
    const reserved = 2 * 24;
    const poor = position({ board, hand: ['extra'], supply: reserved });
    expect(freeBlocks(poor)).toBe(0);
    expect(answer(poor, 'card extra 0,1')).toBe('no-free-block');
    expect(legal(poor, 'card')).toEqual([]);
    const rich = position({ board, hand: ['extra'], supply: reserved + 1 });
    expect(after(rich, 'card extra 0,1').supply).toBe(reserved);
    expect(answer(position({ board, hand: ['extra'], supply: 1, year: 3 }), 'card extra 0,1')).toBe('ok');
  });
});

describe('a setup that cannot be dealt', () => {
  const good: Setup = { seed: 'x', players: 2 };
  test.each([
    { path: 'players', setup: { ...good, players: 5 } },
    { path: 'players', setup: { ...good, players: 1 } },
    { path: 'seed', setup: { ...good, seed: 'x'.repeat(201) } },
    { path: 'variant', setup: { ...good, variant: 'huge' } },
    { path: 'firstPlayer', setup: { ...good, firstPlayer: 2 } },
    { path: 'master', setup: { ...good, variant: 'master', master: 'moon' } },
    { path: 'castles', setup: { ...good, castles: [0, 2, 4] } },
    { path: 'castles', setup: { ...good, castles: [0, 1, 4, 6, 16, 18, 20, 22] } },
    { path: 'castles', setup: { ...good, castles: [0, 0, 4, 6, 16, 18, 20, 22] } },
    { path: 'castles', setup: { ...good, castles: [0, 2, 4, 6, 16, 18, 20, 64] } },
    { path: 'stacks', setup: { ...good, stacks: [[3], [3]] } },
    { path: 'stacks', setup: { ...good, stacks: [[3], [], [3]] } },
    { path: 'stacks', setup: { ...good, stacks: [[3], [4], [3]] } },
    { path: 'stacks', setup: { ...good, stacks: [STACKS[2][0], [3, 3, 3, 3, 3], [3, 3, 3, 3, 3, 3]] } },
  ])('$path: $setup', ({ path, setup }) => {
    expect(gameFromSetup(setup as Setup)).toMatchObject({ ok: false, error: { path } });
  });

  test.each([undefined, null, [], {}, { seed: 1 }, { ...(towers.makeSetup(good) as object), extra: 1 }])(
    'is no setup on the wire: %j',
    (value) => expect(towers.parseSetup(value, 2).ok).toBe(false),
  );

  test('nor for a number of seats that the game does not know', () => {
    const written = towers.makeSetup(towers.settled(good, dealt(good)));
    expect(towers.parseSetup(written, 2).ok).toBe(true);
    expect(towers.parseSetup(written, 5)).toMatchObject({ ok: false, error: { code: 'player-count' } });
  });
});

describe('[T34] castles of the master version', () => {
  const start = dealt({ seed: '', players: 2, variant: 'master', firstPlayer: 1 });

  test('are founded in turn, three or more away from each other', () => {
    const game = after(start, 'castle 3,3');
    expect([start.turn.seat, game.turn.seat]).toEqual([1, 0]);
    expect(answer(game, 'end')).toBe('castles-first');
    for (const cell of ['3,3', '3,4', '4,4', '1,3', '5,3'])
      expect(answer(game, `castle ${cell}`)).toBe('too-close');
    for (const cell of ['5,4', '3,6', '0,3']) expect(answer(game, `castle ${cell}`)).toBe('ok');
  });

  test('are eight; then the first player begins with the knights', () => {
    const names = ['0,0', '0,3', '0,6', '3,0', '3,3', '3,6', '6,0', '6,3'];
    const game = after(start, ...names.map((name) => `castle ${name}`));
    expect([game.stage, game.turn.seat, game.supply]).toEqual(['knights', 1, 84]);
  });

  test('always find room: no seven castles keep all cells too close', () => {
    const cells = Array.from({ length: 64 }, (_, cell) => cell);
    const near = cells.map((cell) => cells.filter((other) => distance(cell, other) < 3));
    const most = Math.max(...near.map((list) => list.length));
    const covered = new Array<number>(64).fill(0);
    /** Whether so many more castles could cover what is left; the first cell left has to be covered by one of its own. */
    function canCover(left: number, castles: number): boolean {
      if (left === 0) return true;
      if (left > castles * most) return false;
      const open = covered.indexOf(0);
      return (near[open] ?? []).some((castle) => {
        const close = near[castle] ?? [];
        let fresh = 0;
        for (const cell of close) {
          if (covered[cell] === 0) fresh++;
          covered[cell] = (covered[cell] ?? 0) + 1;
        }
        const isCovered = canCover(left - fresh, castles - 1);
        for (const cell of close) covered[cell] = (covered[cell] ?? 0) - 1;
        return isCovered;
      });
    }
    expect(canCover(64, 7)).toBe(false);
  });
});
