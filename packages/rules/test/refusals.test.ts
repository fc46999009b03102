import { expect, test } from 'vitest';
import {
  type Action,
  type Game,
  legalActions,
  play,
  REASONS,
  type RefusalCode,
  refusalOf,
} from '../src/index.ts';
import {
  activate,
  atMoment,
  build,
  change,
  discard,
  done,
  end,
  faces,
  forgo,
  fullRealm,
  game,
  ingenuity,
  lock,
  MOMENTS,
  move,
  type Position,
  place,
  run,
  shift,
  shrine,
  summon,
  take,
  turn,
} from './builders.ts';

/** A position in which a Spirit has just been called, paid with a shrine. */
const called = (spirit: Parameters<typeof activate>[0], position: Position) =>
  run(game({ spirits: [spirit], ...position }), activate(spirit));

const allPlaced = (position: Position) => game({ ...position, turn: { finished: true } });
const holdsM1 = (position: Position = {}) =>
  game({ ...position, turn: { finished: true, hand: faces('M1') } });
const takenFirst = run(game({ fortress: ['S1/M1 M2 . M1 S3'] }), take(0));
const solo = game({ players: 1 });
const BLOCK = ['S1 M1 S2', 'S3 M2 S4', 'S5 M3 S6'];

/** For every code a position and an action that it answers: a code without one is a type error. */
const CASES: Readonly<Record<RefusalCode, readonly [Game, Action]>> = {
  'unknown-action': [game(), { type: 'fly' } as unknown as Action],
  'no-such-cell': [game(), take(99)],
  'game-over': [{ ...game(), over: true }, take(0)],
  'ingenuity-turn': [game({ players: 1, active: 1 }), take(0)],
  'not-ingenuity-turn': [solo, ingenuity],

  'choose-first': [game(), end],
  'finish-first': [takenFirst, end],
  'place-first': [holdsM1(), end],
  'lock-first': [atMoment('lock'), end],
  'build-first': [atMoment('build'), end],
  'effect-first': [called('wind', { realm: ['M1'] }), end],
  'end-first': [atMoment('end', { spirits: ['destruction'] }), take(0)],

  'no-tile': [game(), take(1)],
  'not-top-tier': [game(), take(4)],
  'sides-blocked': [game({ fortress: BLOCK }), take(1)],
  'all-sides-blocked': [called('lightness', { fortress: BLOCK }), take(4)],
  'not-identical': [takenFirst, take(1)],
  'not-same-kind': [
    run(game({ spirits: ['depths'], fortress: ['S1/M1 . M2 S2'] }), take(0), activate('depths')),
    take(3),
  ],
  'not-next-to-first': [
    run(game({ spirits: ['deceit'], fortress: ['S1/M1 M2 S2'] }), take(0), activate('deceit')),
    take(2),
  ],
  'short-side-needed': [
    run(game({ spirits: ['lightness'], fortress: ['M1 M1'] }), take(0), activate('lightness')),
    shrine,
  ],
  'no-sure-finish': [called('lightness', { fortress: BLOCK }), take(3)],
  'no-common-shrine': [run(game({ supply: 0 }), take(0)), shrine],
  'bound-to-pair': [
    run(game({ spirits: ['deceit'], fortress: ['S1/M1 M2'] }), take(0), activate('deceit')),
    discard,
  ],
  'bound-by-lightness': [called('lightness', { fortress: ['M1'] }), summon],
  'fortress-too-high': [game(), summon],

  'not-in-hand': [holdsM1(), place('M2', 0)],
  'face-up-there': [holdsM1({ realm: ['S1'] }), place('M1', 0)],
  'shrine-there': [holdsM1({ realm: ['^'] }), place('M1', 0)],
  'room-left': [holdsM1(), forgo('M1')],

  'no-set-there': [atMoment('lock'), lock(0)],
  'not-in-set': [atMoment('build'), build(0)],
  'not-locked-this-turn': [
    run(atMoment('build', { spirits: ['faith'], own: 2 }), activate('faith')),
    build(0),
  ],
  'no-own-shrine': [game({ spirits: ['destruction'], own: 0 }), activate('destruction')],

  'spirit-not-in-play': [game(), activate('wind')],
  'spirit-used': [game({ spirits: ['wind'], turn: { activated: 'wind' } }), activate('wind')],
  'only-faith-now': [atMoment('build', { spirits: ['wind'] }), activate('wind')],
  'spirit-before-finish': [holdsM1({ spirits: ['lightness'] }), activate('lightness')],
  'spirit-between-tiles': [game({ spirits: ['deceit'] }), activate('deceit')],
  'nothing-locked': [game({ spirits: ['faith'] }), activate('faith')],
  'pay-face-up': [game({ spirits: ['destruction'] }), activate('destruction', 0)],
  'set-must-lock': [atMoment('lock', { spirits: ['destruction'] }), activate('destruction', 18)],
  'no-effect': [game({ spirits: ['beauty'] }), activate('beauty')],

  'not-face-up': [called('wind', { realm: ['M1 -'] }), turn(1)],
  'turned-already': [run(called('wind', { realm: ['M1 S1 ^'] }), turn(0)), turn(1)],
  'no-shrine-there': [called('wind', { realm: ['M1 -'] }), shift(0, 1)],
  'not-face-down': [called('wind', { realm: ['M1 ^ -'] }), shift(1, 0)],
  'same-cell': [called('strength', { realm: ['M1 S1'] }), move(0, 0)],
  'moved-already': [run(called('strength', { realm: ['M1 S1'] }), move(0, 5)), move(5, 0)],
  'under-shrine': [called('strength', { realm: ['M1 ^'] }), move(1, 0)],
  'not-special': [called('change', { realm: ['M1 M2 Ys M3'] }), change(0, 'soldiers')],
  'same-kind': [called('change', { realm: ['M1 M2 Ys M3'] }), change(2, 'seasons')],
  'set-too-small': [called('change', { realm: ['M1 M2 Ys M3'] }), change(2, 'soldiers')],
  'would-break-set': [
    run(allPlaced({ spirits: ['change'], realm: ['M1 M2 M3 Dg', 'Ys Yu Ya Yw'] }), activate('change')),
    change(6, 'merchants'),
  ],
};

