import { expect, test } from '@playwright/test';
import { EditorPage, runsOfQuarter, STANDARD_FOUR, STANDARD_FOUR_AT } from './pages/editor.ts';

async function drawStandardFour(editor: EditorPage): Promise<void> {
  await editor.tool('Paint');
  for (const { height, from, to } of runsOfQuarter()) {
    await editor.height(height);
    await editor.drag(from, to);
  }
}

test('mouse: the standard board for four from nothing, shared and opened by a stranger', async ({
  page,
  browser,
}) => {
  const editor = new EditorPage(page);
  await editor.open();
  await drawStandardFour(editor);
  expect(await editor.shape()).toEqual([...STANDARD_FOUR]);

  // For three it would do as well; for two it is too steep.
  await page.locator('.right').getByRole('checkbox', { name: '4 players' }).check();
  await page.locator('.right').getByRole('checkbox', { name: '3 players' }).uncheck();
  await page.locator('.right').getByRole('checkbox', { name: '2 players' }).check();
  await expect(editor.findings).toHaveCount(1);
  await page.locator('.right').getByRole('checkbox', { name: '2 players' }).uncheck();
  await expect(editor.ready).toBeVisible();

  await page.getByRole('textbox', { name: 'Fortress name' }).fill('Four of us');
  await editor.menu('Share');
  const link = await page.getByTestId('share-link').inputValue();
  await page.getByRole('dialog').getByRole('radio', { name: 'To edit it' }).check({ force: true });
  const editorLink = await page.getByTestId('share-link').inputValue();
  expect(link).toMatch(/\/#fortress=1[\w-]+$/);
  expect(editorLink.length).toBeLessThan(300);

  const stranger = await browser.newContext();
  const other = new EditorPage(await stranger.newPage());
  await other.page.goto(editorLink);
  await expect(other.page.getByRole('textbox', { name: 'Fortress name' })).toHaveValue('Four of us');
  expect(await other.shape()).toEqual([...STANDARD_FOUR]);
  await expect(other.ready).toBeVisible();
  // What nobody has touched stays in the address, and is kept nowhere else.
  await other.page.keyboard.press('Shift');
  expect(new URL(other.page.url()).hash).toBe('');

  // The stranger tries it: a game on this very fortress is dealt at once, and Escape leads back to the drawing as it was.
  await other.page.evaluate(() =>
    localStorage.setItem('mahjong-fortress/settings', '{"speed":"off","plainBoard":true}'),
  );
  await other.height(3);
  await other.tool('Select');
  await other.drag({ row: 2, column: 2 }, { row: 4, column: 5 });
  await other.page.getByRole('combobox', { name: 'Tier' }).selectOption('Tier 2');
  for (let zooms = 0; zooms < 2; zooms++) await other.page.keyboard.press('i');
  const drawn = await other.rows();
  const place = await other.centreOf({ row: 3, column: 3 });
  const marked = await other.page.getByTestId('selection').boundingBox();
  await other.page.getByRole('link', { name: 'Play', exact: true }).click();
  await expect(other.page.getByRole('grid', { name: 'Fortress' })).toBeAttached();
  // Escape closes what lies open first.
  await other.page.getByLabel('Menu').click();
  await other.page.keyboard.press('Escape');
  await expect(other.page.getByRole('button', { name: 'Another deal' })).toBeHidden();
  await other.page.keyboard.press('Escape');
  await expect(other.page.getByRole('textbox', { name: 'Fortress name' })).toHaveValue('Four of us');
  expect(await other.rows()).toEqual(drawn);
  expect(await other.centreOf({ row: 3, column: 3 })).toEqual(place);
  expect(await other.page.getByTestId('selection').boundingBox()).toEqual(marked);
  await expect(other.page.getByRole('radio', { name: 'Select', exact: true })).toBeChecked();
  await expect(other.page.getByRole('radio', { name: 'Height 3' })).toBeChecked();
  await expect(other.page.getByRole('combobox', { name: 'Tier' })).toHaveValue('2');
  // A try is kept nowhere: there is no game to go on with.
  await other.page.getByRole('link', { name: 'Back to the game' }).click();
  await expect(other.page.getByRole('button', { name: /^Play/ })).toBeVisible();
  await expect(other.page.getByRole('button', { name: /^Continue/ })).toHaveCount(0);
  await stranger.close();
});

test('keyboard: the same board without a pointer', async ({ page }) => {
  const editor = new EditorPage(page);
  await editor.open();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  // Tab by tab to the drawing, as somebody without a pointer gets there.
  for (let tabs = 0; tabs < 40; tabs++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement?.id.startsWith('cell-'))) break;
  }
  await expect(editor.cell({ row: 0, column: 0 })).toBeFocused();
  let at = { row: 0, column: 0 };
  for (const [index, digits] of STANDARD_FOUR.slice(0, 3).entries()) {
    const row = STANDARD_FOUR_AT.row + index;
    for (; at.row < row; at = { ...at, row: at.row + 1 }) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Home');
    for (let column = 0; column < STANDARD_FOUR_AT.column; column++) await page.keyboard.press('ArrowRight');
    for (const digit of digits.slice(0, 5)) {
      await page.keyboard.press(digit);
      await page.keyboard.press('ArrowRight');
    }
  }
  expect(await editor.shape()).toEqual([...STANDARD_FOUR]);
  await expect(page.getByTestId('spoken')).toContainText('Row 5, column 7: 3 tiles');
});

