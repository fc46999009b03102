import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page, test } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { GamePage } from './pages/game-page.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe objects to on the page as it stands. */
async function objections(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const results = await page.evaluate(() =>
    (window as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run(),
  );
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

test('axe objects to nothing on any screen', async ({ page }) => {
  test.setTimeout(90_000);
  const game = new GamePage(page);
  await game.open();
  expect(await objections(page), 'title').toEqual([]);
  for (const name of ['How to play', 'Settings', 'Statistics', 'Daily fortress', 'Watch a game…']) {
    await game.button(name).click();
    expect(await objections(page), name).toEqual([]);
    await page.keyboard.press('Escape');
  }
  await game.button('New game…').click();
  for (const tab of await page.getByRole('button', { name: 'Chosen' }).all()) await tab.click();
  expect(await objections(page), 'new game').toEqual([]);
  await page.getByRole('checkbox', { name: 'Spirit of Wind' }).check();
  await page.getByRole('checkbox', { name: 'Dragon of Harmony' }).check();
  await game.button('Play').click();
  await game.legal();
  expect(await objections(page), 'table').toEqual([]);
  await game.button('Spirit of Wind').click();
  expect(await objections(page), 'cards').toEqual([]);
});
