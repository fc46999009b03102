import { describe, expect, test, vi } from 'vitest';
import {
  beginRecord,
  type GameRecord,
  gameNow,
  makeRecord,
  openRecord,
  readRecordHead,
  recordAt,
} from '../src/index.ts';
import { type DeckAction, deckGame } from './deck-game.ts';

const SEATS = [{ name: 'Ann', level: 'human', colour: 'red' }, { level: 'novice' }];
const SETUP = { seed: 'deck', players: 2 };

function begun() {
  const record = beginRecord(deckGame, SETUP, SEATS);
  if (!record.ok) throw new Error(record.error.message);
  return record.value;
}

function textOf(record: GameRecord<typeof SETUP, DeckAction>): string {
  return JSON.stringify(makeRecord(deckGame, record));
}

/** Everybody draws until the deck is empty. */
const WHOLE_GAME: readonly DeckAction[] = Array.from({ length: 12 }, (_, step) =>
  step % 3 === 2 ? 'burn' : 'draw',
);

function changed(key: string, value: unknown): string {
  return JSON.stringify({ ...JSON.parse(textOf(begun().record)), [key]: value });
}

describe('a record', () => {
  test('says which game it is, how it was set up, who sat where, and what was done', () => {
    expect(JSON.parse(textOf({ ...begun().record, actions: ['draw', 'pass'] }))).toEqual({
      format: 'mahjong-fortress-record',
      version: 2,
      game: 'deck',
      setup: { seed: 'deck' },
      seats: SEATS,
      actions: ['draw', 'pass'],
    });
  });

  test('opens as the game that it is, with everything it says', () => {
    const opened = openRecord(deckGame, textOf({ ...begun().record, actions: ['draw', 'pass'] }));
    if (!opened.ok) return expect.fail(opened.error.message);
    const { record, match } = opened.value;
    expect(record).toEqual({ setup: SETUP, seats: SEATS, actions: ['draw', 'pass'] });
    expect(match.games).toHaveLength(3);
    expect(match.events).toMatchObject([[{ type: 'drawn' }], [{ type: 'passed' }]]);
  });

  test('has a result as soon as its match is over, and loses it when that is taken back', () => {
    const opened = openRecord(deckGame, textOf({ ...begun().record, actions: WHOLE_GAME }));
    if (!opened.ok) return expect.fail(opened.error.message);
    const { record, match } = opened.value;
    const ended = recordAt(deckGame, record, { actions: WHOLE_GAME, game: gameNow(match) });
    expect(ended.result).toHaveLength(2);
    expect(openRecord(deckGame, textOf(ended))).toMatchObject({ ok: true });
    expect(recordAt(deckGame, ended, { actions: [], game: match.games[0] })).toEqual(begun().record);
  });

  test('keeps clocks as they came', () => {
    const clocks = { pace: 'days', left: [1, 2] };
    const opened = openRecord(deckGame, changed('clocks', clocks));
    expect(opened).toMatchObject({ ok: true, value: { record: { clocks } } });
    expect(opened.ok && JSON.parse(textOf(opened.value.record)).clocks).toEqual(clocks);
  });

  test('is listed without being dealt or played', () => {
    const rules = { ...deckGame, begin: vi.fn(deckGame.begin), play: vi.fn(deckGame.play) };
    const text = textOf({ ...begun().record, actions: WHOLE_GAME, result: [1, 2] });
    expect(readRecordHead(rules, JSON.parse(text))).toEqual({
      ok: true,
      value: { setup: SETUP, seats: SEATS, actions: WHOLE_GAME, result: [1, 2] },
    });
    expect(rules.begin).not.toHaveBeenCalled();
    expect(rules.play).not.toHaveBeenCalled();
  });

  test('can be opened up to where it is broken', () => {
    const text = changed('actions', ['draw', 'draw', 'pass']);
    expect(openRecord(deckGame, text)).toMatchObject({ ok: false, error: { path: 'actions/2' } });
    expect(openRecord(deckGame, text, { upTo: 2 })).toMatchObject({ ok: true });
  });

  test.each([
    ['another game', changed('game', 'chess'), 'other-game', 'game'],
    ['a version before games had names', changed('version', 1), 'wrong-version', 'version'],
    ['a setup that is none', changed('setup', 3), 'not-an-object', 'setup'],
    ['a setup that cannot be dealt', changed('seats', [{}, {}, {}, {}, {}]), 'players', 'setup/players'],
    ['a seat with a strange field', changed('seats', [{ age: 7 }]), 'unknown-field', 'seats/0/age'],
    ['an action that is none', changed('actions', ['fly']), 'unknown', 'actions/0'],
  ])('%s', (_, text, code, path) => {
    expect(openRecord(deckGame, text)).toMatchObject({ ok: false, error: { code, path } });
  });
});
