/** Notices: once for everything, not to those who look, not at night, and only to services that browsers use. */
import { createPublicKey, verify } from 'node:crypto';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeMailStore } from '../src/notices/mail-store.ts';
import { makeNoticeStore, type NoticeStore, PUSH } from '../src/notices/notice-store.ts';
import { makeNotices, type TurnNotice } from '../src/notices/notices.ts';
import { deliverByPush, isPushService, makePush } from '../src/notices/push.ts';
import { encrypted, type PushSubscription } from '../src/notices/push-encryption.ts';
import { loadPushKey } from '../src/notices/push-key.ts';
import { isQuiet, readQuietHours } from '../src/notices/quiet-hours.ts';
import { makeWaitingStore } from '../src/notices/waiting-store.ts';
import { makePlayerStore } from '../src/store/player-store.ts';
import { makePresenceStore } from '../src/store/presence-store.ts';
import { type Env, makeAnswering } from '../src/web/answering.ts';
import { makeLimits } from '../src/web/limiter.ts';
import { makeMetrics } from '../src/web/metrics.ts';
import { addNotices } from '../src/web/notice-api.ts';
import { type OwnHall, openOwnHall } from './support/own-hall.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Those of the example in RFC 8291. */
const KEYS = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};

let own: OwnHall;
let store: NoticeStore;

beforeAll(async () => {
  own = await openOwnHall();
  store = makeNoticeStore(own.db);
});

afterAll(() => own.close());

let games = 0;

/** A slow game in which somebody is awaited; its deadline is so far away. */
async function awaited(player: string, dueIn = 20 * HOUR): Promise<string> {
  const id = `notice-${games++}`;
  const settings = JSON.stringify({ pace: { type: 'slow', days: 1 } });
  await own.db.query(
    `insert into game (id, game, rules, settings, seed, created, touched, stage, turn, players, due)
     values ($1, 'some-game', '', $2::jsonb, '', $3, $3, 'playing', $4, jsonb_build_array($4::text), $5)`,
    [id, settings, own.now(), player, own.now() + dueIn],
  );
  return id;
}

async function somebody() {
  const { player } = await makePlayerStore(own.db).create('Ann', own.now());
  const sent: TurnNotice[] = [];
  await store.subscribe(player.id, { endpoint: `https://push.example/${player.id}`, keys: KEYS }, own.now());
  const send = async ({ endpoint }: PushSubscription, notice: TurnNotice) => {
    if (endpoint.endsWith(player.id)) sent.push(notice);
    return 'sent' as const;
  };
  const waiting = makeWaitingStore(own.db, PUSH);
  const notices = makeNotices({ waiting, deliver: deliverByPush(store, send), now: own.now });
  return { id: player.id, sent, notices };
}

test('several turns are one notice, and nothing is told twice', async () => {
  const { id, sent, notices } = await somebody();
  const first = await awaited(id);
  await awaited(id);
  await notices.tell();
  expect(sent).toEqual([]);
  own.pass(MINUTE);
  // Two servers look at the same time.
  await Promise.all([notices.tell(), notices.tell()]);
  expect(sent).toEqual([{ turns: 2, soon: 0, game: first }]);
  own.pass(HOUR);
  await notices.tell();
  expect(sent.length).toBe(1);
  await awaited(id);
  own.pass(MINUTE);
  await notices.tell();
  expect(sent.at(-1)).toMatchObject({ turns: 3 });
  // What comes soon after goes with the next one.
  await awaited(id);
  own.pass(MINUTE);
  await notices.tell();
  expect(sent.length).toBe(2);
  own.pass(15 * MINUTE);
  await notices.tell();
  expect(sent.at(-1)).toMatchObject({ turns: 4 });
});

test('who looks at a table needs no notice', async () => {
  const { id, sent, notices } = await somebody();
  const game = await awaited(id);
  const presence = makePresenceStore(own.db, 'phone');
  own.pass(MINUTE);
  await presence.put([{ game, player: id }], true, own.now());
  await notices.tell();
  expect(sent).toEqual([]);
  await presence.put([{ game, player: id }], false, own.now());
  await notices.tell();
  expect(sent.length).toBe(1);
});

test('a deadline is told once more when it is near', async () => {
  const { id, sent, notices } = await somebody();
  const game = await awaited(id);
  own.pass(MINUTE);
  await notices.tell();
  own.pass(15 * HOUR);
  await notices.tell();
  await notices.tell();
  own.pass(HOUR);
  await notices.tell();
  expect(sent).toEqual([
    { turns: 1, soon: 0, game },
    { turns: 1, soon: 1, game },
  ]);
});

test('nobody is woken in their quiet hours, and everybody is told after them', async () => {
  const { id, sent, notices } = await somebody();
  const hour = new Date(own.now()).getUTCHours();
  await store.setQuiet(id, { from: hour, until: (hour + 3) % 24, zone: 'UTC' });
  await awaited(id);
  own.pass(MINUTE);
  await notices.tell();
  expect(sent).toEqual([]);
  own.pass(3 * HOUR);
  await notices.tell();
  expect(sent.length).toBe(1);
});

