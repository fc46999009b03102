import { readFileSync } from 'node:fs';
import { randomFromSeed } from '@mahjong-fortress/base/random';
import { gameNow, withAction } from '@mahjong-fortress/match';
import { isIngenuityTurn, legalActions, mahjongFortress, scoreOf } from '@mahjong-fortress/rules';
import { expect, test } from '@playwright/test';
import { dailyGame, dealOf } from '../../apps/game/src/session/new-game.ts';
import { objections } from './pages/axe.ts';
import { GamePage } from './pages/game-page.ts';
import { type FortressRecord, plainChoice } from './pages/game-records.ts';

/** Noon of a day, far from every midnight. */
const TODAY = '2026-11-18';
const NOON = new Date(`${TODAY}T12:00:00Z`);

/** The fortress of a day, played by the plain player to its end. */
function dailyRecord(date: string): FortressRecord {
  const deal = dealOf(dailyGame(date), 'en');
  if (!deal.ok) throw new Error(deal.error.message);
  const random = randomFromSeed(date);
  let { match } = deal.value;
  while (!gameNow(match).over) {
    const game = gameNow(match);
    const [only] = legalActions(game);
    const action = isIngenuityTurn(game) && only ? only : plainChoice(game, random);
    const played = withAction(mahjongFortress, match, action);
    if (!played.ok) throw new Error(played.error.reason);
    match = played.value;
  }
  return { ...deal.value.record, actions: match.actions, result: [scoreOf(gameNow(match), 0).total] };
}

test.use({ timezoneId: 'UTC', permissions: ['clipboard-read', 'clipboard-write'] });

test('the fortress of the day is counted: its rank, what was achieved, the calendar, statistics', async ({
  page,
}) => {
  const record = dailyRecord(TODAY);
  const points = record.result?.[0] ?? 0;
  await page.clock.setFixedTime(NOON);
  const game = new GamePage(page);
  // Kept by a version that counted less: what it was is found again.
  await game.open({ address: '/#/saves', saved: record, savedAt: NOON.getTime() });
  await game.button('Final score').click();
  await game.expectFinalScore();
  // Alone nobody wins, but a rank tells how good it was.
  const left = String(points - 15).replace('-', '−');
  await expect(page.getByText(`${points} − 15 = ${left}`)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Ranks' }).locator('[aria-current]')).toHaveCount(1);
  await expect(page.getByText(/^\d+ VP short of /)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Achieved in this game' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'First set' })).toBeVisible();
  expect(await objections(page)).toEqual([]);
  // A picture to share, painted in the browser.
  await game.button('Picture to share').click();
  const picture = page.getByRole('img', { name: 'A picture of this game to share' });
  await expect(picture).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save picture' }).click();
  const file = readFileSync(await (await download).path());
  expect(file.subarray(1, 4).toString()).toBe('PNG');
  expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1600, 840]);
  await game.button('Copy picture').click();
  await expect(game.button('Copied')).toBeVisible();
  await page.keyboard.press('Escape');
  await game.button('Main menu').click();

  await game.button('Daily game').click();
  await expect(page.getByText('1 day in a row')).toBeVisible();
  await expect(page.locator('td[aria-current=date]')).toContainText(`18${points}`);
  expect(await objections(page)).toEqual([]);
  await game.button('Earlier month').click();
  await expect(page.getByText('October 2026')).toBeVisible();
  await page.keyboard.press('Escape');

  await game.button('Statistics').click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('img', { name: 'Points, game by game' })).toBeVisible();
  await expect(sheet.getByRole('row', { name: /^Dragon of Ingenuity 1 –/ })).toBeVisible();
  expect(await objections(page)).toEqual([]);
  await game.button('By card').click();
  await expect(sheet.getByRole('rowheader', { name: /^Spirit of/ })).toHaveCount(1);
  await game.button('Bests').click();
  await expect(sheet.getByRole('cell', { name: String(points - 15), exact: true })).toBeVisible();
  await game.button('Achievements').click();
  await expect(sheet.getByRole('listitem')).toHaveCount(24);
  expect(await objections(page)).toEqual([]);
  await page.keyboard.press('Escape');

  // What to do better is told where the next one is begun.
  await game.button('Solo').click();
  const best = page.locator('.best-rank');
  await expect(best).toContainText(`${points} − 15 = ${left}`);
  await expect(best).toContainText(`${40 - (points - 15)} VP short of Student`);
});
