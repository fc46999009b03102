import { expect, test } from '@playwright/test';

test('the game opens with its title', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Mahjong Fortress' })).toBeVisible();
});

test('the editor shows an empty drawing', async ({ page }) => {
  await page.goto('/editor/');
  await expect(page.getByRole('grid', { name: 'Drawing' })).toBeVisible();
});
