import { createRequire } from 'node:module';
import { expect, type Page, test } from '@playwright/test';
import { EditorPage } from './pages/editor.ts';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

interface AxeResult {
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly { readonly html: string }[];
  }[];
}

async function violationsOn(page: Page): Promise<string[]> {
  // Playwright puts the script past the content security policy; the editor itself never could.
  const client = await page.context().newCDPSession(page);
  await client.send('Page.setBypassCSP', { enabled: true });
  const { readFileSync } = await import('node:fs');
  await page.evaluate(readFileSync(AXE, 'utf8'));
  const result = await page.evaluate(() =>
    (window as unknown as { axe: { run: () => Promise<AxeResult> } }).axe.run(),
  );
  return result.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
}

const STATES: Readonly<Record<string, (editor: EditorPage) => Promise<void>>> = {
  'an empty drawing': async () => {},
  'findings and marks': async (editor) => {
    await editor.tool('Rectangle');
    await editor.height(2);
    await editor.drag({ row: 2, column: 2 }, { row: 4, column: 6 });
    await editor.page.keyboard.press('a');
  },
  'the start sheet': async (editor) => editor.menu('New'),
  'the generator': async (editor) => editor.startWith('Generator'),
  'the share sheet': async (editor) => {
    await editor.openBundled('Castle');
    await editor.menu('Share');
  },
  'the offer sheet': async (editor) => {
    await editor.openBundled('Castle');
    await editor.menu('Share');
    await editor.page.getByRole('button', { name: 'Offer it to the community' }).click();
  },
  'a deal': async (editor) => {
    await editor.openBundled('Castle');
    await editor.menu('Deal');
  },
  'the keyboard sheet': async (editor) => editor.menu('Keyboard'),
  'the history': async (editor) => {
    await editor.openBundled('Castle');
    await editor.menu('History');
  },
  'my fortresses': async (editor) => {
    await editor.openBundled('Castle');
    await editor.menu('My fortresses');
  },
};

for (const [name, reach] of Object.entries(STATES)) {
  for (const [screen, viewport] of [
    ['desk', { width: 1440, height: 900 }],
    ['phone', { width: 390, height: 844 }],
  ] as const) {
    test(`axe finds nothing: ${name}, ${screen}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const editor = new EditorPage(page);
      await editor.open();
      await reach(editor);
      expect(await violationsOn(page)).toEqual([]);
    });
  }
}

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
