import { describe, expect, test } from 'vitest';
import { activePlayer, type Game, phaseOf, SPIRIT_IDS } from '../src/index.ts';
import {
  ANY_MOMENT,
  activate,
  answers,
  atMoment,
  build,
  building,
  destroy,
  done,
  end,
  eventsOf,
  faces,
  game,
  legalTypes,
  lock,
  MOMENTS,
  ownerIn,
  type Position,
  payments,
  place,
  refused,
  run,
  shrine,
  take,
} from './builders.ts';

/** Destruction can be called at any moment, so the payment alone decides. */
const withDestruction = (position: Position = {}): Position => ({ spirits: ['destruction'], ...position });

describe('§7 payment', () => {
  test('one face-up tile of the own realm, or one shrine of the own supply', () => {
    const now = game(withDestruction({ realm: ['M1 - ^ . S1/3'] }));
    expect(payments(now, 'destruction')).toEqual([0, 4, 'shrine']);
    for (const cell of [1, 2, 3]) expect(refused(now, activate('destruction', cell))).toBe('pay-face-up');
  });

  test('[R43] a tile is discarded; what lay below it lies face down', () => {
    const now = game(withDestruction({ realm: ['S1/3'] }));
    const [, discarded] = eventsOf(now, activate('destruction', 0));
    expect(discarded).toMatchObject({ type: 'tileDiscarded', from: 'realm', cell: 0, vp: 0 });
    const paid = activePlayer(run(now, activate('destruction', 0)));
    expect(paid).toMatchObject({ vp: 0, shrines: 1, discarded: faces('S1') });
    expect(paid.realm).toEqual(activePlayer(game({ realm: ['-/2'] })).realm);
  });

  test('[R43] what came to the top takes a tile, but gives no right to build there', () => {
    const hand = { finished: true, hand: faces('M4'), taken: faces('M4') };
    const now = game({ spirits: ['faith', 'destruction'], realm: ['M1 M2 M3 . . S1/2'], own: 3, turn: hand });
    const paid = run(now, activate('destruction', 5), destroy(4));
    expect(refused(paid, place('M4', 5))).toBeUndefined();
    const locked = run(paid, place('M4', 3), lock(0));
    expect(refused(locked, build(5))).toBe('not-in-set');
    const withFaith = run(now, place('M4', 3), lock(0), activate('faith', 5));
    expect(refused(withFaith, build(5))).toBe('not-locked-this-turn');
  });

  test('[R8] a shrine returns to the common supply', () => {
    const now = run(game(withDestruction({ own: 2, supply: 0 })), activate('destruction', 'shrine'));
    expect(now.shrines).toBe(1);
    expect(activePlayer(now).shrines).toBe(1);
  });

  test('[R8] so the shrine just paid can be taken again with Tile and shrine', () => {
    const paid = run(game(withDestruction({ supply: 0 })), activate('destruction'), destroy(4));
    expect(run(paid, take(0), shrine)).toMatchObject({ shrines: 0 });
  });

  test('no shrine in the own supply', () => {
    expect(refused(game(withDestruction({ own: 0 })), activate('destruction'))).toBe('no-own-shrine');
  });
});

describe('§7 how often', () => {
  test('a Spirit that is not in play cannot be called', () => {
    expect(refused(game({ spirits: ['wind'] }), activate('destruction'))).toBe('spirit-not-in-play');
  });

  test('[R9] one activation a turn, even with several Spirits in play', () => {
    const now = game({ spirits: ['destruction', 'wind'], realm: ['M1 S1'], own: 3 });
    const used = run(now, activate('destruction'), destroy(4));
    expect(payments(used, 'destruction')).toEqual([]);
    expect(payments(used, 'wind')).toEqual([]);
    expect(refused(used, activate('wind'))).toBe('spirit-used');
    expect(refused(used, activate('destruction'))).toBe('spirit-used');
  });

  test('[R9] the next player may activate again', () => {
    const now = game(withDestruction({ own: 3 }));
    const next = run(now, activate('destruction'), destroy(4), take(0), { type: 'discard' });
    expect(next.turn.player).toBe(1);
    expect(payments(next, 'destruction')).toEqual(['shrine']);
  });

  test('[R10] the effect must be carried out before anything else', () => {
    const now = run(game(withDestruction()), activate('destruction'));
    expect(legalTypes(now)).toEqual(['destroy']);
    expect(refused(now, take(0))).toBe('effect-first');
    expect(refused(now, end)).toBe('effect-first');
    expect(refused(now, activate('destruction'))).toBe('effect-first');
  });

  test('[R10] not when the effect could not be carried out after this payment', () => {
    const now = game({ spirits: ['beauty'], realm: ['M1 S1 F1 M1 . M6'] });
    expect(payments(now, 'beauty')).toEqual([5, 'shrine']);
    expect(refused(now, activate('beauty', 0))).toBe('no-effect');
  });
});

describe('§7 at any moment of the turn', () => {
  test('[R41] between all steps, but not while shrines are built (R28)', () => {
    expect(answers(withDestruction(), activate('destruction'))).toEqual(ANY_MOMENT);
  });
});

