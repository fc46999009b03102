import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { troublesOf } from './pages/console.ts';
import { EditorPage } from './pages/editor.ts';
import { GamePage, withTestDoor } from './pages/game-page.ts';
import { DIST, startHost } from './pages/host.ts';
import { SMALL_WINDOW } from './pages/screens.ts';

test.use({ serviceWorkers: 'allow' });

for (const [status, path] of [
  [200, '/'],
  [200, '/editor/'],
  [404, '/nothing'],
  [404, '/assets/gone.js'],
  [301, '/editor'],
] as const) {
  test(`${path} is answered with ${status} and with all headers`, async ({ request }) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status()).toBe(status);
    const headers = answer.headers();
    expect(headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-cache',
    });
    const policy = (headers['content-security-policy'] ?? '').split('; ');
    expect(policy).toEqual(
      expect.arrayContaining([
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        'trusted-types default',
        "img-src 'self' data: blob:",
      ]),
    );
    expect(policy.join()).not.toContain('unsafe');
  });
}

test('one request with a range that ends before it begins leaves the server standing', async ({
  request,
}) => {
  const host = await startHost({});
  try {
    for (const method of ['GET', 'HEAD']) {
      const refused = await request.fetch(host.address, { method, headers: { Range: 'bytes=10-5' } });
      expect(refused.status()).toBe(416);
    }
    expect((await request.get(host.address)).status()).toBe(200);
  } finally {
    host.stop();
  }
});

test('both pages bring the policy along, without what browsers heed in headers only', () => {
  for (const file of ['index.html', 'editor/index.html']) {
    const page = readFileSync(`${DIST}/${file}`, 'utf8');
    expect(page).toContain('require-trusted-types-for');
    expect(page).not.toContain('frame-ancestors');
  }
});

test('no other page shows the game in a frame', async ({ page, baseURL }) => {
  await page.setContent(`<iframe src="${baseURL}/"></iframe>`);
  await page.waitForLoadState();
  await expect(page.frameLocator('iframe').locator('#page')).toHaveCount(0);
  await expect.poll(() => page.frames().some((frame) => frame.url().startsWith('chrome-error:'))).toBe(true);
});

for (const path of ['/', '/editor/']) {
  test(`${path} starts scripts of its own only, and no text becomes HTML`, async ({ page }) => {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const answers = await page.evaluate(() => {
      const isRefused = (attempt: () => unknown) => {
        try {
          attempt();
          return false;
        } catch (error) {
          return error instanceof TypeError;
        }
      };
      return {
        html: isRefused(() => {
          document.createElement('p').innerHTML = '<b>bold</b>';
        }),
        script: isRefused(() => {
          document.createElement('script').text = 'alert(1)';
        }),
        foreign: isRefused(() => new Worker('https://example.org/worker.js')),
        data: isRefused(() => new Worker('data:text/javascript,')),
      };
    });
    expect(answers).toEqual({ html: true, script: true, foreign: true, data: true });
  });
}

test('the game: the painted table, a computer opponent, every screen from the title', async ({ page }) => {
  await page.setViewportSize(SMALL_WINDOW);
  const found = troublesOf(page);
  const game = new GamePage(page);
  await game.open({ plainBoard: false, sound: 0.6 });
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await game.button('Settings').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await game.button('Learn').click();
  await expect(page.getByRole('heading').first()).toBeVisible();
  await page.goto(withTestDoor('/'));
  await game.startSeeded('policy');
  await expect.poll(() => game.read('isPainted')).toBe(true);
  const [first = ''] = await game.legal();
  await game.doByKeyboard(first);
  await game.doByKeyboard('discard');
  // The answer comes from a worker.
  await expect.poll(async () => (await game.legal()).length).toBeGreaterThan(0);
  expect(found).toEqual([]);
});

/** Opens a sheet, does something there, closes it. */
async function withSheet(editor: EditorPage, name: string, act: () => Promise<void>): Promise<void> {
  await editor.menu(name);
  await act();
  await editor.closeSheet();
}

async function download(page: Page, label: string): Promise<void> {
  const arriving = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: label }).click();
  expect(await (await arriving).failure()).toBeNull();
}

test('the editor: every sheet, every download, computers at work', async ({ page }) => {
  const found = troublesOf(page);
  const editor = new EditorPage(page);
  await editor.open();
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await editor.startWith('Community');
  const card = page.getByRole('dialog').getByRole('button', { name: /Butterfly/ });
  await expect(card.locator('img')).toBeVisible();
  await editor.closeSheet();
  await editor.startWith('Generator');
  await editor.closeSheet();
  await editor.openBundled('Standard board for two players');
  await withSheet(editor, 'Deal', async () => {
    const picture = page.getByRole('img', { name: 'Deal 1' });
    await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
  });
  await withSheet(editor, 'Balance', async () => {
    await page.getByRole('dialog').getByRole('radio', { name: 'Novice' }).check({ force: true });
    await page.getByRole('dialog').getByRole('radio', { name: '20', exact: true }).check({ force: true });
    await page.getByRole('button', { name: 'Run games' }).click();
    await expect(page.getByRole('img', { name: '20 games, 2 players, Novice' })).toBeVisible({
      timeout: 60_000,
    });
  });
  await withSheet(editor, 'Share', async () => {
    await expect(page.getByRole('img', { name: 'QR code for the link' })).toBeVisible();
    for (const label of ['Picture (.png)', 'Drawing (.svg)', 'Fortress (.json)']) await download(page, label);
  });
  await withSheet(editor, 'Keyboard', async () => expect(page.getByRole('dialog')).toBeVisible());
  await editor.menu('My fortresses');
  await expect(page.getByTestId('shelf').locator('img').first()).toBeVisible();
  await editor.menu('History');
  expect(found).toEqual([]);
});

for (const [locale, words] of [
  ['en-GB', 'This browser can’t shuffle the tiles'],
  ['ru-RU', 'В этом браузере нет надёжных случайных чисел'],
] as const) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test('without random numbers there is a sentence, not a blank page', async ({ page }) => {
      await page.addInitScript(() =>
        Object.defineProperty(Crypto.prototype, 'getRandomValues', { value: undefined }),
      );
      for (const path of ['/', '/editor/']) {
        await page.goto(path);
        await expect(page.getByRole('alert'), path).toContainText(words);
      }
    });
  });
}

test('the game reaches only the sites whose collections were added', async ({ page, context }) => {
  await context.route('https://*.test/**', (route) =>
    route.fulfill({ body: '{}', headers: { 'Access-Control-Allow-Origin': '*' } }),
  );
  await page.addInitScript(() =>
    localStorage.setItem('mahjong-fortress/community-sources', '["https://hills.test/index.json"]'),
  );
  await page.goto('/');
  await expect(page.getByRole('button', { name: /^Play/ })).toBeVisible();
  const reaches = (address: string) =>
    page.evaluate(
      (wanted) =>
        fetch(wanted).then(
          () => true,
          () => false,
        ),
      address,
    );
  expect(await reaches('https://hills.test/index.json')).toBe(true);
  expect(await reaches('https://valleys.test/index.json')).toBe(false);
});
