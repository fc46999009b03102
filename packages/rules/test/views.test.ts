import { isDeepStrictEqual } from 'node:util';
import { randomFromSeed } from '@mahjong-fortress/base/random';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Game,
  gameBehind,
  legalActions,
  makePosition,
  makeView,
  PLAYER_COUNTS,
  parsePosition,
  parseView,
  type Setup,
  SPIRIT_IDS,
  viewFor,
} from '../src/index.ts';
import { LAYOUTS } from './builders.ts';
import { mutatedPositions } from './mutations.ts';
import { dealt } from './random-games.ts';
import { walk } from './walks.ts';

const anySetup: fc.Arbitrary<Setup> = fc.record({
  seed: fc.string({ maxLength: 8 }),
  players: fc.constantFrom(...PLAYER_COUNTS),
  layout: fc.constantFrom(...Object.values(LAYOUTS)),
  spirits: fc.oneof(fc.constant(SPIRIT_IDS), fc.subarray([...SPIRIT_IDS], { maxLength: 3 })),
  realm: fc.constantFrom({ columns: 6, rows: 4 }, { columns: 4, rows: 3 }, { columns: 2, rows: 2 }),
});

/** Every state of some random games, the last one included. */
function inEveryState(property: (game: Game) => void): void {
  fc.assert(
    fc.property(anySetup, (setup) => {
      const start = dealt(setup);
      property(start);
      for (const { after } of walk({ start, seed: setup.seed })) property(after);
    }),
    { seed: 29, numRuns: 10, endOnFailure: true },
  );
}

/** The slow comparison, which says what differs, only where something does. */
function expectSame(actual: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(actual, expected)) expect(actual).toStrictEqual(expected);
}

const viewersOf = ({ players }: Game) => [...players.keys(), undefined];
/** What a reader at the other end of a line gets. */
const sent = (value: unknown) => JSON.parse(JSON.stringify(value));

describe('[R3] a view', () => {
  test('reads back as it was, for every player and for somebody who only watches', () => {
    inEveryState((game) => {
      for (const viewer of viewersOf(game)) {
        const view = viewFor(game, viewer);
        const written = makeView(view);
        expectSame(sent(written), written);
        expectSame(parseView(sent(written)), { ok: true, value: view });
      }
    });
  });

  test('says the same about what is legal to everybody, also once it is read back', () => {
    inEveryState((game) => {
      const legal = legalActions(game);
      for (const viewer of viewersOf(game)) expectSame(legalActions(viewFor(game, viewer)), legal);
      const read = parseView(sent(makeView(viewFor(game, undefined))));
      expect(read.ok && legalActions(read.value)).toEqual(legal);
    });
  });

  test('is written the same whatever lies covered', () => {
    let isTold = true;
    inEveryState((game) => {
      const other = gameBehind(viewFor(game, 0), randomFromSeed('another deal'));
      isTold &&= JSON.stringify(makePosition(other)) === JSON.stringify(makePosition(game));
      for (const viewer of viewersOf(game)) {
        expectSame(makeView(viewFor(other, viewer)), makeView(viewFor(game, viewer)));
      }
    });
    expect(isTold).toBe(false);
  });

  test('tells somebody who only watches what it tells everybody', () => {
    inEveryState((game) => {
      for (const viewer of viewersOf(game)) {
        expectSame({ ...viewFor(game, viewer), viewer: undefined }, viewFor(game, undefined));
      }
    });
  });

  test('that is accepted has a game behind it that is accepted', () => {
    let accepted = 0;
    for (const text of mutatedPositions('views', 1500)) {
      // What would be seen of a changed position, had it been a game.
      const seen = JSON.parse(text);
      seen.fortress = seen.fortress.map((row: string) => row.replace(/\w\w(?=\w\w)/g, '??'));
      const read = parseView(seen);
      if (!read.ok) continue;
      accepted++;
      const behind = gameBehind(read.value, randomFromSeed(text));
      const { viewer: _, ...game } = { viewer: undefined, ...behind };
      expectSame(parsePosition(JSON.stringify(makePosition(game))), { ok: true, value: game });
      expectSame(viewFor(game, undefined), read.value);
    }
    expect(accepted).toBeGreaterThan(300);
  });
});

