import { randomFromSeed } from '@mahjong-fortress/base/random';
import { boardsOf, type Game, legalActions, makeAction } from '@mahjong-fortress/rules';
import { expect, test } from '@playwright/test';
import { GamePage } from './pages/game-page.ts';
import { findMoment, LOW_LINK, plainChoice } from './pages/game-records.ts';
import { SMALL_WINDOW } from './pages/screens.ts';

test('a whole game of two people from its setup to the final score by keyboard alone', async ({ page }) => {
  const game = new GamePage(page);
  await game.open({ address: LOW_LINK });
  // The first of the list is a person.
  await page.getByLabel('Who plays as player 2').press('Home');
  await page.getByLabel('Deal seed').fill('keyboard');
  await game.button('Play').press('Enter');
  await expect(game.task).toContainText('Take a first tile');
  const random = randomFromSeed('keyboard');
  const done = new Set<string>();
  for (let step = 0; step < 200 && (await game.legal()).length > 0; step++) {
    const now = await game.game();
    const action = plainChoice(now, random);
    done.add(action.type);
    await game.doByKeyboard(makeAction(boardsOf(now), action));
  }
  // Both summon the Dragon only once they have locked a set and built on it.
  expect([...done]).toEqual(expect.arrayContaining(['take', 'place', 'lock', 'build', 'summon']));
  await game.expectFinalScore();
});

test('what a cell says, which pairs there are, and why a tile cannot be taken', async ({ page }) => {
  const game = new GamePage(page);
  await game.open();
  await game.startSeeded('labels');
  const fortress = page.getByRole('grid', { name: 'Fortress' });
  await expect(
    fortress.getByRole('gridcell', { name: /tier 3, row \d+ column \d+, available/ }).first(),
  ).toBeAttached();
  const focused = page.locator(':focus');
  await page.keyboard.press('f');
  await expect(focused, 'the fortress is entered where a tile can be taken').toHaveAttribute('data-open');
  await expect(focused).toHaveAccessibleName(/, available, (Pair: \d|No pair)/);
  const first = await focused.getAttribute('data-cell');
  await page.keyboard.press('f');
  await expect(focused).toHaveAttribute('data-open');
  expect(await focused.getAttribute('data-cell')).not.toBe(first);
  const lit = fortress.locator('[data-lit]');
  await page.keyboard.press('r');
  await expect(lit).toHaveCount(0);
  await page.keyboard.down('t');
  await expect(game.button('Pairs')).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => lit.count()).toBeGreaterThan(1);
  await page.keyboard.up('t');
  await expect(lit).toHaveCount(0);
  await game.pressCell('fortress', 'c1');
  await expect(page.getByRole('alert')).toContainText('The first tile must come from the top tier.');
  expect(await game.read('steps')).toBe(0);
});

test('on the painted table the focus frames no face that can be touched: it shows a tile, raises one, or sets a roof on it', async ({
  page,
}) => {
  await page.setViewportSize(SMALL_WINDOW);
  const { record, action } = findMoment(
    ({ turn }, after) => turn.player === 0 && after.turn.waiting.length > 0,
    { sitters: ['human', 'novice'], spirits: ['wind'] },
  );
  const game = new GamePage(page);
  await game.resume(record, { plainBoard: false });
  await expect.poll(() => game.read('isPainted')).toBe(true);
  const ring = page.locator('.focus-ring');
  const expectShown = async (step: string) => {
    await game.focusCell('realm', step.split(' ').at(-1) ?? '');
    await expect(ring, `${step} is shown by the table`).toHaveCount(0);
  };
  const stepOf = async (type: string) => (await game.legal()).find((step) => step.startsWith(type)) ?? '';
  await game.legal();
  await expectShown(action);
  await page.keyboard.press('Enter');
  const lock = await stepOf('lock');
  await expectShown(lock);
  await page.keyboard.press('Enter');
  await expect.poll(() => game.read('phase')).toBe('build');
  await expectShown(await stepOf('build'));
  // Where nothing can be done there is nothing to show but the focus itself.
  const cells = page.locator('#realm-0 [data-cell]');
  const idle = await cells.evaluateAll((all) => all.findIndex((cell) => !cell.hasAttribute('data-open')));
  await cells.nth(idle).focus();
  await expect(ring).toHaveCount(1);
});

test('on the painted table a tile that can pay for a Spirit rises under the focus', async ({ page }) => {
  await page.setViewportSize(SMALL_WINDOW);
  const pays = (game: Game) =>
    legalActions(game).filter((action) => action.type === 'activate' && action.pay !== 'shrine');
  const { reached, after } = findMoment((_, game) => game.turn.player === 0 && pays(game).length > 1, {
    sitters: ['human', 'novice'],
    spirits: ['wind'],
  });
  const [call] = pays(after).map((action) => makeAction(boardsOf(after), action));
  const game = new GamePage(page);
  await game.resume(reached, { plainBoard: false });
  await expect.poll(() => game.read('isPainted')).toBe(true);
  await game.legal();
  await page.keyboard.press('p');
  await game.focusCell('realm', call?.split(' ').at(-1) ?? '');
  await expect(page.locator('#realm-0 :focus')).toHaveAttribute('data-open');
  await expect(page.locator('.focus-ring')).toHaveCount(0);
});
