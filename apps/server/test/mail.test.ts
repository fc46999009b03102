/** Letters: to addresses that were shown to be somebody's own, seldom, and never again once they said so. */
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deliverByMail, openMail } from '../src/notices/mail.ts';
import { MAIL, makeMailStore } from '../src/notices/mail-store.ts';
import { makeNoticeStore } from '../src/notices/notice-store.ts';
import { makeNotices } from '../src/notices/notices.ts';
import { makeWaitingStore } from '../src/notices/waiting-store.ts';
import { readSettings } from '../src/settings.ts';
import { makePlayerStore } from '../src/store/player-store.ts';
import { makePresenceStore } from '../src/store/presence-store.ts';
import { dumpOf } from './support/dump.ts';
import { type MailSink, openMailSink } from './support/mail-sink.ts';
import { type OwnHall, openOwnHall } from './support/own-hall.ts';
import { call, meet } from './support/person.ts';
import { freePort } from './support/ports.ts';
import { dataFolder } from './support/prepared.ts';
import { type ServerProcess, startServerProcess } from './support/server-process.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const SITE = 'http://tables.example';
const FROM = 'Tables <tables@tables.example>';

let sink: MailSink;
let own: OwnHall;
let server: ServerProcess;
const data = dataFolder('mail');

beforeAll(async () => {
  sink = await openMailSink();
  own = await openOwnHall();
  const env = { DATA: data, SMTP_URL: sink.url, MAIL_FROM: FROM, PUBLIC_URL: SITE, LIMITS_TIMES: '1' };
  server = await startServerProcess({ port: await freePort(), env });
});

afterAll(async () => {
  await server.kill();
  await own.close();
  sink.close();
  rmSync(data, { recursive: true, force: true });
});

const lettersTo = (address: string) => sink.letters.filter(({ to }) => to.includes(address));

let games = 0;

async function awaited(player: string, pace: object = { type: 'slow', days: 1 }, dueIn = 20 * HOUR) {
  const id = `mail-${games++}`;
  await own.db.query(
    `insert into game (id, game, rules, settings, seed, created, touched, stage, turn, players, due)
     values ($1, 'some-game', '', $2::jsonb, '', $3, $3, 'playing', $4, jsonb_build_array($4::text), $5)`,
    [id, JSON.stringify({ pace }), own.now(), player, own.now() + dueIn],
  );
  return id;
}

/** Somebody with an address that is confirmed, unless it is not. */
async function somebody(address: string, isConfirmed = true) {
  const mails = makeMailStore(own.db);
  const { player } = await makePlayerStore(own.db).create('Ann', own.now());
  await mails.ask(player.id, { address, language: 'en', code: '123456' }, own.now());
  if (isConfirmed) expect(await mails.confirm(player.id, '123456', own.now())).toBe(true);
  const send = await openMail({ url: sink.url, from: FROM });
  const deliver = deliverByMail({ mails, send, site: SITE });
  const notices = makeNotices({ waiting: makeWaitingStore(own.db, MAIL), deliver, now: own.now });
  return { id: player.id, mails, notices };
}

