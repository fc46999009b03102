import { memoryVault } from '@mahjong-fortress/base/vault';
import { mahjongFortress } from '@mahjong-fortress/rules';
import { expect, test } from 'vitest';
import { friendsGame, quickGame } from '../session/new-game.ts';
import { FAR_PACES, isSamePace, REALMS, readFarChoice, writeFarChoice } from './far-choice.ts';
import { newTable } from './new-table.ts';

const FAR = readFarChoice(memoryVault());

test('who sits here is the host, other people may come, computers are there', () => {
  const { seats } = friendsGame();
  const [human] = seats;
  const [, computer] = quickGame('master').seats;
  if (!human || !computer) throw new Error('two seats');
  const asked = newTable({ ...friendsGame(), seats: [computer, human, human] }, FAR, 'en');
  expect(asked.ok && asked.value.seats).toEqual([
    { type: 'computer', level: 'master' },
    { type: 'host' },
    { type: 'open' },
  ]);
});

test('everything is drawn but the deal, which nobody here may know', () => {
  const spirits = { mode: 'random', count: 2, chosen: [] } as const;
  const realm = { columns: 5, rows: 4 };
  const asked = newTable({ ...friendsGame(), spirits }, { ...FAR, realm }, 'en');
  const setup = mahjongFortress.parseSetup(asked.ok && asked.value.setup, 2);
  expect(setup).toMatchObject({ ok: true, value: { seed: '', realm, players: 2 } });
  expect(setup.ok && setup.value.spirits).toHaveLength(2);
});

test('what was chosen is there again, nonsense is not', () => {
  const vault = memoryVault();
  const choice = {
    isFar: false,
    game: 'towers' as const,
    pace: FAR_PACES.slow[1] ?? FAR.pace,
    isPublic: true,
    isRated: true,
    realm: REALMS[2] ?? FAR.realm,
  };
  writeFarChoice(vault, choice);
  expect(readFarChoice(vault)).toEqual(choice);
  void vault.update('sheet/far', () => '{"pace":{"type":"never"},"realm":{"columns":99}}');
  expect(readFarChoice(vault)).toEqual(FAR);
});

test('a pace is the same in whatever order it is told', () => {
  expect(
    isSamePace({ type: 'live', bank: 300, increment: 10 }, { increment: 10, bank: 300, type: 'live' }),
  ).toBe(true);
  expect(isSamePace({ type: 'slow', days: 1 }, { type: 'slow', days: 3 })).toBe(false);
  expect(isSamePace({ type: 'untimed' }, { type: 'slow', days: 3 })).toBe(false);
});
