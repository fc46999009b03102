/** The game and the editor without a network, and what happens when a new version comes. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { EditorPage } from './pages/editor.ts';
import { GamePage } from './pages/game-page.ts';
import { DIST, startHost } from './pages/host.ts';

test.use({ serviceWorkers: 'allow' });

/** Until everything is kept and the worker answers for the page. */
async function kept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

test('the manifest has what a browser asks of an app that can be installed, and nothing is in the way', async ({
  page,
  context,
  request,
}) => {
  await page.goto('/');
  const link = page.locator('link[rel=manifest]');
  const address = await link.evaluate((element: HTMLLinkElement) => element.href);
  const response = await request.get(address);
  expect(response.headers()['content-type']).toContain('application/manifest+json');
  const manifest = await response.json();
  expect(manifest).toMatchObject({
    name: 'Mahjong Fortress',
    display: 'standalone',
    start_url: './',
    scope: './',
  });
  for (const { src, sizes, type } of manifest.icons) {
    const icon = new URL(src, address).href;
    expect((await request.get(icon)).headers()['content-type']).toBe(type);
    if (sizes === 'any') continue;
    const natural = await page.evaluate(async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, icon);
    expect(natural).toBe(sizes);
  }
  const sizes = manifest.icons.map((icon: { sizes: string }) => icon.sizes);
  expect(sizes).toEqual(expect.arrayContaining(['192x192', '512x512']));
  expect(manifest.icons.some((icon: { purpose?: string }) => icon.purpose === 'maskable')).toBe(true);
  for (const { url } of manifest.shortcuts)
    expect((await request.get(new URL(url, address).href)).ok()).toBe(true);

  await kept(page);
  const browser = await context.newCDPSession(page);
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  // Tests run in a private window, where nothing is ever installed.
  const ids = installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito');
  expect(ids).toEqual([]);
  const { errors, data } = await browser.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(JSON.parse(data ?? '')).toMatchObject({ name: 'Mahjong Fortress', display: 'standalone' });
});

test('without a network the game opens, deals and the computer answers; the community and the painted table are there', async ({
  page,
  context,
}) => {
  const game = new GamePage(page);
  await game.open();
  await kept(page);
  await context.setOffline(true);
  await page.reload();
  await game.startSeeded('no network');
  await game.takeFirst('discard');
  // The computer has played when the person may take again.
  await expect.poll(async () => (await game.legal()).some((action) => action.startsWith('take'))).toBe(true);
  await game.button('Log').click();
  await expect(page.getByRole('region', { name: 'Log' })).toContainText(/Round 2: You/);

  await page.getByLabel('Menu').click();
  await game.button('Settings').click();
  await page.getByLabel('Show the board as a plain grid').uncheck();
  await page.keyboard.press('Escape');
  await expect.poll(() => game.read('isPainted')).toBe(true);
  await page.getByLabel('Menu').click();
  await game.button(/^Main menu/).click();
  await game.button('New game…').click();
  await game.button('Community').click();
  await expect(page.locator('.layout-list').getByRole('button', { name: 'Butterfly' })).toBeVisible();
});

test('who has only opened the game finds the editor without a network, too; each has a worker of its own', async ({
  page,
  context,
}) => {
  const drawing = page.getByRole('grid', { name: 'Drawing' });
  await page.goto('/');
  await kept(page);
  await page.waitForFunction(async () => {
    const editor = await navigator.serviceWorker.getRegistration('editor/');
    return editor?.scope.endsWith('/editor/') && editor.active?.state === 'activated';
  });
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Editor' }).click();
  await expect(drawing).toBeVisible();

  await context.setOffline(false);
  await page.goto('/editor/');
  await expect(drawing).toBeVisible();
  await page.waitForFunction(() => navigator.serviceWorker.controller?.scriptURL.includes('/editor/'));
  await context.setOffline(true);
  await page.reload();
  await expect(drawing).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Mahjong Fortress' })).toBeVisible();
});

test('the editor opens without a network, with the work in it', async ({ page, context }) => {
  const editor = new EditorPage(page);
  await editor.open();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await editor.keepBundled('castle');
  const drawn = await editor.rows();
  await context.setOffline(true);
  await page.reload();
  await expect(editor.ready).toBeVisible();
  expect(await editor.rows()).toEqual(drawn);
  await editor.openBundled('Square');
  await expect(editor.ready).toBeVisible();
});

