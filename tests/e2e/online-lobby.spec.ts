/** The ways to a table online, with a real server and people who have a browser each. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, expect, test } from '@playwright/test';
import { freePort } from '../../apps/server/test/support/ports.ts';
import { type ServerProcess, startServerProcess } from '../../apps/server/test/support/server-process.ts';
import { objections } from './pages/axe.ts';
import { troublesOf } from './pages/console.ts';
import { GamePage } from './pages/game-page.ts';
import { prepared } from './pages/prepared.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test.describe('with a server', () => {
  // One server for all of them.
  test.describe.configure({ mode: 'serial' });

  const data = mkdtempSync(path.join(tmpdir(), 'mahjong-fortress-lobby-'));
  let server: ServerProcess;
  const troubles: string[] = [];

  test.beforeAll(async () => {
    server = await startServerProcess({ port: await freePort(), env: { DATA: await prepared(data) } });
  });

  test.afterAll(async () => {
    await server.kill('SIGTERM');
    rmSync(data, { recursive: true, force: true });
  });

  test.afterEach(() => expect(troubles.splice(0)).toEqual([]));

  /** Somebody with a browser of their own. */
  async function person(browser: Browser, hash = '', device = {}): Promise<GamePage> {
    const context = await browser.newContext({ serviceWorkers: 'block', locale: 'en', ...device });
    const page = await context.newPage();
    troublesOf(page, troubles);
    const game = new GamePage(page);
    await game.open({ address: `${server.url}/${hash}` });
    return game;
  }

  const seats = ({ page }: GamePage) => page.locator('.table-seats > li');
  const link = ({ page }: GamePage) => page.getByRole('textbox', { name: 'Link to this table' }).inputValue();

  async function rename(game: GamePage, name: string): Promise<void> {
    await game.page.getByLabel('Your name').fill(name);
    await game.button('Save').click();
    await expect(game.button('Save')).toBeHidden();
  }

  test('friends come by a link, sit down and are seen; the host fills and starts', async ({ browser }) => {
    const host = await person(browser);
    await host.button('With friends').click();
    await host.button('Each on their own device').click();
    await host.button('+ Add a player').click();
    await host.button('Slow').click();
    await host.button('Create table').click();
    await expect(host.page.getByRole('heading', { name: 'Your table' })).toBeVisible();
    await rename(host, 'Ann');
    await expect(seats(host).nth(0)).toContainText('Ann');
    await expect(host.button('Start the game')).toBeDisabled();

    const guest = await person(browser, new URL(await link(host)).hash, PHONE);
    await expect(guest.page.getByRole('heading', { name: 'Ann’s table' })).toBeVisible();
    await expect(host.page.getByText('1 person is watching')).toBeVisible();
    await guest.button('Take a seat').click();
    await rename(guest, 'Bob');
    await expect(seats(host).nth(1)).toContainText('Bob');
    expect(await objections(guest.page), 'a table on a phone').toEqual([]);
    expect(await objections(host.page), 'one’s own table').toEqual([]);

    await guest.button('Stand up').click();
    await expect(seats(host).nth(1)).not.toContainText('Bob');
    await seats(guest).nth(1).getByRole('button', { name: 'Sit here' }).click();
    await host.page.getByLabel('Who sits at seat 3').selectOption({ label: 'Computer: Novice' });
    await expect(guest.page.getByText('Ann starts the game.')).toBeVisible();
    await host.button('Start the game').click();
    for (const { page } of [host, guest]) {
      await expect(page.getByRole('grid', { name: 'Fortress' })).toBeAttached();
    }

    await guest.page.goto(`${server.url}/#/online`);
    const mine = guest.page.locator('.mine .listed');
    await expect(mine).toContainText('Ann · 1 computer');
    await expect(mine).toContainText(/Your turn|Ann’s turn|being played/);

    // One of the two is waited for, and reads so on the first screen.
    await expect(async () => {
      const answers = [host, guest].map(({ page }) => page.waitForResponse(/api\/me$/));
      for (const { page } of [host, guest]) await page.goto(`${server.url}/?again=${Date.now()}`);
      await Promise.all(answers);
      const shown = await Promise.all(
        [host, guest].map(({ page }) => page.getByText('Your turn in 1 game').count()),
      );
      expect(shown.toSorted()).toEqual([0, 1]);
    }).toPass();
    await host.page.context().close();
    await guest.page.context().close();
  });

  test('an open table is joined with one click', async ({ browser }) => {
    const host = await person(browser, '#/friends');
    await host.button('Anyone').click();
    await host.button('Create table').click();
    await rename(host, 'Vera');

    const other = await person(browser, '#/online', PHONE);
    const table = other.page.locator('.listed', { hasText: 'Vera' });
    await expect(table).toContainText('1 open seat');
    expect(await objections(other.page), 'the lobby').toEqual([]);
    await other.page.getByLabel('Time').selectOption({ label: 'Slow' });
    await expect(table).toBeHidden();
    await other.button('Show all').click();
    await other.button('Join Vera').click();
    await expect(seats(other).nth(1)).toContainText('You');
    await expect(seats(host).nth(1)).not.toContainText('Open');
    await host.page.context().close();
    await other.page.context().close();
  });

  test('two who look for the same game find each other, and it begins', async ({ browser }) => {
    const one = await person(browser);
    await one.button('Online').click();
    await expect(one.page.getByText('Nobody is waiting right now.')).toBeVisible();
    await one.button('Find opponents').click();
    await expect(one.page.getByText('Waiting for 1 more player')).toBeVisible();
    await expect(one.page.getByRole('link', { name: 'Play a computer while you wait' })).toBeVisible();

    // They press at the same moment: neither sees the table of the other yet, and each makes one.
    const other = await person(browser);
    await other.page.route('**/api/games', async (route) =>
      route.request().method() === 'GET' ? route.fulfill({ json: { games: [], now: 0 } }) : route.continue(),
    );
    await other.button('Online').click();
    await other.button('Find opponents').click();
    await expect(other.page.getByText('Waiting for 1 more player')).toBeVisible();
    await other.page.unroute('**/api/games');
    for (const { page } of [one, other]) {
      await expect(page.getByRole('grid', { name: 'Fortress' })).toBeAttached();
    }
    await one.page.context().close();
    await other.page.context().close();
  });

  test('a link to no table says so, and offers something else', async ({ browser }) => {
    const lost = await person(browser, '#/t/nothing');
    await expect(lost.page.getByText('There’s no such table.')).toBeVisible();
    await lost.button('Open tables').click();
    await expect(lost.page).toHaveURL(/#\/online$/);
    await lost.page.context().close();
  });

  const SPOKEN = {
    ru: { far: 'Каждый на своём', make: 'Создать стол', invite: 'Пригласить', find: 'Найти соперников' },
    uk: { far: 'Кожен на своєму', make: 'Створити стіл', invite: 'Запросити', find: 'Знайти суперників' },
  };

  for (const [locale, words] of Object.entries(SPOKEN)) {
    test(`everything is said in ${locale}`, async ({ browser }) => {
      const game = await person(browser, '#/friends', { locale });
      const { page } = game;
      await expect(game.button(words.far)).toBeVisible();
      expect(await objections(page), 'with friends').toEqual([]);
      await game.button(words.make).click();
      await expect(page.getByRole('heading', { name: words.invite })).toBeVisible();
      // Guests are called something in their language.
      await expect(page.locator('.sitter b')).toHaveText(/^[\p{Script=Cyrillic}]+ [\p{Script=Cyrillic}]+$/u);
      await page.goto(`${server.url}/#/online`);
      await expect(game.button(words.find)).toBeVisible();
      await page.context().close();
    });
  }
});

test.describe('without a server', () => {
  test('everything is as on a static host, and no console complains', async ({ page }) => {
    const found = troublesOf(page);
    const game = new GamePage(page);
    const answered = page.waitForResponse(/api\/hello$/);
    await game.open();
    await answered;
    await expect(game.button('Online')).toBeHidden();
    await game.button('With friends').click();
    await expect(page.getByLabel('Player 1’s name')).toBeVisible();
    await expect(game.button('Each on their own device')).toBeHidden();
    await page.goto('/#/online');
    await expect(page.getByText('There’s no server for online games here.')).toBeVisible();
    expect(await objections(page), 'no server').toEqual([]);
    await page.goto('/#/t/abc');
    await expect(page.getByText('There’s no server for online games here.')).toBeVisible();
    expect(found).toEqual([]);
  });
});
