import { expect, test } from '@playwright/test';

test('the game shows a fortress of 116 tiles', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('#table canvas')).toHaveAttribute('data-tiles', '116');
});

test('the editor shows the first fortress', async ({ page }) => {
  await page.goto('/editor/');
  await expect(page.getByText('116 of 116 tiles')).toBeVisible();
});
