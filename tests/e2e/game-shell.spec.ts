import { readFileSync } from 'node:fs';
import {
  BUNDLED_LAYOUTS,
  exportMah,
  type Layout,
  layoutById,
  makeShareCode,
} from '@mahjong-fortress/layouts-schema';
import { expect, test } from '@playwright/test';
import { EditorPage } from './pages/editor.ts';
import { GamePage } from './pages/game-page.ts';
import { findMoment } from './pages/game-records.ts';

const PYRAMID = new URL('../../packages/layouts-schema/fixtures/import/pyramid.mah', import.meta.url);

test('one click from the title starts a game against a computer', async ({ page }) => {
  const game = new GamePage(page);
  await game.open();
  await game.button(/^Play/).click();
  await expect(game.task).toContainText('Take a first tile');
  await expect(page.getByRole('list', { name: 'Players' }).getByRole('listitem')).toHaveCount(2);
});

test('the language switches at once, in the middle of a game', async ({ page }) => {
  const game = new GamePage(page);
  await game.open();
  await game.startSeeded('words');
  await page.getByLabel('Menu').click();
  await game.button('Settings').click();
  await game.button('Русский').click();
  await page.keyboard.press('Escape');
  await expect(game.task).toContainText('Возьмите первую кость');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Крепость Маджонг' })).toBeVisible();
});

test.describe('in a Russian browser', () => {
  test.use({ locale: 'ru-RU' });

  test('the game speaks Russian from the first screen on', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('button', { name: /^Играть/ })).toBeVisible();
  });
});

test('a link to a fortress opens it for a new game, in a fresh profile', async ({ page }) => {
  const castle = layoutById('castle');
  if (!castle) throw new Error('the castle is missing');
  const game = new GamePage(page);
  await game.open({ address: `/#fortress=${makeShareCode(castle)}` });
  await expect(page.locator('.layout-chosen')).toContainText('Castle');
  await expect(page.getByLabel('Who plays as player 3')).toBeVisible();
  await game.button('Play').click();
  await expect(game.task).toContainText('Take a first tile');
});

test('a fortress drawn in the editor is chosen from the list and played', async ({ page }) => {
  test.setTimeout(60_000);
  const editor = new EditorPage(page);
  await editor.open();
  await editor.openBundled('Barracks');
  await page.getByRole('textbox', { name: 'Fortress name' }).fill('Home made');
  const drawn = await editor.shape();
  const game = new GamePage(page);
  await game.open();
  await game.startSeeded('home', async () => {
    await page.getByRole('group', { name: 'Fortress' }).getByRole('button', { name: 'My own' }).click();
    await game.button('Home made').click();
    await expect(page.locator('.layout-chosen')).toContainText('Home made');
  });
  const { fortress } = await game.game();
  const dealt = Array.from({ length: fortress.rows }, (_, row) => {
    const from = row * fortress.columns;
    return fortress.stacks.slice(from, from + fortress.columns).map(({ length }) => length);
  });
  expect(dealt.map((heights) => heights.join('')).filter((digits) => /[1-9]/.test(digits))).toEqual(drawn);
  await game.takeFirst('discard');
  expect(await game.legal()).not.toEqual([]);
});

test('a second link in the same tab opens its fortress, too', async ({ page }) => {
  const game = new GamePage(page);
  const codeOf = (id: string) => {
    const layout = layoutById(id);
    if (!layout) throw new Error(`${id} is missing`);
    return makeShareCode(layout);
  };
  await game.open({ address: `/#fortress=${codeOf('castle')}` });
  await expect(page.locator('.layout-chosen')).toContainText('Castle');
  await page.evaluate((code) => {
    window.location.hash = `fortress=${code}`;
  }, codeOf('barracks'));
  await expect(page.locator('.layout-chosen')).toContainText('Barracks');
});

test('the number of cards is the one that will be dealt', async ({ page }) => {
  const game = new GamePage(page);
  await game.open();
  await game.button('New game…').click();
  const spirits = page.getByRole('group', { name: 'Spirits' }).first();
  await spirits.getByRole('button', { name: 'Random' }).click();
  await spirits.getByLabel('How many').fill('8');
  await spirits.getByRole('button', { name: 'Beginner' }).click();
  await expect(spirits.getByLabel('How many')).toHaveValue('4');
});

