/** A fortress that somebody sends is not lost when another one is chosen. */
import { layoutById, makeShareCode } from '@mahjong-fortress/layouts-schema';
import { expect, test } from '@playwright/test';
import { GamePage } from './pages/game-page.ts';

test('a fortress from a link stays with the received ones until it is kept', async ({ page }) => {
  const castle = layoutById('castle');
  if (!castle) throw new Error('no castle');
  const game = new GamePage(page);
  const source = (name: string) =>
    page.getByRole('group', { name: 'Fortress' }).getByRole('button', { name });
  await page.goto(`/#fortress=${makeShareCode({ ...castle, name: 'From Ann' })}`);
  await expect(source('Received')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('figure').getByText('From Ann')).toBeVisible();
  await source('Built in').click();
  await page.locator('.layout-choice[aria-pressed=false]').first().click();

  await page.goto('/');
  await page.reload();
  await game.button('New game…').click();
  await source('Received').click();
  await page.getByRole('button', { name: 'From Ann' }).click();
  await expect(page.getByRole('link', { name: 'Edit a copy' })).toHaveAttribute(
    'href',
    /editor\/#fortress=1/,
  );
  await page.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(source('My own')).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('checkbox', { name: /other/ }).check();
  await expect(page.getByRole('button', { name: 'From Ann' })).toBeVisible();
});
