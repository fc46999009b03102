import { makeRecord, openRecord } from '@mahjong-fortress/match';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  boardsOf,
  DRAGON_IDS,
  dragonsFor,
  legalActions,
  mahjongFortress,
  makeAction,
  makePosition,
  PLAYER_COUNTS,
  parseAction,
  parsePosition,
  type Setup,
  SPIRIT_IDS,
  unseenTiles,
  viewFor,
} from '../src/index.ts';
import { LAYOUTS } from './builders.ts';
import { dealt, type FortressRecord, randomRecord, randomSteps } from './random-games.ts';

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
    expect(parsePosition(text)).toMatchObject({ ok: false, error: { code: 'not-a-game' } });
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

const textOf = (record: FortressRecord) => JSON.stringify(makeRecord(mahjongFortress, record));
const open = (record: FortressRecord, options = {}) => openRecord(mahjongFortress, textOf(record), options);

describe('records', () => {
  test('record → game → record is the identity', () => {
    fc.assert(
      fc.property(anySetup, (setup) => {
        const record = randomRecord(setup);
        const opened = open(record);
        if (!opened.ok) return expect.fail(opened.error.message);
        expect(textOf(opened.value.record)).toBe(textOf(record));
        const states = [...randomSteps(setup)].map(({ after }) => after);
        expect(opened.value.match.games.slice(1)).toEqual(states);
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
    const opened = open(randomRecord(setup));
    if (!opened.ok) return expect.fail(opened.error.message);
    const states = [...randomSteps(setup)].map(({ after }) => after);
    expect(opened.value.match.games).toEqual([dealt(setup), ...states]);
  });

  const record = randomRecord({ layout: LAYOUTS.hill, seed: 'undo', players: 2 });

  test('who sat where and which fortress it was come back', () => {
    const seats = [
      { name: 'Ann', level: 'human', colour: 'winter' },
      { level: 'novice', colour: 'spring' },
    ];
    const fortress = { id: 'hill', version: 3, name: 'The hill' };
    const opened = open({ ...record, setup: { ...record.setup, fortress }, seats });
    expect(opened).toMatchObject({ ok: true, value: { record: { seats, setup: { fortress } } } });
  });

  test('a replay can stop early', () => {
    const stopped = open(record, { upTo: 5 });
    expect(stopped.ok && stopped.value.match.games.length).toBe(6);
  });

  test('an action reveals something exactly where fewer tiles are unseen after it', () => {
    const opened = open(record);
    if (!opened.ok) return expect.fail(opened.error.message);
    const { games, events } = opened.value.match;
    const unseen = games.map((game) => unseenTiles(viewFor(game, 0)).length);
    for (const [index, list] of events.entries()) {
      const before = unseen[index] ?? 0;
      expect(mahjongFortress.reveals(list)).toBe((unseen[index + 1] ?? 0) < before);
    }
  });

  test('an illegal action and a wrong result are named', () => {
    const [first, ...rest] = record.actions;
    expect(first).toBeDefined();
    expect(open({ ...record, actions: rest })).toMatchObject({ ok: false, error: { path: 'actions/0' } });
    expect(open({ ...record, result: [0, 0] })).toMatchObject({
      ok: false,
      error: { code: 'wrong-result' },
    });
  });
});
