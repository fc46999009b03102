import { describe, expect, test } from 'vitest';
import { type CardId, refusalOf } from '../src/index.ts';
import { after, answer, legal, position } from './builders.ts';

const holding = (card: CardId, board: readonly string[], more: object = {}) =>
  position({ board, hand: [card], ...more });

/** Single castles far away, so that six remain whatever happens. */
const FAR = ['1 . 1 . 1 . 1', '', '. 1 . 1 . 1'];

describe('playing a card', () => {
  test('[T17] costs nothing, once a turn', () => {
    const game = position({ board: ['1a 1'], hand: ['diagonal', 'leap', 'six'] });
    const played = after(game, 'card diagonal 0,0 1,1');
    expect(played.turn.ap).toBe(5);
    expect(played.players[0]).toMatchObject({ hand: ['leap', 'six'], played: ['diagonal'] });
    expect(answer(played, 'card six')).toBe('card-played');
    expect(legal(played, 'card')).toEqual([]);
  });

  test('[T18] works without points, but only if all of it can be done', () => {
    const game = position({ board: ['1a 1'], hand: ['diagonal', 'jump'], ap: 0 });
    expect(answer(game, 'card diagonal 0,0 1,1')).toBe('ok');
    expect(legal(game, 'card jump')).toEqual([]);
    expect(answer(game, 'card leap 0,0 0,1')).toBe('not-in-hand');
  });

  test('a use that names too little, too much or nothing known is no action', () => {
    const game = position({ board: ['1a 1'], hand: ['diagonal', 'six'] });
    expect(refusalOf(game, { type: 'card', card: 'diagonal', from: 0 })?.code).toBe('unknown-action');
    expect(refusalOf(game, { type: 'card', card: 'six', to: 3 })?.code).toBe('unknown-action');
    expect(refusalOf(game, { type: 'card', card: 'ace' as CardId })?.code).toBe('unknown-action');
  });

  test('[T19] six and seven give one and two points more, also late', () => {
    expect(after(holding('six', ['1a']), 'card six').turn.ap).toBe(6);
    expect(after(holding('seven', ['1a']), 'card seven').turn.ap).toBe(7);
    expect(after(holding('seven', ['1a'], { ap: 0 }), 'card seven').turn.ap).toBe(2);
  });

  test('extra follows the rules of a block and leaves the stacks alone', () => {
    const game = holding('extra', ['1 . 1', '1a 1']);
    expect(answer(game, 'card extra 0,0')).toBe('ok');
    expect(answer(game, 'card extra 0,1')).toBe('would-join');
    expect(answer(game, 'card extra 1,0')).toBe('figure-there');
    const played = after(game, 'card extra 0,0');
    expect([played.turn.used, played.supply]).toEqual([undefined, game.supply - 1]);
  });
});

describe('[T20] insert', () => {
  test('lifts an own knight, within the area', () => {
    const game = holding('insert', ['1a 1 1b'], { stacks: [3, 2], used: 1 });
    const lifted = after(game, 'card insert 0,0 3');
    expect([lifted.board.levels[0], lifted.players[0]?.stacks]).toEqual([2, [2, 2]]);
    expect(after(game, 'card insert 0,0 used').turn.used).toBe(0);
    expect(answer(game, 'card insert 0,0 1')).toBe('no-such-stack');
    expect(answer(game, 'card insert 0,2 3')).toBe('not-your-knight');
    expect(answer(holding('insert', ['1a']), 'card insert 0,0 3')).toBe('too-high');
  });

  test('on the ground it founds a castle, widens one, or would join two', () => {
    expect(after(holding('insert', ['0a']), 'card insert 0,0 3').board.levels[0]).toBe(1);
    expect(answer(holding('insert', ['0a 2 2']), 'card insert 0,0 3')).toBe('ok');
    expect(answer(holding('insert', ['1 0a 1']), 'card insert 0,1 3')).toBe('would-join');
  });
});

