/** Languages: one is loaded, another one on demand, and their letters are in the fonts. */
import { LANGUAGE_NAMES, LANGUAGES } from '@mahjong-fortress/base/languages';
import { loadEditorWords } from '@mahjong-fortress/words/editor';
import { loadGameWords } from '@mahjong-fortress/words/game';
import { loadTowersWords } from '@mahjong-fortress/words/towers-table';
import { loadTowersTeaching } from '@mahjong-fortress/words/towers-teaching';
import { expect, type Page, test } from '@playwright/test';
import { EditorPage } from './pages/editor.ts';
import { GamePage } from './pages/game-page.ts';

const WORDS_FILE = /\/assets\/([a-z]{2})-[\w-]+\.js$/;

/** The languages whose words the page has asked for. */
function listenForWords(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, language] = WORDS_FILE.exec(new URL(request.url()).pathname) ?? [];
    if (language) asked.push(language);
  });
  return asked;
}

test('the game loads the one language it speaks, and another one when it is wanted', async ({ page }) => {
  const asked = listenForWords(page);
  await new GamePage(page).open();
  await expect(page.getByRole('heading', { name: 'Mahjong Fortress' })).toBeVisible();
  expect(asked).toEqual(['en']);
  await page.getByRole('button', { name: 'Русский' }).click();
  await expect(page.getByRole('heading', { name: 'Крепость Маджонг' })).toBeVisible();
  expect(asked).toEqual(['en', 'ru']);
});

test.describe('in a Ukrainian browser', () => {
  test.use({ locale: 'uk-UA' });

  test('game and editor speak Ukrainian', async ({ page }) => {
    const asked = listenForWords(page);
    const game = new GamePage(page);
    await game.open();
    await expect(page.getByRole('heading', { name: 'Фортеця Маджонг' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'uk');
    await new EditorPage(page).open();
    await expect(page.getByRole('heading', { name: 'Редактор фортець' })).toBeVisible();
    expect(asked).toEqual(['uk', 'uk']);
  });
});

test('a language that cannot be loaded is told, and nothing else changes', async ({ page }) => {
  await page.route(/\/assets\/ru-/, (route) => route.abort());
  const game = new GamePage(page);
  await game.open();
  await page.getByRole('button', { name: 'Русский' }).click();
  const dialog = page.getByRole('dialog', { name: 'Couldn’t load' });
  await expect(dialog).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.keyboard.press('Escape');
  await expect(game.button('Settings')).toBeVisible();
});

test('the editor loads one language, and says so when another one does not come', async ({ page }) => {
  const asked = listenForWords(page);
  const editor = new EditorPage(page);
  await editor.open();
  expect(asked).toEqual(['en']);
  await page.route(/\/assets\/ru-/, (route) => route.abort());
  await page.getByRole('radio', { name: 'Русский' }).check({ force: true });
  await expect(editor.notice).toContainText('couldn’t be loaded');
  await expect(page.getByRole('radio', { name: 'English' })).toBeChecked();
});

/** Every letter of every text. */
function lettersOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'object' && value) return Object.values(value).map(lettersOf).join('');
  return '';
}

for (const [app, path, load] of [
  ['game', '/', loadGameWords],
  ['table of Towers', '/', loadTowersWords],
  ['lessons of Towers', '/', loadTowersTeaching],
  ['editor', '/editor/', loadEditorWords],
] as const) {
  test(`the fonts of the ${app} have every letter of every language`, async ({ page }) => {
    await page.goto(path);
    for (const language of LANGUAGES) {
      const letters = [...new Set(lettersOf(await load(language)).match(/\p{L}/gu))];
      const missing = await page.evaluate(async (all) => {
        const faces = ['700 20px Philosopher', '400 20px "Noto Sans"'];
        const found = await Promise.all(
          all.map(async (letter) => Promise.all(faces.map((face) => document.fonts.load(face, letter)))),
        );
        return all.filter((_, index) => found[index]?.some((list) => list.length === 0));
      }, letters);
      expect(missing, LANGUAGE_NAMES[language]).toEqual([]);
    }
  });
}
