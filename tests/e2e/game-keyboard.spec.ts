import { expect, test } from '@playwright/test';
import { GamePage } from './pages/game-page.ts';

/** Finishes turns quickly: summon as soon as possible, otherwise a shrine, and tiles side by side. */
function quickest(legal: readonly string[], index: number): string {
  for (const wanted of ['summon', 'lock', 'done', 'end', 'discard', 'shrine', 'place']) {
    const found = legal.find((action) => action.startsWith(wanted));
    if (found) return found;
  }
  return legal[index % legal.length] ?? '';
}

test('a whole game from the title to the final score by keyboard alone', async ({ page }) => {
  test.setTimeout(120_000);
  const game = new GamePage(page);
  await game.open();
  await game.startSeeded('keyboard');
  await expect(game.task).toContainText('Take a first tile');
  for (let step = 0; step < 600; step++) {
    const legal = await game.legal();
    if (legal.length === 0) break;
    await game.doByKeyboard(quickest(legal, step));
  }
  await expect(page.getByRole('heading', { name: 'Final score' })).toBeFocused();
  await expect(page.getByTestId('total-0')).toHaveText(/^\d+$/);
  await expect(page.getByTestId('total-1')).toHaveText(/^\d+$/);
});

test('what a cell says, and why a tile cannot be taken', async ({ page }) => {
  const game = new GamePage(page);
  await game.open();
  await game.startSeeded('labels');
  const fortress = page.getByRole('grid', { name: 'Fortress' });
  await expect(
    fortress.getByRole('gridcell', { name: /tier 3, row \d+ column \d+, available/ }).first(),
  ).toBeAttached();
  await game.pressCell('fortress', 'c1');
  await expect(page.getByRole('alert')).toContainText('The first tile comes from the top tier.');
  expect(await game.read('steps')).toBe(0);
});
