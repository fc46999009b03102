import { memoryVault } from '@mahjong-fortress/base/vault';
import { gameNow, HUMAN, recordAt, withAction } from '@mahjong-fortress/match';
import { legalActions, towers } from '@mahjong-fortress/towers';
import { expect, test } from 'vitest';
import { parseCounted } from '../../storage/counted-game.ts';
import { makeCountedTowers, readCountedTowers } from '../../storage/counted-towers.ts';
import { dailyResults } from '../../storage/daily.ts';
import { saveKey, wrapped } from '../../storage/saves.ts';
import { readStatistics } from '../../storage/statistics.ts';
import { dailyTowers } from '../session/daily.ts';
import { dealTowers, quickTowers, type TowersChoice, type TowersPlayed } from '../session/new-game.ts';
import { towersRecord } from '../session/record.ts';
import { bestPoints } from './bests.ts';
import { countKeptTowers, countTowers } from './count.ts';

/** Ends every turn at once, unless something else has to be done. */
function finished(choice: TowersChoice): TowersPlayed {
  const deal = dealTowers(choice);
  if (!deal.ok) throw new Error(deal.error.message);
  let { match } = deal.value;
  while (gameNow(match).stage !== 'over') {
    const legal = legalActions(gameNow(match));
    const action = legal.find(({ type }) => type === 'end') ?? legal[0];
    const played = action && withAction(towers, match, action);
    if (!played?.ok) throw new Error('the game got stuck');
    match = played.value;
  }
  const { actions } = match;
  return { match, record: recordAt(towers, deal.value.record, { actions, game: gameNow(match) }) };
}

const NOON = new Date(2026, 10, 18, 12).getTime();
const QUICK = finished({ ...quickTowers('pupil'), seed: 'a', variant: 'own' });
const DAY = finished(dailyTowers('2026-11-18'));

test('a game of Towers is counted as one of Towers, an end that was reached twice once', () => {
  const vault = memoryVault();
  countTowers(vault, { id: 'b', endedAt: NOON + 1, played: QUICK });
  countTowers(vault, { id: 'b', endedAt: NOON + 1, played: QUICK });
  countTowers(vault, { id: 'a', endedAt: NOON, played: DAY });
  const games = readCountedTowers(vault);
  expect(games).toMatchObject([
    {
      id: 'a',
      variant: 'basic',
      against: ['apprentice'],
      details: { on: '2026-11-18', daily: '2026-11-18' },
    },
    { id: 'b', variant: 'own', against: ['pupil'] },
  ]);
  expect(bestPoints(games, 'own', 2)).toBe(games[1]?.score);
  expect(bestPoints(games, 'own', 3)).toBeUndefined();
  expect([...dailyResults(games).keys()]).toEqual(['2026-11-18']);
  // The first game's statistics know nothing of it, whatever version reads them.
  expect(readStatistics(vault)).toEqual([]);
  expect(parseCounted('b', vault.read('counted/b'))).toBeUndefined();
});

test('among several people at one device it is nobody’s own; at a table of a server it is, whose seat it was', () => {
  const vault = memoryVault();
  const { seats } = quickTowers('pupil');
  const two = finished({ ...quickTowers('pupil'), seats: seats.map((seat) => ({ ...seat, sitter: HUMAN })) });
  countTowers(vault, { id: 'here', endedAt: NOON, played: two });
  expect(readCountedTowers(vault)).toEqual([]);
  countTowers(vault, { id: 'there', endedAt: NOON, played: two, seat: 1 });
  const [game] = readCountedTowers(vault);
  expect(game).toMatchObject({ id: 'there', against: [HUMAN], score: gameNow(two.match).players[1]?.points });
});

test('a game that is not over is none', () => {
  const vault = memoryVault();
  const deal = dealTowers(quickTowers('pupil'));
  if (deal.ok) countTowers(vault, { id: 'begun', endedAt: NOON, played: deal.value });
  expect(vault.keys()).toEqual([]);
});

test('games that an older version did not count are found again in what is kept', () => {
  const vault = memoryVault();
  void vault.update(saveKey('old'), () => wrapped(NOON, towersRecord(QUICK.record)));
  countKeptTowers(vault);
  expect(readCountedTowers(vault).map(({ id }) => id)).toEqual(['old']);
});

test('only the game of the day is of the day: the same seed with another opponent is not', () => {
  const vault = memoryVault();
  const typed = finished({ ...quickTowers('pupil'), seed: dailyTowers('2026-11-18').seed });
  countTowers(vault, { id: 'typed', endedAt: NOON, played: typed });
  expect(readCountedTowers(vault)[0]?.details.daily).toBeUndefined();
});

test.each(['', '{', 'null', '{"version":2,"game":"towers"}', '{"version":2,"game":"towers","variant":"x"}'])(
  'what is broken costs nothing else: %s',
  (text) => {
    const vault = memoryVault();
    countTowers(vault, { id: 'good', endedAt: NOON, played: QUICK });
    void vault.update('counted/bad', () => text);
    const [good] = readCountedTowers(vault);
    expect(readCountedTowers(vault).length).toBe(1);
    expect(good && makeCountedTowers(good)).toBe(vault.read('counted/good'));
  },
);
