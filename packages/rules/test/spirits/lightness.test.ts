import { describe, expect, test } from 'vitest';
import { phaseOf } from '../../src/index.ts';
import {
  activate,
  answers,
  discard,
  game,
  legalCells,
  legalTypes,
  type Position,
  payments,
  refused,
  run,
  shrine,
  summon,
  take,
} from '../builders.ts';

const spirits: Position['spirits'] = ['lightness'];
/** A position with the Spirit called before the action, paid with a shrine. */
const called = (position: Position) => run(game({ spirits, ...position }), activate('lightness'));

/** A block of nine: only the middle of the first and the last row has a free short side and blocked long ones. */
const BLOCK = ['S1 M1 S2', 'S3 M2 S4', 'S5 M3 S6'];

describe('Spirit of Lightness', () => {
  test('can be called before the action and between the tiles', () => {
    const position: Position = { spirits, fortress: ['F1/M1 . F2/F5 . F3'] };
    expect(answers(position, activate('lightness'))).toEqual({
      choose: 'ok',
      finish: 'ok',
      'place two': 'spirit-before-finish',
      'place last': 'spirit-before-finish',
      lock: 'spirit-before-finish',
      build: 'only-faith-now',
      end: 'spirit-before-finish',
    });
  });

  test('the turn goes on where it was: only tiles may be taken', () => {
    expect(legalTypes(called({ fortress: ['M1 M1'] }))).toEqual(['take']);
    expect(phaseOf(called({ fortress: ['M1 M1'] }))).toBe('choose');
  });

  test('a tile with a free short side may be taken, even if not available', () => {
    expect(legalCells(game({ fortress: BLOCK }), 'take')).toEqual([0, 2, 3, 5, 6, 8]);
    const now = called({ fortress: BLOCK });
    expect(legalCells(now, 'take')).toEqual([0, 1, 2, 6, 7, 8]);
    expect(refused(now, take(4))).toBe('all-sides-blocked');
  });

  test('the first tile still comes from the top tier, and must lie open', () => {
    const now = called({ fortress: ['S1/M1 S2/M2 S3/M3', 'M1 M2 M3'] });
    expect(legalCells(now, 'take')).toEqual([0, 1, 2]);
    expect(refused(now, take(4))).toBe('not-top-tier');
  });

  test('the second tile, too, and from any tier', () => {
    const now = run(called({ fortress: ['. S1/M1 .', '. . .', 'S2 M1 S3'] }), take(1));
    expect(legalCells(now, 'take')).toEqual([7]);
  });

  test('[R11] a first tile with a free short side fulfils the effect, also when it was available anyway', () => {
    const now = run(called({ fortress: ['M1 . S1'] }), take(0));
    expect(now.turn.lightnessMet).toBe(true);
    expect(refused(now, shrine)).toBeUndefined();
  });

  test('[R11] after it the second tile may have a free long side only', () => {
    const now = run(called({ fortress: ['. S1 .', 'M1 M1 .', '. S2 .'] }), take(3));
    expect(legalCells(now, 'take')).toEqual([4]);
  });

  test('[R11] a first tile without one needs a second with a free short side', () => {
    const now = run(called({ fortress: ['S1 . .', 'M1 . M1', 'S2 . .'] }), take(3));
    expect(now.turn.lightnessMet).toBe(false);
    expect(legalTypes(now)).toEqual(['take']);
    expect(legalCells(now, 'take')).toEqual([5]);
    expect(refused(now, shrine)).toBe('short-side-needed');
  });

  test('[R11] a second tile with a free long side only does not do then', () => {
    const rows = ['S1 . . . S1', 'M1 . M1 . M1', 'S2 . . . S2'];
    const now = run(called({ fortress: rows }), take(5));
    expect(legalCells(now, 'take')).toEqual([7]);
    expect(refused(now, take(9))).toBe('short-side-needed');
  });

  test('[R11] the second tile, in the second place, is blocked on all sides', () => {
    const now = run(called({ fortress: ['. . S1 .', 'M1 S3 M1 S4', '. . S2 .'] }), take(4));
    expect(refused(now, take(6))).toBe('all-sides-blocked');
  });

  test('answer: the second tile may be one whose short side the first tile freed', () => {
    const now = called({ fortress: ['. S4 .', '. M1 .', 'S1 M1 S2', '. F1 .'] });
    // The first tile has no free short side itself; that it frees the second is in sight beforehand (R30).
    expect(legalCells(run(now, take(4)), 'take')).toEqual([7]);
  });

  test('[R12] no Discard and no Summon this turn', () => {
    const now = called({ fortress: ['M1 M1'] });
    expect(refused(now, summon)).toBe('bound-by-lightness');
    expect(refused(run(now, take(0)), discard)).toBe('bound-by-lightness');
  });

  test('[R12] no Discard either when called between the tiles', () => {
    const now = run(game({ spirits, fortress: ['M1 . M1'] }), take(0), activate('lightness'));
    expect(refused(now, discard)).toBe('bound-by-lightness');
    expect(refused(now, shrine)).toBe('short-side-needed');
    expect(legalCells(now, 'take')).toEqual([2]);
  });

  test('between the tiles a second one with a free short side must be there (R10)', () => {
    const rows = ['S1 . S1', 'M1 . M1', 'S2 . S2'];
    expect(refused(run(game({ spirits, fortress: rows }), take(3)), activate('lightness'))).toBe('no-effect');
  });

  test('between the tiles a free short side of the first one counts no more (R11)', () => {
    const now = run(game({ spirits, fortress: ['M1 . . S1', '. . . M1', '. . . S2'] }), take(0));
    expect(refused(now, activate('lightness'))).toBe('no-effect');
  });

  test('[R30] a first tile is legal only if a finish that fulfils the effect is in sight', () => {
    const now = called({ fortress: ['S1 . .', 'M1 . S3', 'S2 . .'] });
    expect(legalCells(now, 'take')).toEqual([0, 5, 6]);
    expect(refused(now, take(3))).toBe('no-sure-finish');
  });

  test('[R30] with no shrine in the common supply a second tile must be in sight', () => {
    const position: Position = { spirits, fortress: ['M1 . M1 . S1'], supply: 0, realm: ['F1'] };
    const now = run(game(position), activate('lightness', 0));
    expect(legalCells(now, 'take')).toEqual([0, 2]);
    expect(refused(now, take(4))).toBe('no-sure-finish');
  });

  test('[R30] a tile under the first one guarantees nothing', () => {
    const now = { spirits, fortress: ['M1/M1 . S1'], supply: 0, realm: ['F1'] };
    expect(refused(game(now), activate('lightness', 0))).toBe('no-effect');
  });

  test('but it may be taken when it comes to light', () => {
    const now = run(called({ fortress: ['M1/M1 . S1'] }), take(0));
    expect(legalCells(now, 'take')).toEqual([0]);
  });

  test('[R10] [R8] the shrine paid is one that the action can be finished with', () => {
    const now = game({ spirits, fortress: ['M1 . S1'], supply: 0, realm: ['F1'] });
    expect(payments(now, 'lightness')).toEqual(['shrine']);
    expect(run(now, activate('lightness'), take(0), shrine).shrines).toBe(0);
  });

  test('[R30] the activation needs such a tile', () => {
    expect(refused(game({ spirits, fortress: ['. .'] }), activate('lightness'))).toBe('no-effect');
    const tall = ['S1 . .', 'S1/M1 . S3', 'S2/S3 . .'];
    expect(legalCells(called({ fortress: tall }), 'take')).toEqual([3, 6]);
  });

  test('paid with a tile', () => {
    const now = game({ spirits, fortress: ['M1 M1'], realm: ['F1 -'], own: 0 });
    expect(payments(now, 'lightness')).toEqual([0]);
  });
});
