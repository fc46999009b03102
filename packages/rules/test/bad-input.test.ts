import { makeRecord, openRecord } from '@mahjong-fortress/match';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Effect,
  firstTiles,
  type Game,
  LIMITS,
  mahjongFortress,
  makePosition,
  makeView,
  newTurn,
  parsePosition,
  type Setup,
  type SpiritId,
  type Turn,
  unseenTiles,
  viewFor,
} from '../src/index.ts';
import {
  activate,
  building,
  change,
  discard,
  done,
  face,
  faces,
  game,
  LAYOUTS,
  lock,
  move,
  place,
  realmOf,
  run,
  take,
} from './builders.ts';
import { dealt, randomRecord, randomSteps } from './random-games.ts';
import { parseViewText } from './view-text.ts';
import { walk } from './walks.ts';

const setup: Setup = { layout: LAYOUTS.hill, seed: 'bad input', players: 2, spirits: ['strength'] };
const positionText = JSON.stringify(makePosition(dealt(setup)));
const viewText = JSON.stringify(makeView(viewFor(dealt(setup), 0)));
const recordText = JSON.stringify(makeRecord(mahjongFortress, randomRecord(setup)));
const openText = (text: string) => openRecord(mahjongFortress, text);

const doors = [
  { door: 'a position', parse: parsePosition, good: positionText, version: 1, players: 'players' },
  { door: 'a view', parse: parseViewText, good: viewText, version: 1, players: 'players' },
  { door: 'a record', parse: openText, good: recordText, version: 2, players: 'seats' },
] as const;

/** The good text with one field replaced. */
function changed(text: string, path: readonly (string | number)[], value: unknown): string {
  const root = JSON.parse(text);
  const last = path.at(-1) ?? '';
  const parent = path.slice(0, -1).reduce((node, key) => node[key], root);
  parent[last] = value;
  return JSON.stringify(root);
}

/** The tiles and shrines that a drawn position leaves out lie somewhere else. */
function completed(drawn: Game): Game {
  const [first, second] = drawn.players;
  if (!first || !second) throw new Error('two players are needed');
  const rest = { ...second, discarded: unseenTiles(drawn) };
  return { ...drawn, players: [first, rest], shrines: 40 - first.shrines - second.shrines };
}
const readBack = (state: Game) => parsePosition(JSON.stringify(makePosition(state)));

const TWO_BY_TWO = { columns: 2, rows: 2 };
const EMPTY_TWO_BY_TWO = realmOf(TWO_BY_TWO, []);
/** The smallest moment of building: a set of four was locked, and one shrine may stand on it. */
const BUILDING = { turn: building([0, 1, 2, 3]) };

describe.each(doors)('$door from a stranger', ({ parse, good, version, players }) => {
  test('the good one is good', () => expect(parse(good).ok).toBe(true));

  test.each([
    { defect: 'nothing', text: '', code: 'not-json' },
    { defect: 'cut off', text: good.slice(0, -20), code: 'not-json' },
    { defect: 'over 1 MB', text: `${good}${' '.repeat(1_000_001)}`, code: 'too-large' },
    { defect: 'brackets to the limit', text: '['.repeat(LIMITS.textLength), code: 'too-deep' },
    { defect: 'objects to the limit', text: '{"a":'.repeat(LIMITS.textLength / 5), code: 'too-deep' },
    { defect: 'NaN', text: good.replace(`"version":${version}`, '"version":NaN'), code: 'not-json' },
    { defect: 'no version', text: changed(good, ['version'], undefined), code: 'wrong-version' },
    { defect: 'a newer version', text: changed(good, ['version'], version + 1), code: 'newer-version' },
    {
      defect: 'a huge version',
      text: good.replace(`"version":${version}`, '"version":1e999'),
      code: 'newer-version',
    },
    { defect: 'half a version', text: changed(good, ['version'], version - 0.5), code: 'wrong-version' },
    { defect: 'another format', text: changed(good, ['format'], 'chess'), code: 'wrong-format' },
    { defect: 'null', text: 'null', code: 'wrong-format' },
    { defect: 'a list', text: '[]', code: 'wrong-format' },
    { defect: 'a prototype', text: good.replace('{', '{"__proto__":{"over":true},'), code: 'unknown-field' },
    { defect: 'an unknown field', text: changed(good, ['extra'], 1), code: 'unknown-field' },
    {
      defect: 'a player too many',
      text: changed(good, [players], [{}, {}, {}, {}, {}]),
      code: players === 'seats' ? 'player-count' : 'not-a-list',
    },
  ])('$defect: $code', ({ text, code }) => {
    expect(parse(text)).toMatchObject({ ok: false, error: { code } });
  });

  test('any change of a few characters gets an answer', () => {
    fc.assert(
      fc.property(fc.nat(good.length), fc.nat(6), fc.string({ maxLength: 4 }), (start, length, text) => {
        const result = parse(good.slice(0, start) + text + good.slice(start + length));
        if (!result.ok) expect(result.error.message).not.toBe('');
      }),
      { numRuns: 400, seed: 1 },
    );
  });
});

