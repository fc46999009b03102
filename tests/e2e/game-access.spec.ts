import { cellFromName } from '@mahjong-fortress/rules';
import { expect, test } from '@playwright/test';
import { objections } from './pages/axe.ts';
import { smallTargets } from './pages/fingers.ts';
import { GamePage } from './pages/game-page.ts';
import { findMoment } from './pages/game-records.ts';
import { SCREENS } from './pages/screens.ts';

const SIZES = {
  'on a desk': { viewport: { width: 1280, height: 800 } },
  'on a phone': { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const;

test.describe('on a phone with a notch', () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true });

  test('no button lies under it', async ({ page }) => {
    const game = new GamePage(page);
    await game.open();
    const insets = { left: 47, right: 47, bottom: 21 };
    const browser = await page.context().newCDPSession(page);
    await browser.send('Emulation.setSafeAreaInsetsOverride', { insets });
    await game.startSeeded('notch');
    const under = await page.evaluate(
      ({ left, right, bottom }) =>
        [...document.querySelectorAll('.table-top summary, .table-top button, .action-bar button')].filter(
          (button) => {
            const box = button.getBoundingClientRect();
            const isClear =
              box.left >= left && box.right <= innerWidth - right && box.bottom <= innerHeight - bottom;
            return box.width > 0 && !isClear;
          },
        ).length,
      insets,
    );
    expect(under).toBe(0);
  });
});

for (const [where, size] of Object.entries(SIZES)) {
  test.describe(where, () => {
    test.use(size);

    test('axe objects to nothing around the game', async ({ page }) => {
      const { record, action } = findMoment((_, { over }) => over, { sitters: ['novice', 'human'] });
      const game = new GamePage(page);
      await game.resume(record);
      await game.doByKeyboard(action);
      expect(await objections(page), 'final score').toEqual([]);
      await game.button('Watch replay').click();
      await game.button('Step forward').click();
      expect(await objections(page), 'replay').toEqual([]);
      await game.button('‹ Back to the game').click();
      await game.button('Main menu').click();
      expect(await objections(page), 'title').toEqual([]);
      const dialogs = ['Learn', 'Settings', 'Daily game', 'Watch', 'Saved games'];
      for (const name of ['Statistics', ...dialogs]) {
        await game.button(name).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        expect(await objections(page), name).toEqual([]);
        await page.keyboard.press('Escape');
      }
      await game.button('New game…').click();
      await expect(page.getByRole('heading', { name: 'New game' })).toBeVisible();
      for (const tab of await page.getByRole('button', { name: 'Choose' }).all()) await tab.click();
      expect(await objections(page), 'new game').toEqual([]);
    });

    test('axe objects to nothing at the table, plain or painted', async ({ page }) => {
      const { record, action } = findMoment(({ turn }) => turn.player === 0 && turn.hand.length > 0, {
        spirits: ['wind'],
        sitters: ['human', 'novice'],
      });
      const game = new GamePage(page);
      await game.resume(record);
      await game.button('Log').click();
      expect(await objections(page), 'plain table').toEqual([]);
      if (where === 'on a phone') expect(await smallTargets(page), 'plain table').toEqual([]);
      await game.button('Spirit of Wind').click();
      expect(await objections(page), 'cards').toEqual([]);
      await page.keyboard.press('Escape');
      await game.doByKeyboard(action);
      await page.getByLabel('Menu').click();
      expect(await objections(page), 'menu').toEqual([]);
      await page.getByLabel('Menu').click();
      await page.evaluate(() => {
        const settings = { speed: 'off', plainBoard: false };
        localStorage.setItem('mahjong-fortress/settings', JSON.stringify(settings));
      });
      await page.reload();
      await game.goOn();
      await expect.poll(() => game.read('isPainted')).toBe(true);
      await game.legal();
      expect(await objections(page), 'painted table').toEqual([]);
      for (const width of where === 'on a phone' ? [390, 320] : []) {
        await page.setViewportSize({ width, height: width * 2 });
        const small = await smallTargets(page);
        expect(small, `smaller than a finger at ${width}`).toEqual([]);
      }
    });
  });
}

