import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import {
  BUNDLED_LAYOUTS,
  exportMah,
  makeShareCode,
  parseLayout,
  textIn,
} from '@mahjong-fortress/layouts-schema';
import { expect, test } from '@playwright/test';
import { EditorPage } from './pages/editor.ts';

const FIXTURES = new URL('../../packages/layouts-schema/fixtures/', import.meta.url);
const fixture = (path: string) => readFileSync(new URL(path, FIXTURES), 'utf8');

test('start from a fortress of the game, of the community, and from the generator', async ({ page }) => {
  const editor = new EditorPage(page);
  const name = page.getByRole('textbox', { name: 'Fortress name' });
  await editor.open();
  await editor.openBundled('Castle');
  await expect(name).toHaveValue('Castle');
  await expect(editor.ready).toBeVisible();

  await editor.startWith('Community');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Butterfly/ })
    .click();
  await expect(name).toHaveValue('Butterfly');

  await editor.startWith('Generator');
  await page.getByRole('textbox', { name: 'Seed' }).fill('autumn');
  await page.getByRole('dialog').getByRole('radio', { name: '2 players' }).check({ force: true });
  await page.getByRole('dialog').getByRole('radio', { name: 'Towers' }).check({ force: true });
  const variants = page.getByTestId('generated').getByRole('button');
  await expect(variants).toHaveCount(9);
  await variants.first().click();
  await expect(name).toHaveValue(/^(Towers|Spires|Pillars) of /);
  await expect(editor.ready).toBeVisible();

  // Looking at two of them has filed no copy.
  await editor.menu('My fortresses');
  await expect(page.getByTestId('shelf').getByRole('listitem')).toHaveCount(1);
});

