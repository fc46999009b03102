/** One short journey in every engine: what differs between them shows here first, and the rest is tested in Chromium. */
import { existsSync } from 'node:fs';
import { en } from '@mahjong-fortress/words/game/en';
import { expect, type Page, test } from '@playwright/test';
import { type EngineWindow, WINDOW } from './engines/engine-window.ts';
import { FIREFOX, withFirefox } from './engines/firefox.ts';
import { hasDisplay } from './engines/program.ts';
import { Visitor } from './engines/visitor.ts';
import { WEBKIT_DRIVER, withWebKit } from './engines/webkit.ts';
import { LOW_LINK } from './pages/game-records.ts';

/** What is seen of a page in a window of 1440 × 900. */
const DESK = { width: 1440, height: 862 };

function chromiumWindow(page: Page): EngineWindow {
  return {
    resize: (size) => page.setViewportSize(size),
    goto: (url) => page.goto(url),
    reload: () => page.reload(),
    evaluate: (ask, question) => page.evaluate(ask as (question: unknown) => never, question),
    async stroke([first, ...others]) {
      await page.mouse.move(first.x, first.y);
      await page.mouse.down();
      for (const { x, y } of others) await page.mouse.move(x, y);
      await page.mouse.up();
    },
  };
}

/** How much of the paper, and of the whole drawing area, lies behind the bar below it or beside its pane. */
function overhang(): number[] {
  const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
  const [paper, pane, bar] = [box('.paper'), box('.canvas'), box('.view-bar')];
  if (!paper || !pane || !bar) return [Number.NaN];
  const beside = [pane.left - paper.left, paper.right - pane.right];
  return [pane.bottom - bar.top, ...beside, pane.top - paper.top, paper.bottom - pane.bottom];
}

function hasWebGl(): boolean {
  return document.createElement('canvas').getContext('webgl2') !== null;
}

async function journey(visitor: Visitor): Promise<void> {
  const { window } = visitor;
  await test.step('title', async () => {
    await visitor.open('/');
    await visitor.find('h1', en.title.name);
    // Without animations, as everywhere: a processor that paints three engines has enough to do.
    await window.evaluate(
      (text) => localStorage.setItem('mahjong-fortress/settings', text),
      '{"speed":"off"}',
    );
    await window.reload();
    await visitor.press('button', en.title.play);
  });
  await test.step('three turns', async () => {
    await visitor.legal();
    const paints = await window.evaluate(hasWebGl, null);
    // The summary of all gates repeats this (`tools/test.js`).
    if (!paints) console.log(`${test.info().title} has no WebGL here and was tried on the plain grids.`);
    await expect.poll(() => visitor.read('isPainted')).toBe(paints);
    for (const round of [2, 3, 4]) {
      await visitor.playTurn();
      expect((await visitor.game()).round).toBe(round);
    }
  });
  await test.step('reload into the game', async () => {
    await expect.poll(() => visitor.read('saving')).toBe('kept');
    const { fortress, players } = await visitor.game();
    await window.reload();
    await visitor.legal();
    expect(await visitor.game()).toMatchObject({ fortress, players, round: 4 });
  });
  await test.step('a stroke in the editor', async () => {
    // Here an empty paper once did not fit, and it has to anywhere.
    for (const size of [DESK, WINDOW]) {
      await window.resize(size);
      await visitor.open('/editor/');
      await visitor.find('#cell-4-2');
      expect(Math.max(...(await window.evaluate(overhang, null)))).toBeLessThanOrEqual(0);
    }
    await visitor.draw({ row: 4, column: 2 }, { row: 4, column: 5 });
    // Drawn at once in all four quarters of the paper.
    await expect.poll(() => visitor.count('[data-height="1"]')).toBe(16);
  });
  await test.step('a share link', async () => {
    await visitor.open(LOW_LINK);
    await visitor.find('figure', 'Low');
    await visitor.find('button', en.newGame.play);
  });
}

test('Chromium', async ({ page, baseURL }) => {
  await journey(new Visitor(chromiumWindow(page), baseURL));
});

test('Firefox', async ({ baseURL }) => {
  test.skip(
    !existsSync(FIREFOX) || !hasDisplay(),
    `There is no ${FIREFOX} or no Xvfb: install firefox-esr and xvfb.`,
  );
  await withFirefox((window) => journey(new Visitor(window, baseURL)));
});

test('WebKit', async ({ baseURL }) => {
  test.skip(
    !existsSync(WEBKIT_DRIVER) || !hasDisplay(),
    `There is no ${WEBKIT_DRIVER} or no Xvfb: install webkit2gtk-driver and xvfb.`,
  );
  await withWebKit((window) => journey(new Visitor(window, baseURL)));
});
