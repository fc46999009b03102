/** Pictures, names and stored data that a stranger has made, as they reach the editor. */

import { readFileSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';
import { layoutById } from '@mahjong-fortress/layouts-schema';
import { en as sentences } from '@mahjong-fortress/layouts-schema/sentences/en';
import { expect, type Page, test } from '@playwright/test';
import { EditorPage } from './pages/editor.ts';

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A black picture: however large, only a few kilobytes. */
function blackPng(width: number, height: number): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const pixels = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height), { level: 9 });
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** An egg on white, in the format that is asked for. */
async function eggAs(page: Page, type: string, width: number, height: number): Promise<Buffer> {
  const bytes = await page.evaluate(
    async ([mime, columns, rows]) => {
      const canvas = new OffscreenCanvas(columns, rows);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      context.fillStyle = '#fff';
      context.fillRect(0, 0, columns, rows);
      context.fillStyle = '#000';
      context.beginPath();
      context.ellipse(columns / 2, rows / 2, columns * 0.4, rows * 0.4, 0, 0, 7);
      context.fill();
      const blob = await canvas.convertToBlob({ type: mime });
      return [...new Uint8Array(await blob.arrayBuffer())];
    },
    [type, width, height] as const,
  );
  return Buffer.from(bytes);
}

/** A camera held upright: the note that the picture has to be turned by a quarter. */
function turned(jpeg: Buffer): Buffer {
  const note = Buffer.from(
    '\xff\xe1\x00\x22Exif\x00\x00MM\x00\x2a\x00\x00\x00\x08\x00\x01\x01\x12\x00\x03\x00\x00\x00\x01\x00\x06\x00\x00\x00\x00\x00\x00',
    'latin1',
  );
  return Buffer.concat([jpeg.subarray(0, 2), note, jpeg.subarray(2)]);
}

/** Sizes of all pictures that the page has decoded, in its own words. */
async function watchDecoding(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const decode = window.createImageBitmap.bind(window) as (
      source: ImageBitmapSource,
      options?: ImageBitmapOptions,
    ) => Promise<ImageBitmap>;
    const sizes: string[] = [];
    Object.assign(window, {
      decodedSizes: sizes,
      async createImageBitmap(source: ImageBitmapSource, options?: ImageBitmapOptions) {
        const bitmap = await decode(source, options);
        sizes.push(`${bitmap.width}×${bitmap.height}`);
        return bitmap;
      },
    });
  });
  return () => page.evaluate(() => (window as unknown as { decodedSizes: string[] }).decodedSizes);
}

