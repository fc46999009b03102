/** More devices of one person: a code of six digits from one to the other, or a passkey. */
import { problem } from '@mahjong-fortress/base/problem';
import { anything, fields, optional, text, yesNo } from '@mahjong-fortress/base/reader';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Hono } from 'hono';
import type { DeviceStore } from '../store/device-store.ts';
import type { GameStore } from '../store/game-store.ts';
import type { PasskeyStore } from '../store/passkey-store.ts';
import type { PlayerStore } from '../store/player-store.ts';
import { type Answering, type ApiContext, bodyOf, type Env } from './answering.ts';
import { cookieFor } from './identity.ts';
import { type PasskeySite, passkeySite } from './passkey-site.ts';

export interface DeviceWorld {
  readonly devices: DeviceStore;
  readonly passkeys: PasskeyStore;
  readonly players: PlayerStore;
  readonly gameStore: GameStore;
  readonly publicUrl: string | undefined;
  now(): number;
}

/** With `replace` a device gives up the guest that it has been, with their games. */
const readCode = fields({ code: text(20), replace: optional(yesNo) });
const readRegistration = fields({ response: anything });
const readSignIn = fields({ response: anything, replace: optional(yesNo) });

/** What browsers call it when they offer to keep a passkey. */
const NAME_OF_SITE = 'Online tables';
const NO_SITE = problem('no-passkeys', '', 'Passkeys need https, or this machine itself.');
const NOT_GOOD = problem('passkey', '', 'This passkey could not be checked. Try again.');
const HAS_GAMES = problem(
  'has-games',
  '',
  'This device has games of its own as a guest; they would be out of reach.',
);

export function addDevices(app: Hono<Env>, world: DeviceWorld, answering: Answering): void {
  const { devices, passkeys, players, gameStore, publicUrl, now } = world;
  const { refuse, tooMuch, addressOf, me, asPlayer, isSecure } = answering;
  const siteOf = (c: ApiContext): PasskeySite | undefined => passkeySite(publicUrl, c.req.header('host'));

  /** This device is somebody's from now on. */
  async function letIn(c: ApiContext, id: string) {
    const [player] = await players.names([id]);
    const token = await players.newToken(id, now());
    c.header('Set-Cookie', cookieFor(token, isSecure));
    return c.json({ player: id, name: player?.[1] ?? '' });
  }

  /** Nobody loses games without having been asked. */
  async function wouldLoseGames(c: ApiContext, replace: boolean | undefined): Promise<boolean> {
    const guest = await me(c);
    return !replace && guest !== undefined && (await gameStore.of(guest.id)).length > 0;
  }

  app.post(
    '/api/me/code',
    asPlayer(async (c, player) => {
      const refused = tooMuch(c, 'codes', player.id);
      return refused ?? c.json(await devices.newCode(player.id, now()), 201);
    }),
  );

  app.post('/api/me/device', async (c) => {
    // Whoever guesses is slowed down: each address by itself, and all together.
    const refused = tooMuch(c, 'guesses', addressOf(c)) ?? tooMuch(c, 'allGuesses', '');
    if (refused) return refused;
    const body = await bodyOf(c, readCode);
    if (!body.ok) return refuse(c, 400, body.error);
    if (await wouldLoseGames(c, body.value.replace)) return refuse(c, 409, HAS_GAMES);
    const player = await devices.useCode(body.value.code.replaceAll(/\D/g, ''), now());
    return player === undefined
      ? refuse(c, 403, problem('code', 'code', 'This code is wrong or too old. Ask for a new one.'))
      : letIn(c, player);
  });

  app.post(
    '/api/me/passkeys/options',
    asPlayer(async (c, player) => {
      const site = siteOf(c);
      if (!site) return refuse(c, 400, NO_SITE);
      const options = await generateRegistrationOptions({
        rpName: NAME_OF_SITE,
        rpID: site.id,
        userName: player.name,
        userID: new TextEncoder().encode(player.id),
        excludeCredentials: (await passkeys.of(player.id)).map(({ id }) => ({ id })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      });
      await passkeys.ask(options.challenge, player.id, now());
      return c.json(options);
    }),
  );

  app.post(
    '/api/me/passkeys',
    asPlayer(async (c, player) => {
      const site = siteOf(c);
      if (!site) return refuse(c, 400, NO_SITE);
      const body = await bodyOf(c, readRegistration);
      if (!body.ok) return refuse(c, 400, body.error);
      const verified = await verifyRegistrationResponse({
        response: body.value.response as RegistrationResponseJSON,
        expectedChallenge: (challenge) => passkeys.isAnswered(challenge, player.id, now()),
        expectedOrigin: site.origin,
        expectedRPID: site.id,
        requireUserVerification: false,
      }).catch(() => undefined);
      if (!verified?.verified) return refuse(c, 400, NOT_GOOD);
      const isAdded = await passkeys.add(player.id, verified.registrationInfo.credential, now());
      return isAdded ? c.body(null, 204) : refuse(c, 409, NOT_GOOD);
    }),
  );

  app.get(
    '/api/me/passkeys',
    asPlayer(async (c, player) => c.json({ passkeys: await passkeys.of(player.id) })),
  );

  app.delete('/api/me/passkeys/:id', (c) =>
    asPlayer(async (_, player) => {
      await passkeys.remove(player.id, c.req.param('id'));
      return c.body(null, 204);
    })(c),
  );

  app.post('/api/passkey/options', async (c) => {
    const site = siteOf(c);
    if (!site) return refuse(c, 400, NO_SITE);
    const options = await generateAuthenticationOptions({ rpID: site.id, userVerification: 'preferred' });
    await passkeys.ask(options.challenge, undefined, now());
    return c.json(options);
  });

  app.post('/api/passkey', async (c) => {
    const site = siteOf(c);
    if (!site) return refuse(c, 400, NO_SITE);
    const body = await bodyOf(c, readSignIn);
    if (!body.ok) return refuse(c, 400, body.error);
    if (await wouldLoseGames(c, body.value.replace)) return refuse(c, 409, HAS_GAMES);
    const response = body.value.response as AuthenticationResponseJSON;
    const stored = await passkeys.find(String(response?.id ?? ''));
    const verified =
      stored &&
      (await verifyAuthenticationResponse({
        response,
        expectedChallenge: (challenge) => passkeys.isAnswered(challenge, undefined, now()),
        expectedOrigin: site.origin,
        expectedRPID: site.id,
        credential: stored.credential,
        requireUserVerification: false,
      }).catch(() => undefined));
    if (!stored || !verified?.verified) return refuse(c, 403, NOT_GOOD);
    await passkeys.setCounter(stored.credential.id, verified.authenticationInfo.newCounter);
    return letIn(c, stored.player);
  });
}
