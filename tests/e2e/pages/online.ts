/** People with a browser each at a real server, and robots that play on for them as their second devices. */

import { mahjongFortress } from '@mahjong-fortress/rules';
import type { Browser, BrowserContextOptions, CDPSession } from '@playwright/test';
import type { AnyRules } from '../../../apps/server/src/online-game.ts';
import { type Robot, startRobot } from '../../../apps/server/test/support/robot.ts';
import { troublesOf } from './console.ts';
import { GamePage } from './game-page.ts';

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

interface Coming {
  /** Where the server is. */
  readonly url: string;
  /** The part behind the #. */
  readonly hash?: string;
  readonly device?: BrowserContextOptions;
  /** They are known to the server by this name; otherwise they are nobody yet. */
  readonly name?: string;
  /** By how much the clock of their device is ahead. */
  readonly clockOffMs?: number;
  /** Where what goes wrong is written down. */
  readonly troubles: string[];
}

/** Somebody with a browser of their own. */
export async function comes(
  browser: Browser,
  { url, hash = '', device = {}, name, clockOffMs = 0, troubles }: Coming,
): Promise<GamePage> {
  const context = await browser.newContext({ serviceWorkers: 'block', locale: 'en', ...device });
  if (name !== undefined) await context.request.post(`${url}/api/me`, { data: JSON.stringify({ name }) });
  const page = await context.newPage();
  if (clockOffMs) await page.clock.install({ time: Date.now() + clockOffMs });
  troublesOf(page, troubles);
  const game = new GamePage(page);
  await game.open({ address: `${url}/${hash}` });
  return game;
}

/** Asks the server as the person whose browser it is. */
export async function ask({ page }: GamePage, path: string, body?: object): Promise<Record<string, never>> {
  return page.evaluate(
    async ([where = '', sent]) => {
      const answer = await fetch(where, sent === undefined ? {} : { method: 'POST', body: sent });
      return answer.status === 204 ? {} : answer.json();
    },
    [path, body && JSON.stringify(body)],
  );
}

/** Plays on for somebody at a table, as another device of theirs would. */
export async function playsOn(
  { page }: GamePage,
  url: string,
  game: string,
  rules: AnyRules = mahjongFortress,
): Promise<Robot> {
  const cookies = await page.context().cookies(url);
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return startRobot({ urls: [url], person: { id: '', cookie }, game, rules });
}

interface Authenticator {
  readonly client: CDPSession;
  readonly id: string;
}

/** A device that can keep passkeys, as a phone with a fingerprint reader. */
export async function withAuthenticator({ page }: GamePage): Promise<Authenticator> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId: id } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { client, id };
}

/** What a person's other devices get when passkeys are shared among them. */
export async function sharePasskeys(from: Authenticator, to: Authenticator): Promise<void> {
  const { credentials } = await from.client.send('WebAuthn.getCredentials', { authenticatorId: from.id });
  for (const credential of credentials)
    await to.client.send('WebAuthn.addCredential', { authenticatorId: to.id, credential });
}
