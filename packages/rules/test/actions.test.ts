import { describe, expect, test } from 'vitest';
import { isAvailable, topTier } from '../src/index.ts';
import {
  discard,
  eventsOf,
  face,
  faces,
  fortress,
  game,
  legalCells,
  legalTypes,
  type Position,
  refused,
  run,
  shrine,
  summon,
  take,
} from './builders.ts';

describe('§3 available tiles', () => {
  test.each([
    { name: 'a lone tile', rows: ['M1'], available: [0] },
    { name: 'an empty fortress', rows: ['. .'], available: [] },
    { name: 'two neighbours: each has a free outer side', rows: ['M1 M2'], available: [0, 1] },
    { name: 'the middle of three is blocked', rows: ['M1 M2 M3'], available: [0, 2] },
    { name: 'short sides do not matter', rows: ['. M1 .', '. M2 .', '. M3 .'], available: [1, 4, 7] },
    { name: 'short sides do not help', rows: ['. . .', 'M1 M2 M3', '. . .'], available: [3, 5] },
    {
      name: 'diagonal tiles do not touch',
      rows: ['S1 . S1', '. M1 .', 'S1 . S1'],
      available: [0, 2, 4, 6, 8],
    },
    { name: 'higher than one neighbour', rows: ['M1 S1/M2 S1/M3 S1/M4'], available: [0, 1, 3] },
    { name: 'higher than both neighbours', rows: ['M1 S1/M2 M3'], available: [0, 1, 2] },
    { name: 'lower than both neighbours', rows: ['S1/M1 M2 S1/M3'], available: [0, 2] },
    { name: 'the rows do not touch around the edge', rows: ['M1 . M2', 'M3 . M4'], available: [0, 2, 3, 5] },
    { name: '[R5] only the open tile of a stack', rows: ['M1/M2/M3'], available: [0] },
  ])('$name', ({ rows, available }) => {
    const drawn = fortress(...rows);
    expect([...drawn.stacks.keys()].filter((cell) => isAvailable(drawn, cell))).toEqual(available);
  });

  test.each([
    { rows: ['. .'], tier: 0 },
    { rows: ['. M1'], tier: 1 },
    { rows: ['M1/M1 M1', 'M1/M1/M1 .'], tier: 3 },
  ])('the top tier of $rows is $tier', ({ rows, tier }) => {
    expect(topTier(fortress(...rows))).toBe(tier);
  });

  test('a tile that is taken frees its neighbour and may lower the top tier', () => {
    const { fortress: left } = run(game({ fortress: ['M1/M2 M3 M4 M5'] }), take(0), discard, take(0));
    expect(topTier(left)).toBe(1);
    expect([0, 1, 2, 3].filter((cell) => isAvailable(left, cell))).toEqual([1, 3]);
  });
});

describe('§4 the first tile', () => {
  test('comes from the top tier and is available', () => {
    const now = game({ fortress: ['S1/M1 S1/M2 S1/M3 . M4 S1/M5'] });
    expect(legalCells(now, 'take')).toEqual([0, 2, 5]);
    expect(refused(now, take(1))).toBe('sides-blocked');
    expect(refused(now, take(3))).toBe('no-tile');
    expect(refused(now, take(4))).toBe('not-top-tier');
  });

  test('[R41] is not put back: the action can only be finished', () => {
    const now = run(game(), take(0));
    expect(legalTypes(now)).toEqual(['take', 'shrine', 'discard']);
    expect(refused(now, { type: 'end' })).toBe('finish-first');
    expect(refused(now, summon)).toBe('finish-first');
  });

  test('tells what it uncovered', () => {
    expect(eventsOf(game(), take(0))).toEqual([
      { type: 'tileTaken', player: 0, cell: 0, tier: 2, face: face('M1'), order: 'first' },
      { type: 'tileUncovered', cell: 0, tier: 1, face: face('F1') },
    ]);
  });
});

