import { expect, test } from '@playwright/test';

test('the game opens with its title', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Mahjong Fortress' })).toBeVisible();
});

test('the editor shows the first fortress', async ({ page }) => {
  await page.goto('/editor/');
  await expect(page.getByText('116 of 116 tiles')).toBeVisible();
});
