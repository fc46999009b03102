/** Between turns: the device is passed on, what the others did stays in sight, and a turn waits to be ended. */
import { expect, test } from '@playwright/test';
import { GamePage } from './pages/game-page.ts';
import { findMoment } from './pages/game-records.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('people pass the device on and see what the others did until their turn is over; the last turn of all waits, too', async ({
  page,
}) => {
  const passing = findMoment(({ turn }, after) => turn.player === 0 && after.turn.player === 1);
  const ending = findMoment(({ turn }, { over }) => over && turn.hand.length > 0);
  const shelf = { passing: passing.record, ending: ending.record };
  const game = new GamePage(page);
  await game.open({ address: '/#/game/passing', shelf, asksToEnd: true });
  await game.legal();

  await game.doByKeyboard(passing.action);
  const banner = page.locator('.hand-over');
  await expect(banner).toContainText('Pass');
  // It can still be taken back.
  await game.button('Undo').tap();
  await expect(banner).toBeHidden();
  await game.doByKeyboard(passing.action);
  await banner.locator('..').tap({ position: { x: 20, y: 20 } });
  await expect(banner).toBeHidden();

  const chip = page.getByRole('list', { name: 'Since your last turn' }).getByRole('button');
  await expect(chip).toBeInViewport({ ratio: 1 });
  const traces = page.locator('[data-trace]');
  await expect(traces).not.toHaveCount(0);
  // The last turn of another is the freshest.
  await expect(traces.first()).toHaveAttribute('data-trace', '0');
  await chip.tap();
  await expect(page.locator('[data-lit]')).not.toHaveCount(0);
  const [take = ''] = await game.legal();
  await game.doByKeyboard(take);
  await expect(chip).toBeVisible();
  await expect(traces).not.toHaveCount(0);

  await game.goTo('ending', ending.record);
  await game.doByKeyboard(ending.action);
  await expect(game.task).toContainText('End your turn');
  await expect(page).toHaveTitle(/^Your turn, /);
  await game.button('Undo').tap();
  expect(await game.read('steps')).toBe(ending.record.actions.length);
  await game.doByKeyboard(ending.action);
  await game.button('End turn').tap();
  await game.expectFinalScore();
});
