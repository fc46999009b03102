import { describe, expect, test } from 'vitest';
import {
  activate,
  answers,
  discard,
  faces,
  game,
  legalCells,
  legalTypes,
  type Position,
  payments,
  place,
  refused,
  run,
  shrine,
  take,
} from '../builders.ts';

const spirits: Position['spirits'] = ['depths'];
const started = (fortress: string[], position: Position = {}) =>
  run(game({ spirits, fortress, ...position }), take(0));
const called = (fortress: string[]) => run(started(fortress), activate('depths'));

describe('Spirit of Depths', () => {
  test('can be called between the first and the second tile only', () => {
    expect(answers({ spirits }, activate('depths'))).toEqual({
      choose: 'spirit-between-tiles',
      finish: 'ok',
      'place two': 'spirit-between-tiles',
      'place last': 'spirit-between-tiles',
      lock: 'spirit-between-tiles',
      build: 'only-faith-now',
      end: 'spirit-between-tiles',
    });
  });

  test.each<{ name: string; rows: string[]; second: number[] }>([
    { name: 'another number', rows: ['S1/M1 . S1/M2'], second: [2] },
    { name: 'an identical one, too', rows: ['S1/M1 . M1 . M4'], second: [2, 4] },
    { name: 'another symbol', rows: ['S1/Wb . Ww . Ys'], second: [2] },
    { name: 'one that the first uncovered', rows: ['M6/M1 . S1'], second: [0] },
    { name: 'one that the first freed', rows: ['S1/M1 S1/M5 S1/S2'], second: [1] },
    { name: 'from any tier, but available', rows: ['S1/M1 . S1 M2 S1 . M3'], second: [6] },
  ])('takes an available tile of the same kind: $name', ({ rows, second }) => {
    expect(legalCells(called(rows), 'take')).toEqual(second);
  });

  test('refuses other kinds, blocked tiles and empty cells', () => {
    const now = called(['S1/M1 . S1 M2 S1 . M3']);
    expect(refused(now, take(2))).toBe('not-same-kind');
    expect(refused(now, take(3))).toBe('sides-blocked');
    expect(refused(now, take(5))).toBe('no-tile');
  });

  test('[R31] binds the action to Pair: no shrine, no Discard', () => {
    const now = called(['S1/M1 . M2']);
    expect(legalTypes(now)).toEqual(['take']);
    expect(refused(now, shrine)).toBe('bound-to-pair');
    expect(refused(now, discard)).toBe('bound-to-pair');
  });

  test('[R10] needs such a tile', () => {
    expect(refused(started(['S1/M1 . S2']), activate('depths'))).toBe('no-effect');
    expect(refused(started(['S1/M1 . M2/S2']), activate('depths'))).toBe('no-effect');
  });

  test('paid with a tile or a shrine', () => {
    expect(payments(started(['S1/M1 . M2'], { realm: ['^ S1 -'] }), 'depths')).toEqual([1, 'shrine']);
  });

  test('both tiles are placed', () => {
    const now = run(called(['S1/M1 . M2']), take(2));
    expect(now.turn).toMatchObject({ hand: faces('M1 M2'), taken: faces('M1 M2'), finished: true });
    expect(run(now, place('M2', 0), place('M1', 1)).turn.player).toBe(1);
  });
});