describe('a position that could not stand in a game', () => {
  test.each<{ path: (string | number)[]; value: unknown; at: string; code: string }>([
    { path: ['fortress', 0], value: '. M1', at: 'fortress/1', code: 'ragged-grid' },
    { path: ['fortress', 0], value: '. M9 . . . . . . . . . .', at: 'fortress/0/1/0', code: 'unknown-tile' },
    { path: ['fortress'], value: ['M1M1M1M1S1S1'], at: 'fortress/0/0', code: 'stack-height' },
    { path: ['fortress'], value: ['M1'], at: '', code: 'tile-count' },
    { path: ['shrines'], value: 39, at: 'shrines', code: 'shrine-count' },
    { path: ['shrines'], value: 1e300, at: 'shrines', code: 'not-a-number' },
    { path: ['shrines'], value: 1.5, at: 'shrines', code: 'not-a-number' },
    { path: ['track'], value: 1, at: 'track', code: 'token-count' },
    { path: ['track'], value: 3, at: 'track', code: 'token-count' },
    { path: ['firstPlayer'], value: 3, at: 'firstPlayer', code: 'first-player' },
    { path: ['players'], value: [], at: 'players', code: 'player-count' },
    { path: ['players', 0, 'realm', 0], value: '. .', at: 'players/0/realm/1', code: 'ragged-grid' },
    { path: ['players', 0, 'realm', 0], value: 'M1', at: 'players/0/realm/0/0', code: 'no-top-mark' },
    { path: ['players', 0, 'realm', 0], value: '.+', at: 'players/0/realm/0/0', code: 'no-top-mark' },
    { path: ['players', 0, 'realm', 0], value: 'M1S+', at: 'players/0/realm/0/0/1', code: 'unknown-tile' },
    { path: ['players', 0, 'realm'], value: ['. . .'], at: 'players/0/realm', code: 'realm-size' },
    { path: ['players', 0, 'vp'], value: -1, at: 'players/0/vp', code: 'not-a-number' },
    { path: ['spirits'], value: ['ghost'], at: 'spirits/0', code: 'unknown-word' },
    { path: ['spirits'], value: ['wind', 'wind'], at: 'spirits', code: 'card-twice' },
    { path: ['turn'], value: null, at: 'turn', code: 'not-an-object' },
    { path: ['turn', 'player'], value: 2, at: 'turn/player', code: 'turn-player' },
    { path: ['turn', 'activated'], value: 'wind', at: 'turn/activated', code: 'turn' },
    { path: ['turn', 'effect'], value: { spirit: 'strength', moved: [] }, at: 'turn/effect', code: 'turn' },
    { path: ['turn', 'effect'], value: { spirit: 'toString' }, at: 'turn/effect', code: 'unknown-effect' },
    { path: ['turn', 'lightnessMet'], value: true, at: 'turn/lightnessMet', code: 'turn' },
    { path: ['turn', 'waiting'], value: [['a1', 'a2', 'a3', 'a4']], at: 'turn/waiting/0', code: 'turn' },
    { path: ['turn', 'locked'], value: ['z9'], at: 'turn/locked/0', code: 'no-such-cell' },
    { path: ['over'], value: true, at: 'over', code: 'over' },
    { path: ['ingenuity'], value: { tiles: [], tokens: 0, follows: [] }, at: 'ingenuity', code: 'ingenuity' },
  ])('$path: $code', ({ path, value, at, code }) => {
    const result = parsePosition(changed(positionText, path, value));
    expect(result).toMatchObject({ ok: false, error: { code, path: at } });
  });

  test('facts of a turn that contradict each other are found in the middle of it', () => {
    const placing = [...randomSteps(setup)]
      .map(({ after }) => after)
      .find(({ turn }) => turn.hand.length === 2);
    const text = JSON.stringify(placing && makePosition(placing));
    const first = JSON.parse(text).turn.first;
    expect(parsePosition(text).ok).toBe(true);
    for (const [path, value] of [
      [['turn', 'first'], undefined],
      [['turn', 'finished'], false],
      [['turn', 'taken'], []],
      [['turn', 'first'], { ...first, face: first.face === 'M1' ? 'M2' : 'M1' }],
      [['turn', 'building'], { cells: ['a1'], left: 1 }],
    ] as const) {
      expect(parsePosition(changed(text, path, value)), String(path)).toMatchObject({ ok: false });
    }
  });

  describe.each(['wind', 'strength', 'destruction'] as const)('[R27] with %s at work', (spirit) => {
    const realm = ['M1 M2 M3 M4 . S1', 'F1 F2 F3 F4'];
    const called = run(
      completed(game({ realm, spirits: [spirit], turn: { finished: true } })),
      activate(spirit),
    );
    const waitingFor = (...waiting: number[][]) => readBack({ ...called, turn: { ...called.turn, waiting } });

    test('the sets that wait are known as they are', () => {
      expect(waitingFor([0, 1, 2, 3], [6, 7, 8, 9])).toMatchObject({ ok: true });
    });

    test.each([
      { name: 'none', waiting: [], path: 'turn/waiting' },
      { name: 'one of two', waiting: [[6, 7, 8, 9]], path: 'turn/waiting' },
      {
        name: 'a part of one',
        waiting: [
          [0, 1, 2],
          [6, 7, 8, 9],
        ],
        path: 'turn/waiting/0',
      },
    ])('$name is not enough', ({ waiting, path }) => {
      expect(waitingFor(...waiting)).toMatchObject({ ok: false, error: { code: 'turn', path } });
    });
  });

  test('[R48] between the moves of Strength no set is forgotten, and none is new', () => {
    const realm = ['M1 M2 M3 M4 . S1', 'F1 F2 F3', '', 'F4'];
    const waiting = completed(game({ realm, spirits: ['strength'], turn: { finished: true } }));
    const moved = run(waiting, activate('strength'), move(18, 9));
    const waitingFor = (...sets: number[][]) =>
      readBack({ ...moved, turn: { ...moved.turn, waiting: sets } }).ok;
    expect(waitingFor([0, 1, 2, 3])).toBe(true);
    expect(waitingFor()).toBe(false);
    expect(waitingFor([0, 1, 2, 3], [6, 7, 8, 9])).toBe(false);
  });
});

