import { expect, test } from '@playwright/test';
import { GamePage } from './pages/game-page.ts';

test('the switch for developers shows the charts as they run, and nobody else sees them', async ({
  page,
}) => {
  const game = new GamePage(page);
  await game.open({ address: '/?charts' });
  const charts = page.getByRole('complementary', { name: 'Statecharts' });
  await expect(charts).toContainText('No match is running.');
  await game.startSeeded('charts');
  const active = charts.locator('li[data-active]');
  await expect(active.filter({ hasText: /^waiting$/ })).toBeVisible();
  await expect(active.filter({ hasText: /^chooseAction$/ })).toBeVisible();
  await game.takeFirst('shrine');
  await expect(active.filter({ hasText: /^place$/ })).toBeVisible();
  await expect(active.filter({ hasText: /^chooseAction$/ })).toBeHidden();

  await page.goto('about:blank');
  await game.open();
  await expect(game.button(/^Continue/)).toBeVisible();
  await expect(charts).toBeHidden();
});
