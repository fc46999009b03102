import { expect, test } from '@playwright/test';
import { objections } from './pages/axe.ts';
import { EditorPage } from './pages/editor.ts';

type Reach = (editor: EditorPage) => Promise<void>;

/** What the start sheet can begin with, chosen while it is open. */
const beginning =
  (name: string): Reach =>
  async ({ page }) =>
    page.getByRole('dialog').getByRole('radio', { name }).check({ force: true });

/** States that are reached one from the other: loading the editor anew for each takes longer than looking at it. */
const WALKS: Readonly<Record<string, Readonly<Record<string, Reach>>>> = {
  'on the paper': {
    'an empty drawing': async () => {},
    'findings and marks': async (editor) => {
      await editor.tool('Rectangle');
      await editor.height(2);
      await editor.drag({ row: 2, column: 2 }, { row: 4, column: 6 });
      await editor.page.keyboard.press('a');
    },
    'the keyboard sheet': async (editor) => editor.menu('Keyboard'),
  },
  'before a drawing': {
    'the start sheet': async (editor) => editor.menu('New'),
    'an empty grid': beginning('Empty grid'),
    'the community and its collections': async (editor) => {
      await beginning('Community')(editor);
      await editor.page.getByText('Collections', { exact: true }).click();
      await editor.page
        .getByRole('button', { name: /Butterfly/ })
        .first()
        .waitFor();
    },
    'the generator': beginning('Generator'),
    'a file': beginning('File'),
    'a picture': beginning('Picture'),
    'a link': beginning('Link'),
  },
  'around a fortress': {
    'the share sheet': async (editor) => {
      await editor.openBundled('Castle');
      await editor.menu('Share');
    },
    'the offer sheet': async ({ page }) =>
      page.getByRole('button', { name: 'Submit to the community' }).click(),
    'a deal': async (editor) => {
      await editor.closeSheet();
      await editor.menu('Deal');
    },
    'my fortresses': async (editor) => {
      await editor.closeSheet();
      await editor.menu('My fortresses');
    },
  },
  'in the drawers': {
    'the history': async (editor) => {
      await editor.openBundled('Castle');
      await editor.menu('History');
    },
    'the check, in its drawer where there is no room for the panel': async ({ page }) => {
      await page.getByRole('complementary').getByRole('button', { name: 'Close' }).click();
      await expect(page.getByRole('heading', { name: 'History' })).toBeHidden();
      const pill = page.getByTestId('pill');
      if (await pill.isVisible()) await pill.click();
      await page.getByText('About this fortress').last().click();
    },
  },
  'after some games': {
    'a balance report': async (editor) => {
      await editor.openBundled('Standard board for two players');
      await editor.menu('Balance');
      const sheet = editor.page.getByRole('dialog');
      // So many games that they are not through before they are stopped.
      await sheet.getByRole('radio', { name: 'Apprentice' }).check({ force: true });
      await sheet.getByRole('radio', { name: '500', exact: true }).check({ force: true });
      await sheet.getByRole('button', { name: 'Run games' }).click();
      await editor.page.getByTestId('verdicts').waitFor();
      await sheet.getByRole('button', { name: 'Stop' }).click();
    },
  },
};

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

for (const [where, states] of Object.entries(WALKS)) {
  test(`axe finds nothing ${where}: ${Object.keys(states).join(', ')}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const editor = new EditorPage(page);
    await editor.open();
    for (const [name, reach] of Object.entries(states)) {
      await editor.resize(PHONE);
      await reach(editor);
      expect(await objections(page), `${name} on a phone`).toEqual([]);
      await editor.resize(DESK);
      expect(await objections(page), `${name} on a desk`).toEqual([]);
    }
  });
}

test('the focus comes back from sheets, drawers and the menu; a name in two languages can be emptied in one', async ({
  page,
}) => {
  const editor = new EditorPage(page);
  await editor.open();
  await editor.openBundled('Castle');

  for (const [screen, size] of Object.entries({ desk: DESK, phone: PHONE })) {
    await test.step(`on a ${screen}`, async () => {
      await editor.resize(size);
      const cameFrom = (name: string) =>
        page
          .getByRole('banner')
          .getByRole('button', { name: screen === 'desk' ? name : 'More', exact: true });

      await editor.menu('Deal');
      await editor.closeSheet();
      await expect(cameFrom('Deal')).toBeFocused();

      await editor.menu('Share');
      await page.getByRole('button', { name: 'Submit to the community' }).click();
      // The sheet before it says late that it is closed.
      await editor.shown();
      await expect(page.getByRole('dialog', { name: 'Submit to the community' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(cameFrom('Share')).toBeFocused();

      await editor.menu('History');
      await page.getByRole('complementary').getByRole('button', { name: 'Close' }).click();
      await expect(cameFrom('History')).toBeFocused();
    });
  }

  await test.step('on a phone Escape closes the menu and goes back to its button', async () => {
    const more = page.getByRole('button', { name: 'More', exact: true });
    await expect(more).toHaveAttribute('aria-expanded', 'false');
    await more.click();
    await expect(more).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(more).toHaveAttribute('aria-expanded', 'false');
    await expect(more).toBeFocused();
  });

  await test.step('a name in two languages can be emptied in one', async () => {
    await editor.resize(DESK);
    const name = page.getByRole('textbox', { name: 'Fortress name' });
    await name.fill('');
    await expect(name).toHaveValue('');
    await expect(name).toHaveAttribute('placeholder', 'Замок');
  });
});

test.describe('with all that belongs to the site', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the language changes at once, everywhere, and is remembered', async ({ page }) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    const editor = new EditorPage(page);
    await editor.open();
    await editor.openBundled('Castle');
    await editor.menu('History');
    await page.getByRole('radio', { name: 'Русский' }).check({ force: true });
    await expect(page.getByRole('heading', { name: 'История' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Название крепости' })).toHaveValue('Замок');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
    await page.reload();
    await expect(page.getByRole('button', { name: 'Мои крепости' })).toBeVisible();
    expect(await page.locator('body').textContent()).not.toMatch(/undefined|\[object/);
    // A strict policy and a quiet console.
    expect(complaints).toEqual([]);
  });
});