describe('[R28] while shrines are built', () => {
  const spirits: SpiritId[] = ['beauty', 'change', 'faith', 'destruction', 'wind', 'strength', 'cunning'];
  const built = completed(
    game({
      size: TWO_BY_TWO,
      realm: ['- -', '- -'],
      spirits,
      table: [{}, { realm: EMPTY_TWO_BY_TWO }],
      ...BUILDING,
    }),
  );
  const withEffect = (effect: Effect) =>
    readBack({ ...built, turn: { ...built.turn, activated: effect.spirit, effect } });

  test.each<Effect>([
    { spirit: 'beauty' },
    { spirit: 'change' },
    { spirit: 'destruction' },
    { spirit: 'wind', turned: false },
    { spirit: 'wind', turned: true },
    { spirit: 'strength', moved: [] },
    { spirit: 'cunning', opened: false },
  ])('no other effect is at work: $spirit', (effect) => {
    expect(withEffect(effect)).toMatchObject({ ok: false, error: { code: 'turn', path: 'turn/effect' } });
  });

  test.each<Effect>([{ spirit: 'faith' }, { spirit: 'cunning', opened: true }])(
    '[R17] [R18] $spirit may be',
    (effect) => {
      expect(withEffect(effect)).toMatchObject({ ok: true });
    },
  );
});

test('[R30] a building on nothing ends by itself, and what then is stuck is refused', () => {
  const bound = completed(
    game({
      spirits: ['lightness'],
      turn: {
        first: { cell: 3, face: face('F5') },
        hand: faces('F5'),
        taken: faces('F5'),
        activated: 'lightness',
        building: { cells: [], left: 1 },
      },
    }),
  );
  expect(readBack(bound)).toMatchObject({ ok: false, error: { code: 'stuck', path: 'turn' } });
});