test.describe('when files on the host change', () => {
  let folder = '';

  test.beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'mahjong-fortress-'));
    cpSync(DIST, folder, { recursive: true });
  });

  test.afterEach(() => rmSync(folder, { recursive: true }));

  /** Puts another text in the place of a file. */
  function replace(name: string, text: string): void {
    const file = path.join(folder, name);
    writeFileSync(file, text);
    for (const packed of ['gz', 'br']) rmSync(`${file}.${packed}`, { force: true });
  }

  /** Puts another version on the host: another page, and a worker that knows it. */
  function publish(app: string, name = 'next'): void {
    const change = (name: string, from: RegExp, to: string) => {
      const file = path.join(app, name);
      const text = readFileSync(path.join(folder, file), 'utf8');
      expect(text).toMatch(from);
      replace(file, text.replace(from, to));
    };
    change(
      'index.html',
      /<head>(<meta name="test-version"[^>]*>)?/,
      `<head><meta name="test-version" content="${name}">`,
    );
    change('service-worker.js', /(?<=version:\W)\w+/, name);
  }

  test('a bad answer for the fortresses of the community never takes the place of a good one', async ({
    page,
    context,
  }) => {
    const host = await startHost({ folder });
    const index = 'community/index.json';
    const good = readFileSync(path.join(folder, index), 'utf8');
    const game = new GamePage(page);
    const butterfly = page.locator('.layout-list').getByRole('button', { name: 'Butterfly' });
    async function look(): Promise<void> {
      await page.reload();
      await game.button('Community').click();
      await expect(butterfly).toBeVisible();
    }
    try {
      await game.open({ address: `${host.address}#/new` });
      await kept(page);
      await look();
      for (const bad of ['<!doctype html><p>Please log in', good.slice(0, -40), '{"version":1}', '']) {
        replace(index, bad);
        await look();
        await context.setOffline(true);
        await look();
        await context.setOffline(false);
      }
      // The next good one is taken, and kept.
      const { layouts, ...about } = JSON.parse(good);
      replace(
        index,
        JSON.stringify({ ...about, layouts: layouts.filter(({ id }: { id: string }) => id === 'butterfly') }),
      );
      for (const isOffline of [false, true]) {
        await context.setOffline(isOffline);
        await look();
        await expect(page.locator('.layout-list').getByRole('button')).toHaveCount(1);
      }
    } finally {
      host.stop();
    }
  });

  const version = (page: Page) => page.locator('meta[name=test-version]');

  /**
   * A worker with a debugger attached, as every one is here, is kept for half a minute after its last event before
   * Chromium calls it idle and lets the next one take over, and now and then for minutes; without one it gives way at
   * once. Whoever is still there after that half minute is sent to rest, as the browser does with idle workers.
   */
  const expectTaken = async (page: Page) => {
    const browser = await page.context().newCDPSession(page);
    await browser.send('ServiceWorker.enable');
    await expect(async () => {
      await expect(version(page))
        .toHaveAttribute('content', 'next', { timeout: 35_000 })
        .catch(() => browser.send('ServiceWorker.stopAllWorkers'));
      await expect(version(page)).toHaveAttribute('content', 'next', { timeout: 10_000 });
    }).toPass({ timeout: 90_000 });
    await browser.detach();
  };

  test('the running game stays until the person takes the new version', async ({ page }) => {
    const host = await startHost({ folder });
    try {
      const game = new GamePage(page);
      await game.open({ address: host.address });
      await kept(page);
      await game.startSeeded('polite');
      const [first = ''] = await game.legal();
      await game.doByKeyboard(first);
      const position = await game.read('position');

      publish('');
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
      const notice = page.getByRole('status').filter({ hasText: 'A new version is ready' });
      await expect(notice).toBeVisible();
      expect(await game.read('position')).toEqual(position);
      await expect(version(page)).toHaveCount(0);

      await notice.getByRole('button', { name: 'Later' }).click();
      await expect(notice).toBeHidden();
      await page.reload();
      await expect(version(page)).toHaveCount(0);

      await notice.getByRole('button', { name: 'Reload' }).click();
      await expectTaken(page);
      await game.goOn();
      await expect.poll(() => game.read('position')).toEqual(position);
    } finally {
      host.stop();
    }
  });

  test('the version before stays for other tabs, one that nobody took is thrown away', async ({ page }) => {
    const host = await startHost({ folder });
    const cacheNames = () => page.evaluate(() => caches.keys());
    /** Until a new version has everything ready and waits. */
    const fetchUpdate = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        await registration?.update();
        while (registration?.installing) await new Promise((resume) => setTimeout(resume, 50));
      });
    try {
      await page.goto(host.address);
      await kept(page);
      const scope = host.address;
      const [first = ''] = (await cacheNames()).filter((name) => name.startsWith(`${scope} `));
      await page.evaluate(() => caches.open('of somebody else'));
      publish('', 'skipped');
      await fetchUpdate();
      publish('', 'next');
      await fetchUpdate();
      expect(await cacheNames()).toEqual(expect.arrayContaining([`${scope} skipped`, `${scope} next`]));
      await page.getByRole('button', { name: 'Reload' }).click();
      await expectTaken(page);
      await expect.poll(cacheNames).not.toContain(`${scope} skipped`);
      expect(await cacheNames()).toEqual(
        expect.arrayContaining([first, `${scope} next`, 'of somebody else']),
      );
    } finally {
      host.stop();
    }
  });

  test('the editor tells of it, too', async ({ page }) => {
    const host = await startHost({ folder });
    try {
      await page.goto(`${host.address}editor/`);
      await kept(page);
      publish('editor');
      await page.reload();
      await expect(page.getByTestId('notice')).toContainText('A new version is ready');
      await page.getByTestId('notice').getByRole('button', { name: 'Reload' }).click();
      await expectTaken(page);
    } finally {
      host.stop();
    }
  });
});
