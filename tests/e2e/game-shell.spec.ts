import { readFileSync } from 'node:fs';
import {
  BUNDLED_LAYOUTS,
  exportMah,
  type Layout,
  layoutById,
  makeShareCode,
} from '@mahjong-fortress/layouts-schema';
import { expect, type Page, test } from '@playwright/test';
import { EditorPage } from './pages/editor.ts';
import { GamePage } from './pages/game-page.ts';
import { findMoment } from './pages/game-records.ts';
import { SCREENS } from './pages/screens.ts';

const PYRAMID = new URL('../../packages/layouts-schema/fixtures/import/pyramid.mah', import.meta.url);

test('one click from the title starts a game against a Novice; with a game under way the button goes on with it', async ({
  page,
}) => {
  const game = new GamePage(page);
  /** How strong the opponent is; undefined until there is a table. */
  const level = async () => {
    const record = (await game.read('record')) as
      | { readonly seats: readonly { level?: string }[] }
      | undefined;
    return record?.seats[1]?.level;
  };
  const toTitle = async () => {
    await page.getByLabel('Menu').click();
    await game.button(/^Main menu/).click();
  };
  await game.open();
  await game.button(/^Play/).click();
  await expect(game.task).toContainText('Take a first tile');
  await expect(page.getByRole('list', { name: 'Players' }).getByRole('listitem')).toHaveCount(2);
  expect(await level()).toBe('novice');
  await expect(page).toHaveTitle('Your turn · Mahjong Fortress');
  await game.takeFirst('shrine');
  await toTitle();
  await expect(page.locator('.title .large')).toHaveText(/^Continue/);

  // A second one is begun only by whoever wants it beside the first; its level is remembered.
  await game.button('Play').click();
  const sheet = page.getByRole('dialog', { name: 'Another game' });
  await expect(sheet).toContainText('stays under Saved games');
  await sheet.getByRole('button', { name: 'Master' }).click();
  await sheet.getByRole('button', { name: 'Play' }).click();
  await expect.poll(level).toBe('master');
  expect(await game.read('steps')).toBe(0);
  await toTitle();
  await game.goOn();
  expect(await game.read('steps')).toBe(2);
  expect(await level()).toBe('novice');
  await toTitle();
  const keepsGame = page.getByText('Your game in progress stays under Saved games.');
  for (const mode of ['Solo', 'With friends']) {
    await game.button(mode).click();
    await expect(keepsGame).toBeVisible();
    await page.goBack();
  }
  await game.button('New game…').click();
  await expect(page.getByLabel('Who plays as player 2')).toHaveValue('master');
  await expect(keepsGame).toBeVisible();

  // The daily fortress is begun once.
  await page.goBack();
  const playDaily = async (way: 'Play' | 'Continue') => {
    await game.button('Daily game').click();
    const dialog = page.getByRole('dialog', { name: 'Daily game' });
    await expect(dialog.getByText('Your game in progress stays')).toHaveCount(way === 'Play' ? 1 : 0);
    await dialog.getByRole('button', { name: way }).click();
    await expect.poll(() => game.read('seed')).toMatch(/^daily /);
  };
  await playDaily('Play');
  await game.takeFirst('shrine');
  // The same deal from its beginning is another game: one is asked first.
  await page.getByLabel('Menu').click();
  await game.button('Same deal again').click();
  const again = page.getByRole('dialog', { name: 'Same deal again' });
  await expect(again).toContainText('Your game in progress stays');
  await page.keyboard.press('Escape');
  expect(await game.read('steps')).toBe(2);
  await toTitle();
  await playDaily('Continue');
  expect(await game.read('steps')).toBe(2);
  await toTitle();

  // With friends, everybody at the table is a person.
  await game.button('With friends').click();
  await expect(page).toHaveURL(/#\/friends$/);
  for (const seat of [1, 2])
    await expect(page.getByLabel(`Who plays as player ${seat}`)).toHaveValue('human');
});

test('the language switches at once, in the middle of a game', async ({ page }) => {
  const game = new GamePage(page);
  await game.open();
  await game.startSeeded('words');
  await page.getByLabel('Menu').click();
  await game.button('Settings').click();
  await game.button('Русский').click();
  await page.keyboard.press('Escape');
  await expect(game.task).toContainText('Возьмите первую кость');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  // Closing a sheet goes a step back, and a page on its way can't be loaded anew.
  await expect(page).not.toHaveURL(/settings$/);
  await page.reload();
  await expect(game.task).toContainText('Возьмите первую кость');
});

test('every screen has its address: Back goes back, a reload stays, a link opens', async ({ page }) => {
  const game = new GamePage(page);
  await game.open();
  const settings = page.getByRole('dialog', { name: 'Settings' });
  const help = page.getByRole('dialog', { name: 'How to play' });

  // A sheet: Back closes it, and closing it leaves nothing to go back through.
  await game.button('Settings').click();
  await expect(page).toHaveURL(/#\/settings$/);
  await page.goBack();
  await expect(settings).toBeHidden();
  await page.goForward();
  await expect(settings).toBeVisible();
  await expect(page).toHaveTitle('Settings · Mahjong Fortress');
  await page.keyboard.press('Escape');
  await expect(page).not.toHaveURL(/#/);
  await expect(page).toHaveTitle('Mahjong Fortress');

  // A game: Back leads to the sheet as it was filled in, and forward into the game.
  await game.startSeeded('history', async () => {
    await page.getByLabel('Who plays as player 2').selectOption('master');
  });
  await game.takeFirst('shrine');
  const position = await game.read('position');
  await page.goBack();
  await expect(page.getByLabel('Who plays as player 2')).toHaveValue('master');
  await page.reload();
  await expect(page.getByLabel('Who plays as player 2')).toHaveValue('master');
  await expect(page).toHaveTitle('New game · Mahjong Fortress');
  await page.goForward();
  await expect.poll(() => game.read('position')).toEqual(position);
  await page.getByLabel('Menu').click();
  await game.button('How to play').click();
  await page.reload();
  await expect(help).toBeVisible();
  await page.goBack();
  await expect(help).toBeHidden();
  expect(await game.read('position')).toEqual(position);

  // A replay comes back at the same moment, and the way back to the game is there.
  await game.button('Log').click();
  await page.getByRole('button', { name: 'You take a shrine' }).click();
  await game.button('Step back').click();
  await expect(page).toHaveURL(/#\/replay\/[\w-]+\/1$/);
  await page.reload();
  await expect(page.getByText('Step 1 of 2')).toBeVisible();
  await game.button('‹ Back to the game').click();
  await expect.poll(() => game.read('position')).toEqual(position);

  // Links to screens, to a lesson, and to a game that another device has.
  await game.open({ address: '/#/learn' });
  await expect(page.getByRole('region', { name: 'Tutorial' })).toContainText('Welcome');
  await game.open({ address: '/#/game/elsewhere' });
  await expect(page.getByRole('alert')).toContainText('isn’t saved on this device');
  await page.keyboard.press('Escape');
  await game.goOn();
  await expect.poll(() => game.read('position')).toEqual(position);
});

test.describe('in a Russian browser', () => {
  test.use({ locale: 'ru-RU' });

  test('the game speaks Russian from the first screen on', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('button', { name: /^Играть/ })).toBeVisible();
  });
});

test('a link to a fortress opens it for a new game, in a fresh profile; a second one in the same tab, too', async ({
  page,
}) => {
  const game = new GamePage(page);
  const codeOf = (id: string) => {
    const layout = layoutById(id);
    if (!layout) throw new Error(`${id} is missing`);
    return makeShareCode(layout);
  };
  const follow = (id: string) =>
    page.evaluate((code) => {
      window.location.hash = `fortress=${code}`;
    }, codeOf(id));
  const chosen = page.locator('.layout-chosen');
  await game.open({ address: `/#fortress=${codeOf('castle')}` });
  await expect(chosen).toContainText('Castle');
  await expect(page.getByLabel('Who plays as player 3')).toBeVisible();
  await follow('barracks');
  await expect(chosen).toContainText('Barracks');
  await follow('castle');
  await expect(chosen).toContainText('Castle');
  await game.button('Play').click();
  await expect(game.task).toContainText('Take a first tile');
});

test('a fortress drawn in the editor is chosen from the list and played', async ({ page }) => {
  const editor = new EditorPage(page);
  await editor.open();
  await editor.openBundled('Barracks');
  await page.getByRole('textbox', { name: 'Fortress name' }).fill('Home made');
  const drawn = await editor.shape();
  const game = new GamePage(page);
  await game.open();
  await game.startSeeded('home', async () => {
    await page.getByRole('group', { name: 'Fortress' }).getByRole('button', { name: 'My own' }).click();
    await game.button('Home made').click();
    await expect(page.locator('.layout-chosen')).toContainText('Home made');
  });
  const { fortress } = await game.game();
  const dealt = Array.from({ length: fortress.rows }, (_, row) => {
    const from = row * fortress.columns;
    return fortress.stacks.slice(from, from + fortress.columns).map(({ length }) => length);
  });
  expect(dealt.map((heights) => heights.join('')).filter((digits) => /[1-9]/.test(digits))).toEqual(drawn);
  await game.takeFirst('discard');
  expect(await game.legal()).not.toEqual([]);
});

test('the sheet for a new game: cards, fortresses, files, seats', async ({ page }) => {
  const game = new GamePage(page);
  await game.open();
  await game.button('New game…').click();

  await test.step('the number of cards is the one that will be dealt', async () => {
    const spirits = page.getByRole('group', { name: 'Spirits' }).first();
    await spirits.getByRole('button', { name: 'Random' }).click();
    await spirits.getByLabel('How many').fill('8');
    await spirits.getByRole('button', { name: 'Beginner' }).click();
    await expect(spirits.getByLabel('How many')).toHaveValue('4');
  });

  await test.step('a list without fortresses says so, and a file can be chosen again', async () => {
    await game.button('My own').click();
    await expect(page.getByText('Nothing here yet.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Draw one in the editor' })).toHaveAttribute(
      'href',
      'editor/',
    );
    await page.getByLabel('Fortress link or code').fill('not a fortress');
    await game.button('Open').click();
    await expect(page.getByRole('alert')).toBeInViewport();
    const input = page.getByLabel('Open a file…');
    await input.setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from('{') });
    await expect(page.getByRole('alert')).toContainText('This fortress can’t be played');
    await expect(input).toHaveValue('');
  });

  await test.step('of a file with many boards one is chosen, and what was changed about it is told', async () => {
    const chosen = page.locator('.layout-chosen');
    const input = page.getByLabel('Open a file…');
    const mah = (text: string) => ({ name: 'boards.mah', mimeType: '', buffer: Buffer.from(text) });
    const thirty = BUNDLED_LAYOUTS.flatMap((layout) => [layout, layout]);
    await input.setInputFiles(mah(exportMah([...thirty, { ...BUNDLED_LAYOUTS[0], rows: ['11'] } as Layout])));
    await expect(page.getByText('Choose a board from this file. 1 board couldn’t be used.')).toBeVisible();
    const cards = page.locator('.layout-list li');
    await expect(cards).toHaveCount(24);
    await game.button('Show more (6 left)').click();
    await expect(cards).toHaveCount(30);
    await page.locator('.layout-list').getByRole('button', { name: "Dragon's Head" }).last().click();
    await expect(chosen).toContainText("Dragon's Head");

    await input.setInputFiles(mah(readFileSync(PYRAMID, 'utf8')));
    await expect(chosen).toContainText('Pyramid');
    await expect(chosen).toContainText('16 tiles sat half a cell off');
    // Both boards stay with what was received.
    await expect(cards).toHaveCount(2);
    await game.button('Built in').click();
    await page.locator('.layout-list').getByRole('button').first().click();
    await expect(chosen).not.toContainText('half a cell off');

    const begun = JSON.stringify({ ...BUNDLED_LAYOUTS[0], rows: ['111'] });
    await input.setInputFiles({ name: 'begun.json', mimeType: '', buffer: Buffer.from(begun) });
    await expect(page.getByRole('alert')).toContainText('113');
  });

  await test.step('whoever is left alone on the sheet still reads and chooses a season', async () => {
    const season = page.getByLabel('Player 1’s season');
    const before = await season.boundingBox();
    await page
      .getByRole('button', { name: /^Remove/ })
      .last()
      .click();
    await expect(page.getByLabel(/’s season$/)).toHaveCount(1);
    expect((await season.boundingBox())?.width).toBe(before?.width);
    await season.selectOption('Winter');
    await expect(page.locator('.seat')).toHaveAttribute('data-season', '3');
  });
});

