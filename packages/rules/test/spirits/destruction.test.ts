import { describe, expect, test } from 'vitest';
import {
  ANY_MOMENT,
  activate,
  answers,
  atMoment,
  BACK_AGAIN,
  destroy,
  end,
  eventsOf,
  face,
  faces,
  game,
  legalCells,
  legalTypes,
  type Position,
  payments,
  phasesAfter,
  refused,
  run,
  summon,
  take,
} from '../builders.ts';

const spirits: Position['spirits'] = ['destruction'];
const called = (fortress: string[]) => run(game({ spirits, fortress }), activate('destruction'));

describe('Spirit of Destruction', () => {
  test('can be called at any moment of the turn, and leads back to it', () => {
    expect(answers({ spirits }, activate('destruction'))).toEqual(ANY_MOMENT);
    expect(phasesAfter({ spirits }, activate('destruction'), destroy(0))).toEqual(BACK_AGAIN);
  });

  test('discards any available tile, from any tier', () => {
    const now = called(['S1/M1 S2/M2 S3/M3 . M4 M5 M6']);
    expect(legalCells(now, 'destroy')).toEqual([0, 2, 4, 6]);
    expect(refused(now, destroy(1))).toBe('sides-blocked');
    expect(refused(now, destroy(3))).toBe('no-tile');
    expect(refused(now, take(0))).toBe('effect-first');
    expect(refused(now, end)).toBe('effect-first');
  });

  test('for no points, and tells what it uncovered', () => {
    const now = called(['S1/M1']);
    expect(eventsOf(now, destroy(0))).toEqual([
      { type: 'tileDiscarded', player: 0, face: face('M1'), from: 'fortress', cell: 0, vp: 0 },
      { type: 'tileUncovered', cell: 0, tier: 1, face: face('S1') },
    ]);
    expect(run(now, destroy(0)).players[0]).toMatchObject({ vp: 0, discarded: faces('M1') });
  });

  test('may open a tier', () => {
    const now = run(called(['S1/M1 . M2']), destroy(0));
    expect(legalCells(now, 'take')).toEqual([0, 2]);
  });

  test('when only tier 1 is left, Summon is possible in this very turn if no action was begun', () => {
    const now = game({ spirits, fortress: ['S1/M1 . M2'] });
    expect(legalTypes(now)).toEqual(['take', 'activate']);
    expect(legalTypes(run(now, activate('destruction'), destroy(0)))).toEqual(['take', 'summon']);
    const begun = run(game({ spirits, fortress: ['S1/M1 . S2/M2'] }), take(0));
    expect(refused(run(begun, activate('destruction'), destroy(2)), summon)).toBe('finish-first');
  });

  test('when it empties the fortress, Summon is all that is left', () => {
    expect(legalTypes(run(called(['M1']), destroy(0)))).toEqual(['summon']);
  });

  test('may free the second tile of a Pair', () => {
    const now = run(game({ spirits, fortress: ['S1/M1 . S2 M1 S3'] }), take(0));
    expect(legalCells(now, 'take')).toEqual([]);
    expect(legalCells(run(now, activate('destruction'), destroy(2)), 'take')).toEqual([3]);
  });

  test('[R10] not with an empty fortress', () => {
    const now = atMoment('end', { spirits, fortress: ['. .'] });
    expect(refused(now, activate('destruction'))).toBe('no-effect');
  });

  test('[R27] paid with a tile or a shrine, but no tile of a set that waits', () => {
    const now = atMoment('lock', { spirits, realm: ['M1'] });
    expect(payments(now, 'destruction')).toEqual([0, 'shrine']);
    expect(refused(now, activate('destruction', 18))).toBe('set-must-lock');
  });
});
