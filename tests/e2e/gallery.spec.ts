/** From a drawing to a fortress that strangers find, play, like and build on; with a real server and three browsers. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ru } from '@mahjong-fortress/words/gallery-screens/ru';
import { uk } from '@mahjong-fortress/words/gallery-screens/uk';
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { freePort } from '../../apps/server/test/support/ports.ts';
import { type ServerProcess, startServerProcess } from '../../apps/server/test/support/server-process.ts';
import { objections } from './pages/axe.ts';
import { troublesOf } from './pages/console.ts';
import { EditorPage } from './pages/editor.ts';
import { GamePage, withTestDoor } from './pages/game-page.ts';
import { type FortressRecord, findMoment, LOW_FORTRESS, LOW_LINK } from './pages/game-records.ts';
import { prepared } from './pages/prepared.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const data = mkdtempSync(path.join(tmpdir(), 'mahjong-fortress-gallery-'));
let server: ServerProcess;
const troubles: string[] = [];

test.beforeAll(async () => {
  server = await startServerProcess({ port: await freePort(), env: { DATA: await prepared(data) } });
});

test.afterAll(async () => {
  await server.kill('SIGTERM');
  rmSync(data, { recursive: true, force: true });
});

/** Somebody with a browser of their own. */
async function person(browser: Browser, device = {}): Promise<Page> {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    locale: 'en',
    baseURL: server.url,
    ...device,
  });
  const page = await context.newPage();
  troublesOf(page, troubles);
  return page;
}

/** Publishes the low fortress under a name, without looking at any page; its id. */
async function published(page: Page, name: string): Promise<string> {
  const layout = { version: 1, id: 'low', name, players: [2], licence: 'CC0-1.0', rows: LOW_FORTRESS };
  await page.request.post('/api/me', { data: { name: 'Somebody' } });
  const data = { cid: `intent-of-${name.replaceAll(' ', '-')}`, layout, visibility: 'public' };
  const answer = await page.request.post('/api/gallery', { data });
  expect(answer.status()).toBe(201);
  return (await answer.json()).id;
}

/** With the tab key alone, from wherever the focus is. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let presses = 0; presses < 200; presses++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(wanted).toBeFocused();
}

/** Which fortress of the gallery the game is kept as being played on. */
async function keptOn(game: GamePage): Promise<unknown> {
  await game.page.reload();
  await game.goOn();
  await expect.poll(() => game.read('steps')).toBeGreaterThan(0);
  return ((await game.read('record')) as FortressRecord).setup.fortress?.id;
}

function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

async function openPublishing(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Share', exact: true }).first().click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
}

