/** What somebody who draws all day reaches for without looking. */
import { layoutById } from '@mahjong-fortress/layouts-schema';
import { expect, test } from '@playwright/test';
import { EditorPage } from './pages/editor.ts';

test('the hand of a designer: pan, copy, paste, stamp, halves and tiers', async ({ page, context }) => {
  const editor = new EditorPage(page);
  await editor.open();
  await page.getByRole('radio', { name: 'No symmetry' }).check({ force: true });
  await editor.tool('Paint');
  await editor.height(2);
  await editor.drag({ row: 0, column: 0 }, { row: 0, column: 1 });

  // Space and a drag move the paper and draw nothing; Space alone still draws.
  const drawn = await editor.rows();
  const before = await editor.centreOf({ row: 0, column: 0 });
  await page.keyboard.down('Space');
  await editor.drag({ row: 4, column: 4 }, { row: 6, column: 6 });
  await page.keyboard.up('Space');
  expect(await editor.rows()).toEqual(drawn);
  expect((await editor.centreOf({ row: 0, column: 0 })).x).toBeGreaterThan(before.x);
  await page.keyboard.press('h');

  await editor.tool('Select');
  await editor.drag({ row: 0, column: 0 }, { row: 0, column: 1 });
  await page.keyboard.press('Control+d');
  expect((await editor.rows())[0]).toBe('22220000000000');
  await page.keyboard.down('Alt');
  await editor.drag({ row: 0, column: 2 }, { row: 3, column: 2 });
  await page.keyboard.up('Alt');
  expect((await editor.rows()).slice(0, 4)).toEqual([
    '22220000000000',
    '00000000000000',
    '00000000000000',
    '00220000000000',
  ]);

  // What is copied comes under the pointer, here and in another tab.
  await page.keyboard.press('Control+c');
  const place = await editor.centreOf({ row: 6, column: 8 });
  await page.mouse.move(place.x, place.y);
  await page.keyboard.press('Control+v');
  expect((await editor.rows())[6]).toBe('00000000220000');
  const other = new EditorPage(await context.newPage());
  await other.open();
  await other.startWith('Empty grid');
  await other.page.getByRole('dialog').getByRole('button', { name: 'Create' }).click();
  await other.page.getByRole('radio', { name: 'Left and right' }).check({ force: true });
  await other.tool('Stamp');
  for (const row of [1, 3]) await other.drag({ row, column: 1 }, { row, column: 1 });
  expect((await other.rows()).slice(1, 4)).toEqual(['02200000000220', '00000000000000', '02200000000220']);
  await other.page.close();

  await page.getByRole('radio', { name: 'Left and right' }).check({ force: true });
  await page.getByTestId('view-bar').getByRole('button', { name: 'Arrange' }).click();
  const drawer = page.getByRole('complementary', { name: 'Arrange' });
  await drawer.getByRole('button', { name: 'Keep left' }).click();
  expect((await editor.rows())[0]).toBe('22220000002222');
  // Or another half wins; on an axis across, the upper or the lower one.
  const top = (await editor.rows()).findIndex((digits) => /[1-5]/.test(digits));
  const kept = await editor.rows();
  await page.getByRole('radio', { name: 'Top and bottom' }).check({ force: true });
  await drawer.getByRole('button', { name: 'Keep bottom' }).click();
  const lower = (await editor.rows()).slice(5);
  expect(lower).toEqual(kept.slice(5));
  expect((await editor.rows()).slice(0, 5)).toEqual(lower.toReversed());
  await page.keyboard.press('Control+z');
  await drawer.getByRole('button', { name: 'Keep top' }).click();
  expect((await editor.rows())[9 - top]).toBe(kept[top]);
  await page.keyboard.press('Control+z');
  await page.getByRole('radio', { name: 'Left and right' }).check({ force: true });
  expect(await editor.rows()).toEqual(kept);
  await drawer.getByRole('button', { name: 'Move the tier down' }).click();
  // Tiles with nothing below them come down to the table.
  expect((await editor.rows()).slice(3, 5)).toEqual(['00110000001100', '00110000001100']);
  await drawer.getByRole('button', { name: 'Move the tier right' }).click();
  await expect(editor.notice).toContainText('no room');
  await drawer.getByRole('radio', { name: 'Tier 1' }).check({ force: true });
  await drawer.getByRole('button', { name: 'Duplicate the tier' }).click();
  expect((await editor.rows())[3]).toBe('00220000002200');
  await drawer.getByRole('button', { name: 'Clear the tier' }).click();
  expect((await editor.rows())[3]).toBe('00110000001100');
});