test('a broken link says so and leaves a game that can be played', async ({ page }) => {
  const game = new GamePage(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await game.open({ address: '/#fortress=not-a-fortress' });
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('This fortress can’t be played');
  await expect(alert).toBeInViewport({ ratio: 1 });
  await game.button('Play').click();
  await expect(game.task).toContainText('Take a first tile');
});

test('alone against the Dragon of Ingenuity', async ({ page }) => {
  const game = new GamePage(page);
  await game.open();
  await game.button('Solo').click();
  await expect(page.getByRole('heading', { name: 'Dragon of Ingenuity' })).toBeVisible();
  await expect(page.getByText('Next: Student, from 40 VP')).toBeVisible();
  await page.getByLabel('Your season').selectOption('Winter');
  const spirits = page.getByRole('group', { name: 'Spirits' }).first();
  await spirits.getByRole('button', { name: 'Choose' }).click();
  await spirits.getByText('Spirit of Wind').click();
  await expect(spirits.getByRole('checkbox', { name: /^Spirit of Wind/ })).toBeChecked();
  await game.button('Play').click();
  await expect(page.getByRole('grid', { name: 'Fortress' })).toBeAttached();
  expect((await game.game()).options.spirits).toEqual(['wind']);
  expect(await game.read('record')).toMatchObject({ seats: [{ colour: 'winter' }] });
  await game.takeFirst('discard');
  await game.legal();
  await game.button('Log').click();
  const log = page.getByRole('region', { name: 'Log' });
  await expect(log).toContainText('Dragon of Ingenuity takes');
  await expect(log.getByRole('button', { name: /^Why: / })).not.toHaveCount(0);
  // Beside the table it stays, over the table it lies for a look only.
  for (const [width, height] of [
    [1000, 700],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(log).toBeHidden();
    await game.button('Log').click();
    await expect(log).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(log).toBeHidden();
    await game.button('Log').click();
    await expect(log).toBeVisible();
    await game.task.click();
    await expect(log).toBeHidden();
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(log).toBeVisible();
});

/** Names of cards at the edge of the table that are not read whole. */
function cutNames(page: Page): Promise<readonly (string | null)[]> {
  return page.locator('.card-thumb span').evaluateAll((names) =>
    names.flatMap((name) => {
      const words = document.createRange();
      words.selectNodeContents(name);
      const [inner, outer] = [words.getBoundingClientRect(), name.parentElement?.getBoundingClientRect()];
      const fits =
        outer &&
        inner.top >= outer.top - 1 &&
        inner.bottom <= outer.bottom + 1 &&
        inner.left >= outer.left &&
        inner.right <= Math.min(outer.right, innerWidth) + 1;
      return fits ? [] : [name.textContent];
    }),
  );
}

test('five cards are named at the edge of every screen and grow when looked at; the countdown explains itself', async ({
  page,
}) => {
  const spirits = ['beauty', 'faith', 'depths', 'wind', 'destruction'] as const;
  const { reached } = findMoment(() => true, { spirits });
  const game = new GamePage(page);
  await game.resume(reached, { plainBoard: false });
  const cards = page.getByRole('region', { name: 'Cards' });
  const look = page.getByRole('tooltip');
  for (const [width, height] of SCREENS) {
    await page.setViewportSize({ width, height });
    expect(await cutNames(page), `names at ${width}`).toEqual([]);
    const letters = await cards
      .locator('.card-thumb')
      .evaluateAll((names) => names.map((name) => parseFloat(getComputedStyle(name).fontSize)));
    expect(Math.min(...letters), `letters at ${width}`).toBeGreaterThanOrEqual(11);
    await cards.getByRole('button').last().hover();
    await expect(look).toContainText('Spirit of Destruction');
    const size = await look
      .locator('.card-effect')
      .evaluate((text) => parseFloat(getComputedStyle(text).fontSize));
    expect(size).toBeGreaterThanOrEqual(15);
    const box = await look.boundingBox();
    expect(
      box && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height,
    ).toBe(true);
  }
  await page.mouse.move(0, 0);
  await expect(look).toBeHidden();
  // A finger that stays on a card sees it too.
  await cards.getByRole('button').first().dispatchEvent('pointerdown', { pointerType: 'touch' });
  await expect(look).toContainText('Spirit of Beauty');
  await page.keyboard.press('Escape');
  await expect(look).toBeHidden();
  await page.getByRole('button', { name: /^Countdown/ }).click();
  await expect(look).toContainText('2 tokens until the last round');
});

test('on an upright phone cards are named over a replay, too, whose way back has words', async ({ page }) => {
  const { reached } = findMoment(() => true, { spirits: ['beauty', 'destruction'] });
  const game = new GamePage(page);
  await game.open({ address: '/#/replay/kept/1', saved: reached });
  await expect(page.locator('.card-thumb span')).toHaveCount(2);
  for (const [width, height] of SCREENS.filter(([wide, high]) => wide < high)) {
    await page.setViewportSize({ width, height });
    expect(await cutNames(page), `names at ${width}`).toEqual([]);
  }
});
