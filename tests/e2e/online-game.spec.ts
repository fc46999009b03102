/** Whole games between people with a browser each, on a real server that is also killed. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { randomFromSeed } from '@mahjong-fortress/base/random';
import { boardsOf, cellFromName, makeAction } from '@mahjong-fortress/rules';
import { type Browser, expect, test } from '@playwright/test';
import { freePort } from '../../apps/server/test/support/ports.ts';
import { type ServerProcess, startServerProcess } from '../../apps/server/test/support/server-process.ts';
import { troublesOf } from './pages/console.ts';
import { GamePage } from './pages/game-page.ts';
import { LOW_FORTRESS, plainChoice } from './pages/game-records.ts';
import { prepared } from './pages/prepared.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const data = mkdtempSync(path.join(tmpdir(), 'mahjong-fortress-online-'));
const random = randomFromSeed('online');
let server: ServerProcess;
let port: number;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  port = await freePort();
  server = await startServerProcess({ port, env: { DATA: await prepared(data) } });
});

test.afterAll(async () => {
  await server.kill('SIGTERM');
  rmSync(data, { recursive: true, force: true });
});

/** Somebody with a browser of their own, at the address of a table or at the first screen. */
async function person(browser: Browser, hash = '', device = {}): Promise<GamePage> {
  const context = await browser.newContext({ serviceWorkers: 'block', locale: 'en', ...device });
  const game = new GamePage(await context.newPage());
  // A host hears whose turn it is; everybody else plays in silence.
  await game.open({ address: `${server.url}/${hash}`, sound: hash ? 0 : 0.6 });
  return game;
}

/** Makes a table for two on a low fortress, and sits down; the address of it. */
async function makeTable({ page }: GamePage): Promise<string> {
  const setup = {
    layout: LOW_FORTRESS,
    seed: '',
    firstPlayer: 0,
    realm: { columns: 6, rows: 4 },
    spirits: [],
    dragons: [],
  };
  const id = await page.evaluate(async (wanted) => {
    const post = async (address: string, body: object) =>
      (await fetch(address, { method: 'POST', body: JSON.stringify(body) })).json();
    await post('/api/me', {});
    const made = await post('/api/games', {
      cid: `${Math.random()}`,
      game: 'mahjong-fortress',
      setup: wanted,
      seats: [{ type: 'host' }, { type: 'open' }],
      pace: { type: 'live', bank: 600, increment: 20 },
      public: false,
    });
    if (typeof made.id !== 'string') throw new Error(JSON.stringify(made));
    return made.id as string;
  }, setup);
  const hash = `#/t/${id}`;
  await page.goto(`${server.url}/?end-to-end${hash}`);
  await expect(page.getByRole('heading', { name: 'Your table' })).toBeVisible();
  return hash;
}

const isAsked = async (game: GamePage) => (await game.read('legal')).length > 0;
const isOver = async (game: GamePage) => (await game.read('phase')) === 'over';

/** Whoever is asked does something, until `count` actions are done or the game is over. */
async function playOn(people: readonly GamePage[], count = Number.POSITIVE_INFINITY): Promise<void> {
  for (let done = 0; done < count; done++) {
    let next: GamePage | undefined;
    await expect
      .poll(async () => {
        for (const one of people) {
          if ((await isAsked(one)) || (await isOver(one))) next = one;
        }
        return next !== undefined;
      })
      .toBe(true);
    if (!next || (await isOver(next))) return;
    const view = await next.view();
    const words = makeAction(boardsOf(view), plainChoice(view, random));
    // The first plays with keys, the others with a pointer.
    await (next === people[0] ? next.doByKeyboard(words) : next.doOnGrids(words));
  }
}

async function leaveAll(people: readonly GamePage[]): Promise<void> {
  for (const { page } of people) await page.context().close();
}

/** A host and a guest at a table, and the game has begun. */
async function twoAtATable(browser: Browser): Promise<{ people: [GamePage, GamePage]; hash: string }> {
  const host = await person(browser);
  const hash = await makeTable(host);
  const guest = await person(browser, hash, PHONE);
  await guest.button('Take a seat').click();
  await host.button('Start the game').click();
  for (const { page } of [host, guest])
    await expect(page.getByRole('grid', { name: 'Fortress' })).toBeAttached();
  return { people: [host, guest], hash };
}