describe('a view that could not be one of a game', () => {
  const setup: Setup = { layout: LAYOUTS.hill, seed: 'views', players: 2, spirits: ['strength'] };
  const game = dealt(setup);
  const view = () => sent(makeView(viewFor(game, 1)));
  const high = game.fortress.stacks.findIndex((stack) => stack.length === 2);
  const row = Math.floor(high / game.fortress.columns);
  const column = high % game.fortress.columns;

  /** The view with the first stack of two tiles written differently. */
  function withStack(stack: string) {
    const changed = view();
    const cells = changed.fortress[row].split(' ');
    cells[column] = stack;
    changed.fortress[row] = cells.join(' ');
    return changed;
  }

  test('the good one is good', () => expect(parseView(view())).toMatchObject({ ok: true }));

  const stackAt = `fortress/${row}/${column}`;
  const top = view().fortress[row].split(' ')[column].slice(-2);
  test.each([
    { defect: 'no object', value: null, code: 'wrong-format', path: 'format' },
    { defect: 'a text', value: JSON.stringify(view()), code: 'wrong-format', path: 'format' },
    {
      defect: 'a newer version',
      value: { ...view(), version: 2 },
      code: 'newer-version',
      path: 'version',
    },
    { defect: 'an unknown field', value: { ...view(), secret: 1 }, code: 'unknown-field', path: 'secret' },
    {
      defect: 'a viewer who is a text',
      value: { ...view(), viewer: 'Ada' },
      code: 'not-a-number',
      path: 'viewer',
    },
    { defect: 'a viewer nobody is', value: { ...view(), viewer: 2 }, code: 'viewer', path: 'viewer' },
    { defect: 'a hidden top', value: withStack('????'), code: 'hidden-tile', path: `${stackAt}/1` },
    { defect: 'a lone hidden tile', value: withStack('??'), code: 'hidden-tile', path: `${stackAt}/0` },
    { defect: 'a known tile below', value: withStack(`M1${top}`), code: 'not-hidden', path: `${stackAt}/0` },
    { defect: 'no tile at all', value: withStack(`?!${top}`), code: 'unknown-tile', path: `${stackAt}/0` },
    { defect: 'a covered tile too few', value: withStack(top), code: 'tile-count', path: '' },
    { defect: 'a covered tile too many', value: withStack(`????${top}`), code: 'tile-count', path: '' },
    {
      defect: 'a face in sight more often than it exists',
      value: {
        ...view(),
        players: view().players.map((one: object) => ({ ...one, discarded: ['M1', 'M1', 'M1'] })),
      },
      code: 'tile-count',
      path: '',
    },
    {
      defect: 'a hidden tile in a realm',
      value: { ...view(), players: [{ ...view().players[0], realm: ['??+ .', '. .'] }] },
      code: 'hidden-tile',
      path: 'players/0/realm/0/0/0',
    },
    {
      defect: 'a hidden tile in a hand',
      value: { ...view(), turn: { ...view().turn, hand: ['??'] } },
      code: 'hidden-tile',
      path: 'turn/hand/0',
    },
    {
      defect: 'shrines that are not there',
      value: { ...view(), shrines: 39 },
      code: 'shrine-count',
      path: 'shrines',
    },
    {
      defect: 'a turn at odds with itself',
      value: { ...view(), turn: { ...view().turn, activated: 'wind' } },
      code: 'turn',
      path: 'turn/activated',
    },
    { defect: 'an end too early', value: { ...view(), over: true }, code: 'over', path: 'over' },
    {
      defect: 'a whole game',
      value: sent(makePosition(game)),
      code: 'not-hidden',
      path: expect.stringMatching(/^fortress\/\d+\/\d+\/0$/),
    },
  ])('$defect: $code', ({ value, code, path }) => {
    expect(parseView(value)).toMatchObject({ ok: false, error: { code, path } });
  });
});

describe('a view is not a game', () => {
  const game = dealt({ layout: LAYOUTS.hill, seed: 'views', players: 2 });
  const read = (value: unknown) => parsePosition(JSON.stringify(value));

  test('because of its covered tiles', () => {
    expect(read(makeView(viewFor(game, undefined)))).toMatchObject({
      ok: false,
      error: {
        code: 'not-a-game',
        path: expect.stringMatching(/^fortress\/\d+\/\d+\/0$/),
        message: 'This is only a view: its covered tiles are unknown, so it can’t be played.',
      },
    });
  });

  test('nor when it says whose it is', () => {
    const view = makeView(viewFor(game, 0));
    expect(read(view)).toMatchObject({ ok: false, error: { code: 'not-a-game', path: 'viewer' } });
  });
});
