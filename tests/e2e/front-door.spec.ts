import { layoutById, makeShareCode } from '@mahjong-fortress/layouts-schema';
import { expect, test } from '@playwright/test';
import project from '../../package.json' with { type: 'json' };
import { troublesOf } from './pages/console.ts';
import { EditorPage } from './pages/editor.ts';
import { GamePage } from './pages/game-page.ts';
import { type Host, startHost } from './pages/host.ts';
import { SMALL_WINDOW } from './pages/screens.ts';

test('the game opens with its title, and the door for tests only where tests knock', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Mahjong Fortress' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Play/ })).toBeVisible();
  expect(await page.evaluate(() => 'mahjongFortress' in window)).toBe(false);
});

test('both apps tell their version, and the editor shows an empty drawing', async ({ page }) => {
  const game = new GamePage(page);
  await game.open();
  await game.button('Settings').click();
  await expect(page.getByRole('dialog')).toContainText(`Mahjong Fortress ${project.version}`);
  const editor = new EditorPage(page);
  await editor.open();
  await expect(page.getByRole('grid', { name: 'Drawing' })).toBeVisible();
  await editor.menu('Keyboard');
  await expect(page.getByRole('dialog')).toContainText(`Fortress editor ${project.version}`);
});

test('what is served is packed, what has a hash in its name may be kept for ever', async ({ request }) => {
  const page = await request.get('/');
  expect(page.headers()).toMatchObject({
    'cache-control': 'no-cache',
    'content-encoding': 'br',
    'x-content-type-options': 'nosniff',
  });
  const policy = page.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'self'");
  expect(policy).not.toContain('unsafe-eval');
  const script = /assets\/index-[\w-]+\.js/.exec(await page.text())?.[0] ?? '';
  const part = await request.get(`/${script}`, { headers: { 'Accept-Encoding': 'gzip' } });
  expect(part.headers()).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'gzip',
  });
});

test('the file for static hosts says the same as the preview sends', async ({ request }) => {
  const text = await (await request.get('/_headers')).text();
  const [everything, ...rules] = text.split(/\n(?=\/)/).map((rule) => {
    const [pattern = '', ...lines] = rule.trim().split('\n');
    const headers = lines.map((line) => /^ {2}([^:]+): (.*)$/.exec(line)?.slice(1) ?? []);
    return { pattern, headers: headers.map(([name = '', value]) => [name.toLowerCase(), value]) };
  });
  expect(everything?.pattern).toBe('/*');
  const named = rules.filter(({ pattern }) => !pattern.includes('*'));
  expect(named.map(({ pattern }) => pattern)).toEqual(
    expect.arrayContaining(['/', '/editor/', '/service-worker.js', '/editor/service-worker.js']),
  );
  for (const { pattern, headers } of named) {
    const sent = (await request.get(pattern)).headers();
    expect(sent).toMatchObject(Object.fromEntries([...(everything?.headers ?? []), ...headers]));
  }
});

test.describe('from a folder somewhere on a host', () => {
  const BASE = '/some/where/';
  let host: Host;

  test.beforeAll(async () => {
    host = await startHost({ base: BASE });
  });

  test.afterAll(() => host.stop());
  test.use({ serviceWorkers: 'allow' });

  test('the game is played against a computer, and the table is painted', async ({ page }) => {
    await page.setViewportSize(SMALL_WINDOW);
    const found = troublesOf(page);
    const game = new GamePage(page);
    await game.open({ address: host.address });
    await game.startSeeded('somewhere');
    const [first = ''] = await game.legal();
    await game.doByKeyboard(first);
    await game.doByKeyboard('discard');
    await expect.poll(async () => (await game.legal()).length).toBeGreaterThan(0);
    await page.getByLabel('Menu').click();
    await game.button('Settings').click();
    await page.getByLabel('Show the board as a plain grid').uncheck();
    await expect.poll(() => game.read('isPainted')).toBe(true);
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
    expect(scope).toBe(host.address);
    expect(found).toEqual([]);
  });

  test('to the editor and back, with the community on both sides', async ({ page }) => {
    const found = troublesOf(page);
    const game = new GamePage(page);
    await game.open({ address: host.address });
    // Whoever leaves while fonts are on their way breaks them off, which is no trouble of the page.
    await page.evaluate(() => document.fonts.ready);
    await page.getByRole('link', { name: 'Editor' }).click();
    await expect(page).toHaveURL(`${host.address}editor/`);
    const editor = new EditorPage(page);
    await editor.startWith('Community');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Butterfly/ })
      .click();
    await expect(editor.ready).toBeVisible();
    await page.getByRole('link', { name: 'Play' }).click();
    await expect(page.getByRole('grid', { name: 'Fortress' })).toBeAttached();
    expect(page.url()).toMatch(new RegExp(`^${host.address}#fortress=[\\w-]+&try$`));
    await page.goBack();
    await expect(page).toHaveURL(`${host.address}editor/`);
    await expect(editor.ready).toBeVisible();
    // What the list names by its place among the sources is served where it says here, too.
    const list = `${host.address}community/index.json`;
    const { $schema } = await (await page.request.get(list)).json();
    for (const name of [$schema, '../schema/layout.schema.json', '../schema/vocabulary.js'])
      expect((await page.request.get(new URL(name, list).href)).ok(), name).toBe(true);
    await page.goto(`${host.address}#/new`);
    await page.getByRole('button', { name: 'Community' }).click();
    await expect(page.locator('.layout-list').getByRole('button', { name: 'Butterfly' })).toBeVisible();
    expect(found).toEqual([]);
  });

  test('a link to a fortress leads to the same folder and opens there', async ({ page, context }) => {
    const found = troublesOf(page);
    const castle = layoutById('castle');
    if (!castle) throw new Error('the castle is missing');
    await page.goto(`${host.address}editor/#fortress=${makeShareCode(castle)}`);
    const editor = new EditorPage(page);
    await editor.menu('Share');
    const link = await page.getByRole('dialog').getByRole('textbox').first().inputValue();
    expect(link.startsWith(host.address)).toBe(true);
    const other = await context.newPage();
    const game = new GamePage(other);
    await game.open({ address: link });
    await expect(other.locator('.layout-chosen')).toContainText('Castle');
    expect(found).toEqual([]);
  });

  test('a folder without its slash leads to the folder', async ({ page }) => {
    await page.goto(host.address.slice(0, -1));
    await expect(page).toHaveURL(host.address);
    await page.goto(`${host.address}editor`);
    await expect(page).toHaveURL(`${host.address}editor/`);
  });
});
