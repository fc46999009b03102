import { makeRecord } from '@mahjong-fortress/match';
import { mahjongFortress } from '@mahjong-fortress/rules';
import { expect, test } from '@playwright/test';
import { GamePage } from './pages/game-page.ts';
import { findMoment } from './pages/game-records.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

async function copiedLink(game: GamePage): Promise<string> {
  await game.button('Copy link').click();
  await expect(game.button('Copied')).toBeVisible();
  return game.page.evaluate(() => navigator.clipboard.readText());
}

/** Plays a turn that ends with a discard, and looks at that moment again. */
async function watchDiscard(game: GamePage, seed: string): Promise<void> {
  await game.open();
  await game.startSeeded(seed);
  await game.takeFirst('discard');
  await game.button('Log').click();
  await game.page.getByRole('button', { name: /^You discard/ }).click();
}

test('a line of the log leads to its moment, and back to the game', async ({ page }) => {
  const game = new GamePage(page);
  await game.open();
  await game.startSeeded('moment');
  await game.takeFirst('shrine');
  await game.button('Log').click();
  await page.getByRole('button', { name: 'You take a shrine' }).click();
  await expect(page.getByText('Step 2 of 2')).toBeVisible();
  await game.button('Step back').click();
  await expect(page.getByText('Step 1 of 2')).toBeVisible();
  await game.button('‹ Back to the game').click();
  await expect.poll(() => game.read('phase')).toBe('place');
});

test('a line of the log points out its cell on the board, for a pointer and for keys', async ({ page }) => {
  const game = new GamePage(page);
  await game.open();
  await game.startSeeded('pointed');
  await game.takeFirst('shrine');
  const [place = ''] = await game.legal();
  await game.doByKeyboard(place);
  await game.legal();
  await game.button('Log').click();
  const lit = page.locator('[data-lit]');
  const line = page.getByRole('button', { name: /^You place/ });
  await line.hover();
  await expect(lit).toHaveCount(1);
  expect(await lit.evaluate((cell) => cell.closest('[role=grid]')?.id)).toBe('realm-0');
  await page.getByRole('button', { name: 'You take a shrine' }).hover();
  await expect(lit).toHaveCount(0);
  const lines = page.getByRole('region', { name: 'Log' }).getByRole('button');
  await lines.last().focus();
  await page.keyboard.press('ArrowUp');
  await expect(lines.nth(-2)).toBeFocused();
  await line.focus();
  await expect(lit).toHaveCount(1);
  // In the replay too, where the log needs a wide window.
  await page.setViewportSize({ width: 1440, height: 900 });
  await line.click();
  await expect(page.getByText(/^Step 3 of/)).toBeVisible();
  await page.getByRole('button', { name: 'You take a shrine' }).hover();
  await expect(lit).toHaveCount(0);
  await line.hover();
  await expect(lit).toHaveCount(1);
});

test('a link opens a replay at its step, in a fresh profile', async ({ page, browser }) => {
  const game = new GamePage(page);
  await watchDiscard(game, 'shared');
  const link = await copiedLink(game);
  // Another moment has another link.
  await game.button('Step back').click();
  await expect(game.button('Copy link')).toBeVisible();

  const fresh = await browser.newContext();
  const other = new GamePage(await fresh.newPage());
  await other.open({ address: link });
  await expect(other.page.getByText(/Step 2 of/)).toBeVisible();
  // Everybody in the season that they played in: spring and autumn.
  const players = other.page.getByRole('list', { name: 'Players' }).locator('[data-season]');
  expect(await players.evaluateAll((list) => list.map((one) => one.getAttribute('data-season')))).toEqual(
    expect.arrayContaining(['0', '2']),
  );
  await fresh.close();
});

