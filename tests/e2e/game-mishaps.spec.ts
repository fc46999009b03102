/** What a browser may refuse: nothing is lost without a word, and the game can be played. */
import { phaseOf } from '@mahjong-fortress/rules';
import { en } from '@mahjong-fortress/words/game/en';
import { expect, test } from '@playwright/test';
import { GamePage } from './pages/game-page.ts';
import { findMoment } from './pages/game-records.ts';
import { SMALL_WINDOW } from './pages/screens.ts';

test('without WebGL the page is the table, with hand and points in sight', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 700 });
  await page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, type: string, ...rest: []) {
      return type.includes('webgl') ? null : getContext.call(this, type, ...rest);
    } as typeof getContext;
  });
  const { reached } = findMoment(
    (_, after) => after.turn.player === 0 && after.round >= 5 && phaseOf(after) === 'finish',
    { spirits: ['beauty', 'faith'], sitters: ['human', 'novice', 'novice', 'novice'] },
  );
  const game = new GamePage(page);
  const { reached: over } = findMoment((_, after) => after.over, {
    sitters: ['human', 'novice', 'novice', 'novice'],
  });
  await game.open({ plainBoard: false, shelf: { four: reached, over } });
  await game.startSeeded('flat');
  await expect(page.locator('.table')).not.toHaveAttribute('data-painted');
  await game.takeFirst('shrine');
  await expect(page.locator('.hand-tile')).toBeInViewport();
  await expect(page.getByRole('list', { name: 'Players' })).toBeInViewport();

  // Four at the table: what the others did is told beside the questions and the hand, and the top is one row and theirs.
  await game.goTo('four', reached);
  const chips = page.getByRole('list', { name: 'Since your last turn' });
  await expect(chips.getByRole('button')).toHaveCount(3);
  for (const [width, height] of [
    [1440, 900],
    [1280, 800],
    [1024, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    const hidden = await chips.evaluate((list) => list.scrollWidth - list.clientWidth);
    expect(hidden, `chips cut at ${width}`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  const [menu, log] = await Promise.all(
    [page.getByLabel('Menu'), game.button('Log')].map((button) => button.boundingBox()),
  );
  expect(Math.abs((menu?.y ?? 0) - (log?.y ?? 0)), 'the log is in the row of the menu').toBeLessThan(8);

  // Everybody's points are seen while they are counted, without pushing anything.
  await page.evaluate(() => {
    location.hash = '/game/over';
  });
  const total = page.getByTestId('total-3');
  for (const [width, height] of [
    [1024, 768],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(total).toBeInViewport({ ratio: 1 });
  }
});

test('where nothing can be kept, the table says so', async ({ page }) => {
  // Nor are settings: it is painted, with every animation, which a small window has sooner.
  await page.setViewportSize(SMALL_WINDOW);
  await page.addInitScript(() => {
    for (const storage of ['localStorage', 'indexedDB']) {
      Object.defineProperty(window, storage, {
        get() {
          throw new DOMException('forbidden', 'SecurityError');
        },
      });
    }
  });
  await page.goto('/');
  await page.getByRole('button', { name: /^Play/ }).click();
  await expect(page.getByText('This game can’t be saved')).toBeVisible();
  await page.getByLabel('Menu').click();
  await expect(page.getByRole('button', { name: /your game is saved/ })).toHaveCount(0);
});

test('the menu gives way to Escape and to a touch beside it; a look at an earlier moment costs no game that could not be saved', async ({
  page,
}) => {
  const game = new GamePage(page);
  await game.open();
  await game.startSeeded('full');
  const settings = game.button('Settings');
  await page.getByLabel('Menu').click();
  await expect(settings).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(settings).toBeHidden();
  await page.getByLabel('Menu').click();
  await page.getByTestId('task').click();
  await expect(settings).toBeHidden();

  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await game.takeFirst('shrine');
  await game.button('Log').click();
  await page.getByRole('button', { name: 'You take a shrine' }).click();
  await game.button('‹ Back to the game').click();
  await expect.poll(() => game.read('phase')).toBe('place');
});

test('a computer that gives no answer is told', async ({ page }) => {
  await page.addInitScript(() => {
    window.Worker = class {
      constructor() {
        throw new DOMException('forbidden', 'SecurityError');
      }
    } as unknown as typeof Worker;
  });
  const game = new GamePage(page);
  await game.open();
  await game.startSeeded('silent');
  await game.takeFirst('discard');
  await expect(game.task).toContainText('stopped responding');
  await game.button('Try again').click();
  await expect(game.task).toContainText('stopped responding');
  // Whoever is alone with a browser that forbids workers plays for both.
  await game.button('Play its turns yourself').click();
  await game.takeFirst('discard');
  expect((await game.game()).round).toBe(2);
});

test('the final score is left for the board, as it was, and come back to', async ({ page }) => {
  const { record, action } = findMoment((_, { over }) => over, { sitters: ['novice', 'human'] });
  const game = new GamePage(page);
  await page.setViewportSize(SMALL_WINDOW);
  await game.resume(record, { plainBoard: false });
  const before = await game.pointOf({ type: 'player', player: 0 });
  await game.doByKeyboard(action);
  await game.button('Show the board').click();
  await expect(page.getByRole('grid', { name: 'Fortress' })).toBeAttached();
  expect(await game.pointOf({ type: 'player', player: 0 })).toEqual(before);
  await game.button('Final score').click();
  await expect(page.getByRole('heading', { name: 'Final score' })).toBeVisible();
});

test('the same deal is not begun beside another game without a word', async ({ page }) => {
  const { reached } = findMoment((_, { over }) => over, { sitters: ['human', 'novice'] });
  const { record } = findMoment(({ turn }) => turn.hand.length > 0, { sitters: ['human', 'novice'] });
  const game = new GamePage(page);
  await game.open({ address: '/#/game/over', shelf: { over: reached, begun: record } });
  const asked = page.getByRole('dialog', { name: en.table.sameDeal });
  const again = game.button(en.table.sameDeal);
  await again.click();
  await expect(asked).toContainText(en.title.keepsGame);
  await page.keyboard.press('Escape');
  await game.button(en.table.showBoard).click();
  await page.getByLabel('Menu').click();
  await again.click();
  await expect(asked).toContainText(en.title.keepsGame);
  await asked.getByRole('button', { name: en.title.play }).click();
  await expect.poll(() => game.read('steps')).toBe(0);
  // Nobody has done anything yet in this one, but there is still the other.
  await page.getByLabel('Menu').click();
  await again.click();
  await expect(asked).toBeVisible();
});

test('another game keeps who plays', async ({ page }) => {
  const { record, action } = findMoment((_, { over }) => over, { sitters: ['novice', 'human'] });
  const game = new GamePage(page);
  await game.resume(record);
  await game.doByKeyboard(action);
  await game.button('Play again').click();
  await expect(page.getByLabel('Who plays as player 1')).toHaveValue('novice');
  await expect(page.getByLabel('Who plays as player 2')).toHaveValue('human');
  await expect(page.locator('.layout-chosen')).toContainText('Low');
  await game.button('Play').click();
  await expect(page.getByRole('grid', { name: 'Fortress' })).toBeVisible();
});

test('a table that cannot be fetched is told, and comes when the network is back', async ({ page }) => {
  await page.route(/\/assets\/playing-/, (route) => route.abort());
  const game = new GamePage(page);
  await game.open();
  await game.button(/^Play/).click();
  await expect(page.getByRole('dialog', { name: en.notLoaded.heading })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.unroute(/\/assets\/playing-/);
  await page.reload();
  await game.button(/^Play/).click();
  await game.legal();
});
