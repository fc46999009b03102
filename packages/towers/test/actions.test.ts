import { describe, expect, test } from 'vitest';
import { legalActions, refusalOf, relaid, STACKS, surveyOf, wayBetween } from '../src/index.ts';
import { action, after, answer, legal, pointsOf, position } from './builders.ts';
import { dealt } from './random-games.ts';

describe('a turn', () => {
  test('[T6] mixes steps freely and ends only when told, even with nothing left', () => {
    const game = position({ board: ['1a 1 1'] });
    const spent = after(game, 'move 0,0 0,1', 'block 0,0', 'move 0,1 0,0', 'block 0,1', 'advance');
    expect(spent.turn.ap).toBe(0);
    expect(legalActions(spent)).toEqual([{ type: 'end' }]);
    expect(after(game, 'end').turn).toMatchObject({ seat: 1, ap: 5 });
  });

  test.each(['knight 1,0', 'move 0,0 1,0', 'block 0,1', 'buy', 'advance'])('%s needs points', (words) => {
    const game = position({ board: ['1a'], ap: 0, deck: ['six'] });
    expect(answer(game, words)).toBe('too-few-points');
    expect(answer({ ...game, turn: { ...game.turn, ap: 2 } }, words)).toBe('ok');
  });

  test.each(['castle 5,5', 'king 0,0', 'leave'])('%s belongs elsewhere', (words) => {
    expect(answer(position({ board: ['1a'] }), words)).toBe('not-in-turn');
  });

  test('nothing is done outside the board, or that nobody knows', () => {
    const game = position({ board: ['1a'] });
    expect(refusalOf(game, { type: 'block', cell: 64 })?.code).toBe('no-such-cell');
    expect(refusalOf(game, { type: 'move', from: 0, to: -1 })?.code).toBe('no-such-cell');
    expect(refusalOf(game, { type: 'card', card: 'jump', from: 0, to: 0.5 })?.code).toBe('no-such-cell');
    expect(refusalOf(game, { type: 'dance' } as never)?.code).toBe('unknown-action');
    expect(refusalOf(game, { type: 'toString' } as never)?.code).toBe('unknown-action');
  });
});

describe('bringing in a knight', () => {
  test('costs two points, next to an own knight and no higher', () => {
    const game = position({ board: ['. 1', '2 1a 1', '. .'] });
    expect(legal(game, 'knight')).toEqual(['knight 0,1', 'knight 1,2', 'knight 2,1']);
    expect(answer(game, 'knight 1,0')).toBe('knight-lower');
    expect(answer(game, 'knight 5,5')).toBe('no-knight-beside');
    expect(after(game, 'knight 0,1').turn.ap).toBe(3);
    expect(answer(position({ board: ['1a'], ap: 1 }), 'knight 0,1')).toBe('too-few-points');
  });

  test('[T7] a door makes no neighbours, and one knight high enough is enough', () => {
    const behind = position({ board: ['0a 1 .'] });
    expect(answer(behind, 'knight 0,2')).toBe('no-knight-beside');
    const two = position({ board: ['0a 2 2a', '1 1'] });
    expect(answer(two, 'knight 0,1')).toBe('ok');
  });

  test('six are all there are', () => {
    const game = position({ board: ['0a 0a 0a 0a 0a 0a .'] });
    expect(answer(game, 'knight 0,6')).toBe('no-knight-left');
    expect(legal(game, 'knight')).toEqual([]);
  });
});

