import {
  type Board,
  type CardId,
  cellFromName,
  type Game,
  gameFromSetup,
  knightOf,
  legalActions,
} from '@mahjong-fortress/towers';
import { describe, expect, test } from 'vitest';
import { marksOf } from '../play/marks.ts';
import { answerTo, NOTHING_PENDING, type Pending, type Tool } from './intents.ts';
import { targetsOf } from './looks.ts';
import type { TowersState } from './session-state.ts';

const cell = (name: string) => cellFromName(name) ?? -1;

interface Moment {
  /** Rows from the north: a level, and `a` or `b` for a knight of the first or second player. */
  readonly board: readonly string[];
  readonly hand?: readonly CardId[];
  readonly turn?: Partial<Game['turn']>;
}

function turnAt({ board, hand = [], turn = {} }: Moment): Game {
  const dealt = gameFromSetup({ seed: 'intents', players: 2, firstPlayer: 0 });
  if (!dealt.ok) throw new Error(dealt.error.message);
  const levels = new Array<number>(64).fill(0);
  const figures = new Array<number>(64).fill(0);
  board.forEach((row, y) => {
    row.split(' ').forEach((text, x) => {
      levels[y * 8 + x] = Number.parseInt(text, 10) || 0;
      if (text.endsWith('a')) figures[y * 8 + x] = knightOf(0);
      if (text.endsWith('b')) figures[y * 8 + x] = knightOf(1);
    });
  });
  const [player, ...others] = dealt.value.players;
  return {
    ...dealt.value,
    board: { levels, figures } as Board,
    stage: 'year',
    year: 1,
    round: 1,
    players: player ? [{ ...player, hand, stacks: [3, 3, 3] }, ...others] : [],
    turn: { seat: 0, ap: 5, used: undefined, bought: [], drawn: [], played: false, ...turn },
  };
}

/** As the answer to a touch there with a tool in hand, or to the tool itself. */
function touched(game: Game, tool: Tool, name?: string, pending: Pending = { tool }) {
  return name === undefined
    ? answerTo(game, NOTHING_PENDING, { type: 'tool', tool })
    : answerTo(game, pending, { type: 'cell', cell: cell(name) });
}

describe('a refusal is about what was tried', () => {
  test('a knight that a card can do nothing with', () => {
    // The second could jump over the first; the third stands alone.
    const game = turnAt({ board: ['1a 1a 1 1 .', '', '', '. . . . . . 0a'], hand: ['jump', 'six'] });
    expect(touched(game, 'jump', '3,6')).toEqual({ type: 'refuse', code: 'no-target', card: 'jump' });
    expect(touched(game, 'jump', '0,0')).toMatchObject({ type: 'pick' });
    expect(touched(game, 'jump', '5,5')).toMatchObject({ code: 'not-your-knight' });
  });

  test('a card without any use tells what it does', () => {
    const game = turnAt({ board: ['1a 1 1'], hand: ['jump', 'leap'] });
    for (const card of ['jump', 'leap'] as const) {
      expect(touched(game, card)).toMatchObject({ code: 'no-target', card });
    }
  });

  test('a block that cannot be shifted says why', () => {
    const board = ['1 1 1 .', '', '1 . 1 . 1 . 1', '', '1 . 1 . 1 . 1a'];
    const game = turnAt({ board, hand: ['shift'] });
    expect(touched(game, 'shift', '0,1')).toMatchObject({ code: 'falls-apart' });
    expect(touched(game, 'shift', '4,6')).toMatchObject({ code: 'not-one-block' });
  });

  test('a castle that a shift would leave too high is not told of as another area', () => {
    const board = ['2 1', '', '1 . 1 . 1 . 1', '', '1 . 1 . 1 . 1a'];
    const game = turnAt({ board, hand: ['shift'] });
    const answer = touched(game, 'shift', '7,7', { tool: 'shift', from: cell('0,1') });
    expect(answer).toEqual({ type: 'refuse', code: 'left-too-high' });
  });

  test('a knight that cannot move, by itself and as the only one', () => {
    const game = turnAt({ board: ['0a 0b', '0b 1'] });
    expect(touched(game, 'move', '0,0')).toMatchObject({ code: 'no-move' });
    expect(touched(game, 'build', '0,0')).toMatchObject({ code: 'no-move' });
    expect(touched(game, 'move')).toMatchObject({ code: 'no-move' });
  });

  test.each([
    // The corner of the board is no neighbour of the knight, but the cells beside it are higher.
    { board: ['. . 1', '. 1 0a 1', '. . 1'], code: 'no-entry' },
    { board: ['0a 0b', '0b 1'], code: 'no-entry' },
    { board: ['1 . . 0a'], turn: { ap: 1 }, code: 'too-few-points' },
    { board: ['0a 0a 0a 0a 0a 0a 1'], code: 'no-knight-left' },
  ])('no new knight on $board: $code', ({ code, ...moment }) => {
    expect(touched(turnAt(moment), 'bring')).toMatchObject({ type: 'refuse', code });
  });

  test.each([
    { turn: { ap: 0 }, code: 'too-few-points' },
    { turn: { used: 0 }, code: 'stack-used-up' },
  ])('no block: $code', ({ turn, code }) => {
    expect(touched(turnAt({ board: ['1a 1'], turn }), 'build')).toMatchObject({ type: 'refuse', code });
  });
});

describe('steps and ways through doors are told apart', () => {
  // One step away lies ground; the castle has doors towards it, and beyond.
  const board = ['0a 1 2 3 .', '', ''];
  const kinds = (game: Game, pending: Pending) =>
    Object.fromEntries(targetsOf(game, legalActions(game), pending).map(({ cell: at, kind }) => [at, kind]));

  test('of a move', () => {
    const marks = kinds(turnAt({ board }), { tool: 'move', from: 0 });
    expect(marks[cell('1,0')]).toBe('step');
    expect(marks[cell('0,1')]).toBe('step');
    expect(marks[cell('0,4')]).toBe('doors');
  });

  test('of the card that leads through doors, with the way lit up', () => {
    const game = turnAt({ board, hand: ['doors', 'relocate'] });
    const pending = { tool: 'doors', from: 0 } as const;
    expect(kinds(game, pending)[cell('0,2')]).toBe('doors');
    const state = { view: game, legal: legalActions(game), pending, me: 0, events: [], rest: cell('0,2') };
    const words = { castle: () => '' };
    const marks = marksOf(state as unknown as TowersState, undefined, words as never);
    // Out by the door of the stack behind, which is higher.
    expect(marks.way).toEqual(['0,0', '0,1', '0,2', '0,3', '0,2'].map(cell));
  });
});