test.describe('pictures', () => {
  test('one of a few kilobytes and 256 million pixels is refused before it is decoded', async ({ page }) => {
    const decoded = await watchDecoding(page);
    const editor = new EditorPage(page);
    await editor.open();
    await editor.startWith('Picture');
    const field = page.getByLabel('Choose a picture');
    const buffer = blackPng(16_000, 16_000);
    expect(buffer.length).toBeLessThan(40_000);
    await field.setInputFiles({ name: 'bomb.png', mimeType: 'image/png', buffer });
    await expect(editor.notice).toContainText('This picture is 16,000 × 16,000 pixels');
    // Another name or another kind does not help it in.
    await editor.notice.getByRole('button', { name: 'Close' }).click();
    await field.setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
    await expect(editor.notice).toContainText('which is too large');
    // Nor does being long and thin, or being wrapped into an icon.
    await editor.notice.getByRole('button', { name: 'Close' }).click();
    await field.setInputFiles({ name: 'thread.png', mimeType: 'image/png', buffer: blackPng(30_000, 1) });
    await expect(editor.notice).toContainText('30,000 × 1 pixels');
    await editor.notice.getByRole('button', { name: 'Close' }).click();
    const icon = Buffer.from('\x00\x00\x01\x00\x01\x00\x00\x00\x00\x00\x01\x00\x20\x00', 'latin1');
    await field.setInputFiles({
      name: 'icon.png',
      mimeType: 'image/png',
      buffer: Buffer.concat([icon, Buffer.from('\x00\x00\x00\x00\x16\x00\x00\x00', 'latin1'), buffer]),
    });
    await expect(editor.notice).toContainText('can’t be read');
    expect(await decoded()).toEqual([]);
  });

  test('large ones become small ones that keep their proportions', async ({ page }) => {
    const decoded = await watchDecoding(page);
    const editor = new EditorPage(page);
    await editor.open();
    await editor.startWith('Picture');
    const jpeg = await eggAs(page, 'image/jpeg', 2400, 1200);
    const pictures = [
      { name: 'egg.png', mimeType: 'image/png', buffer: await eggAs(page, 'image/png', 2400, 1200) },
      { name: 'egg.webp', mimeType: 'image/webp', buffer: await eggAs(page, 'image/webp', 2400, 1200) },
      { name: 'egg.jpg', mimeType: 'image/jpeg', buffer: jpeg },
      { name: 'upright.jpg', mimeType: 'image/jpeg', buffer: turned(jpeg) },
      { name: 'small.jpg', mimeType: 'image/jpeg', buffer: await eggAs(page, 'image/jpeg', 400, 300) },
    ];
    for (const [index, picture] of pictures.entries()) {
      await page.getByLabel('Choose a picture').setInputFiles(picture);
      await expect.poll(decoded).toHaveLength(index + 1);
    }
    expect(await decoded()).toEqual(['512×256', '512×256', '512×256', '512×1024', '400×300']);
    await expect(page.getByTestId('silhouette').locator('img')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click();
    await expect(page.getByRole('textbox', { name: 'Fortress name' })).toHaveValue('small');
    await expect(editor.ready).toBeVisible();
  });

  test('the name of a file is cut between characters, not within one', async ({ page }) => {
    const editor = new EditorPage(page);
    await editor.open();
    await editor.startWith('Picture');
    const buffer = await eggAs(page, 'image/png', 240, 200);
    await page
      .getByLabel('Choose a picture')
      .setInputFiles({ name: `x${'🏯'.repeat(60)}.png`, mimeType: 'image/png', buffer });
    await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click();
    const name = await page.getByRole('textbox', { name: 'Fortress name' }).inputValue();
    expect(name).toMatch(/^x(🏯)+$/u);
  });
});

test.describe('names', () => {
  const NAMES: Readonly<Record<string, string>> = {
    'half a character': 'a\uD83Db',
    'no character at all': 'a\uFFFEb\u{1FFFF}',
    'a zero': 'a\u0000\u001Bb',
    'the end of a section': ']]>',
    markup: '</title><script>alert(1)</script>&lt;"\'',
    emoji: '🏯👩‍👩‍👧',
    'from right to left': 'קלעה \u202Eقلعة',
  };

  /** Those with characters that no file can hold, or that turn around what is read; whoever opens them is told. */
  const UNWRITABLE = ['half a character', 'no character at all', 'a zero', 'from right to left'];

  test(`a name breaks no export: ${Object.keys(NAMES).join(', ')}`, async ({ page }) => {
    const editor = new EditorPage(page);
    await editor.open();
    for (const what of Object.keys(NAMES)) {
      const begun = Date.now();
      await test.step(what, () => exportAll(editor, what));
      // A browser lets a page save ten files in a second and drops all others; nobody is as quick by hand.
      await expect.poll(() => Date.now() - begun).toBeGreaterThan(1000);
    }
  });

  async function exportAll(editor: EditorPage, what: string): Promise<void> {
    const { page } = editor;
    const name = NAMES[what];
    const file = new URL('../../packages/layouts-schema/fixtures/valid/first-hill.json', import.meta.url);
    const layout = { ...JSON.parse(readFileSync(file, 'utf8')), name, author: name, description: name };
    await editor.drop('hill.json', JSON.stringify(layout));
    const isCleaned = UNWRITABLE.includes(what);
    const leftOut = sentences['unwritable-text']({});
    await expect(editor.notice.getByText(leftOut)).toBeVisible({ visible: isCleaned });
    if (isCleaned) await editor.notice.getByRole('button', { name: 'Close' }).click();
    await editor.menu('Share');
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByRole('img', { name: 'QR code for the link' })).toBeVisible();
    const contents = new Map<string, Buffer>();
    for (const label of ['.json', '.png', '.svg', '.mah', '.layout']) {
      const download = page.waitForEvent('download');
      await sheet.getByRole('button', { name: `(${label})` }).click();
      const saved = await download;
      expect(saved.suggestedFilename()).toBe(`first-hill${label}`);
      contents.set(label, readFileSync(await saved.path()));
    }
    await expect(page.locator('.notice.trouble')).toBeHidden();
    const svg = contents.get('.svg')?.toString('utf8') ?? '';
    expect(svg).not.toContain('<script');
    // A drawing that is not well-formed cannot be decoded.
    const width = await page.evaluate(async (text) => {
      const image = new Image();
      image.src = `data:image/svg+xml,${encodeURIComponent(text)}`;
      await image.decode();
      return image.naturalWidth;
    }, svg);
    expect(width).toBeGreaterThan(100);
    expect(contents.get('.png')?.subarray(0, 4).toString('latin1')).toBe('\x89PNG');
    expect(JSON.parse(contents.get('.json')?.toString('utf8') ?? '')).toMatchObject({ id: 'first-hill' });
    await editor.closeSheet();
  }
});

test('what is no report does not keep the balance sheet from opening', async ({ page }) => {
  const editor = new EditorPage(page);
  await page.addInitScript((layout) => {
    localStorage.setItem('mahjong-fortress/fortress/castle', JSON.stringify({ savedAt: 1, layout }));
    localStorage.setItem('mahjong-fortress/balance/castle', '{"version":1}');
  }, layoutById('castle'));
  await editor.open();
  await editor.menu('Balance');
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('radio', { name: 'Novice' }).check({ force: true });
  await sheet.getByRole('radio', { name: '20', exact: true }).check({ force: true });
  await sheet.getByRole('button', { name: 'Run games' }).click();
  await expect(sheet.getByRole('img', { name: '20 games' })).toBeVisible({ timeout: 60_000 });
});