describe('moving a knight', () => {
  test('a step goes one level up or any number down', () => {
    const game = position({ board: ['. 1', '2a 3', '4'] });
    expect(legal(game, 'move 1,0')).toContain('move 1,0 0,0');
    expect(legal(game, 'move 1,0')).toContain('move 1,0 1,1');
    expect(answer(game, 'move 1,0 2,0')).toBe('step-too-high');
  });

  test('[T8] in at a door of a higher stack, from the ground or from a roof', () => {
    expect(answer(position({ board: ['0a 1 .'] }), 'move 0,0 0,2')).toBe('ok');
    const roof = position({ board: ['1a 2 1', '. . .'] });
    expect(answer(roof, 'move 0,0 0,2')).toBe('ok');
    expect(answer(roof, 'move 0,0 1,1')).toBe('ok');
    // Next to stacks of its own level only, it finds no door.
    expect(answer(position({ board: ['1a 1 1', '. . .'] }), 'move 0,0 1,2')).toBe('no-way');
  });

  test('[T9] out next to a higher stack, never onto the top of the highest', () => {
    const game = position({ board: ['1a 2 1 1', '. . . .'] });
    expect(answer(game, 'move 0,0 0,2')).toBe('ok');
    expect(answer(game, 'move 0,0 0,3')).toBe('no-way');
    const high = position({ board: ['2a 3 1 2', '. . . .'] });
    expect(answer(high, 'move 0,0 0,3')).toBe('no-way');
  });

  test('[T10] only the levels at both ends count, and the way out is never higher', () => {
    const game = position({ board: ['1a 2 1 1 1 2 1', '. . . . . . .'] });
    expect(answer(game, 'move 0,0 0,6')).toBe('ok');
    expect(answer(position({ board: ['0a 1 2 1'] }), 'move 0,0 0,3')).toBe('door-too-high');
  });

  test('[T11] figures block their own cells and nothing else', () => {
    const game = position({ board: ['0a 1b 1k 0b', '. 0b . .'] });
    expect(answer(game, 'move 0,0 1,2')).toBe('ok');
    expect(answer(game, 'move 0,0 0,3')).toBe('figure-there');
    expect(answer(game, 'move 0,0 0,1')).toBe('figure-there');
  });

  test('[T11] both ways to a cell are one action', () => {
    const game = position({ board: ['0a 1', '. .'] });
    expect(legal(game, 'move 0,0 1,0').length).toBe(1);
    const survey = surveyOf(game.board);
    expect([wayBetween(survey, 0, 8), wayBetween(survey, 0, 2), wayBetween(survey, 0, 63)]).toEqual([
      'step',
      'through',
      undefined,
    ]);
  });

  test('only own knights move, and to another cell', () => {
    const game = position({ board: ['1a 1b'] });
    expect(answer(game, 'move 0,1 1,1')).toBe('not-your-knight');
    expect(answer(game, 'move 0,0 0,0')).toBe('same-cell');
  });
});