test('two people play to the final score, by keys and on a phone; somebody watches; then once more', async ({
  browser,
}) => {
  const { people, hash } = await twoAtATable(browser);
  const [host, guest] = people;
  const watcher = await person(browser, hash);
  const everybody = [...people, watcher];
  const troubles = everybody.map(({ page }) => troublesOf(page));
  await expect(watcher.page.getByText('You’re watching.')).toBeVisible();
  await playOn(people);
  for (const one of everybody) {
    await expect(one.page.getByRole('button', { name: 'Watch again' })).toBeVisible();
    await one.expectFinalScore();
  }
  // Each of the two finds it among their own games; whoever only watched does not.
  for (const { page } of everybody) {
    await page.evaluate(() => {
      location.hash += '/statistics';
    });
  }
  for (const { page } of people) await expect(page.getByRole('row', { name: /^Human 1/ })).toBeVisible();
  await expect(watcher.page.getByText('Finish a game to see it here.')).toBeVisible();
  for (const { page } of everybody) await page.keyboard.press('Escape');
  await host.page.getByText('A fair deal').click();
  await expect(host.page.getByText('The fingerprint matches.')).toBeVisible();
  await guest.button('Play again').click();
  for (const one of everybody) await one.button('To the next game').click();
  for (const { page } of everybody)
    await expect(
      page.getByRole('grid', { name: 'Fortress' }).or(page.locator('.table-seats')),
    ).toBeAttached();
  expect(troubles.flat()).toEqual([]);
  await leaveAll(everybody);
});

test('a server that is killed costs nothing: what was done stays, what was asked is done, nobody reloads', async ({
  browser,
}) => {
  const { people } = await twoAtATable(browser);
  await playOn(people, 4);
  const before = await Promise.all(people.map((one) => one.read('steps')));
  // Gone if the page is loaded again.
  for (const { page } of people) await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await server.kill();
  for (const { page } of people) await expect(page.getByText('Connection lost. Reconnecting…')).toBeVisible();
  // Asked while nobody answers.
  const asked = (await isAsked(people[0])) ? people[0] : people[1];
  const [take] = await asked.read('legal');
  const doing = asked.doOnGrids(take ?? '');
  server = await startServerProcess({ port, env: { DATA: data } });
  await doing;
  for (const [index, one] of people.entries()) {
    await expect.poll(() => one.read('steps')).toBe((before[index] ?? 0) + 1);
    await expect(one.page.getByText('The connection broke.')).toBeHidden();
    expect(await one.page.evaluate(() => 'isSamePage' in window)).toBe(true);
  }
  await playOn(people, 3);
  await leaveAll(people);
});

test('a reload comes back to the same moment; words, a pause and giving up reach the other', async ({
  browser,
}) => {
  const { people } = await twoAtATable(browser);
  const [host, guest] = people;
  await playOn(people, 1);
  // Both have seen what came to light: no setting of one of them would help.
  await host.page.keyboard.press('u');
  await expect(host.page.locator('.bubble')).toContainText('A new tile has been uncovered');
  await expect(host.button('Allow it and undo')).toHaveCount(0);
  await playOn(people, 2);
  const position = await guest.read('position');
  await guest.page.reload();
  await expect.poll(() => guest.read('position')).toEqual(position);

  await guest.page.locator('summary[aria-label="Say something"]').click();
  await guest.button('Good luck!').click();
  await expect(host.page.getByText(/: Good luck!$/)).toBeVisible();

  await host.page.locator('summary[aria-label="Menu"]').click();
  await host.button('Ask for a pause').click();
  await guest.button('Pause').click();
  await expect(host.page.getByText('The game is paused.')).toBeVisible();
  expect(await isAsked(host), 'nobody is asked during a pause').toBe(false);
  for (const one of people) await one.button('Resume the game').click();
  await playOn(people, 1);

  await guest.page.locator('summary[aria-label="Menu"]').click();
  await guest.button('Resign…').click();
  await guest.button('Resign').click();
  await expect(host.page.getByText('You win')).toBeVisible();
  await expect(host.page.getByText(/resigned\.$/)).toBeVisible();
  await expect(guest.page.getByText('You resigned.')).toBeVisible();
  await leaveAll(people);
});

