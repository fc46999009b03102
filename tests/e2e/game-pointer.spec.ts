import { randomFromSeed } from '@mahjong-fortress/base/random';
import {
  boardsOf,
  cellFromName,
  type Game,
  makeAction,
  parseAction,
  type Realm,
  SHRINE,
  topAt,
} from '@mahjong-fortress/rules';
import { expect, test } from '@playwright/test';
import { GamePage } from './pages/game-page.ts';
import { findMoment, LOW_LINK, plainChoice } from './pages/game-records.ts';

/** Opens a new game on a low fortress against a Novice, on the painted table. */
async function startPainted(game: GamePage, seed: string): Promise<void> {
  const { page } = game;
  await game.open({ address: LOW_LINK, plainBoard: false });
  await page.getByLabel('Who plays as player 2').selectOption('novice');
  await page.getByLabel('Deal seed').fill(seed);
  await game.button('Play').click();
  await expect.poll(() => game.read('isPainted'), { timeout: 30_000 }).toBe(true);
}

/** Plays on the canvas until the game is over. */
async function playToTheEnd(game: GamePage, finger: 'pointer' | 'touch'): Promise<void> {
  const random = randomFromSeed('canvas');
  for (let step = 0; step < 200; step++) {
    if ((await game.legal()).length === 0) return;
    const now = await game.game();
    await game.doOnCanvas(makeAction(boardsOf(now), plainChoice(now, random)), finger);
  }
  throw new Error('the game does not end');
}

/** The cell of the realm that an action such as `build c2` names. */
function cellIn(game: Game, action: string): number {
  const parsed = parseAction(boardsOf(game), action);
  if (!parsed.ok || !('cell' in parsed.value)) throw new Error(`${action} names no cell`);
  return parsed.value.cell;
}

async function expectTheEnd(game: GamePage): Promise<void> {
  await game.expectFinalScore();
  await expect(game.page.getByRole('grid', { name: /^(Your|.+’s) realm$/ }).first()).toBeVisible();
}

test.describe('in a small window', () => {
  // A software renderer draws small frames sooner.
  test.use({ viewport: { width: 800, height: 600 } });

  test('a whole game from its setup to the final score by pointer on the painted table', async ({ page }) => {
    test.setTimeout(300_000);
    const game = new GamePage(page);
    await startPainted(game, 'pointer');
    await playToTheEnd(game, 'pointer');
    await expectTheEnd(game);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a whole game from its setup to the final score by touch', async ({ page }) => {
    test.setTimeout(300_000);
    const game = new GamePage(page);
    await startPainted(game, 'touch');
    await playToTheEnd(game, 'touch');
    await expectTheEnd(game);
  });

  test('a first tap shows what placing there would bring, a second one places', async ({ page }) => {
    const { record, action, before } = findMoment(
      ({ turn }, after) => turn.player === 0 && after.turn.waiting.length > 0,
      { sitters: ['human', 'novice'] },
    );
    const game = new GamePage(page);
    await game.resume(record);
    const cells = page.locator('#realm-0 [data-lit]');
    await game.cell('realm-0', cellIn(before, action)).tap();
    expect(await cells.count()).toBeGreaterThanOrEqual(4);
    expect(await game.read('steps')).toBe(record.actions.length);
    await game.button('Cancel').tap();
    await expect(game.button('Place here')).toBeHidden();
    await game.cell('realm-0', cellIn(before, action)).tap();
    await game.button('Place here').tap();
    expect(await game.read('phase')).toBe('lock');
  });
});

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
]) {
  test.describe(`in ${viewport.width} by ${viewport.height} pixels`, () => {
    test.use({ viewport, hasTouch: true });

    test('the table keeps its size when hints are given, a tile is taken and questions are asked', async ({
      page,
    }) => {
      test.setTimeout(90_000);
      const { record, action } = findMoment(() => true, { sitters: ['human', 'novice'] });
      const game = new GamePage(page);
      await game.resume(record, { plainBoard: false });
      await expect.poll(() => game.read('isPainted'), { timeout: 30_000 }).toBe(true);
      const table = page.locator('.stage');
      const before = await table.boundingBox();
      const expectNoMove = async () => {
        await page.getByRole('button', { name: 'Hint' }).tap();
        await expect(page.locator('.hint')).toContainText('Hint: ');
        expect(await table.boundingBox()).toEqual(before);
      };
      await expectNoMove();
      await game.doOnCanvas(action, 'touch');
      await expect(game.button('Take a shrine')).toBeVisible();
      expect(await table.boundingBox()).toEqual(before);
      await expectNoMove();
    });
  });
}

test('a set is completed, locked and built upon on the painted table', async ({ page }) => {
  test.setTimeout(90_000);
  const { record, action, before } = findMoment(
    ({ turn }, after) => turn.player === 0 && after.turn.waiting.length > 0,
    { sitters: ['human', 'novice'] },
  );
  const game = new GamePage(page);
  await game.resume(record, { plainBoard: false });
  await game.legal();
  await game.doOnCanvas(action);
  const [lock = ''] = await game.legal();
  await game.pointAt({ type: 'realm', player: 0, cell: cellIn(before, lock) });
  await expect.poll(() => game.read('phase')).toBe('build');
  const build = (await game.legal()).find((step) => step.startsWith('build')) ?? '';
  await game.doOnCanvas(build);
  const after = await game.game();
  expect(after.players[0]?.sets.length).toBe((before.players[0]?.sets.length ?? 0) + 1);
  expect(topAt(after.players[0]?.realm as Realm, cellIn(before, build))).toBe(SHRINE);
});

test('a refusal is told where the pointer is, and costs nothing', async ({ page }) => {
  test.setTimeout(90_000);
  const game = new GamePage(page);
  await game.open({ plainBoard: false });
  await game.startSeeded('pointer');
  await game.legal();
  const { fortress } = await game.game();
  await game.pointAt({ type: 'fortress', cell: cellFromName(fortress, 'd1') ?? 0 });
  await expect(page.getByRole('alert')).toHaveText('The first tile must come from the top tier.');
  // The painted table says it at the tile.
  await expect(page.locator('.bubble')).toBeHidden();
  await game.pointAt({ type: 'realm', player: 0, cell: 9 });
  await expect(page.locator('.bubble')).toHaveText(/^First choose an action/);
  expect(await game.read('steps')).toBe(0);
});