describe('placing a block', () => {
  test('next to one castle or on one, where nobody stands', () => {
    const game = position({ board: ['1 1 . 1', '0a 1k'] });
    expect(answer(game, 'block 0,2')).toBe('would-join');
    expect(answer(game, 'block 5,5')).toBe('no-castle-beside');
    expect(answer(game, 'block 1,0')).toBe('figure-there');
    expect(answer(game, 'block 1,1')).toBe('figure-there');
    expect(after(game, 'block 0,0').board.levels[0]).toBe(2);
  });

  test('castles may touch at corners', () => {
    expect(answer(position({ board: ['1 . .', '. . 1', '0a'] }), 'block 0,1')).toBe('ok');
    expect(answer(position({ board: ['1 . .', '. 1 .'] }), 'block 0,1')).toBe('would-join');
  });

  test('[T16] height is judged after the placement, and the refusal tells the area', () => {
    const game = position({ board: ['2 1'] });
    expect(answer(game, 'block 0,1')).toBe('ok');
    expect(refusalOf(game, action('block 0,0'))).toEqual({
      code: 'too-high',
      reason: 'The castle has area 2, so height 2 at most.',
      area: 2,
    });
    expect(answer(after(game, 'block 0,2'), 'block 0,0')).toBe('ok');
    expect(answer(position({ board: ['1'] }), 'block 0,0')).toBe('too-high');
  });

  test('[T12] the first block takes the largest stack, and all come from that one', () => {
    const game = position({ board: ['1'], stacks: [3, 2] });
    const one = after(game, 'block 0,1');
    expect([one.players[0]?.stacks, one.turn.used]).toEqual([[2], 2]);
    const three = after(one, 'block 0,2', 'block 0,3');
    expect(answer(three, 'block 0,4')).toBe('stack-used-up');
    expect(answer(position({ board: ['1'], stacks: [] }), 'block 0,1')).toBe('no-stack');
  });

  test('[T12] a smaller stack, or laying the rest elsewhere, never allows more', () => {
    /** Every list of blocks placed turn by turn that is possible; anyhow, or as the program does it. */
    function plansBy(next: (stacks: readonly number[], placed: number) => number[][]) {
      const known = new Map<string, ReadonlySet<string>>([['', new Set([''])]]);
      return function plans(stacks: readonly number[]): ReadonlySet<string> {
        // In which order they stand does not matter.
        const key = [...stacks].sort().join('');
        const found =
          known.get(key) ??
          new Set(
            [0, 1, 2, 3].flatMap((placed) =>
              next(stacks, placed).flatMap((rest) => [...plans(rest)].map((plan) => `${placed}${plan}`)),
            ),
          );
        known.set(key, found);
        return found;
      };
    }
    const byProgram = (stacks: readonly number[], placed: number) => {
      const [largest = 0, ...others] = stacks;
      return placed > largest ? [] : [[...relaid(others, largest - placed).stacks]];
    };
    /** All ways to lay blocks on stacks of at most three, or to hand them back. */
    const layings = (stacks: readonly number[], left: number): number[][] =>
      left === 0
        ? [[...stacks]]
        : [
            [...stacks],
            ...stacks.flatMap((size, index) =>
              size < 3 ? layings(stacks.with(index, size + 1), left - 1) : [],
            ),
          ];
    const anyhow = (stacks: readonly number[], placed: number) =>
      stacks.flatMap((size, index) =>
        size < placed
          ? []
          : layings(
              stacks.filter((_, other) => other !== index),
              size - placed,
            ),
      );
    /** So many stacks of one to three blocks, the largest first: no year has more than four rounds. */
    const tables = (count: number, most = 3): number[][] =>
      count === 0
        ? [[]]
        : [1, 2, 3]
            .filter((size) => size <= most)
            .flatMap((size) => tables(count - 1, size).map((rest) => [size, ...rest]));
    const [possible, thinkable] = [plansBy(byProgram), plansBy(anyhow)];
    expect(Math.max(...Object.values(STACKS).flatMap((years) => years.map(({ length }) => length)))).toBe(4);
    for (const table of [1, 2, 3, 4].flatMap((count) => tables(count))) {
      expect([...thinkable(table)].filter((plan) => !possible(table).has(plan))).toEqual([]);
    }
  });

  test.each([
    { stacks: [2, 2], left: 2, laid: [3, 3], back: 0 },
    { stacks: [3, 2, 1], left: 2, laid: [3, 3, 2], back: 0 },
    { stacks: [2, 1], left: 1, laid: [3, 1], back: 0 },
    { stacks: [3, 3], left: 2, laid: [3, 3], back: 2 },
    { stacks: [], left: 3, laid: [], back: 3 },
  ])('[T13] $left blocks on $stacks: $laid, $back back', ({ stacks, left, laid, back }) => {
    expect(relaid(stacks, left)).toEqual({ stacks: laid, back });
  });

  test('[T13] the rest is laid when the turn ends, and what does not fit goes to the supply', () => {
    const game = position({ board: ['1'], stacks: [3, 3, 2], round: 2 });
    const ended = after(game, 'block 0,1', 'end');
    expect(ended.players[0]?.stacks).toEqual([3, 3]);
    expect(ended.supply).toBe(game.supply + 1);
  });

  test('[T14] a turn without a block uses up the largest stack all the same', () => {
    const ended = after(position({ board: ['1a'], stacks: [3, 2, 2], round: 2 }), 'end');
    expect(ended.players[0]?.stacks).toEqual([3, 3]);
  });

  test('[T14] unless an emptied stack leaves no more stacks than turns', () => {
    const game = position({ board: ['1a 1'], stacks: [3, 2, 1], round: 2, hand: ['insert'] });
    const inserted = after(game, 'card insert 0,0 1');
    expect(inserted.players[0]?.stacks).toEqual([3, 2]);
    expect(after(inserted, 'end').players[0]?.stacks).toEqual([3, 2]);
    const last = position({ board: ['1a 1'], stacks: [1], round: 4, hand: ['insert'] });
    expect(answer(after(last, 'card insert 0,0 1'), 'block 0,1')).toBe('no-stack');
  });
});

describe('buying', () => {
  test('[T15] takes the top card, twice a turn, while there are any', () => {
    const game = position({ board: ['1a'], deck: ['jump', 'leap', 'six'] });
    const twice = after(game, 'buy', 'buy');
    expect([twice.turn.bought, twice.deck, twice.turn.ap]).toEqual([['jump', 'leap'], ['six'], 3]);
    expect(answer(twice, 'buy')).toBe('bought-twice');
    expect(after(twice, 'end').players[0]?.hand).toEqual(['jump', 'leap']);
    expect(answer(position({ board: ['1a'] }), 'buy')).toBe('deck-empty');
  });

  test('[T15] a card bought this turn waits; an older copy does not', () => {
    const game = position({ board: ['1a'], hand: [], bought: ['six'] });
    expect(answer(game, 'card six')).toBe('card-just-bought');
    const older = position({ board: ['1a'], hand: ['six'], bought: ['six'] });
    const played = after(older, 'card six');
    expect([played.players[0]?.hand, played.turn.bought]).toEqual([[], ['six']]);
  });
});

test('advancing jumps over a marker', () => {
  expect(pointsOf(after(position({ board: ['1a'], points: [4, 5] }), 'advance'))).toEqual([6, 5]);
});

test('a finished game takes nothing', () => {
  const game = { ...dealt({ seed: '', players: 2 }), stage: 'over' as const };
  expect(answer(game, 'end')).toBe('game-over');
  expect(legalActions(game)).toEqual([]);
});
