/** Collections of fortresses on other sites: each is asked by itself, in the editor and in the game. */
import { readFileSync } from 'node:fs';
import { type BrowserContext, expect, type Route, test } from '@playwright/test';
import { EditorPage } from './pages/editor.ts';
import { GamePage } from './pages/game-page.ts';

const HILL = readFileSync(
  new URL('../../packages/layouts-schema/fixtures/valid/first-hill.json', import.meta.url),
  'utf8',
);
const QUICK = 'https://quick.test/index.json';
const SECOND = 'https://second.test/index.json';
const SILENT = 'https://silent.test/index.json';

function entry(name: string) {
  return { id: name, name, players: [2], tiers: [60], file: `${name}.json` };
}

function answer(route: Route, body: string): Promise<void> {
  const headers = { 'access-control-allow-origin': '*' };
  return route.fulfill({ body, contentType: 'application/json', headers });
}

/** An index of the second version: thirty fortresses in one file, and an entry that is none. */
function secondIndex(): string {
  const { version, ...hill } = JSON.parse(HILL);
  const layouts = Array.from({ length: 30 }, (_, index) => ({
    ...hill,
    id: `second-${index}`,
    name: `Second ${index}`,
    players: [2],
    // Another shape each, or they would be the same fortress.
    rows: hill.rows.map((row: string) => `${row}${'0'.repeat(index % 14)}`),
  }));
  return JSON.stringify({ version: 2, title: 'Second Hills', later: true, layouts });
}

/** Three collections: one that answers, though not for one of its files, and one that is silent until it is woken. */
async function addCollections(context: BrowserContext): Promise<{ wake(): void }> {
  let isAwake = false;
  const hill = (name: string) => JSON.stringify({ ...JSON.parse(HILL), id: name, name, players: [2] });
  await context.route('https://*.test/**', async (route) => {
    const { hostname, pathname } = new URL(route.request().url());
    if (hostname === 'second.test') return answer(route, secondIndex());
    const isQuick = hostname === 'quick.test';
    if (pathname === '/stuck-hill.json' || !(isQuick || isAwake)) return;
    const names = isQuick ? ['stuck-hill', 'quick-hill'] : ['late-hill'];
    if (pathname === '/index.json')
      return answer(route, JSON.stringify({ version: 1, layouts: names.map(entry) }));
    return answer(route, hill(pathname.slice(1, -'.json'.length)));
  });
  await context.addInitScript(
    (sources) => {
      localStorage.setItem('mahjong-fortress/community-sources', sources);
    },
    JSON.stringify([SILENT, QUICK, SECOND]),
  );
  return {
    wake() {
      isAwake = true;
    },
  };
}

test('the editor shows what has come, says whom it waits for, and asks again', async ({ page, context }) => {
  const { wake } = await addCollections(context);
  const editor = new EditorPage(page);
  await editor.open();
  await editor.startWith('Community');
  const sheet = page.getByRole('dialog');
  const silent = sheet.locator('.collection').filter({ hasText: SILENT });
  const quick = sheet.locator('.collection').filter({ hasText: QUICK });
  await expect(sheet.getByRole('button', { name: /Butterfly/ })).toBeVisible();
  await expect(quick.getByRole('button', { name: /quick-hill/ })).toBeVisible();
  await expect(silent.getByRole('status')).toHaveText('Loading…');
  // The second version comes under its title, with everything in one file, page by page.
  const second = sheet.locator('.collection').filter({ hasText: 'Second Hills' });
  await expect(second.getByRole('button', { name: /Second \d/ })).toHaveCount(24);
  await second.getByRole('button', { name: 'Show more' }).click();
  await expect(second.getByRole('button', { name: /Second \d/ })).toHaveCount(30);

  await expect(silent.getByRole('alert')).toContainText('didn’t respond within 10 seconds');
  await expect(quick.getByRole('alert')).toContainText('1 fortress couldn’t be read.');
  wake();
  await silent.getByRole('button', { name: 'Try again' }).click();
  await silent.getByRole('button', { name: /late-hill/ }).click();
  await expect(page.getByRole('textbox', { name: 'Fortress name' })).toHaveValue('late-hill');
});

test('the game does, too', async ({ page, context }) => {
  const { wake } = await addCollections(context);
  const game = new GamePage(page);
  await game.open();
  await game.button('New game…').click();
  await game.button('Community').click();
  const news = page.locator('.collection-news').getByRole('listitem');
  const silent = news.filter({ hasText: SILENT });
  await expect(page.getByRole('button', { name: 'Butterfly' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'quick-hill' })).toBeVisible();
  await expect(silent).toContainText('Loading…');
  await page.getByRole('button', { name: 'Show more: Second Hills' }).click();
  await expect(page.getByRole('button', { name: 'Second 29' })).toBeVisible();
  await expect(news).toHaveCount(2);

  await expect(silent).toContainText('didn’t respond within 10 seconds');
  await expect(news.filter({ hasText: QUICK })).toContainText('1 fortress couldn’t be read.');
  wake();
  await silent.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'late-hill' })).toBeVisible();
  await expect(silent).toHaveCount(0);
  await page.getByRole('button', { name: 'late-hill' }).click();
  await game.button('Play').click();
  await expect(game.task).toBeVisible();
});