test.describe('collections', () => {
  test('one from elsewhere is added, opened and removed, and the game lists it too', async ({
    page,
    context,
  }) => {
    const address = 'https://hills.test/index.json';
    const hill = { ...JSON.parse(fixture('valid/first-hill.json')), players: [2, 3] };
    const entry = {
      id: 'first-hill',
      name: 'Far Hill',
      players: [2, 3],
      tiers: [60],
      file: 'first-hill.json',
    };
    const files: Readonly<Record<string, string>> = {
      '/index.json': JSON.stringify({ version: 1, layouts: [{ ...entry, picture: 'hill.svg' }] }),
      '/first-hill.json': JSON.stringify(hill),
    };
    const asked = new Set<string>();
    await context.route('https://hills.test/**', (route) => {
      const { pathname } = new URL(route.request().url());
      asked.add(pathname);
      const body = files[pathname];
      return route.fulfill({
        status: body === undefined ? 404 : 200,
        body: body ?? '',
        contentType: 'application/json',
        headers: { 'access-control-allow-origin': '*' },
      });
    });
    const editor = new EditorPage(page);
    await editor.open();
    await editor.startWith('Community');
    const sheet = page.getByRole('dialog');
    await sheet.getByText('Collections', { exact: true }).click();
    await expect(sheet.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
    const field = sheet.getByRole('textbox', { name: 'Collection address' });

    await field.fill('hills.test/index.json');
    await sheet.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(editor.notice).toContainText('must start with https://');
    await field.fill(address);
    await field.press('Enter');
    await expect(editor.notice).toContainText(`Added: ${address}`);
    await expect(field).toHaveValue('');
    // The name and the picture are those of the file, whatever the index promised.
    const card = sheet.getByRole('button', { name: /First Hill/ });
    await card.scrollIntoViewIfNeeded();
    // The picture is drawn from the file; that of the other site is not even asked for.
    await expect(card.locator('img')).toHaveAttribute('src', /^data:image/);
    await expect
      .poll(() => card.locator('img').evaluate((picture: HTMLImageElement) => picture.naturalWidth))
      .toBeGreaterThan(100);
    expect([...asked]).toEqual(['/index.json', '/first-hill.json']);

    await field.fill('https://hills.test/none.json');
    await field.press('Enter');
    await expect(sheet.getByText('The collection couldn’t be reached.')).toBeVisible();
    await sheet.getByRole('button', { name: 'Remove: https://hills.test/none.json' }).click();
    await expect(sheet.getByText('The collection couldn’t be reached.')).toBeHidden();
    await expect(field).toBeFocused();

    await card.click();
    await expect(page.getByRole('textbox', { name: 'Fortress name' })).toHaveValue('First Hill');

    await page.goto('/');
    await page.getByRole('button', { name: 'New game…' }).click();
    await page.getByRole('group', { name: 'Fortress' }).getByRole('button', { name: 'Community' }).click();
    await expect(page.getByRole('button', { name: 'First Hill' })).toBeVisible();
  });
});

test('another site that opens link after link fills nothing; a touch keeps the one in sight', async ({
  page,
}) => {
  const editor = new EditorPage(page);
  const links = BUNDLED_LAYOUTS.slice(0, 5).map((layout) => `#fortress=${makeShareCode(layout)}`);
  await editor.open(links[0]);
  for (const link of links) await page.evaluate((hash) => window.location.assign(hash), link);
  const last = BUNDLED_LAYOUTS[4];
  const name = page.getByRole('textbox', { name: 'Fortress name' });
  await expect(name).toHaveValue(textIn(last?.name ?? '', 'en'));
  // Nobody has touched anything, so a reload still shows it, and nothing is kept.
  await page.reload();
  await expect(name).toHaveValue(textIn(last?.name ?? '', 'en'));
  await expect(page.getByText('✓ Saved')).toBeHidden();
  await page.keyboard.press('Shift');
  await expect.poll(() => page.url()).not.toContain('#');
  await expect(page.getByText('✓ Saved')).toBeVisible();
  await editor.menu('My fortresses');
  await expect(page.getByTestId('shelf').getByRole('listitem')).toHaveCount(1);
});

test('without https: there is no offline, and everything else', async ({ page, baseURL }) => {
  const site = 'http://fortress.test';
  await page.route(`${site}/**`, async (route) => {
    const request = route.request();
    const headers = { ...request.headers(), 'accept-encoding': 'identity' };
    const response = await route.fetch({ url: request.url().replace(site, baseURL ?? ''), headers });
    await route.fulfill({ response });
  });
  await page.goto(`${site}/editor/`);
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  const editor = new EditorPage(page);
  await editor.openBundled('Castle');
  await expect(editor.ready).toBeVisible();
  await editor.drag({ row: 0, column: 0 }, { row: 0, column: 0 });
  await editor.menu('My fortresses');
  await expect(page.getByTestId('shelf').getByRole('listitem')).toHaveCount(1);
});

test('a page at work: text dragged over it, a deal, fields, a file of many boards', async ({ page }) => {
  const editor = new EditorPage(page);
  await editor.open();

  await test.step('text that is dragged over the page is none of ours', async () => {
    const isTaken = await page.evaluate(() => {
      const dataTransfer = new DataTransfer();
      dataTransfer.setData('text/plain', 'a name');
      const event = new DragEvent('dragover', { bubbles: true, cancelable: true, dataTransfer });
      document.body.dispatchEvent(event);
      return event.defaultPrevented;
    });
    expect(isTaken).toBe(false);
    await expect(page.getByText('Drop it here')).toBeHidden();
  });

  await test.step('a deal shows faces, and another one other faces', async () => {
    await editor.openBundled('Castle');
    await editor.menu('Deal');
    const picture = page.locator('.deal-picture');
    const first = await picture.getAttribute('src');
    await page.getByRole('button', { name: 'Deal again' }).click();
    await expect(page.getByRole('img', { name: 'Deal 2' })).toBeVisible();
    expect(await picture.getAttribute('src')).not.toBe(first);
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(100);
    await editor.closeSheet();
  });

  await test.step('fields show what was taken of what was typed', async () => {
    const panel = page.locator('.right');
    await panel.getByText('About this fortress').click();
    const tags = panel.getByRole('textbox', { name: 'Tags' });
    await tags.fill('замок Tower');
    await tags.blur();
    await expect(tags).toHaveValue('tower');
    await tags.fill('крепость');
    await tags.blur();
    await expect(tags).toHaveValue('');

    await editor.startWith('Empty grid');
    const columns = page.getByRole('spinbutton', { name: 'Columns' });
    await columns.fill('99');
    await columns.blur();
    await expect(columns).toHaveValue('14');
    await editor.closeSheet();
  });

  await test.step('a file of many boards shows some of them, and more when asked', async () => {
    const thirty = BUNDLED_LAYOUTS.flatMap((layout) => [layout, layout]);
    await editor.drop('boards.mah', exportMah(thirty));
    const cards = page.getByRole('dialog').locator('.cards li');
    await expect(cards).toHaveCount(24);
    await page.getByRole('button', { name: 'Show more (6 left)' }).click();
    await expect(cards).toHaveCount(30);
    await cards.last().getByRole('button').click();
    await expect(page.locator('.right').getByTestId('tiles-used')).toHaveText('116 / 116');
  });
});

test('files: chosen, dropped, foreign, and hostile ones that cost nothing', async ({ page }) => {
  const editor = new EditorPage(page);
  await editor.open();
  await editor.startWith('File');
  await page.getByLabel('Choose a file').setInputFiles({
    name: 'pyramid.mah',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(fixture('import/pyramid.mah')),
  });
  await expect(page.locator('.right').getByTestId('tiles-used')).toHaveText('116 / 116');
  const work = await editor.rows();

  for (const [name, text] of [
    ['truncated.json', fixture('invalid/truncated.json')],
    ['deep.json', '['.repeat(200_000)],
    ['junk.layout', '\u0000\u0001 kmahjongg \u0007'],
    ['huge.json', ' '.repeat(3_000_000)],
    ['proto.json', '{"__proto__": {"rows": ["1"]}, "version": 1}'],
  ] as const) {
    await editor.drop(name, text);
    await expect(editor.notice).toBeVisible();
    expect(await editor.rows()).toEqual(work);
    await editor.notice.getByRole('button', { name: 'Close' }).click();
  }

  await editor.drop('broken.png', 'this is no picture', 'image/png');
  await expect(editor.notice).toContainText('can’t be read');
  await editor.notice.getByRole('button', { name: 'Close' }).click();
  await editor.closeSheet();
  // It is not tried again.
  await editor.startWith('Picture');
  await expect(page.getByLabel('Choose a picture')).toBeVisible();
  await editor.shown();
  await expect(editor.notice).toBeHidden();
  await editor.closeSheet();
  expect(await editor.rows()).toEqual(work);

  await editor.drop('hill.json', fixture('valid/first-hill.json'));
  await expect(page.getByRole('textbox', { name: 'Fortress name' })).toHaveValue('First Hill');
});

test('a broken link is told, a good one is opened', async ({ page }) => {
  const editor = new EditorPage(page);
  await editor.open('#fortress=1broken');
  await expect(editor.notice).toContainText('damaged');
  await editor.openBundled('Castle');
  await editor.menu('Share');
  const link = await page.getByTestId('share-link').inputValue();
  await editor.closeSheet();
  await editor.startWith('Empty grid');
  await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click();
  await editor.startWith('Link');
  await page.getByRole('textbox', { name: 'Link or code' }).fill(link);
  await page.getByRole('dialog').getByRole('button', { name: 'Open' }).click();
  await expect(page.getByRole('textbox', { name: 'Fortress name' })).toHaveValue('Castle');
  await editor.menu('My fortresses');
  await expect(page.getByTestId('shelf').getByRole('listitem')).toHaveCount(1);
});

test('a picture becomes a silhouette without a finding', async ({ page }) => {
  const editor = new EditorPage(page);
  await editor.open();
  await editor.startWith('Picture');
  const png = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(240, 200);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    context.fillStyle = '#fff';
    context.fillRect(0, 0, 240, 200);
    context.fillStyle = '#000';
    context.beginPath();
    context.ellipse(120, 100, 90, 70, 0, 0, 7);
    context.fill();
    const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
    return [...bytes];
  });
  const file = { name: 'egg.png', mimeType: 'image/png', buffer: Buffer.from(png) };
  await page.getByLabel('Choose a picture').setInputFiles(file);
  await expect(page.getByTestId('silhouette').locator('img')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('textbox', { name: 'Fortress name' })).toHaveValue('egg');
  await expect(editor.ready).toBeVisible();

  // A drawing of somebody else is a picture, too.
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 20"><circle cx="12" cy="10" r="8"/></svg>';
  await editor.drop('moon.svg', drawing, 'image/svg+xml');
  await expect(page.getByTestId('silhouette').locator('img')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('textbox', { name: 'Fortress name' })).toHaveValue('moon');
  await expect(editor.ready).toBeVisible();
});