test('a reload takes nothing away: symmetry, axis and every step', async ({ page }) => {
  const editor = new EditorPage(page);
  await editor.open();
  await page.getByRole('radio', { name: 'Left and right' }).check({ force: true });
  const axis = page.getByRole('slider', { name: 'Vertical symmetry axis' });
  await axis.press('ArrowLeft');
  // Also where nothing is drawn yet.
  await page.reload();
  await expect(axis).toHaveAttribute('aria-valuetext', 'through 7');
  await expect(page.getByRole('radio', { name: 'Left and right' })).toBeChecked();
  await editor.drag({ row: 0, column: 1 }, { row: 0, column: 2 });
  await editor.drag({ row: 1, column: 1 }, { row: 1, column: 2 });
  const drawn = await editor.rows();
  await page.keyboard.press('Control+z');
  await expect(page.getByText('✓ Saved')).toBeVisible();
  await page.reload();
  await expect(axis).toHaveAttribute('aria-valuetext', 'through 7');
  await expect(page.getByRole('radio', { name: 'Left and right' })).toBeChecked();
  await page.keyboard.press('Control+Shift+z');
  expect(await editor.rows()).toEqual(drawn);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  expect(await editor.shape()).toEqual([]);
  await editor.drag({ row: 0, column: 5 }, { row: 0, column: 5 });
  expect((await editor.rows())[0]).toBe('00000101000000');
});

test('as soon as the paper is seen it lies where it stays, however late the letters come', async ({
  page,
}) => {
  await page.route('**/*.woff2', async (route) => {
    await page.waitForTimeout(300);
    await route.continue();
  });
  await page.addInitScript(() => {
    const places = new Set<string>();
    const look = () => {
      const box = document.getElementById('cell-0-0')?.getBoundingClientRect();
      if (box) places.add(`${box.x} ${box.y} ${box.width}`);
      return places.size;
    };
    Object.assign(window, { look });
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
  });
  const places = () => page.evaluate(() => (window as unknown as { look(): number }).look());
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await new EditorPage(page).open();
    await page.evaluate(() => document.fonts.ready);
    expect(await places(), `${width} × ${height}`).toBe(1);
  }
});

test('the paper has numbers, first picks stand out, Escape closes the relief', async ({ page }) => {
  const editor = new EditorPage(page);
  await editor.open();
  await expect(page.locator('.edge-numbers text')).toHaveCount(14 + 10);
  await editor.openBundled('Castle');
  await page.keyboard.press('a');
  const first = page.locator('.marks.first rect');
  const others = page.locator('.marks.available rect');
  const counts = [await first.count(), await others.count()];
  expect(counts.every((count) => count > 0)).toBe(true);
  // Free tiles are those of the chosen tier: of the highest only first picks, below it none.
  await page.getByRole('combobox', { name: 'Tier' }).selectOption('Tier 3');
  await expect(first).toHaveCount(counts[0] ?? 0);
  await expect(others).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Tier' }).selectOption('Tier 1');
  await expect(first).toHaveCount(0);
  await page.keyboard.press('p');
  await expect(page.getByTestId('relief')).toBeVisible();
  await page.locator('#cell-0-0').focus();
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('relief')).toBeHidden();

  // Nothing sticks out, whatever the language.
  for (const size of [
    { width: 1280, height: 800 },
    { width: 1024, height: 768 },
  ]) {
    await editor.resize(size);
    for (const [tag, language] of [
      ['ru', 'Русский'],
      ['uk', 'Українська'],
      ['en', 'English'],
    ] as const) {
      await page.getByRole('radio', { name: language }).check({ force: true });
      await expect(page.locator('html')).toHaveAttribute('lang', tag);
      const wide = await page
        .locator('.top-bar, .view-bar, .tool-bar, .right, .check-panel')
        .evaluateAll((parts) =>
          parts.filter((part) => part.scrollWidth > part.clientWidth).map((part) => part.className),
        );
      expect(wide, `${language}, ${size.width}`).toEqual([]);
    }
  }
  await editor.resize({ width: 390, height: 844 });
  await expect(page.getByTestId('pill-count')).toHaveText('116/116');
  // Numbers can be read on a phone, too.
  const number = await page.locator('.edge-numbers text').first().boundingBox();
  expect(number?.height).toBeGreaterThan(9);
});

test('a finding names its field, marks it and leads to it; only fixes that help are offered', async ({
  page,
}) => {
  const editor = new EditorPage(page);
  await editor.open();
  const name = page.getByRole('textbox', { name: 'Fortress name' });
  await editor.drop('keep.json', JSON.stringify({ ...layoutById('castle'), name: 'Keep' }));
  await expect(name).toHaveValue('Keep');
  await name.fill('');
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(editor.findings).toHaveCount(1);
  await expect(editor.findings).toContainText('Name');
  await editor.findings.getByRole('button', { name: 'Go to the field' }).click();
  const field = page.locator('.right').getByRole('textbox', { name: 'Name', exact: true });
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.type('Keep');
  await expect(editor.ready).toBeVisible();
  await expect(name).toHaveAttribute('aria-invalid', 'false');

  // A flat field for two is nearest to two: recommending it for two would change nothing.
  await editor.startWith('Empty grid');
  await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click();
  await page.getByRole('radio', { name: 'All four sides' }).check({ force: true });
  const panel = page.locator('.right');
  await panel.getByRole('checkbox', { name: '2 players' }).check();
  await panel.getByRole('checkbox', { name: '3 players' }).uncheck();
  await editor.tool('Rectangle');
  await editor.drag({ row: 0, column: 1 }, { row: 4, column: 6 });
  const flat = editor.findings.filter({ hasText: 'flat' });
  await expect(flat.getByRole('button', { name: 'Stack it higher' })).toBeVisible();
  await expect(flat.getByRole('button', { name: /Recommend/ })).toHaveCount(0);
});
