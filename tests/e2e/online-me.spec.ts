/** Who one is on a server, whom one meets there, and games of three and four; one server for all of it. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { randomFromSeed } from '@mahjong-fortress/base/random';
import { boardsOf, makeAction } from '@mahjong-fortress/rules';
import { towers } from '@mahjong-fortress/towers';
import { expect, test } from '@playwright/test';
import { type MailSink, openMailSink } from '../../apps/server/test/support/mail-sink.ts';
import { freePort } from '../../apps/server/test/support/ports.ts';
import { type ServerProcess, startServerProcess } from '../../apps/server/test/support/server-process.ts';
import { objections } from './pages/axe.ts';
import type { GamePage } from './pages/game-page.ts';
import { LOW_FORTRESS, plainChoice } from './pages/game-records.ts';
import { ask, comes, PHONE, playsOn, sharePasskeys, withAuthenticator } from './pages/online.ts';
import { prepared } from './pages/prepared.ts';
import { TowersPage } from './pages/towers-page.ts';

test.describe.configure({ mode: 'default' });

const data = mkdtempSync(path.join(tmpdir(), 'mahjong-fortress-me-'));
const troubles: string[] = [];
let server: ServerProcess;
let sink: MailSink;
/** Passkeys are bound to a name, so it is called by its own. */
let url: string;

test.beforeAll(async () => {
  sink = await openMailSink();
  const port = await freePort();
  const mail = { SMTP_URL: sink.url, MAIL_FROM: 'Tables <tables@tables.example>' };
  const env = { DATA: await prepared(data), PUBLIC_URL: `http://localhost:${port}`, ...mail };
  server = await startServerProcess({ port, env });
  url = server.url.replace('127.0.0.1', 'localhost');
});

test.afterAll(async () => {
  await server.kill('SIGTERM');
  sink.close();
  rmSync(data, { recursive: true, force: true });
});

test.afterEach(() => expect(troubles.splice(0)).toEqual([]));

const leave = (...people: readonly GamePage[]) =>
  Promise.all(people.map(({ page }) => page.context().close()));

/** A table that needs so many people, made by the first of them. */
async function tableOf(host: GamePage, people: number, more: object = {}): Promise<string> {
  const setup = {
    layout: LOW_FORTRESS,
    seed: '',
    firstPlayer: 0,
    realm: { columns: 6, rows: 4 },
    spirits: [],
    dragons: [],
  };
  const { id } = await ask(host, '/api/games', {
    cid: `${Math.random()}`,
    game: 'mahjong-fortress',
    setup,
    seats: [{ type: 'host' }, ...Array.from({ length: people - 1 }, () => ({ type: 'open' }))],
    pace: { type: 'live', bank: 600, increment: 20 },
    public: false,
    ...more,
  });
  if (typeof id !== 'string') throw new Error('no table');
  return id;
}

test('a profile opens on other devices by a passkey and by a code', async ({ browser }) => {
  const ann = await comes(browser, { url, hash: '#/me', name: 'Anna', troubles });
  const first = await withAuthenticator(ann);
  await ann.page.getByRole('textbox', { name: 'Your name' }).fill('Ann');
  await ann.button('Save').click();
  await ann.button('Add a passkey').click();
  await expect(ann.page.getByText(/^Passkey added /)).toBeVisible();
  expect(await objections(ann.page), 'the profile').toEqual([]);

  const tablet = await comes(browser, { url, hash: '#/online', troubles });
  await sharePasskeys(first, await withAuthenticator(tablet));
  await tablet.button('Your profile').click();
  await expect(tablet.page.getByText('The server doesn’t know you yet.')).toBeVisible();
  await tablet.button('Sign in with a passkey').click();
  await expect(tablet.page.getByText('Welcome back, Ann!')).toBeVisible();
  await expect(tablet.page.getByRole('textbox', { name: 'Your name' })).toHaveValue('Ann');

  await tablet.button('Show a code').click();
  const code = await tablet.page.locator('.me-code output').innerText();
  expect(code).toMatch(/^\d{3} \d{3}$/);
  await expect(tablet.page.getByText(/^Valid for [45]:\d\d$/)).toBeVisible();
  const phone = await comes(browser, { url, hash: '#/me', device: PHONE, troubles });
  await phone.page.getByLabel('Six-digit code').fill(code);
  await phone.button('Sign in').click();
  await expect(phone.page.getByText('Welcome back, Ann!')).toBeVisible();
  expect(await objections(phone.page), 'the profile on a phone').toEqual([]);

  // A code is good for one device.
  const late = await comes(browser, { url, hash: '#/me', device: PHONE, troubles: [] });
  await late.page.getByLabel('Six-digit code').fill(code);
  await late.button('Sign in').click();
  await expect(late.page.getByText('This code is wrong or has expired.')).toBeVisible();

  await phone.page.getByLabel('How many days').selectOption('3');
  await phone.button('Take days off').click();
  await expect(phone.page.getByText(/^You’re off until /)).toBeVisible();
  await phone.button('Come back early').click();
  await expect(phone.page.getByText('27 days left this year')).toBeVisible();

  await ann.button(/^Remove: /).click();
  await expect(ann.page.getByText(/^Passkey added /)).toBeHidden();
  await leave(ann, tablet, phone, late);
});