describe('what is named twice', () => {
  const state = completed(
    game({ size: TWO_BY_TWO, realm: ['- -', '- -'], table: [{}, { realm: EMPTY_TWO_BY_TWO }], ...BUILDING }),
  );
  test.each<{ path: string; turn: Partial<Turn> }>([
    { path: 'turn/locked', turn: { locked: [0, 1, 2, 3, 3] } },
    { path: 'turn/locked', turn: { locked: [0, 0] } },
    { path: 'turn/building/cells', turn: { building: { cells: [0, 0], left: 1 } } },
  ])('$path', ({ path, turn }) => {
    const read = readBack({ ...state, turn: { ...state.turn, ...turn } });
    expect(read).toMatchObject({ ok: false, error: { path } });
  });

  test('turn/waiting', () => {
    const sets = [0, 1, 2, 3];
    const waiting = completed(
      game({
        realm: ['M1 M2 M3 M4'],
        spirits: ['strength'],
        turn: {
          first: { cell: 4, face: face('F5') },
          hand: faces('F5'),
          taken: faces('F5'),
          activated: 'strength',
        },
      }),
    );
    const read = (...list: number[][]) => readBack({ ...waiting, turn: { ...waiting.turn, waiting: list } });
    expect(read(sets)).toMatchObject({ ok: true });
    expect(read(sets, sets)).toMatchObject({ ok: false, error: { path: 'turn/waiting' } });
  });
});

describe('points and rounds', () => {
  const drawn = (change: { vp?: number; round?: number }) =>
    readBack({
      ...dealt({ ...setup, firstPlayer: 0 }),
      round: change.round ?? 1,
      players: dealt(setup).players.map((player) => ({ ...player, vp: change.vp ?? 0 })),
    });

  test('what play leads to from the most that can be drawn reads back', () => {
    const start = drawn({ vp: 999, round: 999 });
    if (!start.ok) throw new Error(start.error.message);
    const states = [...walk({ start: start.value, seed: 'far' })].map(({ after }) => after);
    for (const state of states) expect(readBack(state)).toMatchObject({ ok: true });
    expect(states.at(-1)?.round).toBeGreaterThan(999);
    expect(states.at(-1)?.players[0]?.vp).toBeGreaterThan(999);
  });

  test('a discard beyond 999 reads back', () => {
    const start = drawn({ vp: 999 });
    const discarded = start.ok && run(start.value, take(firstTiles(start.value.fortress)[0] ?? 0), discard);
    expect(discarded).toMatchObject({ players: [{ vp: 1000 }, {}] });
    expect(discarded && readBack(discarded)).toMatchObject({ ok: true });
  });

  test('more than any game brings is refused', () => {
    expect(drawn({ vp: 1000 })).toMatchObject({ ok: false, error: { code: 'vp', path: 'players/0/vp' } });
    expect(drawn({ round: 1000 })).toMatchObject({ ok: false, error: { code: 'round', path: 'round' } });
  });
});

test('[§10] the Dragon of Ingenuity begins its turn with no tile in anybody’s hand', () => {
  const held = [...randomSteps({ ...setup, players: 1 })].find(
    ({ after }) => after.turn.hand.length > 0,
  )?.after;
  if (!held) throw new Error('nobody took a tile');
  const { hand } = held.turn;
  const state = { ...held, turn: { ...newTurn(1), hand } };
  expect(readBack(state)).toMatchObject({ ok: false, error: { code: 'turn', path: 'turn' } });
});

describe('positions that once could not be read back', () => {
  test('[R27] between the moves of Strength a waiting set has grown', () => {
    const waiting = completed(
      game({ realm: ['S1 S2 S3 S4', '', 'S5 M1'], spirits: ['strength'], turn: { finished: true } }),
    );
    const state = run(waiting, activate('strength'), move(12, 4));
    expect(readBack(state)).toMatchObject({ ok: true });
  });

  test('[R26] a cell is locked, covered and locked again in one turn', () => {
    const winds = faces('Wr Wr');
    const placing = completed(
      game({
        size: { columns: 2, rows: 3 },
        realm: ['S1 S2', 'S3 Wb', 'Ys Ws'],
        table: [{}, { realm: realmOf({ columns: 2, rows: 3 }, []) }],
        spirits: ['change', 'faith'],
        own: 2,
        turn: { finished: true, first: { cell: 1, face: face('Wr') }, hand: winds, taken: winds },
      }),
    );
    const state = run(
      placing,
      activate('change'),
      change(4, 'soldiers'),
      done,
      place('Wr', 2),
      place('Wr', 4),
      lock(2),
    );
    expect([...state.turn.locked].sort()).toEqual([0, 1, 2, 3, 4, 5]);
    expect(readBack(state)).toMatchObject({ ok: true });
  });
});