const FIVE = ['beauty', 'faith', 'depths', 'wind', 'destruction'] as const;

const SHEETS = ['play', 'settings', 'help', 'saves', 'statistics', 'daily', 'puzzles', 'watch'];

test.describe('by finger', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('whatever is to be pressed at a table with five cards is as large as a finger, on every screen', async ({
    page,
  }) => {
    const { reached } = findMoment((_, { turn }) => turn.player === 0, {
      spirits: FIVE,
      sitters: ['human', 'novice'],
    });
    const game = new GamePage(page);
    await game.resume(reached, { plainBoard: false });
    await game.legal();
    for (const [width, height] of SCREENS) {
      await page.setViewportSize({ width, height });
      expect(await smallTargets(page), `at ${width} × ${height}`).toEqual([]);
      const log = page.getByRole('button', { name: 'Log', exact: true });
      if (!(await log.isVisible())) continue;
      await log.tap();
      await expect(page.locator('.log li').first()).toBeAttached();
      expect(await smallTargets(page), `with the log at ${width} × ${height}`).toEqual([]);
      await log.tap();
    }
  });

  test('whatever is to be pressed is as large as a finger, on every screen', async ({ page }) => {
    const { reached } = findMoment((_, { over }) => over, { sitters: ['human', 'novice'] });
    const game = new GamePage(page);
    await game.open({ saved: reached });
    await expect(page.getByRole('heading', { name: 'Mahjong Fortress' })).toBeVisible();
    for (const address of ['', 'new', 'solo', 'friends', ...SHEETS, 'game/kept', 'replay/kept/9']) {
      await page.evaluate((place) => {
        location.hash = `/${place}`;
      }, address);
      // What comes later has come.
      await expect(
        page.getByRole('heading', { level: SHEETS.includes(address) ? 2 : 1 }).first(),
      ).toBeAttached();
      if (address.startsWith('replay')) await expect(game.button('Step forward')).toBeVisible();
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: width * 2 });
        expect(await smallTargets(page), `${address} at ${width}`).toEqual([]);
        const sideways = await page.evaluate(
          () =>
            [...document.querySelectorAll('html, .dialog-body')].filter((e) => e.scrollWidth > e.clientWidth)
              .length,
        );
        expect(sideways, `${address} has to be pushed sideways at ${width}`).toBe(0);
      }
    }
  });
});

test('what happened is told once, apart from what is asked; a cell answers to a click without a pointer, as screen readers send it, and once to each key', async ({
  page,
}) => {
  const game = new GamePage(page);
  await game.open({ casualUndo: true });
  await game.startSeeded('told');
  const news = page.getByRole('log');
  const task = page.getByRole('status').filter({ hasText: /./ });
  await expect(task).toContainText('Take a first tile');
  const [take = ''] = await game.legal();
  await game.doByKeyboard(take);
  await expect(news).toContainText('You take');
  await game.doByKeyboard('shrine');
  await expect(news).toHaveText('You take a shrine');
  await page.keyboard.press('u');
  await expect(news).toHaveText('Undone.');
  // Looking at something else changes what is asked, perhaps, but is no news.
  await page.keyboard.press('Escape');
  await expect(news).toHaveText('Undone.');
  await expect(task).not.toHaveText('');

  await page.keyboard.press('u');
  const { fortress } = await game.game();
  const cell = game.cell('fortress', cellFromName(fortress, take.split(' ')[1] ?? ''));
  const before = await game.read('steps');
  await cell.evaluate((element: HTMLElement) => element.click());
  expect(await game.read('steps')).toBe(before + 1);
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press('u');
    expect(await game.read('steps')).toBe(before);
    await cell.focus();
    await page.keyboard.press(key);
    expect(await game.read('steps')).toBe(before + 1);
    await expect(page.getByRole('alert')).toHaveText('');
  }
});