test('a list without fortresses says so, and a file can be chosen again', async ({ page }) => {
  const game = new GamePage(page);
  await game.open();
  await game.button('New game…').click();
  await game.button('My own').click();
  await expect(page.getByText('Nothing here yet.')).toBeVisible();
  const input = page.getByLabel('Open a file…');
  await input.setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from('{') });
  await expect(page.getByRole('alert')).toContainText('This fortress can’t be played');
  await expect(input).toHaveValue('');
});

test('of a file with many boards one is chosen, and what was changed about it is told', async ({ page }) => {
  const game = new GamePage(page);
  await game.open();
  await game.button('New game…').click();
  const chosen = page.locator('.layout-chosen');
  const input = page.getByLabel('Open a file…');
  const mah = (text: string) => ({ name: 'boards.mah', mimeType: '', buffer: Buffer.from(text) });
  const thirty = BUNDLED_LAYOUTS.flatMap((layout) => [layout, layout]);
  await input.setInputFiles(mah(exportMah([...thirty, { ...BUNDLED_LAYOUTS[0], rows: ['11'] } as Layout])));
  await expect(page.getByText('Choose a board from this file. 1 board couldn’t be used.')).toBeVisible();
  const cards = page.locator('.layout-list li');
  await expect(cards).toHaveCount(24);
  await game.button('Show more (6 left)').click();
  await expect(cards).toHaveCount(30);
  await page.locator('.layout-list').getByRole('button', { name: "Dragon's Head" }).last().click();
  await expect(chosen).toContainText("Dragon's Head");

  await input.setInputFiles(mah(readFileSync(PYRAMID, 'utf8')));
  await expect(chosen).toContainText('Pyramid');
  await expect(chosen).toContainText('16 tiles sat half a cell off');
  await expect(cards).toHaveCount(1);
  await game.button('Built in').click();
  await page.locator('.layout-list').getByRole('button').first().click();
  await expect(chosen).not.toContainText('half a cell off');

  const begun = JSON.stringify({ ...BUNDLED_LAYOUTS[0], rows: ['111'] });
  await input.setInputFiles({ name: 'begun.json', mimeType: '', buffer: Buffer.from(begun) });
  await expect(page.getByRole('alert')).toContainText('113');
});

test('a broken link says so and leaves a game that can be played', async ({ page }) => {
  const game = new GamePage(page);
  await game.open({ address: '/#fortress=not-a-fortress' });
  await expect(page.getByRole('alert')).toContainText('This fortress can’t be played');
  await game.button('Play').click();
  await expect(game.task).toContainText('Take a first tile');
});

test('alone against the Dragon of Ingenuity', async ({ page }) => {
  const game = new GamePage(page);
  await game.open();
  await game.startSeeded('alone', async () => {
    await page
      .getByRole('button', { name: /^Remove/ })
      .last()
      .click();
  });
  await game.takeFirst('discard');
  await game.legal();
  await game.button('Log').click();
  const log = page.getByRole('region', { name: 'Log' });
  await expect(log).toContainText('Dragon of Ingenuity takes');
  await expect(log.getByRole('button', { name: /^Why: / })).not.toHaveCount(0);
});

test('four cards lie in one row at the edge of every screen, with their names where there is room', async ({
  page,
}) => {
  const { reached } = findMoment(() => true, { spirits: ['beauty', 'faith', 'depths', 'wind'] });
  const game = new GamePage(page);
  await game.resume(reached, { plainBoard: false });
  const cards = page.getByRole('region', { name: 'Cards' });
  for (const { width, height, named } of [
    { width: 360, height: 640, named: false },
    { width: 768, height: 1024, named: false },
    { width: 1920, height: 1080, named: true },
  ]) {
    await page.setViewportSize({ width, height });
    const row = await cards.boundingBox();
    if (!row) throw new Error('no cards');
    expect(row.height, `at ${width}`).toBeLessThan(60);
    for (const card of await cards.getByRole('button').all()) {
      const box = await card.boundingBox();
      expect(box?.width, `at ${width}`).toBeGreaterThanOrEqual(24);
      expect((box?.x ?? 0) + (box?.width ?? 0), `at ${width}`).toBeLessThanOrEqual(row.x + row.width + 1);
    }
    const name = await cards.getByText('Spirit of Wind').boundingBox();
    if (!name) throw new Error('no name');
    expect(name.y + name.height / 2 < row.y + row.height, `a name at ${width}`).toBe(named);
  }
});
