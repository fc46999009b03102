/** The gallery as the editor shows it: in other languages, on other screens, by keyboard alone, and where there is none. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadEditorWords } from '@mahjong-fortress/words/editor';
import { loadGalleryScreenWords } from '@mahjong-fortress/words/gallery-screens';
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { freePort } from '../../apps/server/test/support/ports.ts';
import { type ServerProcess, startServerProcess } from '../../apps/server/test/support/server-process.ts';
import { objections } from './pages/axe.ts';
import { EditorPage } from './pages/editor.ts';
import { LOW_LINK } from './pages/game-records.ts';
import { prepared } from './pages/prepared.ts';

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
] as const;

test('where there is no server, nothing of a gallery is offered', async ({ page }) => {
  const editor = new EditorPage(page);
  await editor.open();
  const answer = page.waitForResponse(/api\/hello$/);
  await editor.openBundled('Castle');
  await editor.menu('Share');
  expect((await (await answer).json()) as object).not.toHaveProperty('gallery');
  await editor.shown();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('button', { name: 'Submit to the community' })).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Publish' })).toHaveCount(0);
  await editor.closeSheet();
  await editor.menu('New');
  await expect(sheet.getByRole('radio', { name: 'Community' })).toBeAttached();
  await expect(sheet.getByRole('radio', { name: 'Gallery' })).toHaveCount(0);
});

test.describe('with a server', () => {
  const data = mkdtempSync(path.join(tmpdir(), 'mahjong-fortress-editor-gallery-'));
  let server: ServerProcess;

  test.beforeAll(async () => {
    server = await startServerProcess({ port: await freePort(), env: { DATA: await prepared(data) } });
  });

  test.afterAll(async () => {
    await server.kill('SIGTERM');
    rmSync(data, { recursive: true, force: true });
  });

  async function designer(browser: Browser, locale: string): Promise<EditorPage> {
    const context = await browser.newContext({ serviceWorkers: 'block', locale, baseURL: server.url });
    const page = await context.newPage();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const editor = new EditorPage(page);
    await editor.open(LOW_LINK.slice(1));
    return editor;
  }

  /** What sticks out of the open sheet, or has to be pushed aside to be read. */
  function overflowing(page: Page): Promise<string[]> {
    return page.getByRole('dialog').evaluate((sheet) => {
      const { right } = sheet.getBoundingClientRect();
      /** A strip that is pushed along with a finger may be longer than the sheet. */
      const isInStrip = (one: Element) => {
        const strip = one.parentElement?.closest('.choice-options, .choice');
        return strip ? /auto|scroll/.test(getComputedStyle(strip).overflowX) : false;
      };
      const isShown = (one: Element) => one.clientWidth > 1 && one.checkVisibility() && !isInStrip(one);
      return [sheet, ...sheet.querySelectorAll('*')]
        .filter(isShown)
        .filter(
          (one) =>
            one.getBoundingClientRect().right > right + 1 ||
            (one === sheet && one.scrollWidth > one.clientWidth),
        )
        .map((one) => `${one.tagName}.${one.className} ${one.textContent?.slice(0, 30)}`);
    });
  }

  for (const language of ['ru', 'uk'] as const) {
    test(`publishing and leafing fit phone and desk: ${language}`, async ({ browser }) => {
      const words = await loadEditorWords(language);
      const { gallery, publish, mine } = await loadGalleryScreenWords(language);
      const editor = await designer(browser, language);
      const { page } = editor;
      const sheet = page.getByRole('dialog');

      async function looks(name: string): Promise<void> {
        for (const size of SIZES) {
          await editor.resize(size);
          expect(await overflowing(page), `${name}, ${size.width} wide`).toEqual([]);
          expect(await objections(page), `${name}, ${size.width} wide`).toEqual([]);
        }
      }

      await editor.menu(words.share);
      await expect(sheet.getByRole('button', { name: publish.publish, exact: true })).toBeVisible();
      await looks('the sheet for sharing');
      await sheet.getByRole('button', { name: publish.publish, exact: true }).click();
      await sheet.getByRole('radio', { name: /CC BY-SA/ }).check();
      await looks('the sheet for publishing');
      await sheet.getByRole('button', { name: publish.publish, exact: true }).click();
      await expect(sheet).toContainText(publish.done.public);
      await looks('what was published');
      await sheet.getByRole('button', { name: mine.heading }).click();
      await expect(sheet.getByRole('listitem')).toHaveCount(1);
      await looks('one’s own publications');
      await page.keyboard.press('Escape');
      await editor.menu(words.share);
      await sheet.getByRole('button', { name: publish.publish, exact: true }).click();
      await expect(sheet).toContainText(publish.there);
      await looks('a new version');
      await page.keyboard.press('Escape');
      await editor.menu(words.startFrom);
      await sheet.getByRole('radio', { name: gallery }).check({ force: true });
      await expect(page.getByTestId('gallery-cards').getByRole('listitem').first()).toBeVisible();
      await looks('the gallery to begin from');
      await editor.resize(SIZES[0]);
      await sheet.getByRole('radio', { name: words.startLink }).check({ force: true });
      await expect(sheet.getByText(words.startLink, { exact: true }).first()).toBeInViewport({ ratio: 1 });
      await page.context().close();
    });
  }

  test('from the paper to the gallery with nothing but a keyboard; a shape that is there is told first', async ({
    browser,
  }) => {
    const editor = await designer(browser, 'en');
    const { page } = editor;
    const sheet = page.getByRole('dialog');

    /** As somebody without a pointer gets there. */
    async function tabTo(target: Locator): Promise<void> {
      for (let pressed = 0; pressed < 80; pressed++) {
        if (await target.evaluate((one) => one === document.activeElement)) return;
        await page.keyboard.press('Tab');
      }
      throw new Error('No key leads there.');
    }

    async function press(target: Locator, key = 'Enter'): Promise<void> {
      await target.waitFor();
      await tabTo(target);
      await page.keyboard.press(key);
    }

    const toPublishing = async () => {
      await press(page.getByRole('banner').getByRole('button', { name: 'Share', exact: true }));
      await press(sheet.getByRole('button', { name: 'Publish', exact: true }));
      await expect(page.getByRole('dialog', { name: 'Publish' })).toBeVisible();
    };

    await toPublishing();
    await tabTo(sheet.getByLabel('Description', { exact: true }));
    await page.keyboard.type('Made without a mouse.');
    await press(sheet.getByRole('radio', { name: /CC0/ }), 'Space');
    await page.keyboard.press('ArrowDown');
    await expect(sheet.getByRole('radio', { name: /^CC BY / })).toBeChecked();
    await press(sheet.getByRole('button', { name: 'Publish', exact: true }));
    await expect(sheet).toContainText('Published. Anyone can find it now.');
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();

    // Somebody else draws the same: no licence is chosen yet, and they are told already.
    const other = await designer(browser, 'en');
    await other.menu('Share');
    const theirs = other.page.getByRole('dialog');
    await theirs.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(theirs).toContainText('The gallery already has this shape');
    await expect(theirs).toContainText('Choose a licence.');
    for (const { page: theirPage } of [editor, other]) await theirPage.context().close();
  });
});