test.each(Object.entries(CASES))('%s', (code, [position, action]) => {
  const played = play(position, action);
  expect(played).toEqual({ ok: false, error: { code, reason: REASONS[code as RefusalCode] } });
  expect(refusalOf(position, action)).toBe(code);
  expect(legalActions(position)).not.toContainEqual(action);
});

test('every reason is a sentence of its own', () => {
  const reasons = Object.values(REASONS);
  expect(new Set(reasons).size).toBe(reasons.length);
  for (const reason of reasons) expect(reason).toMatch(/^[A-Z].+\.$/);
});

/** Actions as they may come from outside, with a value that no type would let through. */
const STRANGE = [
  undefined,
  null,
  -1,
  0.5,
  24,
  1e9,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  '0',
  {},
  [],
] as const;

test.each(STRANGE.map((value) => ({ value })))(
  'a cell named $value is refused wherever one is named',
  ({ value }) => {
    const cell = value as number;
    const hold = holdsM1();
    const wind = called('wind', { realm: ['M1 ^ -'] });
    const asked: [Game, Action][] = [
      [game(), take(cell)],
      [hold, place('M1', cell)],
      [hold, { ...forgo('M1'), face: cell } as Action],
      [atMoment('lock'), lock(cell)],
      [atMoment('build'), build(cell)],
      [game({ spirits: ['destruction'] }), { type: 'activate', spirit: 'destruction', pay: cell }],
      [wind, turn(cell)],
      [wind, shift(1, cell)],
      [wind, shift(cell, 2)],
      [called('strength', { realm: ['M1'] }), move(0, cell)],
      [called('strength', { realm: ['M1'] }), move(cell, 1)],
      [called('change', { realm: ['M1 M2 Ys M3'] }), change(cell, 'merchants')],
      [called('destruction', {}), { type: 'destroy', cell }],
    ];
    for (const [position, action] of asked) expect(refusalOf(position, action), action.type).toBeDefined();
  },
);

test('a Spirit nobody knows, a payment nobody has, a face nobody holds', () => {
  expect(refusalOf(game({ spirits: ['wind'] }), activate('__proto__' as 'wind'))).toBe('spirit-not-in-play');
  expect(refusalOf(game({ spirits: ['wind'] }), activate('wind', 'gold' as 'shrine'))).toBe('no-such-cell');
  expect(refusalOf(holdsM1(), { type: 'place', face: -1, cell: 0 })).toBe('not-in-hand');
  expect(refusalOf(game(), { type: 'toString' } as unknown as Action)).toBe('unknown-action');
});

test('a full realm refuses every cell', () => {
  const full = holdsM1({ table: [{ realm: fullRealm('S1') }] });
  for (let cell = 0; cell < 24; cell++) expect(refusalOf(full, place('M1', cell))).toBe('face-up-there');
});

test('done ends the building of shrines, and the sets of three of Cunning, and nothing else', () => {
  const cunning = run(called('cunning', { realm: ['M1 M2 M3', 'S1 S2 S3'] }), lock(0));
  expect(refusalOf(cunning, done)).toBeUndefined();
  expect(refusalOf(atMoment('build'), done)).toBeUndefined();
  for (const moment of MOMENTS.filter((one) => one !== 'build')) {
    expect(refusalOf(atMoment(moment), done), moment).toBeDefined();
  }
});
