import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  boardsOf,
  DRAGON_IDS,
  dragonsFor,
  type GameRecord,
  legalActions,
  mahjongFortress,
  makeAction,
  makePosition,
  makeRecord,
  PLAYER_COUNTS,
  parseAction,
  parsePosition,
  parseRecord,
  replay,
  type Setup,
  SPIRIT_IDS,
  unseenTiles,
  viewFor,
} from '../src/index.ts';
import { LAYOUTS } from './builders.ts';
import { dealt, randomRecord, randomSteps } from './random-games.ts';

const anySetup: fc.Arbitrary<Setup> = fc
  .record({
    seed: fc.string({ maxLength: 12 }),
    players: fc.constantFrom(...PLAYER_COUNTS),
    spirits: fc.oneof(fc.constant(SPIRIT_IDS), fc.subarray([...SPIRIT_IDS], { maxLength: 2 })),
    dragons: fc.subarray([...DRAGON_IDS]),
    realm: fc.record({ columns: fc.integer({ min: 2, max: 7 }), rows: fc.integer({ min: 2, max: 6 }) }),
  })
  .map((options) => ({
    ...options,
    layout: LAYOUTS.hill,
    dragons: options.dragons.filter((id) => dragonsFor(options.players).includes(id)),
  }));

/** What JSON makes of a value: absent fields are gone. */
const plain = (value: unknown) => JSON.parse(JSON.stringify(value));

describe('positions', () => {
  test('every state of random games reads back as it was written', () => {
    fc.assert(
      fc.property(anySetup, (setup) => {
        for (const { after } of randomSteps(setup)) {
          const back = parsePosition(JSON.stringify(makePosition(after)));
          if (!back.ok) expect.fail(`${back.error.path}: ${back.error.message}`);
          expect(plain(back.value)).toEqual(plain(after));
        }
      }),
      { numRuns: 25, seed: 1 },
    );
  });

  test('[R3] the position of a view tells no covered tile, and is no game', () => {
    const view = viewFor(dealt({ layout: LAYOUTS.hill, seed: 'view', players: 2 }), 0);
    const text = JSON.stringify(makePosition(view));
    expect(text).toContain('??');
    expect(parsePosition(text)).toMatchObject({ ok: false, error: { code: 'unknown-tile' } });
  });
});

describe('action words', () => {
  test('every legal action reads back as it was written', () => {
    fc.assert(
      fc.property(anySetup, (setup) => {
        for (const { before } of randomSteps(setup)) {
          const boards = boardsOf(before);
          for (const action of legalActions(before)) {
            expect(parseAction(boards, makeAction(boards, action))).toEqual({ ok: true, value: action });
          }
        }
      }),
      { numRuns: 8, seed: 2 },
    );
  });

  test.each([
    '',
    'take',
    'take z99',
    'take a1 b2',
    'place X9 a1',
    'shrine a1',
    'activate ghost a1',
    '__proto__',
    `done${' '.repeat(97)}i`,
  ])('“%s” is refused in words', (words) => {
    const boards = boardsOf(dealt({ layout: LAYOUTS.hill, seed: 'words', players: 2 }));
    expect(parseAction(boards, words)).toMatchObject({ ok: false, error: { code: 'not-an-action' } });
  });
});

describe('records', () => {
  test('record → replay → record is the identity', () => {
    fc.assert(
      fc.property(anySetup, (setup) => {
        const record = randomRecord(setup);
        const text = JSON.stringify(makeRecord(record));
        const back = parseRecord(text);
        if (!back.ok) return expect.fail(back.error.message);
        expect(JSON.stringify(makeRecord(back.value))).toBe(text);
        const played = replay(back.value);
        if (!played.ok) return expect.fail(played.error.message);
        const states = [...randomSteps(setup)].map(({ after }) => after);
        expect(played.value.games.slice(1)).toEqual(states);
      }),
      { numRuns: 20, seed: 3 },
    );
  });

  test.each(PLAYER_COUNTS)('[R35] with cards and the first player drawn by lot, for %i', (players) => {
    const setup: Setup = {
      layout: LAYOUTS.hill,
      seed: 'lots',
      players,
      spirits: { random: 3 },
      dragons: { random: 3 },
    };
    const back = parseRecord(JSON.stringify(makeRecord(randomRecord(setup))));
    const played = back.ok ? replay(back.value) : back;
    if (!played.ok) return expect.fail(played.error.message);
    const states = [...randomSteps(setup)].map(({ after }) => after);
    expect(played.value.games).toEqual([dealt(setup), ...states]);
  });

  const record: GameRecord = randomRecord({ layout: LAYOUTS.hill, seed: 'undo', players: 2 });
  const replayed = (of: GameRecord) => {
    const result = replay(of);
    if (!result.ok) throw new Error(result.error.message);
    return result.value;
  };

  test('a replay can stop early', () => {
    const stopped = replay(record, { upTo: 5 });
    expect(stopped.ok && stopped.value.games.length).toBe(6);
  });

  test('an action reveals something exactly where fewer tiles are unseen after it', () => {
    const { games, events } = replayed(record);
    const unseen = games.map((game) => unseenTiles(viewFor(game, 0)).length);
    for (const [index, list] of events.entries()) {
      const before = unseen[index] ?? 0;
      expect(mahjongFortress.reveals(list)).toBe((unseen[index + 1] ?? 0) < before);
    }
  });

  test('an illegal action and a wrong result are named', () => {
    const [first, ...rest] = record.actions;
    expect(first).toBeDefined();
    expect(replay({ ...record, actions: rest })).toMatchObject({ ok: false, error: { path: 'actions/0' } });
    expect(replay({ ...record, result: [0, 0] })).toMatchObject({
      ok: false,
      error: { code: 'wrong-result' },
    });
  });
});