test('a page that can’t read what a newer server says tells so, keeps what it shows and reloads', async ({
  browser,
}) => {
  const { people, hash } = await twoAtATable(browser);
  await playOn(people, 2);
  let isNewer = false;
  const context = await browser.newContext({ serviceWorkers: 'block', locale: 'en', ...PHONE });
  const watcher = new GamePage(await context.newPage());
  const { page } = watcher;
  const troubles = troublesOf(page);
  await page.routeWebSocket(/\/api\/line$/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((text) =>
      socket.send(isNewer ? `${text}`.replace('"view":{', '"view":{"novel":1,') : text),
    );
  });
  await watcher.open({ address: `${server.url}/${hash}` });
  await expect(page.getByText('You’re watching.')).toBeVisible();
  const position = await watcher.read('position');
  const isTold = page.getByText('This page is out of date and can’t show the game.');
  isNewer = true;
  await playOn(people, 1);
  await expect(isTold).toBeVisible();
  expect(await watcher.read('position')).toEqual(position);
  // Whoever comes only now is told instead of being shown anything.
  await watcher.button('Reload').click();
  await expect(page.getByRole('alert').and(isTold)).toBeVisible();
  await expect(page.getByRole('grid', { name: 'Fortress' })).toBeHidden();
  isNewer = false;
  await watcher.button('Reload').click();
  await expect(page.getByText('You’re watching.')).toBeVisible();
  await expect(isTold).toBeHidden();
  expect(troubles).toEqual([]);
  await leaveAll([...people, watcher]);
});

/** Plays on until somebody may take a tile; who, who else, and where those tiles lie. */
async function untilTaking([one, other]: readonly [GamePage, GamePage]) {
  for (;;) {
    let asked = one;
    await expect
      .poll(async () => {
        if (await isAsked(one)) asked = one;
        else if (await isAsked(other)) asked = other;
        else return false;
        return true;
      })
      .toBe(true);
    const { fortress } = boardsOf(await asked.view());
    const cells = (await asked.read('legal')).flatMap((words) => {
      const [type, name = ''] = words.split(' ');
      return type === 'take' ? [cellFromName(fortress, name)] : [];
    });
    if (cells.length > 1) return { first: asked, other: asked === one ? other : one, cells };
    await playOn([one, other], 1);
  }
}

test('back and forward, a second tab, double clicks and a laptop asleep: one action for each intent', async ({
  browser,
}) => {
  test.slow();
  const { people, hash } = await twoAtATable(browser);
  const { first, other, cells } = await untilTaking(people);
  const second = new GamePage(await first.page.context().newPage());
  await second.open({ address: `${server.url}/${hash}` });
  await expect.poll(() => second.read('legal')).toEqual(await first.read('legal'));
  const steps = await first.read('steps');
  // The same person decides twice at once in two tabs, each time with a double click: one decision is the first.
  await Promise.all(
    [first, second].map((tab, index) => tab.cell('fortress', cells[index]).dblclick({ force: true })),
  );
  for (const one of [first, second, other]) await expect.poll(() => one.read('steps')).toBe((steps ?? 0) + 1);
  expect(await second.read('position')).toEqual(await first.read('position'));
  await second.page.close();

  const position = await first.read('position');
  await first.page.goBack();
  await expect(first.page.getByRole('grid', { name: 'Fortress' })).toBeHidden();
  await first.page.goForward();
  await expect.poll(() => first.read('position')).toEqual(position);
  expect(await first.read('steps'), 'what was clicked twice has not come late').toBe((steps ?? 0) + 1);

  // While it sleeps, its connection breaks and the other one moves.
  const { first: awake, other: asleep } = await untilTaking(people);
  const sleeper = await asleep.page.context().newCDPSession(asleep.page);
  await sleeper.send('Page.setWebLifecycleState', { state: 'frozen' });
  const before = (await awake.read('steps')) ?? 0;
  await server.kill();
  server = await startServerProcess({ port, env: { DATA: data } });
  await expect(awake.page.getByText('Connection lost. Reconnecting…')).toBeHidden();
  await playOn([awake], 1);
  expect(await awake.read('steps')).toBe(before + 1);
  await sleeper.send('Page.setWebLifecycleState', { state: 'active' });
  await expect.poll(() => asleep.read('steps')).toBe(before + 1);
  await playOn(people, 2);
  await expect.poll(() => awake.read('steps')).toBeGreaterThan(before + 1);
  await leaveAll(people);
});