test('my fortresses: rename, duplicate, delete and back; a broken one costs no other', async ({ page }) => {
  const editor = new EditorPage(page);
  await editor.open();
  await editor.keepBundled('castle');
  await page.evaluate(() => localStorage.setItem('mahjong-fortress/fortress/broken', '{"layout": {'));
  await page.reload();
  await editor.menu('My fortresses');
  const shelf = page.getByTestId('shelf').getByRole('listitem');
  await expect(shelf).toHaveCount(2);
  await page.getByRole('button', { name: 'Duplicate: Castle' }).click();
  await expect(shelf).toHaveCount(3);
  await page.getByRole('button', { name: 'Rename: Castle (copy)' }).click();
  await page.getByRole('textbox', { name: 'Rename' }).fill('Not this');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Rename: Castle (copy)' }).click();
  // The old name is selected: typing replaces it.
  await page.keyboard.type('My castle');
  await page.keyboard.press('Enter');
  await expect(shelf.filter({ hasText: 'My castle' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Delete: My castle' }).click();
  await expect(shelf).toHaveCount(2);
  await editor.notice.getByRole('button', { name: 'Undo' }).click();
  await expect(shelf).toHaveCount(3);

  // One is found by its name in any language, and the whole shelf goes into a file and comes back.
  await page.getByRole('searchbox', { name: 'Search' }).fill('замок');
  await expect(shelf).toHaveCount(2);
  await page.getByRole('searchbox', { name: 'Search' }).fill('my');
  await expect(shelf).toHaveCount(1);
  await expect(shelf).toContainText(String(new Date().getFullYear()));
  await page.getByRole('searchbox', { name: 'Search' }).fill('');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Name');
  await expect(shelf.first()).toContainText('Castle');
  const backup = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Back up all' }).click();
  const file = await (await backup).path();
  await page.getByRole('button', { name: 'Delete: My castle' }).click();
  await expect(shelf).toHaveCount(2);
  await page.getByLabel('Restore…').setInputFiles(file);
  await expect(editor.notice).toContainText('1 fortress restored. 1 already here.');
  await expect(shelf).toHaveCount(3);
  await page.getByRole('button', { name: 'Open: My castle' }).click();
  await expect(page.getByRole('textbox', { name: 'Fortress name' })).toHaveValue('My castle');
});

test('files to keep, and the file for a pull request', async ({ page }) => {
  const editor = new EditorPage(page);
  await editor.open();
  await editor.openBundled('Castle');
  await editor.menu('Share');
  await expect(page.getByRole('img', { name: 'QR code for the link' })).toBeVisible();
  const pictures: string[] = [];
  for (const [label, file] of [
    ['Fortress (.json)', 'castle.json'],
    ['Picture (.png)', 'castle.png'],
    ['Drawing (.svg)', 'castle.svg'],
    ['For Mah (.mah)', 'castle.mah'],
    ['For KMahjongg (.layout)', 'castle.layout'],
  ] as const) {
    const download = page.waitForEvent('download');
    await page.getByRole('dialog').getByRole('button', { name: label }).click();
    expect((await download).suggestedFilename()).toBe(file);
    if (file === 'castle.json') {
      // Editors of texts find the schema where the site serves it, and so does ours when it reads the file.
      const text = await readFile(await (await download).path(), 'utf8');
      const { $schema } = JSON.parse(text) as { $schema: string };
      expect(new URL($schema).origin).toBe(new URL(page.url()).origin);
      expect((await (await page.request.get($schema)).json()) as object).toMatchObject({
        title: 'Fortress layout',
      });
      expect(parseLayout(text)).toMatchObject({ ok: true });
    }
    if (/(png|svg)$/.test(file)) pictures.push(await (await download).path());
  }
  // A picture of ours carries its fortress, under whatever name it comes.
  for (const [index, path] of pictures.entries()) {
    await editor.closeSheet();
    await editor.startWith('Empty grid');
    await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click();
    await editor.startWith('File');
    await page.getByLabel('Choose a file').setInputFiles({
      name: `photo.${index === 0 ? 'png' : 'svg'}`,
      mimeType: index === 0 ? 'image/png' : 'image/svg+xml',
      buffer: readFileSync(path),
    });
    await expect(page.getByRole('textbox', { name: 'Fortress name' })).toHaveValue('Castle');
    await expect(editor.ready).toBeVisible();
    await editor.menu('Share');
  }
  await page.getByRole('button', { name: 'Submit to the community' }).click();
  await expect(page.getByRole('dialog').getByText('already has the id')).toBeVisible();
  await page.getByRole('dialog').getByRole('textbox', { name: 'File name' }).fill('my-castle');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the file: my-castle.json' }).click();
  const saved = JSON.parse(readFileSync(await (await download).path(), 'utf8'));
  expect(saved).toMatchObject({ id: 'my-castle', $schema: '../packages/layouts-schema/layout.schema.json' });
});

test('computers try the fortress, and their report is kept next to it', async ({ page }) => {
  const editor = new EditorPage(page);
  await editor.open();
  await editor.openBundled('Standard board for two players');
  await editor.menu('Balance');
  // Novices may be through with their games before anybody can stop them.
  await page.getByRole('dialog').getByRole('radio', { name: 'Apprentice' }).check({ force: true });
  await page.getByRole('dialog').getByRole('radio', { name: '500', exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'Run games' }).click();
  await expect(page.getByTestId('verdicts')).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByTestId('balance-progress')).toBeHidden();
  // All numbers of players in one go, each with a report of its own.
  await page.getByRole('dialog').getByRole('checkbox', { name: '3 players' }).check({ force: true });
  await page.getByRole('dialog').getByRole('radio', { name: 'Novice' }).check({ force: true });
  await page.getByRole('dialog').getByRole('radio', { name: '20', exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'Run games' }).click();
  await expect(page.getByRole('img', { name: '20 games, 3 players, Novice' })).toBeVisible({
    timeout: 60_000,
  });
  // Few games are no verdict, and many say beforehand how long they take.
  await expect(page.getByTestId('verdicts').first()).toContainText('Not enough games yet: 20 of at least 60');
  // No Novice has played the bundled fortresses.
  await expect(page.getByRole('dialog')).toContainText('There’s nothing to compare these numbers with');
  await page.evaluate(() => Object.defineProperty(navigator, 'hardwareConcurrency', { value: 2 }));
  await page.getByRole('dialog').getByRole('radio', { name: 'Dragon' }).check({ force: true });
  await page.getByRole('dialog').getByRole('radio', { name: '500', exact: true }).check({ force: true });
  await expect(page.getByTestId('balance-takes')).toContainText('Takes about 6 hr');
  await page.reload();
  await editor.menu('Balance');
  await expect(page.getByRole('img', { name: '20 games, 2 players, Novice' })).toBeVisible();
});

test('what the editor keeps is in the list of the game, without any step', async ({ page }) => {
  const editor = new EditorPage(page);
  await editor.open();
  await editor.startWith('Generator');
  await page.getByRole('textbox', { name: 'Seed' }).fill('for the game');
  await page.getByRole('dialog').getByRole('radio', { name: '2 players' }).check({ force: true });
  await page.getByTestId('generated').getByRole('button').nth(8).click();
  await page.getByRole('textbox', { name: 'Fortress name' }).fill('Home made');
  await page.goto('/');
  await page.getByRole('button', { name: 'New game…' }).click();
  await page.getByRole('group', { name: 'Fortress' }).getByRole('button', { name: 'My own' }).click();
  await expect(page.getByRole('button', { name: 'Home made' })).toBeVisible();
});
