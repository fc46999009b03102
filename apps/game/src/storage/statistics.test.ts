import { memoryVault } from '@mahjong-fortress/base/vault';
import { gameNow, HUMAN, recordAt, withAction } from '@mahjong-fortress/match';
import { legalActions, mahjongFortress } from '@mahjong-fortress/rules';
import { describe, expect, test } from 'vitest';
import { dailyGame, dealOf, type NewGame, quickGame } from '../session/new-game.ts';
import type { PlayedGame } from '../session/played-game.ts';
import { makeSave, saveKey } from './saves.ts';
import { countGame, countKeptGames, readStatistics } from './statistics.ts';

function finished(choice: NewGame): PlayedGame {
  const deal = dealOf(choice, 'en');
  if (!deal.ok) throw new Error(deal.error.message);
  let { match } = deal.value;
  while (!gameNow(match).over) {
    const [action] = legalActions(gameNow(match));
    const played = action && withAction(mahjongFortress, match, action);
    if (!played?.ok) throw new Error('the game got stuck');
    match = played.value;
  }
  const { actions } = match;
  return { match, record: recordAt(mahjongFortress, deal.value.record, { actions, game: gameNow(match) }) };
}

const QUICK = finished({ ...quickGame(), seed: 'a' });
const DAILY = finished(dailyGame('2026-11-18'));
const NOON = new Date(2026, 10, 18, 12).getTime();

/** As the first version left it, in two languages. */
const FIRST_VERSION =
  '[{"layout":"Castle","against":"novice novice","score":41,"won":true},{"id":"m1-abc","layout":"Замок","against":"","score":57,"won":false,"rank":"golden-dragon"}]';

describe('counting', () => {
  test('every finished game, an end that was reached twice only once', () => {
    const vault = memoryVault();
    countGame(vault, { ...QUICK, id: 'one', endedAt: NOON });
    countGame(vault, { ...DAILY, id: 'two', endedAt: NOON + 1 });
    countGame(vault, { ...QUICK, id: 'one', endedAt: NOON + 2 });
    expect(readStatistics(vault).map(({ id }) => id)).toEqual(['two', 'one']);
  });

  test('what it was played on, against whom, with what, and when', () => {
    const vault = memoryVault();
    countGame(vault, { ...QUICK, id: 'one', endedAt: NOON });
    expect(readStatistics(vault)).toMatchObject([
      { fortress: { id: 'standard-2' }, against: ['apprentice'], details: { on: '2026-11-18', spirits: [] } },
    ]);
  });

  test('a game among several people is theirs alone, and one that is not over is none', () => {
    const vault = memoryVault();
    const { seats } = quickGame();
    const two = finished({ ...quickGame(), seats: seats.map((seat) => ({ ...seat, sitter: HUMAN })) });
    countGame(vault, { ...two, id: 'two', endedAt: NOON });
    const deal = dealOf(quickGame(), 'en');
    if (deal.ok) countGame(vault, { ...deal.value, id: 'begun', endedAt: NOON });
    expect(readStatistics(vault)).toEqual([]);
  });

  test('the fortress of the day, but not every game with its seed', () => {
    const vault = memoryVault();
    countGame(vault, { ...DAILY, id: 'day', endedAt: NOON });
    const typed = finished({ ...quickGame(), seed: 'daily 2026-11-18' });
    countGame(vault, { ...typed, id: 'typed', endedAt: NOON + 1 });
    expect(readStatistics(vault).map(({ details }) => details?.daily)).toEqual(['2026-11-18', undefined]);
  });
});

describe('the first version', () => {
  test('is read as it was left', () => {
    const vault = memoryVault();
    void vault.update('statistics', () => FIRST_VERSION);
    expect(readStatistics(vault)).toEqual([
      { fortress: { id: 'castle' }, against: ['novice', 'novice'], score: 41, won: true },
      { id: 'm1-abc', fortress: { id: 'castle' }, against: [], score: 57, won: false, rank: 'golden-dragon' },
    ]);
  });

  test('may still be written by an old tab; a game that both counted is one', () => {
    const vault = memoryVault();
    void vault.update('statistics', () => FIRST_VERSION);
    countGame(vault, { ...QUICK, id: 'm1-abc', endedAt: NOON });
    expect(vault.read('statistics')).toBe(FIRST_VERSION);
    expect(readStatistics(vault).map(({ id }) => id)).toEqual([undefined, 'm1-abc']);
  });

  test('what it counted is found again in games that are kept', () => {
    const vault = memoryVault();
    void vault.update('statistics', () => FIRST_VERSION);
    void vault.update(saveKey('m1-abc'), () =>
      makeSave({ id: 'm1-abc', savedAt: NOON, record: DAILY.record }),
    );
    countKeptGames(vault);
    const [, found] = readStatistics(vault);
    expect(found).toMatchObject({ id: 'm1-abc', details: { daily: '2026-11-18', on: '2026-11-18' } });
    // Looking twice finds nothing new.
    const text = vault.read('counted/m1-abc');
    countKeptGames(vault);
    expect(vault.read('counted/m1-abc')).toBe(text);
  });
});

describe('what is broken', () => {
  test.each(['', '{', '[]', 'null', '{"version":3}', '{"version":2}', '{"version":2,"score":1e999}'])(
    'costs nothing else: %s',
    (text) => {
      const vault = memoryVault();
      countGame(vault, { ...QUICK, id: 'good', endedAt: NOON });
      void vault.update('counted/bad', () => text);
      void vault.update('statistics', () => `[${JSON.stringify(text)},{"score":"many"}]`);
      expect(readStatistics(vault).map(({ id }) => id)).toEqual(['good']);
      expect(vault.read('counted/bad')).toBe(text);
    },
  );

  test('words that only a newer version knows are passed over', () => {
    const vault = memoryVault();
    countGame(vault, { ...QUICK, id: 'one', endedAt: NOON });
    void vault.update('counted/one', (text) => text?.replace('"achieved":[', '"achieved":["to-come",'));
    const [game] = readStatistics(vault);
    expect(game).toBeDefined();
    expect(game?.details?.achieved).not.toContain('to-come');
  });
});

test('two tabs that finish a game count both', () => {
  const vault = memoryVault();
  const other = memoryVault();
  // The other tab has written, and this one has not heard of it yet.
  countGame(other, { ...QUICK, id: 'there', endedAt: NOON });
  countGame({ ...vault, update: other.update }, { ...DAILY, id: 'here', endedAt: NOON + 1 });
  expect(readStatistics(other).map(({ id }) => id)).toEqual(['there', 'here']);
});