test('one letter tells of all games that wait, a while later, and the next comes hours after it', async () => {
  const { id, notices } = await somebody('digest@example.org');
  await awaited(id, { type: 'live', bank: 60, increment: 1 });
  const first = await awaited(id);
  own.pass(MINUTE);
  await notices.tell();
  expect(lettersTo('digest@example.org')).toEqual([]);
  own.pass(4 * HOUR);
  // Two servers look at the same time.
  await Promise.all([notices.tell(), notices.tell()]);
  const [letter, ...more] = lettersTo('digest@example.org');
  expect(more).toEqual([]);
  expect(letter?.text).toContain('It’s your turn.');
  expect(letter?.text).toContain(`${SITE}/#/t/${first}`);
  expect(letter?.source).toMatch(/^List-Unsubscribe: <http:\/\/tables\.example\/api\/mail\//m);
  expect(letter?.source).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
  await awaited(id, { type: 'untimed' });
  own.pass(HOUR);
  await notices.tell();
  expect(lettersTo('digest@example.org').length).toBe(1);
  own.pass(4 * HOUR);
  await notices.tell();
  expect(lettersTo('digest@example.org').at(-1)?.text).toContain('It’s your turn in 2 games.');
  expect(lettersTo('digest@example.org').at(-1)?.text).toContain(`${SITE}/#/online`);
  // The deadline of the first comes near.
  own.pass(7 * HOUR);
  await notices.tell();
  await notices.tell();
  expect(lettersTo('digest@example.org').length).toBe(3);
  expect(lettersTo('digest@example.org').at(-1)?.text).toContain('Time is running short.');
  own.pass(5 * HOUR);
  await notices.tell();
  expect(lettersTo('digest@example.org').length).toBe(3);
});

test('nobody gets a letter who looks, sleeps or has confirmed nothing', async () => {
  const { id, notices } = await somebody('looks@example.org');
  const sleeper = await somebody('sleeps@example.org');
  const stranger = await somebody('stranger@example.org', false);
  const game = await awaited(id);
  await awaited(sleeper.id);
  await awaited(stranger.id);
  const hour = new Date(own.now() + 4 * HOUR).getUTCHours();
  await makeNoticeStore(own.db).setQuiet(sleeper.id, { from: hour, until: (hour + 3) % 24, zone: 'UTC' });
  own.pass(4 * HOUR + MINUTE);
  await makePresenceStore(own.db, 'phone').put([{ game, player: id }], true, own.now());
  await notices.tell();
  for (const name of ['looks', 'sleeps', 'stranger']) expect(lettersTo(`${name}@example.org`)).toEqual([]);
  own.pass(3 * HOUR);
  await notices.tell();
  expect(lettersTo('sleeps@example.org').length).toBe(1);
  expect(lettersTo('stranger@example.org')).toEqual([]);
  // An address that nobody confirms is not kept.
  own.pass(30 * HOUR);
  await stranger.mails.tidy(own.now());
  expect(await stranger.mails.of(stranger.id)).toBeUndefined();
  expect(await sleeper.mails.of(sleeper.id)).toBeDefined();
});

test('what can’t be delivered now comes later, and what never can ends', async () => {
  const later = await somebody('later@example.org');
  const gone = await somebody('gone@example.org');
  for (const { id } of [later, gone]) await awaited(id);
  own.pass(5 * HOUR);
  sink.answer('later', 450);
  sink.answer('gone', 550);
  await later.notices.tell();
  expect(lettersTo('later@example.org')).toEqual([]);
  expect(await gone.mails.of(gone.id)).toMatchObject({ isConfirmed: false });
  sink.answer('later', 250);
  await later.notices.tell();
  expect(lettersTo('later@example.org').length).toBe(1);
  // Nor is a letter lost while there is no mail server at all.
  const patient = await somebody('patient@example.org');
  await awaited(patient.id);
  own.pass(5 * HOUR);
  const nowhere = await openMail({ url: 'smtp://127.0.0.1:1', from: FROM });
  const deliver = deliverByMail({ mails: patient.mails, send: nowhere, site: SITE });
  const broken = makeNotices({ waiting: makeWaitingStore(own.db, MAIL), deliver, now: own.now });
  const failure = await broken.tell().catch(String);
  expect(failure).toMatch(/SMTP_URL/);
  expect(failure).not.toContain('patient');
  await patient.notices.tell();
  expect(lettersTo('patient@example.org').length).toBe(1);
});

test('a code comes to the address, and only it opens the way', async () => {
  const person = await meet(server.url, 'Letter Reader');
  const ask = (method: string, path: string, body?: unknown) =>
    call(`${server.url}${path}`, person, method, body);
  expect((await ask('GET', '/api/me/notices')).value).toEqual({ mail: {} });
  for (const address of [
    '',
    'nobody',
    'a b@example.org',
    'a@b@example.org',
    'a@example.org,b@example.org',
    '<a@b.c>',
  ])
    expect((await ask('PUT', '/api/me/mail', { address, language: 'en' })).value).toMatchObject({
      code: 'mail-address',
    });
  sink.answer('refused', 550);
  expect((await ask('PUT', '/api/me/mail', { address: 'refused@example.org', language: 'en' })).status).toBe(
    400,
  );
  const wanted = { address: ' reader@example.org ', language: 'uk' };
  expect((await ask('PUT', '/api/me/mail', wanted)).status).toBe(204);
  const mail = { address: 'reader@example.org', isConfirmed: false };
  expect((await ask('GET', '/api/me/notices')).value).toEqual({ mail });
  const [letter] = lettersTo('reader@example.org');
  expect(letter?.source).toContain('From: Tables <tables@tables.example>');
  const [code = ''] = /\d{6}/.exec(letter?.text ?? '') ?? [];
  expect(letter?.text).toContain('Фортецю Маджонг');
  const wrong = code === '000000' ? '000001' : '000000';
  expect((await ask('POST', '/api/me/mail/code', { code: wrong })).value).toMatchObject({
    code: 'mail-code',
  });
  expect(
    (await ask('POST', '/api/me/mail/code', { code: `${code.slice(0, 3)} ${code.slice(3)}` })).status,
  ).toBe(204);
  expect((await ask('GET', '/api/me/notices')).value).toEqual({ mail: { ...mail, isConfirmed: true } });
  expect((await ask('GET', '/api/me/export')).value.mail).toMatchObject([{ address: 'reader@example.org' }]);

  // Nobody tries out all codes, and nobody's mailbox is filled.
  await ask('PUT', '/api/me/mail', wanted);
  const next = /\d{6}/.exec(lettersTo('reader@example.org').at(-1)?.text ?? '')?.[0] ?? '';
  for (let guess = 0; guess < 5; guess++) await ask('POST', '/api/me/mail/code', { code: `99999${guess}` });
  expect((await ask('POST', '/api/me/mail/code', { code: next })).status).toBe(403);
  let last = 0;
  for (let tried = 0; tried < 6 && last !== 429; tried++)
    last = (await ask('PUT', '/api/me/mail', wanted)).status;
  expect(last).toBe(429);
  expect((await ask('DELETE', '/api/me/mail')).status).toBe(204);
  expect((await ask('GET', '/api/me/notices')).value).toEqual({ mail: {} });
});

test('whoever reads a letter can end them, without being known to the server', async () => {
  const { id, mails } = await somebody('ends@example.org');
  const stop = (await mails.of(id))?.stop ?? '';
  expect(await mails.knowsStop(stop)).toBe(true);
  await mails.stop(stop);
  expect(await mails.of(id)).toBeUndefined();

  const reader = await meet(server.url, 'Sudden Reader');
  const wanted = { address: 'sudden@example.org', language: 'en' };
  expect((await call(`${server.url}/api/me/mail`, reader, 'PUT', wanted)).status).toBe(204);
  const page = await fetch(`${server.url}/api/mail/${stop}?lang=ru`);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Писем больше не будет.')]);
  const posted = await fetch(`${server.url}/api/mail/nothing`, {
    method: 'POST',
    body: 'List-Unsubscribe=One-Click',
  });
  expect(posted.status).toBe(200);
});

test('a mail server alone is not enough', () => {
  const settings = (env: object) => readSettings({ ...env }, 'data').mailServer;
  expect(settings({})).toBeUndefined();
  const whole = { SMTP_URL: 'smtps://user:word@mail.example', MAIL_FROM: FROM, PUBLIC_URL: SITE };
  expect(settings(whole)).toEqual({ url: whole.SMTP_URL, from: FROM });
  for (const part of ['MAIL_FROM', 'PUBLIC_URL'])
    expect(() => settings({ ...whole, [part]: '' })).toThrow('SMTP_URL needs');
  expect(() => settings({ ...whole, SMTP_URL: 'mail.example' })).toThrow('SMTP_URL is an address');
});

test('an address goes with its person, and nothing of it is left', async () => {
  const person = await meet(server.url, 'Leaver');
  const wanted = { address: 'unmistakable@letters.example', language: 'ru' };
  const ask = (method: string, path: string, body?: unknown) =>
    call(`${server.url}${path}`, person, method, body);
  expect((await ask('PUT', '/api/me/mail', wanted)).status).toBe(204);
  const [code] = /\d{6}/.exec(lettersTo(wanted.address)[0]?.text ?? '') ?? [];
  expect((await ask('POST', '/api/me/mail/code', { code })).status).toBe(204);
  expect((await ask('DELETE', '/api/me')).status).toBe(204);
  await server.kill('SIGTERM');
  const dump = await dumpOf(data);
  expect(dump).toContain('sudden@example.org');
  expect(dump).not.toContain('unmistakable');
  expect(server.output()).not.toContain('@');
});