test('drawn, published, found, played, liked and remixed', async ({ browser }) => {
  const author = await person(browser);
  const editor = new EditorPage(author);
  let id = '';

  await test.step('the author publishes it, by keyboard where it matters', async () => {
    await editor.open(LOW_LINK.slice(1));
    await author.getByLabel('Fortress name').fill('Wide Meadow');
    await openPublishing(author);
    const sheet = author.getByRole('dialog');
    const send = sheet.getByRole('button', { name: 'Publish', exact: true });
    await expect(send).toBeDisabled();
    await expect(sheet).toContainText('Choose a licence.');
    await sheet.getByLabel('Description', { exact: true }).fill('Low grass as far as you can see.');
    await sheet.getByRole('radio', { name: /CC BY-SA/ }).focus();
    await author.keyboard.press('Space');
    expect(await objections(author), 'the sheet for publishing').toEqual([]);
    await send.press('Enter');
    await expect(sheet).toContainText('Published. Anyone can find it now.');
    const href = await sheet.getByRole('link', { name: 'View in the gallery' }).getAttribute('href');
    id = href?.split('/f/')[1] ?? '';
    expect(id).toMatch(/^[a-z0-9]{12}$/);
  });

  await test.step('what is taken back is gone, and can be published again, all by keyboard', async () => {
    await author.getByRole('button', { name: 'Undo publishing' }).press('Enter');
    const send = author.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true });
    await expect(send).toBeEnabled();
    await author
      .getByRole('dialog')
      .getByRole('radio', { name: /Only me/ })
      .focus();
    // Up from the last of three: who has the link.
    await author.keyboard.press('ArrowUp');
    await expect(author.getByRole('radio', { name: /Anyone with the link/ })).toBeChecked();
    await send.press('Enter');
    const link = author.getByRole('link', { name: 'View in the gallery' });
    await expect(link).toBeVisible();
    id = (await link.getAttribute('href'))?.split('/f/')[1] ?? '';
    await author.keyboard.press('Escape');
  });

  await test.step('the author still has it in hand: who sees it, and a new version', async () => {
    await openPublishing(author);
    const sheet = author.getByRole('dialog');
    await expect(sheet.getByRole('button', { name: 'Undo publishing' })).toBeVisible();
    await sheet.getByLabel('What’s new').fill('Named for what it is.');
    await sheet.getByRole('button', { name: 'Publish a new version' }).click();
    await expect(sheet).toContainText('Nothing has changed since the last version.');
    // Browsers log every refusal.
    for (const trouble of troubles.splice(0)) expect(trouble).toContain('409');
    await sheet.getByLabel('Description', { exact: true }).fill('Low grass as far as the eye can see.');
    await sheet.getByRole('button', { name: 'Publish a new version' }).click();
    await sheet.getByRole('button', { name: 'My publications' }).press('Enter');
    const mine = author.getByRole('dialog', { name: 'My publications' });
    await expect(mine.getByRole('listitem')).toHaveCount(1);
    const visibility = mine.getByLabel('Who can see it');
    await expect(visibility).toHaveValue('unlisted');
    await visibility.selectOption('public');
    await expect(mine).toContainText('Changed. Who can see it: Everyone');
    expect(await objections(author), 'what is one’s own').toEqual([]);
    await mine.getByRole('button', { name: 'Edit' }).press('Enter');
    await expect(author.getByLabel('Fortress name')).toHaveValue('Wide Meadow');
    await expect
      .poll(async () => (await (await author.request.get(`/api/gallery/${id}`)).json()) as object)
      .toMatchObject({ version: 2, visibility: 'public', note: 'Named for what it is.' });
  });

  const reader = await person(browser, PHONE);
  const game = new GamePage(reader);

  await test.step('a stranger with a phone finds it in the game, with a slip of the pen', async () => {
    await game.open({ address: '/#/new' });
    await game.button('Gallery').click();
    await reader.getByRole('searchbox').fill('wide medow');
    const choice = reader.locator('.layout-choice', { hasText: 'Wide Meadow' });
    await choice.click();
    await expect(choice).toHaveAttribute('aria-pressed', 'true');
    await expect(reader.getByRole('link', { name: 'Remix' })).toBeVisible();
    const like = reader.getByRole('button', { name: 'Like', exact: true });
    await like.click();
    await reader.getByRole('button', { name: 'Liked' }).click();
    await expect(like).toHaveAttribute('aria-pressed', 'false');
    await reader.getByText('More filters').click();
    await reader.getByLabel('Symmetry').selectOption('none');
    await expect(choice).toHaveCount(0);
    await reader.getByLabel('Symmetry').selectOption('');
    await reader.getByLabel('Licence').selectOption('CC-BY-SA-4.0');
    await expect(choice).toBeVisible();
    expect(await objections(reader), 'the gallery on the sheet').toEqual([]);
  });

  await test.step('plays it; what is kept of the game says where it is from', async () => {
    await game.button('Play').click();
    const [take = ''] = await game.legal();
    await game.doOnGrids(take);
    expect(await keptOn(game)).toBe(id);
  });

  await test.step('at the end likes it, once', async () => {
    const { reached } = findMoment((_, { over }) => over, {
      fortress: { id, name: 'Wide Meadow' },
      layout: LOW_FORTRESS,
    });
    const table = await reader.context().newPage();
    troublesOf(table, troubles);
    await new GamePage(table).open({ address: '/#/game/kept', saved: reached });
    await table.getByRole('button', { name: 'I like it' }).click();
    await expect(table.getByText('Its author will see that.')).toBeVisible();
    // Whatever is made of it from here says what it was made from.
    await table.getByRole('button', { name: 'This fortress' }).click();
    for (const way of ['Edit a copy', 'Publish'])
      await expect(table.getByRole('link', { name: way, exact: true })).toHaveAttribute(
        'href',
        new RegExp(`&gallery=${id}`),
      );
    for (const way of ['Keep', 'Share'])
      await expect(table.getByRole('button', { name: way, exact: true })).toBeVisible();
    await expect
      .poll(async () => (await (await reader.request.get(`/api/gallery/${id}`)).json()) as object)
      .toMatchObject({ likes: 1, plays: 1, liked: true });
  });

  const designer = await person(browser);
  const remixing = new EditorPage(designer);

  await test.step('somebody else begins from it in the editor, and what was made names what it was made from', async () => {
    await remixing.open();
    await remixing.startWith('Gallery');
    await designer.getByRole('button', { name: /Wide Meadow/ }).click();
    await expect.poll(() => remixing.shape()).toEqual(LOW_FORTRESS);
    await remixing.height(3);
    await designer.getByLabel('Fortress name').fill('Meadow Hill');
    await openPublishing(designer);
    const sheet = designer.getByRole('dialog');
    await expect(sheet).toContainText('Based on Wide Meadow');
    await expect(sheet).toContainText('The gallery already has this shape: Wide Meadow');
    await expect(sheet.getByRole('radio', { name: /CC BY-SA/ })).toBeChecked();
    await sheet.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(sheet).toContainText('Published.');
  });

  await test.step('its page needs no script: it shows the remix, takes a like and a report', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false, locale: 'uk', baseURL: server.url });
    const page = await context.newPage();
    await page.goto(`/f/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Wide Meadow');
    await expect(page.getByRole('link', { name: /Meadow Hill/ }).last()).toBeVisible();
    await page.getByRole('button', { name: 'Подобається' }).click();
    await expect(page.getByRole('status')).toHaveText('Дякуємо! Автор це побачить.');
    await page.getByRole('button', { name: 'Більше не подобається' }).click();
    await expect(page.getByRole('status')).toHaveText('Вподобання знято.');
    await page.getByText('Поскаржитися').click();
    await page.getByLabel('Що не так').selectOption('copied');
    await page.getByRole('button', { name: 'Надіслати' }).click();
    await expect(page.getByRole('status')).toHaveText('Дякуємо. Модератор подивиться.');
    await page.getByRole('link', { name: 'Русский' }).click();
    await expect(page.getByRole('link', { name: 'Играть с друзьями' })).toBeVisible();
    await page.goto('/gallery?lang=ru');
    await page.getByText('Другие условия').click();
    await page.getByLabel('Лицензия').selectOption('CC-BY-SA-4.0');
    await page.getByRole('button', { name: 'Показать' }).click();
    await expect(page.getByRole('link', { name: 'Wide Meadow' })).toBeVisible();
    await expect(page.getByLabel('Лицензия')).toHaveValue('CC-BY-SA-4.0');
    await context.close();
  });

  await test.step('from its page it is played with friends', async () => {
    await reader.goto(`/f/${id}`);
    // Beside the game that is under way only if they say so.
    await reader.getByRole('link', { name: 'Play', exact: true }).click();
    const question = reader.getByRole('dialog', { name: 'Another game' });
    await expect(question).toContainText('Your game in progress stays under Saved games.');
    await reader.keyboard.press('Escape');
    await expect(reader.getByRole('figure').getByText('Wide Meadow')).toBeVisible();
    await reader.reload();
    await question.getByRole('button', { name: 'Play', exact: true }).click();
    await expect(game.task).toBeVisible();
    await reader.goto(`/f/${id}`);
    await reader.getByRole('link', { name: 'Play with friends' }).click();
    await expect(reader.getByRole('figure').getByText('Wide Meadow')).toBeVisible();
    await expect(reader.getByRole('button', { name: 'Each on their own device' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  expect(troubles).toEqual([]);
});

test('drawn and published on a phone, played from its page with one touch', async ({ browser }) => {
  const author = await person(browser, PHONE);
  const editor = new EditorPage(author);
  await editor.open(LOW_LINK.slice(1));
  await editor.menu('Share');
  await author.getByRole('button', { name: 'Publish', exact: true }).tap();
  const sheet = author.getByRole('dialog');
  await sheet.getByLabel('Name', { exact: true }).fill('Pocket Meadow');
  await sheet.getByRole('radio', { name: /CC0/ }).tap();
  expect(await overflowOf(author)).toBe(0);
  expect(await objections(author), 'publishing on a phone').toEqual([]);
  await sheet.getByRole('button', { name: 'Publish', exact: true }).tap();
  // It opens in a tab of its own.
  const opening = author.context().waitForEvent('page');
  await sheet.getByRole('link', { name: 'View in the gallery' }).tap();
  const shown = await opening;
  await expect(shown.getByRole('heading', { level: 1 })).toContainText('Pocket Meadow');
  await expect.poll(() => overflowOf(shown)).toBe(0);
  const { pathname } = new URL(shown.url());

  const stranger = await person(browser, PHONE);
  const game = new GamePage(stranger);
  await game.open({ address: pathname });
  const play = stranger.getByRole('link', { name: 'Play', exact: true });
  const href = (await play.getAttribute('href')) ?? '';
  // The same link, with the query that lets tests read the game.
  await play.evaluate((link, address) => link.setAttribute('href', address), withTestDoor(href));
  await play.tap();
  const [take = ''] = await game.legal();
  await game.doOnGrids(take);
  expect(await keptOn(game)).toBe(pathname.split('/')[2]);
  // Back leads to the page of the fortress, not to another deal.
  await stranger.goBack();
  await expect(stranger.getByRole('link', { name: 'Play', exact: true })).toBeVisible();
  expect(troubles).toEqual([]);
});

test('found and played by keyboard', async ({ browser }) => {
  const reader = await person(browser);
  const id = await published(await person(browser), 'Key Meadow');
  const game = new GamePage(reader);
  await game.open({ address: '/#/new' });
  const { keyboard } = reader;
  await tabTo(reader, game.button('Gallery'));
  await keyboard.press('Enter');
  await tabTo(reader, reader.getByRole('searchbox'));
  await keyboard.type('key medow');
  const choice = reader.locator('.layout-choice', { hasText: 'Key Meadow' });
  await expect(choice).toBeVisible();
  await tabTo(reader, choice);
  await keyboard.press('Enter');
  await expect(choice).toHaveAttribute('aria-pressed', 'true');
  await tabTo(reader, game.button('Play'));
  await keyboard.press('Enter');
  await game.takeFirst('discard');
  expect(await keptOn(game)).toBe(id);
  expect(troubles).toEqual([]);
});

for (const [language, { browse, filters }] of Object.entries({ ru, uk }))
  test(`the gallery in the game, in ${language}`, async ({ browser }) => {
    const reader = await person(browser, { ...PHONE, locale: language });
    await published(await person(browser), `Meadow ${language}`);
    const game = new GamePage(reader);
    await game.open({ address: '/#/new' });
    await game.button('Галерея').tap();
    await reader.getByRole('searchbox', { name: browse.search }).fill(`meadow ${language}`);
    const choice = reader.locator('.layout-choice', { hasText: `Meadow ${language}` });
    await choice.tap();
    await expect(choice).toContainText(browse.by('Somebody'));
    for (const way of [browse.like, browse.report])
      await expect(reader.getByRole('button', { name: way, exact: true })).toBeVisible();
    await expect(reader.getByRole('link', { name: browse.remix })).toBeVisible();
    await reader.getByText(filters.filters).tap();
    await reader.getByLabel(filters.symmetry).selectOption({ label: filters.symmetries.none });
    await expect(choice).toHaveCount(0);
    await expect(reader.getByText(browse.none)).toBeVisible();
    expect(
      await reader.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ),
    ).toBe(0);
    expect(await objections(reader), `the gallery in ${language}`).toEqual([]);
    expect(troubles).toEqual([]);
  });
