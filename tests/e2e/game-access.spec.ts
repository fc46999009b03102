import { expect, test } from '@playwright/test';
import { objections } from './pages/axe.ts';
import { GamePage } from './pages/game-page.ts';
import { findMoment } from './pages/game-records.ts';

const SIZES = {
  'on a desk': { viewport: { width: 1280, height: 800 } },
  'on a phone': { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const;

for (const [where, size] of Object.entries(SIZES)) {
  test.describe(where, () => {
    test.use(size);
    test.describe.configure({ timeout: 120_000 });

    test('axe objects to nothing around the game', async ({ page }) => {
      const { record, action } = findMoment((_, { over }) => over, { sitters: ['novice', 'human'] });
      const game = new GamePage(page);
      await game.resume(record);
      await game.doByKeyboard(action);
      expect(await objections(page), 'final score').toEqual([]);
      await game.button('Watch the replay').click();
      await game.button('Step forward').click();
      expect(await objections(page), 'replay').toEqual([]);
      await game.button('‹ Back to the game').click();
      await game.button('To the title').click();
      expect(await objections(page), 'title').toEqual([]);
      const dialogs = ['How to play', 'Settings', 'Daily fortress', 'Watch a game…', 'Saved games'];
      for (const name of ['Statistics', ...dialogs]) {
        await game.button(name).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        expect(await objections(page), name).toEqual([]);
        await page.keyboard.press('Escape');
      }
      await game.button('New game…').click();
      for (const tab of await page.getByRole('button', { name: 'Chosen' }).all()) await tab.click();
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
      await expect.poll(() => game.read('isPainted'), { timeout: 30_000 }).toBe(true);
      await game.legal();
      expect(await objections(page), 'painted table').toEqual([]);
    });
  });
}