test('a finished game is shared by a link and watched to its end in a fresh profile', async ({
  page,
  browser,
}) => {
  const { record, action, after } = findMoment((_, { over }) => over, {
    sitters: ['novice', 'human'],
    spirits: ['strength'],
  });
  const seats = [
    { level: 'novice', name: 'Ada', colour: 'winter' },
    { level: 'human', colour: 'summer' },
  ];
  const game = new GamePage(page);
  await game.resume({ ...record, seats }, { speed: 'normal' });
  await game.doByKeyboard(action);
  // Points are counted before a winner is named, unless somebody is in a hurry.
  const winner = page.getByText(/\bwins?$/);
  await expect(game.button('Skip')).toBeVisible();
  await expect(winner).toBeHidden();
  await game.button('Skip').click();
  await expect(winner).toBeVisible();
  await game.expectFinalScore();
  await expect(page.getByRole('img', { name: 'Score by turn' }).locator('polyline')).toHaveCount(2);
  // Both realms can be looked at.
  for (const [name, realm] of [
    [/^Ada/, 'Ada’s realm'],
    [/^You/, 'Your realm'],
  ] as const) {
    await page.getByRole('region', { name: 'Realms' }).getByRole('button', { name }).click();
    await expect(page.getByRole('grid', { name: realm })).toBeVisible();
  }
  const link = await copiedLink(game);

  const fresh = await browser.newContext();
  const other = new GamePage(await fresh.newPage());
  await other.open({ address: link });
  await other.button('To the end').click();
  const last = record.actions.length + 1;
  await expect(other.page.getByText(`Step ${last} of ${last}`)).toBeVisible();
  // Names, seasons and cards come along; who is “you” there is nobody here.
  const players = other.page.getByRole('list', { name: 'Players' });
  for (const [name, season] of [
    ['Ada', 3],
    ['Player', 1],
  ] as const) {
    await expect(players.getByRole('listitem').filter({ hasText: name })).toHaveAttribute(
      'data-season',
      String(season),
    );
  }
  await expect(other.page.getByText('Spirit of Strength').first()).toBeAttached();
  await expect(other.page.getByText(/\bYour?\b/)).toHaveCount(0);
  const points = players.getByTitle('Victory points');
  await expect(points.first()).toHaveText(`Victory points: ${after.players[0]?.vp}`);
  // Played again from the end, it begins anew.
  await other.button('Play').click();
  await expect(other.page.getByText(`Step ${last} of ${last}`)).toBeHidden();
  await other.button('Pause').click();
  // The computer tells turn by turn who it thinks was ahead, and the score comes back.
  await other.button('Evaluation').click();
  const evaluation = other.page.getByRole('img', {
    name: 'How far ahead each player was, as the computer sees it',
  });
  await expect(evaluation).toBeVisible();
  for (const line of await evaluation.locator('polyline').all()) {
    expect((await line.getAttribute('points'))?.split(' ').length).toBeGreaterThan(3);
  }
  await other.button('Evaluation').click();
  await expect(other.page.getByRole('img', { name: 'Score by turn' })).toBeVisible();
  // Watching is not playing: nothing is kept in the stranger’s browser.
  expect(
    await other.page.evaluate(() => Object.keys(localStorage).filter((key) => /save/.test(key))),
  ).toEqual([]);
  await fresh.close();
});

test('where nothing can be copied, the link is there to be copied by hand', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  const game = new GamePage(page);
  await watchDiscard(game, 'by hand');
  await game.button('Copy link').click();
  await expect(page.getByRole('textbox', { name: 'Copy link' })).toHaveValue(/#replay=[\w-]+&step=2$/);
});

test('a file that cannot be read is told in the language, and can be chosen again once it is mended', async ({
  page,
}) => {
  const { record } = findMoment((_, { over }) => over);
  const game = new GamePage(page);
  await game.open();
  await game.button('Русский').click();
  await game.button('Смотреть').click();
  const input = page.getByLabel('Открыть файл…');
  const choose = (content: unknown) =>
    input.setInputFiles({
      name: 'game.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(content)),
    });
  await choose(makeRecord(mahjongFortress, { ...record, actions: [{ type: 'summon' }] }));
  await expect(page.getByRole('alert')).toHaveText(
    /^Запись не читается: ошибка здесь: actions\/0\. [^a-z]+$/i,
  );
  await expect(input).toHaveValue('');
  await choose(makeRecord(mahjongFortress, record));
  await expect(page.getByText(`Шаг 0 из ${record.actions.length}`)).toBeVisible();
});

test('what there is to watch: a game of one’s own, and computers at a chosen pace', async ({ page }) => {
  const game = new GamePage(page);
  await game.open();
  await game.startSeeded('mine');
  await game.takeFirst('shrine');
  await page.getByLabel('Menu').click();
  await game.button(/^Main menu/).click();
  await game.button('Watch').click();
  const sheet = page.getByRole('dialog', { name: 'Watch' });
  await sheet.getByRole('listitem').getByRole('button', { name: 'Watch' }).click();
  await expect(page.getByText('Step 0 of 2')).toBeVisible();

  await page.goBack();
  await sheet.getByLabel('Who plays as player 1').selectOption('novice');
  await sheet.getByLabel('Who plays as player 2').selectOption('novice');
  await sheet.getByLabel('Who plays as player 3').selectOption('apprentice');
  await sheet.getByRole('button', { name: 'Slow' }).click();
  await sheet.getByRole('button', { name: 'Start' }).click();
  // The pace is at hand while one watches; what only players need is not.
  await game.button('Fast').click();
  await expect(game.button('Undo')).toBeHidden();
  // What they did stays in sight on the plain board, too.
  await expect(page.locator('#fortress [data-trace]').first()).toBeVisible();
  await expect.poll(() => game.read('steps')).toBeGreaterThan(8);
  expect(await game.read('record')).toMatchObject({
    seats: [{ level: 'novice' }, { level: 'novice' }, { level: 'apprentice' }],
  });
  // A game to watch is none to go on with.
  await page.getByLabel('Menu').click();
  await game.button(/^Main menu/).click();
  await game.goOn();
  expect(await game.read('seed')).toBe('mine');
});

test('a broken link to a replay says so', async ({ page }) => {
  const game = new GamePage(page);
  await game.open({ address: '/#replay=AAAA' });
  await expect(page.getByRole('alert')).toContainText('the link is damaged');
});
