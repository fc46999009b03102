/** A home network: friends come by the address of a machine, over plain http, where browsers keep some things from a page. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { boardsOf, cellFromName, mahjongFortress } from '@mahjong-fortress/rules';
import { chromium, expect, test } from '@playwright/test';
import { freePort } from '../../apps/server/test/support/ports.ts';
import { startRobot } from '../../apps/server/test/support/robot.ts';
import { startServerProcess } from '../../apps/server/test/support/server-process.ts';
import { comes } from './pages/online.ts';
import { prepared } from './pages/prepared.ts';

/** Browsers trust 127.0.0.1 as much as https; this name they trust no more than an address in a home network. */
const NAME = 'table.test';

test('a whole game, from the first visit to the proof of the deal', async ({ launchOptions }) => {
  const data = mkdtempSync(path.join(tmpdir(), 'mahjong-fortress-plain-'));
  const server = await startServerProcess({ port: await freePort(), env: { DATA: await prepared(data) } });
  const url = server.url.replace('127.0.0.1', NAME);
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${NAME} 127.0.0.1`],
  });
  const troubles: string[] = [];
  const host = await comes(browser, { url, troubles });
  const { page } = host;
  expect(await page.evaluate(() => [isSecureContext, 'subtle' in crypto, 'randomUUID' in crypto])).toEqual([
    false,
    false,
    false,
  ]);

  await host.button('With friends').click();
  await host.button('Each on their own device').click();
  await host.button('Create table').click();
  await expect(page.getByRole('heading', { name: 'Your table' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
  const [cookie] = await page.context().cookies(url);
  expect(cookie).toMatchObject({ name: 'mf-player', httpOnly: true, secure: false, sameSite: 'Lax' });

  const link = await page.getByRole('textbox', { name: 'Link to this table' }).inputValue();
  expect(link.startsWith(url)).toBe(true);
  const guest = await comes(browser, { url, hash: new URL(link).hash, troubles });
  await guest.button('Take a seat').click();
  await host.button('Start the game').click();
  const people = [host, guest];
  for (const one of people) await expect(one.page.getByRole('grid', { name: 'Fortress' })).toBeAttached();

  // Tests may ask a page something only at 127.0.0.1; another device of whoever is to move says what may be done.
  const id = /#\/t\/([\w-]+)/.exec(link)?.[1] ?? '';
  const rules = mahjongFortress;
  const devices = await Promise.all(
    people.map(async (one) => {
      const [{ name, value } = { name: '', value: '' }] = await one.page.context().cookies(url);
      const known = { id: '', cookie: `${name}=${value}` };
      return startRobot({ urls: [server.url], person: known, game: id, rules, isIdle: true });
    }),
  );
  const [news] = await Promise.all(devices.map(({ ready }) => ready));
  const turn = news?.table.turn ?? 0;
  const mover = people[devices.findIndex((device) => device.news()?.seat === turn)];
  const view = rules.parseView(devices.find((device) => device.news()?.seat === turn)?.news()?.view);
  if (!mover || !view.ok) throw new Error('Nobody is to move.');
  const [take = ''] = rules.legal(view.value).map((action) => rules.makeAction(view.value, action));
  expect(take).toMatch(/^take /);
  const task = await mover.task.textContent();
  await mover.cell('fortress', cellFromName(boardsOf(view.value).fortress, take.slice(5))).click();
  await Promise.all(
    devices.map((device) =>
      device.until(({ list }) => list.some(({ seat, what }) => seat === turn && what.type === 'acted')),
    ),
  );
  await expect(mover.task).not.toHaveText(task ?? '');
  for (const device of devices) device.close();

  // Known again by the cookie, and still at the seat.
  await page.reload();
  await expect(page.getByRole('grid', { name: 'Fortress' })).toBeAttached();
  await guest.page.locator('summary[aria-label="Menu"]').click();
  await guest.button('Resign…').click();
  await guest.button('Resign').click();
  await page.getByText('A fair deal').click();
  await expect(page.getByText('The fingerprint matches.')).toBeVisible();
  // A header that only https can keep, which Chromium says at every page.
  expect(troubles.filter((trouble) => !trouble.startsWith('The Cross-Origin-Opener-Policy'))).toEqual([]);
  await browser.close();
  await server.kill('SIGTERM');
  rmSync(data, { recursive: true, force: true });
});