describe('§4 Pair', () => {
  test.each<{ name: string; rows: string[]; second: number[] }>([
    { name: 'an identical tile of the same tier', rows: ['S1/M1 . S1/M1 .'], second: [2] },
    { name: 'from any tier', rows: ['S1/M1 . M1 . S2/M1'], second: [2, 4] },
    { name: 'one that the first uncovered', rows: ['M1/M1 . S1'], second: [0] },
    { name: 'one that the first freed', rows: ['S1/M1 S1/M1 S1/M3'], second: [1] },
    { name: 'one kind is not enough', rows: ['S1/M1 . S1/M2'], second: [] },
    { name: 'a blocked one is not available', rows: ['S1/M1 . S1/M2 S1/M1 S1/M3'], second: [] },
    { name: 'a covered one cannot be taken', rows: ['S2/M1 . M1/S1'], second: [] },
  ])('$name', ({ rows, second }) => {
    expect(legalCells(run(game({ fortress: rows }), take(0)), 'take')).toEqual(second);
  });

  test('both tiles are placed, then the turn goes on', () => {
    const now = run(game(), take(0), take(2));
    expect(now.turn).toMatchObject({ finished: true, hand: faces('M1 M1'), taken: faces('M1 M1') });
    expect(now.shrines).toBe(30);
    expect(legalTypes(now)).toEqual(['place']);
  });

  test.each([
    { rows: ['S1/M1 . M2'], code: 'not-identical' },
    { rows: ['S1/M1 S1 M1 S1'], code: 'sides-blocked' },
    { rows: ['S1/M1 . .'], code: 'no-tile' },
  ] as const)('a second tile of $rows is refused: $code', ({ rows, code }) => {
    expect(refused(run(game({ fortress: [...rows] }), take(0)), take(2))).toBe(code);
  });
});

describe('§4 Tile and shrine', () => {
  test('a shrine moves from the common supply to the own one', () => {
    const now = run(game({ own: 0, supply: 1 }), take(0), shrine);
    expect(now.shrines).toBe(0);
    expect(now.players[0]?.shrines).toBe(1);
    expect(now.turn.hand).toEqual(faces('M1'));
  });

  test('[R6] not when the common supply is empty', () => {
    const now = run(game({ supply: 0 }), take(0));
    expect(legalTypes(now)).toEqual(['take', 'discard']);
    expect(refused(now, shrine)).toBe('no-common-shrine');
  });
});

describe('§4 Discard', () => {
  test('[R25] the tile just taken is discarded for 1 VP and counts as discarded, not as taken', () => {
    const now = run(game(), take(0));
    expect(eventsOf(now, discard)[0]).toEqual({
      type: 'tileDiscarded',
      player: 0,
      face: face('M1'),
      from: 'hand',
      vp: 1,
    });
    const { players, turn } = run(now, discard);
    expect(players[0]).toMatchObject({ vp: 1, discarded: faces('M1') });
    expect(turn.player).toBe(1);
  });

  test('[R25] the player sees what the tile uncovered before choosing how to finish', () => {
    const now = run(game({ fortress: ['M1/M1 . S1/S2'] }), take(0));
    expect(legalTypes(now)).toEqual(['take', 'shrine', 'discard']);
    expect(legalCells(now, 'take')).toEqual([0]);
  });

  test('[R41] nothing can be discarded before a tile was taken', () => {
    expect(refused(game(), discard)).toBe('choose-first');
    expect(refused(game(), shrine)).toBe('choose-first');
  });
});

describe('§4 Summon the Dragon', () => {
  test.each<{ name: string; position: Position; types: string[] }>([
    { name: 'only tier 1 left', position: { fortress: ['M1 . M1'] }, types: ['take', 'summon'] },
    { name: 'one tile on tier 2', position: { fortress: ['M1/M1 . M1'] }, types: ['take'] },
    { name: 'empty fortress: nothing else', position: { fortress: ['. .'] }, types: ['summon'] },
  ])('$name', ({ position, types }) => {
    expect(legalTypes(game(position))).toEqual(types);
  });

  test('not while a tile lies above tier 1', () => {
    expect(refused(game(), summon)).toBe('fortress-too-high');
  });

  test('[R41] takes a token and is the whole action', () => {
    const now = run(game({ fortress: ['M1'] }), summon);
    expect(now).toMatchObject({ track: 1, pile: 5, turn: { player: 1 } });
    expect(now.players[0]).toMatchObject({ tokens: 1, vp: 0 });
  });

  test('not once an action has begun, even if the first tile opened the countdown', () => {
    expect(refused(run(game({ fortress: ['S1/M1'] }), take(0)), summon)).toBe('finish-first');
  });
});
