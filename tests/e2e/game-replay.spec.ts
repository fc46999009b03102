import { makeRecord } from '@mahjong-fortress/match';
import { legalActions, mahjongFortress } from '@mahjong-fortress/rules';
import { expect, test } from '@playwright/test';
import { GamePage } from './pages/game-page.ts';
import { findMoment } from './pages/game-records.ts';
import { SCREENS } from './pages/screens.ts';

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

test('a line of the log leads to its moment and back, and points out its cell, for a pointer and for keys', async ({
  page,
}) => {
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

  const [place = ''] = await game.legal();
  await game.doByKeyboard(place);
  await game.legal();
  if (!(await page.getByRole('region', { name: 'Log' }).isVisible())) await game.button('Log').click();
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
    // Whoever throws everything away loses, and clearly.
    choose: (game) =>
      game.turn.player === 1 ? legalActions(game).find(({ type }) => type === 'discard') : undefined,
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
  // What is counted is in sight on a phone, too, down to the total.
  const desk = page.viewportSize();
  for (const [width, height] of SCREENS.filter((sides) => Math.min(...sides) < 500)) {
    await page.setViewportSize({ width, height });
    const total = await page.getByTestId('total-0').boundingBox();
    expect(total && total.y + total.height, `total at ${width} × ${height}`).toBeLessThanOrEqual(height);
  }
  if (desk) await page.setViewportSize(desk);
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

  // The coach tells which turns cost most, and the better one is played out beside the game.
  await game.button('Where did I lose it?').click();
  const coach = page.getByRole('region', { name: 'Costliest turns' });
  await expect(coach).toBeVisible({ timeout: 60_000 });
  const worst = coach.getByRole('button', { name: /^Turn \d+: −\d/ }).first();
  await expect(worst).toHaveAttribute('aria-pressed', 'true');
  await expect(coach.getByRole('status')).not.toBeEmpty();
  const board = () => page.locator('.table-top, .plain-board').allInnerTexts();
  const tops = () => page.getByRole('gridcell').evaluateAll((cells) => cells.map((cell) => cell.ariaLabel));
  const shown = async () => [await board(), await tops()];
  const before = await shown();
  const at = await page.getByText(/^Step \d+ of/).innerText();
  await coach.getByRole('button', { name: 'Better' }).press('Enter');
  await expect.poll(shown).not.toEqual(before);
  await coach.getByRole('button', { name: 'As played' }).click();
  await expect.poll(shown).toEqual(before);
  await expect(page.getByText(at, { exact: true })).toBeVisible();
  await game.button('Coach').click();
  await expect(coach).toBeHidden();

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

test('what there is to watch: a game of one’s own, the best of others, computers at a chosen pace', async ({
  page,
}) => {
  const game = new GamePage(page);
  const { reached } = findMoment((_, after) => after.over);
  const pace = { type: 'untimed' };
  const players = ['Ann', 'Bea'].map((name) => ({ player: name, name }));
  const best = { id: 'best', game: 'mahjong-fortress', stage: 'over', seats: 2, pace, players, touched: 1 };
  const answers: Readonly<Record<string, unknown>> = {
    'api/hello': { protocol: 1, games: [{ id: 'mahjong-fortress' }] },
    'api/best/mahjong-fortress': { games: [{ ...best, points: [54, 48] }], now: 2 },
    'api/games/best/record': makeRecord(mahjongFortress, reached),
  };
  for (const [path, json] of Object.entries(answers)) {
    await page.route(`**/${path}`, (route) => route.fulfill({ json }));
  }
  await game.open();
  await game.startSeeded('mine');
  await game.takeFirst('shrine');
  await page.getByLabel('Menu').click();
  await game.button(/^Main menu/).click();
  await game.button('Watch').click();
  const sheet = page.getByRole('dialog', { name: 'Watch' });
  const watch = (who: RegExp) =>
    sheet.getByRole('listitem').filter({ hasText: who }).getByRole('button', { name: 'Watch' }).click();
  await watch(/^You/);
  await expect(page.getByText('Step 0 of 2')).toBeVisible();

  await page.goBack();
  await expect(sheet.getByText('54 : 48')).toBeVisible();
  await watch(/^Ann/);
  await expect(page.getByText(`Step 0 of ${reached.actions.length}`)).toBeVisible();

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
