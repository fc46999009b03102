/** A fortress that somebody sends is not lost when another one is chosen. */
import { fileURLToPath } from 'node:url';
import { layoutById, makeShareCode } from '@mahjong-fortress/layouts-schema';
import { expect, test } from '@playwright/test';
import { troublesOf } from './pages/console.ts';
import { GamePage } from './pages/game-page.ts';

test('a fortress from a link stays with the received ones until it is kept', async ({ page }) => {
  const castle = layoutById('castle');
  if (!castle) throw new Error('no castle');
  const game = new GamePage(page);
  const troubles = troublesOf(page);
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
  // Without a server nobody offers what can't be had, and nobody asks for it.
  await expect(source('Gallery')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Publish' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(source('My own')).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('checkbox', { name: /other/ }).check();
  await expect(page.getByRole('button', { name: 'From Ann' })).toBeVisible();
  expect(troubles).toEqual([]);
});

test('so does one from a file, and the menu at the table has it in hand', async ({ page }) => {
  const file = new URL('../../packages/layouts-schema/fixtures/valid/first-hill.json', import.meta.url);
  const game = new GamePage(page);
  const troubles = troublesOf(page);
  await game.open({ address: '/#/new' });
  const source = page.getByRole('group', { name: 'Fortress' }).getByRole('button', { name: 'Received' });
  await expect(source).toHaveCount(0);
  await page.getByLabel('Open a file…').setInputFiles(fileURLToPath(file));
  await expect(source).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('figure').getByText('First Hill')).toBeVisible();

  await page.goto('/');
  await game.button('New game…').click();
  await source.click();
  await page.getByRole('button', { name: 'First Hill' }).click();
  await game.button('Play').click();
  await expect(game.task).toBeVisible();
  await page.getByLabel('Menu').click();
  await game.button('This fortress').click();
  const sheet = page.getByRole('dialog', { name: 'First Hill' });
  await expect(sheet.getByRole('link', { name: 'Edit a copy' })).toHaveAttribute(
    'href',
    /editor\/#fortress=1/,
  );
  // Where the clipboard is closed, the link itself is there to be copied.
  await sheet.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(sheet.getByRole('status')).toHaveText(/^Link copied|\/#fortress=1/);
  await expect(sheet.getByRole('link', { name: 'Publish' })).toHaveCount(0);
  await sheet.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(sheet.getByRole('status')).toHaveText('Saved to My own.');
  expect(troubles).toEqual([]);
});
