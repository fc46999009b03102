import { type Action, type Game, legalActions, play } from '@mahjong-fortress/rules';
import { expect, type Locator, test } from '@playwright/test';
import { contrast } from '../../apps/game/src/art/colour-vision.ts';
import { GamePage } from './pages/game-page.ts';
import { findMoment } from './pages/game-records.ts';

/** The colour of letters, then those that lie behind them: where they run into each other axe does not look. */
function coloursOf(written: Locator): Promise<readonly string[]> {
  return written.evaluate((element) => {
    const { color, backgroundImage } = getComputedStyle(element);
    return [color, ...(backgroundImage.match(/rgb\([^)]*\)/g) ?? [])].map((colour) => {
      const parts = colour.match(/\d+/g) ?? [];
      return `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
    });
  });
}

test('undo takes back up to the last tile that came to light, and says why no further', async ({ page }) => {
  const game = new GamePage(page);
  await game.open();
  await game.startSeeded('undo');
  await game.button('Undo').click({ force: true });
  await expect(page.getByRole('alert')).toHaveText('Nothing to undo yet.');
  const [first = ''] = await game.legal();
  await game.doByKeyboard(first);
  await expect(game.button('Undo')).toBeDisabled();
  await game.doByKeyboard('shrine');
  await expect(game.button('Undo')).toBeEnabled();
  await page.keyboard.press('u');
  expect(await game.read('phase')).toBe('finish');
  await page.keyboard.press('u');
  await expect(page.getByRole('alert')).toContainText('A new tile has been uncovered');
  expect(await game.read('phase')).toBe('finish');
  // Whoever wants it all the same is offered it there, to be read.
  const anyway = game.button('Allow it and undo');
  await expect(anyway).toBeVisible();
  const [letters = '', ...grounds] = await coloursOf(anyway);
  expect(grounds.length).toBeGreaterThan(0);
  for (const ground of grounds) expect(contrast(letters, ground)).toBeGreaterThanOrEqual(4.5);
  // It is gone once something else is asked for, and comes again.
  await page.keyboard.press('h');
  await expect(anyway).toBeHidden();
  await page.keyboard.press('u');
  await anyway.click();
  expect(await game.read('steps')).toBe(0);
});

/** Where the first legal action of a type leads. */
function next(game: Game | undefined, type: Action['type']): Game | undefined {
  const action = game && legalActions(game).find((one) => one.type === type);
  const played = action && play(game, action);
  return played?.ok ? played.value.game : undefined;
}

test('placing, locking and building are taken back one by one', async ({ page }) => {
  // A Spirit that can still be called keeps the turn from ending by itself.
  const { record, action } = findMoment(
    ({ turn }, after) => turn.player === 0 && next(next(after, 'lock'), 'build')?.turn.player === 0,
    { sitters: ['human', 'novice'], spirits: ['wind'] },
  );
  const game = new GamePage(page);
  await game.resume(record);
  const positions = [await game.read('position')];
  await game.doByKeyboard(action);
  positions.push(await game.read('position'));
  await game.doByKeyboard('lock');
  expect(await game.read('phase')).toBe('build');
  positions.push(await game.read('position'));
  const build = (await game.legal()).find((step) => step.startsWith('build')) ?? '';
  await game.doByKeyboard(build);
  for (const position of positions.reverse()) {
    await game.button('Undo').click();
    expect(await game.read('position')).toEqual(position);
  }
  // And forward again.
  await game.doByKeyboard(action);
  expect(await game.read('phase')).toBe('lock');
});

test('in a casual game whole turns are taken back, the computer’s too', async ({ page }) => {
  const game = new GamePage(page);
  await game.open({ casualUndo: true });
  await game.startSeeded('casual');
  const start = await game.read('position');
  await game.takeFirst('discard');
  await game.legal();
  expect(await game.read('steps')).toBeGreaterThan(2);
  await game.button('Undo').click();
  expect(await game.read('phase')).toBe('finish');
  await game.button('Undo').click();
  expect(await game.read('position')).toEqual(start);
  await expect(game.button('Undo')).toBeDisabled();
});
