/** The pictures of the README, taken from the real apps: the same games every time, nothing in motion. */
import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { layoutById } from '@mahjong-fortress/layouts-schema';
import { type Game, phaseOf } from '@mahjong-fortress/rules';
import { expect, type Page, test } from '@playwright/test';
import { EditorPage } from '../e2e/pages/editor.ts';
import { GamePage } from '../e2e/pages/game-page.ts';
import { findMoment } from '../e2e/pages/game-records.ts';

const FOLDER = fileURLToPath(new URL('../../docs/pictures/', import.meta.url));
const LARGEST = 250_000;

async function take(page: Page, name: string): Promise<void> {
  const path = `${FOLDER}${name}.jpg`;
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path, type: 'jpeg', quality: 78, animations: 'disabled' });
  expect(statSync(path).size).toBeLessThanOrEqual(LARGEST);
}

/** Until the painted table has come to rest: two pictures of it, a moment apart, are the same. */
async function atRest(page: Page): Promise<void> {
  await page.waitForFunction(
    () => window.mahjongFortress?.isPainted() && !document.querySelector('[data-busy]'),
  );
  const canvas = page.locator('canvas');
  let before = '';
  await expect
    .poll(async () => {
      const now = (await canvas.screenshot({ animations: 'disabled' })).toString('base64');
      const isSame = now === before;
      before = now;
      return isSame;
    })
    .toBe(true);
}

const OPTIONS = {
  layout: layoutById('standard-2')?.rows ?? [],
  sitters: ['human', 'apprentice'],
  spirits: ['beauty', 'faith'],
} as const;

const isMine = (game: Game) => game.turn.player === 0 && !game.over;

/** Far into the game, a first tile in hand: its twins light up, sets and shrines stand in the realms. */
function middleOfGame() {
  return findMoment(
    (_, after, action) =>
      isMine(after) && after.round >= 16 && action.type === 'take' && phaseOf(after) === 'finish',
    OPTIONS,
  );
}

test('title', async ({ page }) => {
  await new GamePage(page).open();
  await expect(page.getByRole('button', { name: /^Play/ })).toBeVisible();
  await take(page, 'title');
});

test('table', async ({ page }) => {
  const game = new GamePage(page);
  await game.resume(middleOfGame().reached, { plainBoard: false });
  await atRest(page);
  await take(page, 'table');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, deviceScaleFactor: 2 });

  test('table', async ({ page }) => {
    const game = new GamePage(page);
    await game.resume(middleOfGame().reached, { plainBoard: false });
    await atRest(page);
    await take(page, 'phone');
  });
});

test('final score', async ({ page }) => {
  // The seat before the first player has the last word.
  const { record, action } = findMoment((_, after) => after.over, {
    ...OPTIONS,
    sitters: ['apprentice', 'human'],
  });
  const game = new GamePage(page);
  await game.resume(record);
  await game.legal();
  await game.doByKeyboard(action);
  await expect(page.getByRole('heading', { name: 'Final score' })).toBeVisible();
  await take(page, 'score');
});

test('new game', async ({ page }) => {
  const game = new GamePage(page);
  await game.open();
  await game.button('New game…').click();
  await page.getByLabel('Deal seed').fill('evening');
  await page.getByRole('button', { name: 'Beginner' }).first().click();
  await take(page, 'new-game');
});

test('editor', async ({ page }) => {
  const editor = new EditorPage(page);
  await editor.open();
  await editor.openBundled('Castle');
  await expect(editor.cell({ row: 2, column: 3 })).toBeVisible();
  // The small picture of the panel follows the drawing when there is time.
  await expect(page.locator('.preview').locator('img, svg').first()).toBeVisible();
  await take(page, 'editor');
  await page.keyboard.press('p');
  await expect(page.getByTestId('relief')).toBeVisible();
  await take(page, 'editor-relief');
});