test('letters are asked for, confirmed by a code, and ended by whoever reads one', async ({ browser }) => {
  const ann = await comes(browser, { url, hash: '#/me', name: 'Ann', device: PHONE, troubles });
  const { page } = ann;
  await page.getByLabel('Your e-mail address').fill('ann@example.org');
  await ann.button('Send me a code').click();
  await expect(page.getByText('A code is on its way to ann@example.org.')).toBeVisible();
  const [letter] = sink.letters;
  const [code = ''] = /\d{6}/.exec(letter?.text ?? '') ?? [];
  await page.getByLabel('Code from the e-mail').fill(code);
  expect(await objections(page), 'a code that is awaited').toEqual([]);
  await ann.button('Confirm').click();
  await expect(page.getByText('E-mails go to ann@example.org.')).toBeVisible();
  await ann.button('No more e-mails').click();
  await expect(page.getByLabel('Your e-mail address')).toBeVisible();
  await page.goto(`${url}/api/mail/nobody?lang=uk`);
  await expect(page.getByText('Листів більше не буде.')).toBeVisible();
  expect(await objections(page), 'no more letters').toEqual([]);
  await leave(ann);
});

test('who is blocked is not met again; a report is sent; everything can be had and deleted', async ({
  browser,
}) => {
  const ben = await comes(browser, { url, name: 'Ben', troubles });
  await ben.page.goto(`${url}/#/t/${await tableOf(ben, 2, { public: true })}`);
  await expect(ben.page.locator('.table-seats')).toBeVisible();

  const cleo = await comes(browser, { url, hash: '#/online', name: 'Cleo', device: PHONE, troubles });
  const table = cleo.page.locator('.listed', { hasText: 'Ben' });
  await table.getByRole('button', { name: 'Block or report Ben' }).click();
  await cleo.button('Report Ben').click();
  await cleo.page.getByLabel('What’s wrong?').selectOption({ label: 'Stalling or leaving games' });
  await cleo.page.getByLabel('Details (optional)').fill('He never moves.');
  expect(await objections(cleo.page), 'a report').toEqual([]);
  await cleo.button('Send report').click();
  await expect(cleo.page.getByText('The report has been sent.')).toBeVisible();
  await cleo.button('Block Ben').click();
  await expect(cleo.page.getByText('Ben is blocked.')).toBeVisible();
  await cleo.button('Close').click();
  await expect(table).toBeHidden();

  await cleo.button('Your profile: Cleo').click();
  const saved = cleo.page.waitForEvent('download');
  await cleo.button('Save as a file').click();
  const file = JSON.parse(readFileSync(await (await saved).path(), 'utf8'));
  expect(file).toMatchObject({ name: 'Cleo', reports: [{ reason: 'stalling', words: 'He never moves.' }] });
  await cleo.button('Unblock Ben').click();
  await expect(cleo.page.getByText('You haven’t blocked anyone.')).toBeVisible();
  await cleo.button('Delete me…').click();
  await expect(cleo.page.getByText('Kept: finished games')).toBeVisible();
  await cleo.button('Delete for good').click();
  await expect(cleo.page.getByText('Everything about you has been deleted.')).toBeVisible();
  await expect(cleo.page.getByText('The server doesn’t know you yet.')).toBeVisible();
  await leave(ben, cleo);
});