test.each([
  [{ from: 22, until: 8, zone: 'UTC' }, '2026-11-18T23:30:00Z', true],
  [{ from: 22, until: 8, zone: 'UTC' }, '2026-11-18T08:00:00Z', false],
  [{ from: 22, until: 8, zone: 'Europe/Kyiv' }, '2026-11-18T20:30:00Z', true],
  [{ from: 9, until: 17, zone: 'UTC' }, '2026-11-18T12:00:00Z', true],
  [{ from: 0, until: 0, zone: 'UTC' }, '2026-11-18T00:30:00Z', false],
])('quiet hours %j at %s: %s', (quiet, at, expected) => {
  expect(isQuiet(quiet, Date.parse(at))).toBe(expected);
  expect(readQuietHours(quiet, '').ok).toBe(true);
});

test('a zone that nobody has heard of is refused', () => {
  expect(readQuietHours({ from: 1, until: 2, zone: 'Atlantis' }, '')).toMatchObject({
    error: { code: 'zone' },
  });
});

test.each([
  ['https://fcm.googleapis.com/fcm/send/x', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/x', true],
  ['https://web.push.apple.com/x', true],
  ['https://wns2-par02p.notify.windows.com/w/x', true],
  ['http://fcm.googleapis.com/x', false],
  ['https://127.0.0.1/x', false],
  ['https://googleapis.com.evil.example/', false],
  ['https://evil.example/fcm.googleapis.com/', false],
  ['https://evil.example\\.googleapis.com/', false],
])('%s is a push service: %s', (endpoint, expected) => {
  expect(isPushService(endpoint)).toBe(expected);
});

test('the key is made once, and a notice is readable for its browser only', async () => {
  const key = await loadPushKey(own.db);
  expect(await loadPushKey(own.db)).toEqual(key);
  const heard: Request[] = [];
  const post: typeof fetch = async (address, init) => {
    heard.push(new Request(address, init));
    return new Response(null, { status: String(address).endsWith('/gone') ? 410 : 201 });
  };
  const send = makePush({ key, contact: 'https://tables.example', now: own.now, post });
  const notice = { turns: 1, soon: 0, game: 'unmistakable-table' };
  expect(await send({ endpoint: 'https://push.example/here', keys: KEYS }, notice)).toBe('sent');
  expect(await send({ endpoint: 'https://push.example/gone', keys: KEYS }, notice)).toBe('gone');
  const [, header = '', claims = '', signature = '', shown] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(heard[0]?.headers.get('authorization') ?? '') ??
    [];
  expect(shown).toBe(key.public);
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    aud: 'https://push.example',
  });
  const { d: _, ...publicKey } = key.private;
  const signer = {
    key: createPublicKey({ key: publicKey, format: 'jwk' }),
    dsaEncoding: 'ieee-p1363',
  } as const;
  const content = Buffer.from(`${header}.${claims}`);
  expect(verify('sha256', content, signer, Buffer.from(signature, 'base64url'))).toBe(true);
  expect(await heard[0]?.text()).not.toContain(notice.game);
});

test('who asks for notices gives the address of a browser, and takes it back', async () => {
  const players = makePlayerStore(own.db);
  const { player, token } = await players.create('Ben', own.now());
  const app = new Hono<Env>();
  const house = { limits: makeLimits(1), metrics: makeMetrics(), trustsProxy: false };
  const answering = makeAnswering({
    ...house,
    players,
    publicUrl: 'https://tables.example',
    now: own.now,
  });
  const world = { notices: store, pushKey: await loadPushKey(own.db), now: own.now };
  addNotices(app, { ...world, mails: makeMailStore(own.db), sendLetter: undefined }, answering);
  const cookie = `__Host-mf-player=${token}`;
  const ask = async (method: string, address: string, body?: unknown): Promise<number> =>
    (await app.request(address, { method, headers: { cookie }, body: body ? JSON.stringify(body) : null }))
      .status;
  const browser = { endpoint: 'https://fcm.googleapis.com/fcm/send/x', keys: KEYS };
  expect(await ask('GET', '/api/push')).toBe(200);
  expect((await app.request('/api/me/push', { method: 'POST' })).status).toBe(401);
  expect(await ask('POST', '/api/me/push', { ...browser, endpoint: 'https://10.0.0.1/' })).toBe(400);
  expect(await ask('POST', '/api/me/push', browser)).toBe(204);
  expect(await store.subscriptions(player.id)).toEqual([browser]);
  expect(await ask('PUT', '/api/me/notices', { quiet: { from: 22, until: 7, zone: 'Europe/Kyiv' } })).toBe(
    204,
  );
  expect(await ask('PUT', '/api/me/notices', { quiet: { from: 22, until: 7, zone: '?' } })).toBe(400);
  expect(await ask('DELETE', '/api/me/push', { endpoint: browser.endpoint })).toBe(204);
  expect(await store.subscriptions(player.id)).toEqual([]);
});

test('a notice is encrypted as the example of RFC 8291 is', () => {
  const bytes = (text: string): Buffer => Buffer.from(text, 'base64url');
  const chance = {
    salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
    privateKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
  };
  const text = 'When I grow up, I want to be a watermelon';
  expect(encrypted(text, { endpoint: '', keys: KEYS }, chance).toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});