test('keyboard: shapes are begun, stretched, given up and ended', async ({ page }) => {
  const editor = new EditorPage(page);
  await editor.open();
  await page.keyboard.press('r');
  await page.getByRole('radio', { name: 'No symmetry' }).check({ force: true });
  await editor.cell({ row: 0, column: 0 }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  expect((await editor.rows()).slice(0, 2)).toEqual(['11000000000000', '11000000000000']);
  await page.keyboard.press('Escape');
  expect((await editor.rows())[0]).toBe('00000000000000');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Space');
  expect((await editor.rows()).slice(0, 2)).toEqual(['00000000000000', '11000000000000']);
  await page.keyboard.press('Control+z');
  expect(await editor.shape()).toEqual([]);
});

test('undo, redo and a history one can click', async ({ page }) => {
  const editor = new EditorPage(page);
  await editor.open();
  await drawStandardFour(editor);
  await editor.menu('History');
  const steps = page.getByTestId('history').getByRole('button');
  const count = runsOfQuarter().length + 1;
  await expect(steps).toHaveCount(count);
  await steps.nth(1).click();
  const early = await editor.shape();
  await steps.last().click();
  expect(await editor.shape()).toEqual([...STANDARD_FOUR]);
  for (let undone = count - 1; undone > 1; undone--) await page.keyboard.press('Control+z');
  expect(await editor.shape()).toEqual(early);
  await page.keyboard.press('Control+Shift+z');
  expect(await editor.shape()).not.toEqual(early);
  await expect(steps).toHaveCount(count);
});

test('an axis of symmetry can be moved by half cells', async ({ page }) => {
  const editor = new EditorPage(page);
  await editor.open();
  await page.getByRole('radio', { name: 'Left and right' }).check({ force: true });
  const axis = page.getByRole('slider', { name: 'Vertical symmetry axis' });
  await expect(axis).toHaveAttribute('aria-valuetext', 'between 7 and 8');
  await axis.press('ArrowLeft');
  await expect(axis).toHaveAttribute('aria-valuetext', 'through 7');
  await editor.tool('Paint');
  await editor.drag({ row: 0, column: 5 }, { row: 0, column: 5 });
  expect((await editor.rows())[0]).toBe('00000101000000');
  // Keys on its handle do not draw.
  for (const key of ['Space', '3', '+', 'Delete']) await axis.press(key);
  expect((await editor.rows())[0]).toBe('00000101000000');
  expect(await editor.shape()).toHaveLength(1);
});

test('select, move, copy, paste, turn and flip', async ({ page }) => {
  const editor = new EditorPage(page);
  await editor.open();
  await page.getByRole('radio', { name: 'No symmetry' }).check({ force: true });
  await editor.height(1);
  await editor.drag({ row: 0, column: 0 }, { row: 0, column: 2 });
  await editor.height(3);
  await editor.drag({ row: 0, column: 0 }, { row: 0, column: 0 });
  // Without a selection there is nothing to cut.
  await page.keyboard.press('Control+x');
  expect((await editor.rows())[0]).toBe('31100000000000');
  await editor.tool('Select');
  await editor.drag({ row: 0, column: 0 }, { row: 0, column: 2 });
  await editor.drag({ row: 0, column: 1 }, { row: 4, column: 5 });
  expect((await editor.rows())[4]).toBe('00003110000000');
  await page.keyboard.press('Shift+H');
  expect((await editor.rows())[4]).toBe('00001130000000');
  await page.keyboard.press('Control+c');
  await page.keyboard.press('Control+v');
  await editor.drag({ row: 4, column: 5 }, { row: 7, column: 5 });
  const rows = await editor.rows();
  expect([rows[4], rows[7]]).toEqual(['00001130000000', '00001130000000']);
  await page.getByRole('button', { name: 'Rotate', exact: true }).click();
  expect((await editor.rows()).map((digits) => digits[5]).join('')).toBe('0000101130');
});

test('findings lead to their cells and can be fixed by a click', async ({ page }) => {
  const editor = new EditorPage(page);
  await editor.open();
  await editor.tool('Rectangle');
  await editor.height(2);
  await editor.drag({ row: 2, column: 2 }, { row: 4, column: 6 });
  await expect(page.locator('.right').getByTestId('tiles-used')).toHaveText('120 / 116');
  // Six rows are too long for one reason.
  await expect(editor.findings).toHaveCount(2);
  // By keyboard: a pointer above it would show the cells already.
  const tooLong = editor.findings.filter({ hasText: 'Break up the row' });
  await tooLong.getByRole('button', { name: 'Show where' }).press('Enter');
  await expect(page.locator('.marks.pointed rect')).toHaveCount(60);
  await page.locator('.right').getByRole('button', { name: 'Remove 4 tiles' }).click();
  await expect(page.locator('.right').getByTestId('tiles-used')).toHaveText('116 / 116');
  await page.locator('.right').getByRole('button', { name: 'Break up the row' }).first().click();
  await expect(editor.ready).toBeVisible();
  await page.keyboard.press('a');
  await expect(page.locator('.marks.available rect').first()).toBeAttached();
});

test('closing the tab in the middle of a stroke loses nothing', async ({ context }) => {
  const first = new EditorPage(await context.newPage());
  await first.open();
  const [a, b] = [await first.centreOf({ row: 3, column: 1 }), await first.centreOf({ row: 3, column: 5 })];
  await first.page.mouse.move(a.x, a.y);
  await first.page.mouse.down();
  await first.page.mouse.move(b.x, b.y, { steps: 5 });
  const drawn = await first.rows();
  expect(drawn[3]).toBe('01111100111110');
  await first.page.close();

  const second = new EditorPage(await context.newPage());
  await second.open();
  expect(await second.rows()).toEqual(drawn);
});

test('two tabs with the same fortress follow each other and leave a stroke alone', async ({ context }) => {
  const first = new EditorPage(await context.newPage());
  await first.open();
  await first.keepBundled('castle');
  const second = new EditorPage(await context.newPage());
  await second.open();
  await first.page.bringToFront();
  await first.tool('Raise');
  const [a, b] = [await first.centreOf({ row: 0, column: 0 }), await first.centreOf({ row: 0, column: 2 })];
  await first.page.mouse.move(a.x, a.y);
  await first.page.mouse.down();
  await first.page.mouse.move(b.x, b.y, { steps: 3 });
  await expect(second.cell({ row: 0, column: 2 })).toHaveAttribute('data-height', '1');
  await first.page.mouse.up();
  expect((await first.rows())[0]).toMatch(/^1110/);
  for (const editor of [first, second]) {
    await editor.page.bringToFront();
    await editor.menu('History');
    await expect(editor.page.getByTestId('history').getByRole('button')).toHaveCount(2);
  }
});

test.describe('touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('one finger draws, two move the paper and draw nothing', async ({ page, context }) => {
    const editor = new EditorPage(page);
    await editor.open();
    const touch = await context.newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
      touch.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: points.map((point, id) => ({ ...point, id })),
      });

    await editor.height(2);
    const [from, to] = [
      await editor.centreOf({ row: 2, column: 2 }),
      await editor.centreOf({ row: 2, column: 5 }),
    ];
    await send('touchStart', [from]);
    for (let step = 1; step <= 6; step++) {
      await send('touchMove', [{ x: from.x + ((to.x - from.x) * step) / 6, y: from.y }]);
    }
    await send('touchEnd', []);
    expect(await editor.shape()).toEqual(['2222002222', '2222002222']);

    const before = await editor.centreOf({ row: 0, column: 0 });
    const drawn = await editor.rows();
    await send('touchStart', [{ x: 150, y: 300 }]);
    await send('touchStart', [
      { x: 150, y: 300 },
      { x: 250, y: 300 },
    ]);
    await send('touchMove', [
      { x: 120, y: 300 },
      { x: 280, y: 300 },
    ]);
    await send('touchEnd', []);
    expect(await editor.rows()).toEqual(drawn);
    expect((await editor.centreOf({ row: 0, column: 0 })).x).not.toBe(before.x);

    await page.getByTestId('pill').tap();
    await expect(page.getByRole('complementary', { name: 'Check' })).toBeVisible();
  });
});