test('everybody has one attempt at the contest of the day, and is ranked', async ({ browser }) => {
  const dora = await comes(browser, { url, hash: '#/online', name: 'Dora', troubles });
  await expect(dora.button('Your profile: Dora')).toBeVisible();
  await dora.page.goto(`${url}/?end-to-end#/daily`);
  await expect(dora.page.getByText('Nobody has finished yet.')).toBeVisible();
  expect(await objections(dora.page), 'the contest').toEqual([]);
  await dora.button(/^Play One attempt/).click();
  await expect(dora.page).toHaveURL(/#\/t\//);
  await dora.doByKeyboard((await dora.legal())[0] ?? '');
  await dora.button('Hint').click();
  await expect(dora.page.getByRole('alert')).toHaveText('There are no hints in games that count.');
  const id = /#\/t\/(.+)$/.exec(dora.page.url())?.[1] ?? '';
  const robot = await playsOn(dora, url, id);
  await robot.finished;
  robot.close();
  await dora.button('To the ranking').click();
  const first = dora.page.locator('.ranking li');
  await expect(first).toContainText('Dora');
  await expect(first).toContainText(/\d VP/);
  await expect(dora.button('Your attempt')).toBeVisible();
  await expect(dora.page.locator('.ranking button'), 'a game that others still play').toHaveCount(0);
  await leave(dora);
});

test('what was asked is done although its tab was loaded again before the server heard of it', async ({
  browser,
}) => {
  const eve = await comes(browser, { url, name: 'Eve', troubles });
  const id = await tableOf(eve, 2, { seats: [{ type: 'host' }, { type: 'computer', level: 'novice' }] });
  let isMute = true;
  await eve.page.routeWebSocket(/api\/line/, (line) => {
    const far = line.connectToServer();
    line.onMessage((text) => {
      if (!isMute || !String(text).includes('"act"')) far.send(text);
    });
  });
  await eve.page.goto(`${url}/?end-to-end#/t/${id}`);
  await eve.button('Start the game').click();
  const [take = ''] = await eve.legal();
  const before = await eve.read('steps');
  void eve.doOnGrids(take).catch(() => undefined);
  await eve.page.waitForFunction(() => sessionStorage.length > 0);
  isMute = false;
  await eve.page.reload();
  await expect.poll(() => eve.read('steps')).toBeGreaterThan(before);
  expect(await eve.page.evaluate(() => sessionStorage.length)).toBe(0);
  await leave(eve);
});

/** Does what is sensible whenever it is asked, until the game is over. */
async function playsToTheEnd(game: GamePage, act: (words: string) => Promise<void>): Promise<void> {
  const random = randomFromSeed('to the end');
  while ((await game.legal()).length > 0) {
    const view = await game.view();
    await act(makeAction(boardsOf(view), plainChoice(view, random)));
  }
}

const DAY_MS = 24 * 3600_000;

for (const count of [3, 4]) {
  test(`${count} people play to the final score, and somebody who watches sees the same`, async ({
    browser,
  }) => {
    test.slow();
    const names = ['Ida', 'Jan', 'Kim', 'Lea'].slice(0, count);
    // The clocks of two devices are a day off.
    const host = await comes(browser, { url, name: names[0] ?? '', clockOffMs: DAY_MS, troubles });
    const id = await tableOf(host, count, { rated: count === 3 });
    const hash = `#/t/${id}`;
    const people = [host];
    for (const [seat, name] of names.entries()) {
      if (seat === 0) continue;
      const device = seat === 1 ? { device: PHONE, clockOffMs: -DAY_MS } : {};
      const guest = await comes(browser, { url, hash, name, ...device, troubles });
      await guest.button('Take a seat').click();
      people.push(guest);
    }
    const watcher = await comes(browser, { url, hash, name: 'Max', troubles });
    await host.page.goto(`${url}/?end-to-end${hash}`);
    await host.button('Start the game').click();
    await expect(watcher.page.getByText('You’re watching.')).toBeVisible();
    const [, phone, third] = people as [GamePage, GamePage, GamePage];
    const robots = await Promise.all(people.slice(3).map((one) => playsOn(one, url, id)));
    // With keys, on a phone, with a mouse: three people to the end; of four, other devices of theirs play on.
    if (count === 3) {
      await Promise.all([
        playsToTheEnd(host, (words) => host.doByKeyboard(words)),
        playsToTheEnd(phone, (words) => phone.doOnGrids(words)),
        playsToTheEnd(third, (words) => third.doOnGrids(words)),
      ]);
    } else {
      robots.push(await playsOn(third, url, id));
      await host.doByKeyboard((await host.legal())[0] ?? '');
      robots.push(await playsOn(host, url, id));
      await phone.doOnGrids((await phone.legal())[0] ?? '');
      for (const { page } of [host, phone])
        for (const clock of await page.locator('.seat-clock').all())
          await expect(clock).toHaveText(/^(9|10):\d\d$/);
      robots.push(await playsOn(phone, url, id));
    }
    const reports = await Promise.all(robots.map((robot) => robot.finished));
    for (const robot of robots) robot.close();
    expect(reports.flatMap(({ heard }) => heard).filter(({ what }) => what.type === 'late')).toEqual([]);
    for (const one of [...people, watcher]) {
      await expect(one.page.getByRole('button', { name: 'Watch again' })).toBeVisible();
      await one.expectFinalScore();
    }
    if (count === 3) {
      await expect(host.page.locator('.ratings')).toContainText(/Ida: 1500 → \d+ \(± \d+\)/);
      await host.page.goto(`${url}/#/me`);
      await expect(host.page.locator('.me-ratings')).toContainText(/3 players\s*\d+ ± \d+\s*1 game/);
    }
    await leave(...people, watcher);
  });
}

test('a table of Towers is made, found and played to its end; everything says which game it is', async ({
  browser,
}) => {
  const nora = await comes(browser, { url, hash: '#/friends', name: 'Nora', troubles });
  await nora.button('Towers').click();
  await nora.button('Own decks').click();
  await nora.button('Anyone').click();
  expect(await objections(nora.page), 'the sheet').toEqual([]);
  await nora.button('Create table').click();
  await expect(nora.page).toHaveURL(/#\/towers\/t\//);
  const agreed = nora.page.getByRole('region', { name: 'The game: Towers' });
  await expect(agreed).toContainText('Own decks');
  const id = /#\/towers\/t\/(.+)$/.exec(nora.page.url())?.[1] ?? '';

  const otto = await comes(browser, { url, hash: '#/online', name: 'Otto', device: PHONE, troubles });
  await otto.page.getByRole('combobox', { name: 'Game' }).selectOption({ label: 'Towers' });
  await expect(otto.page.locator('.listed', { hasText: 'Nora' })).toContainText('Towers');
  await otto.button('Join Nora').click();
  await expect(otto.page).toHaveURL(/#\/towers\/t\//);
  await nora.button('Start the game').click();

  // The lot says who begins: both put their first knight, one with keys and one on a phone.
  const tables = [nora, otto].map(({ page }) => new TowersPage(page));
  const asked = async () => {
    const tasks = await Promise.all(tables.map(({ task }) => task.innerText().catch(() => '')));
    return tasks.findIndex((text) => text.includes('Put your first knight'));
  };
  await expect.poll(asked).toBeGreaterThanOrEqual(0);
  const first = await asked();
  const [one, other] = (first === 0 ? tables : tables.toReversed()) as [TowersPage, TowersPage];
  await one.pressCell('2,2');
  await expect(other.cell('2,2')).toHaveAccessibleName(/knight/);
  await other.pressCell('5,5');
  await expect(one.cell('5,5')).toHaveAccessibleName(/knight/);
  expect(await objections(nora.page), 'the table').toEqual([]);

  const robots = await Promise.all([nora, otto].map((person) => playsOn(person, url, id, towers)));
  await Promise.all(robots.map((robot) => robot.finished));
  for (const robot of robots) robot.close();
  const watcher = await comes(browser, { url, hash: `#/t/${id}`, name: 'Pia', troubles });
  const totals = await Promise.all(
    [nora, otto, watcher].map(async ({ page }) => {
      await expect(page.getByRole('heading', { name: 'Final score' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Watch again' })).toBeVisible();
      return Promise.all([0, 1].map((seat) => page.getByTestId(`total-${seat}`).innerText()));
    }),
  );
  expect(totals).toEqual([totals[0], totals[0], totals[0]]);
  expect(await objections(otto.page), 'the final score').toEqual([]);
  await otto.button('Watch again').click();
  await expect(otto.page).toHaveURL(/#replay=/);
  await expect(otto.button('To the end')).toBeVisible();
  await nora.page.goto(`${url}/#/online`);
  await expect(nora.page.locator('.mine .listed', { hasText: 'Otto' })).toContainText('Towers');
  await leave(nora, otto, watcher);
});
