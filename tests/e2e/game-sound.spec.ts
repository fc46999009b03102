/** What is heard cannot be seen; how many players of sound are open, and in which state, can. */
import { expect, type Page, test } from '@playwright/test';
import { GamePage } from './pages/game-page.ts';
import { findMoment } from './pages/game-records.ts';

declare global {
  interface Window {
    openedSound?: AudioContext[];
  }
}

/** The states of all players of sound that the page has opened. */
function sounds(page: Page): Promise<string[]> {
  return page.evaluate(() => (window.openedSound ?? []).map(({ state }) => state));
}

function setHidden(page: Page, hidden: boolean): Promise<void> {
  return page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    window.openedSound = [];
    // To the browser every question that a test asks the page is a touch; here only a person's touches count.
    let hasBeenActive = false;
    for (const type of ['pointerup', 'keydown']) {
      window.addEventListener(type, () => (hasBeenActive = true), true);
    }
    Object.defineProperty(navigator, 'userActivation', { get: () => ({ hasBeenActive }) });
    window.AudioContext = class extends AudioContext {
      constructor(options?: AudioContextOptions) {
        super(options);
        window.openedSound?.push(this);
      }
    };
  }),
);

test('music is off until it is wanted, rests while the page is hidden, and ends when it is turned off', async ({
  page,
}) => {
  const game = new GamePage(page);
  await game.open();
  await game.button('Settings').click();
  expect(await sounds(page)).toEqual([]);
  const music = page.getByRole('slider', { name: /^Music/ });
  await expect(page.getByText('Music: off')).toBeVisible();
  await music.fill('0.4');
  await expect.poll(() => sounds(page)).toEqual(['running']);
  await setHidden(page, true);
  await expect.poll(() => sounds(page)).toEqual(['suspended']);
  await setHidden(page, false);
  await expect.poll(() => sounds(page)).toEqual(['running']);
  await music.fill('0');
  await expect.poll(() => sounds(page)).toEqual(['closed']);
});

test('wanted music waits for a first touch after a reload; silence is reached from the table and remembered', async ({
  page,
}) => {
  const game = new GamePage(page);
  await game.open();
  await game.button('Settings').click();
  await page.getByRole('slider', { name: /^Music/ }).fill('0.4');
  await game.open();
  await expect(game.button(/^Play/)).toBeVisible();
  expect(await sounds(page)).toEqual([]);
  await game.button(/^Play/).click();
  await expect.poll(() => sounds(page)).toEqual(['running']);
  await page.getByLabel('Menu').click();
  await game.button('Mute').click();
  await expect.poll(() => sounds(page)).toEqual(['closed']);
  await page.reload();
  await page.getByLabel('Menu').click();
  await expect(game.button('Unmute')).toBeVisible();
  expect(await sounds(page)).toEqual([]);
  await game.button('Unmute').click();
  await expect.poll(() => sounds(page)).toEqual(['running']);
});

test('what happens is heard, and nothing runs once it has died away', async ({ page }) => {
  const game = new GamePage(page);
  await game.open({ sound: 0.6 });
  await game.startSeeded('heard');
  await game.takeFirst('shrine');
  await expect.poll(() => sounds(page)).toEqual(['suspended']);
  /** The seconds that it has run for, which stand still while it rests. */
  const heard = () => page.evaluate(() => window.openedSound?.[0]?.currentTime ?? 0);
  const before = await heard();
  expect(before).toBeGreaterThan(0.1);
  await game.doByKeyboard((await game.legal())[0] ?? '');
  await expect.poll(heard).toBeGreaterThan(before);
  await expect.poll(() => sounds(page)).toEqual(['suspended']);
});

test.describe('after the first game', () => {
  async function offered(page: Page) {
    const game = new GamePage(page);
    const { record, action } = findMoment((_, { over }) => over);
    await game.resume(record);
    await game.doByKeyboard(action);
    const offer = page.getByText('Some quiet music');
    await expect(offer).toBeVisible();
    return { game, offer };
  }

  test('music is offered, and plays when wanted', async ({ page }) => {
    const { game, offer } = await offered(page);
    await game.button('Turn it on').click();
    await expect.poll(() => sounds(page)).toContain('running');
    await expect(offer).toHaveCount(0);
  });

  test('music is offered once', async ({ page }) => {
    const { game, offer } = await offered(page);
    await game.button('Show the board').click();
    await game.button('Final score').click();
    await expect(page.getByRole('heading', { name: 'Final score' })).toBeVisible();
    await expect(offer).toHaveCount(0);
  });
});