describe('[T21] shift', () => {
  test('takes an empty block alone on its cell to empty ground', () => {
    const game = holding('shift', [...FAR, '', '2 1 1a', '. . . 0a']);
    expect(answer(game, 'card shift 4,0 7,7')).toBe('not-one-block');
    expect(answer(game, 'card shift 4,2 7,7')).toBe('not-one-block');
    expect(answer(game, 'card shift 0,0 4,0')).toBe('not-ground');
    expect(answer(game, 'card shift 0,0 5,3')).toBe('not-ground');
    expect(answer(game, 'card shift 0,0 0,0')).toBe('same-cell');
    expect(answer(game, 'card shift 0,0 7,7')).toBe('ok');
  });

  test('no castle falls apart', () => {
    expect(answer(holding('shift', [...FAR, '', '1 1 1']), 'card shift 4,1 7,7')).toBe('falls-apart');
  });

  test('what is left is not higher than its area, unless the block stays at the castle', () => {
    const game = holding('shift', [...FAR, '', '2 1']);
    expect(answer(game, 'card shift 4,1 7,7')).toBe('left-too-high');
    expect(answer(game, 'card shift 4,1 5,0')).toBe('ok');
  });

  test('six castles remain', () => {
    const six = holding('shift', ['1 . 1 . 1 . 1', '', '1 . 1']);
    expect(answer(six, 'card shift 0,0 0,7')).toBe('too-few-castles');
    expect(answer(six, 'card shift 0,0 7,7')).toBe('ok');
  });

  test('none are joined; a castle that dissolves joins nothing', () => {
    const game = holding('shift', [...FAR, '', '1 . 1']);
    expect(answer(game, 'card shift 0,0 4,1')).toBe('would-join');
    expect(answer(game, 'card shift 4,0 4,1')).toBe('ok');
  });
});

describe('knights by cards', () => {
  test('[T22] relocate needs other company, at least as high', () => {
    const game = holding('relocate', ['1a 1 .', '', '0a .', '']);
    expect(answer(game, 'card relocate 0,0 2,1')).toBe('ok');
    expect(answer(game, 'card relocate 0,0 0,1')).toBe('no-knight-beside');
    expect(answer(game, 'card relocate 2,0 0,1')).toBe('ok');
    expect(answer(holding('relocate', ['1a 1']), 'card relocate 0,0 0,1')).toBe('no-knight-beside');
    expect(answer(holding('relocate', ['0a 1', '', '0a']), 'card relocate 2,0 0,1')).toBe('knight-lower');
    const far = after(game, 'card relocate 0,0 2,1');
    expect(far.board.figures[0]).toBe(0);
  });

  test('[T23] diagonal goes one level up or down, whatever stands beside', () => {
    const game = holding('diagonal', ['. 0b 2', '1b 1a 1', '3']);
    expect(legal(game, 'card')).toEqual([
      'card diagonal 1,1 0,0',
      'card diagonal 1,1 0,2',
      'card diagonal 1,1 2,2',
    ]);
    expect(answer(game, 'card diagonal 1,1 2,0')).toBe('step-too-high');
    expect(answer(game, 'card diagonal 1,1 2,1')).toBe('not-diagonal');
  });

  test('[T24] doors lets out at any level, where a higher stack stands beside', () => {
    const game = holding('doors', ['0a 1 2 1', '. . . .']);
    expect(answer(game, 'card doors 0,0 0,3')).toBe('ok');
    expect(answer(game, 'card doors 0,0 0,2')).toBe('no-way');
    expect(answer(holding('doors', ['1a 1 .']), 'card doors 0,0 1,1')).toBe('no-way');
  });

  test('[T25] jump goes straight over one knight of any colour', () => {
    const game = holding('jump', ['1a 3b 2', '0a', '. 0b', '1k']);
    expect(legal(game, 'card')).toEqual(['card jump 0,0 0,2', 'card jump 0,0 2,0']);
    expect(answer(game, 'card jump 1,0 3,0')).toBe('figure-there');
    expect(answer(game, 'card jump 0,0 2,2')).toBe('not-behind');
    expect(answer(holding('jump', ['1a 1 1']), 'card jump 0,0 0,2')).toBe('nobody-between');
    expect(answer(holding('jump', ['1a 1k 1']), 'card jump 0,0 0,2')).toBe('nobody-between');
    expect(answer(holding('jump', ['1a 1b 3']), 'card jump 0,0 0,2')).toBe('step-too-high');
  });

  test('[T26] leap goes up exactly two levels', () => {
    const game = holding('leap', ['3 1a 2', '. 4']);
    expect(legal(game, 'card')).toEqual(['card leap 0,1 0,0']);
    expect(answer(game, 'card leap 0,1 0,2')).toBe('not-two-levels');
    expect(answer(game, 'card leap 0,1 1,1')).toBe('not-two-levels');
    expect(answer(game, 'card leap 0,1 1,0')).toBe('not-beside');
  });
});