describe.each(SPIRIT_IDS)('%s cannot be called', (spirit) => {
  /** Whatever the Spirit needs lies there. */
  const rich: Position = {
    spirits: [...SPIRIT_IDS],
    realm: ['M1 S1 F1 M1', 'Ys Yu Ya ^ - M2', 'M3 M4'],
    own: 3,
  };

  test('when it is not in play', () => {
    const others = SPIRIT_IDS.filter((id) => id !== spirit);
    for (const moment of MOMENTS) {
      const now = atMoment(moment, { ...rich, spirits: others });
      expect(refused(now, activate(spirit))).toBe('spirit-not-in-play');
    }
  });

  test('[R9] when a Spirit was called this turn', () => {
    for (const moment of MOMENTS) {
      const now = atMoment(moment, rich);
      const used = { ...now, turn: { ...now.turn, activated: 'wind' as const } };
      expect(refused(used, activate(spirit))).toBe('spirit-used');
    }
  });

  test('while the effect of another one is carried out', () => {
    const now = run(game(rich), activate('destruction', 0));
    expect(refused(now, activate(spirit))).toBe('effect-first');
  });

  test('in the turn of the Dragon of Ingenuity, or when the game is over', () => {
    expect(refused(game({ ...rich, players: 1, active: 1 }), activate(spirit))).toBe('ingenuity-turn');
    expect(refused({ ...game(rich), over: true }, activate(spirit))).toBe('game-over');
  });
});

describe('[R27] sets that wait to be locked', () => {
  const waiting = withDestruction({ realm: ['M1 M2 M3 M4 . S1'], own: 0 });

  test('once all tiles are placed, no payment takes a tile out of such a set', () => {
    const now = game({ ...waiting, turn: { finished: true } });
    expect(phaseOf(now)).toBe('lock');
    expect(payments(now, 'destruction')).toEqual([5]);
    expect(refused(now, activate('destruction', 0))).toBe('set-must-lock');
  });

  test('before that, a tile of a complete set may be paid', () => {
    const now = game({ ...waiting, turn: { finished: true, hand: faces('F1') } });
    expect(payments(now, 'destruction')).toEqual([0, 1, 2, 3, 5]);
    const after = run(now, activate('destruction', 0), destroy(4), place('F1', 23));
    expect(after.turn.player).toBe(1);
    expect(after.players[0]?.sets).toEqual([]);
  });

  test('no payment with Faith from another waiting set while shrines are built', () => {
    const now = game({
      spirits: ['faith'],
      realm: ['M1 M2 M3 M4 . S1', '- - - -'],
      own: 1,
      turn: building([6, 7, 8, 9]),
    });
    expect(payments(now, 'faith')).toEqual([5]);
    expect(refused(now, activate('faith', 0))).toBe('set-must-lock');
  });
});

describe('[R28] while the shrines of a locked set are being built', () => {
  const spirits = ['beauty', 'wind', 'strength', 'change', 'faith', 'destruction', 'cunning'] as const;
  const now = (): Game =>
    atMoment('build', { spirits: [...spirits], realm: ['M1 S1 F1 M1', 'Ys Yu Ya ^'], own: 2 });

  test.each(spirits.filter((id) => id !== 'faith'))('%s cannot be called', (spirit) => {
    expect(refused(now(), activate(spirit))).toBe('only-faith-now');
    expect(payments(now(), spirit)).toEqual([]);
  });

  test('[R50] Faith can, and building goes on afterwards', () => {
    expect(refused(now(), activate('faith'))).toBeUndefined();
    const after = run(now(), activate('faith', 0), build(18));
    expect(phaseOf(after)).toBe('build');
    expect(legalTypes(after)).toEqual(['build', 'done']);
  });

  test('after building, the others can be called again', () => {
    expect(refused(run(now(), done), activate('beauty'))).toBeUndefined();
  });
});

describe('[R29] the end of a turn', () => {
  const place1 = (position: Position) =>
    game({ ...position, turn: { finished: true, hand: faces('F1'), taken: faces('F1') } });

  test('[R51] comes by itself when nothing is left to do', () => {
    expect(run(place1({}), place('F1', 0)).turn.player).toBe(1);
  });

  test('is explicit while a Spirit could still be activated', () => {
    const now = run(place1(withDestruction()), place('F1', 0));
    expect(phaseOf(now)).toBe('end');
    expect(legalTypes(now)).toEqual(['end', 'activate']);
    expect(run(now, end).turn.player).toBe(1);
  });

  test('comes by itself when the only Spirit in play could do nothing', () => {
    expect(run(place1({ spirits: ['beauty', 'deceit'] }), place('F1', 0)).turn.player).toBe(1);
  });

  test('comes by itself when no payment is left', () => {
    const now = place1(withDestruction({ own: 0, size: { columns: 2, rows: 2 }, realm: ['^ ^', '^ ^'] }));
    expect(run(now, { type: 'forgo', face: faces('F1')[0] ?? 0 }).turn.player).toBe(1);
  });

  test('comes by itself when the last Spirit was used', () => {
    const now = run(place1(withDestruction()), place('F1', 0), activate('destruction'), destroy(4));
    expect(now.turn.player).toBe(1);
  });

  test('is explicit while a set of 3 could be locked under Cunning', () => {
    const now = game({
      realm: ['M1 M2 M3'],
      spirits: ['cunning'],
      turn: { finished: true, activated: 'cunning' },
    });
    expect(phaseOf(now)).toBe('end');
    expect(legalTypes(now)).toEqual(['lock', 'end']);
    expect(run(now, end).turn.player).toBe(1);
  });

  test('[R26] a lock cascade: sets of a Spirit are locked at once, then the turn goes on where it was', () => {
    const now = atMoment('place two', { spirits: ['beauty'], realm: ['M1 S1 F1 M1'], own: 2 });
    const locked = run(now, activate('beauty'), lock(0));
    expect(phaseOf(locked)).toBe('build');
    expect(phaseOf(run(locked, done))).toBe('place');
    expect(ownerIn(locked, now).vp).toBe(3);
  });
});
