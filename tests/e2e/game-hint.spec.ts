/** Hints are pointed at where they are to be touched, whatever one touches with. */
import { randomFromSeed } from '@mahjong-fortress/base/random';
import { type Game, viewFor } from '@mahjong-fortress/rules';
import { hintFor } from '@mahjong-fortress/solo-ai';
import { expect, test } from '@playwright/test';
import { GamePage } from './pages/game-page.ts';
import { findMoment } from './pages/game-records.ts';
import { SMALL_WINDOW } from './pages/screens.ts';

type Touch = (x: number, y: number) => Promise<void>;

/** Asks for a hint and touches what it points at until something is done; tells what that was. */
async function follow(game: GamePage, touch: Touch): Promise<string> {
  const { page } = game;
  await game.legal();
  const before = await game.read('steps');
  await page.getByRole('button', { name: 'Hint' }).click();
  const ring = page.locator('.pointers span');
  await expect(ring).toHaveCount(1);
  await expect(page.locator('.hint')).toContainText('Hint: ');
  const isDone = async () => (await game.read('steps')) > before;
  await expect
    .poll(async () => {
      const box = (await isDone()) ? undefined : await ring.boundingBox();
      if (box) await touch(box.x + box.width / 2, box.y + box.height / 2);
      return isDone();
    })
    .toBe(true);
  await expect(ring).toHaveCount(0);
  const { actions } = (await game.read('record')) as { readonly actions: readonly string[] };
  return actions[before]?.split(' ')[0] ?? '';
}

/** From the first tile to the last decision of a turn. */
async function followForATurn(game: GamePage, touch: Touch): Promise<readonly string[]> {
  const done: string[] = [];
  const { round } = await game.game();
  while ((await game.game()).round === round) {
    done.push(await follow(game, touch));
    await game.legal();
  }
  return done;
}

/** How long hints think depends on the machine: at once, for a moment, for long. */
const ITERATIONS = [0, 1, 4, 16, 64];

/** A set waits to be locked, and however long one thinks, building on it is best. */
function withASetToBuildOn() {
  const isBest = (game: Game) =>
    ITERATIONS.every((iterations) => {
      const hint = hintFor(viewFor(game, 0), randomFromSeed('hint'), { iterations });
      return hint?.actions.some(({ type }) => type === 'build');
    });
  return findMoment(
    ({ turn }, after) => turn.player === 0 && after.turn.waiting.length > 0 && isBest(after),
    { sitters: ['human', 'novice'] },
  );
}

for (const plainBoard of [true, false]) {
  test(`a whole turn by hints on the ${plainBoard ? 'plain' : 'painted'} board`, async ({ page }) => {
    await page.setViewportSize(SMALL_WINDOW);
    const game = new GamePage(page);
    await game.open({ plainBoard });
    await game.startSeeded('hints');
    const done = await followForATurn(game, (x, y) => page.mouse.click(x, y));
    expect(done).toContain('take');
    expect(done).toContain('place');
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('what opens over the table covers what a hint points at', async ({ page }) => {
    const game = new GamePage(page);
    await game.open({ plainBoard: false });
    await game.startSeeded('hints');
    await game.legal();
    await page.getByRole('button', { name: 'Hint' }).tap();
    const ring = page.locator('.pointers span');
    await expect(ring).toHaveCount(1);
    await game.tap({ type: 'player', player: 1 });
    await expect(ring).toHaveCount(0);
    await page.touchscreen.tap(20, 200);
    await expect(ring).toHaveCount(1);
    await page.getByRole('button', { name: 'Log' }).tap();
    const layerOf = (selector: string) =>
      page.locator(selector).evaluate((element) => Number(getComputedStyle(element).zIndex));
    expect(await layerOf('.pointers')).toBeLessThan(await layerOf('.side'));
    // It may be a button of the bar that is pointed at.
    expect(await layerOf('.pointers')).toBeGreaterThan(await layerOf('.action-bar'));
  });

  test('a set is locked and built upon by hints', async ({ page }) => {
    const game = new GamePage(page);
    await game.resume(withASetToBuildOn().reached, { plainBoard: false });
    await game.legal();
    // An arrow at a button leaves the advice to be read.
    await page.getByRole('button', { name: 'Hint' }).tap();
    const arrow = await page.locator('.pointers svg').boundingBox();
    const words = await page.locator('.hint').boundingBox();
    expect(arrow && words && arrow.y >= words.y + words.height).toBe(true);
    const done = await followForATurn(game, (x, y) => page.touchscreen.tap(x, y));
    expect(done).toEqual(expect.arrayContaining(['lock', 'build']));
  });
});
