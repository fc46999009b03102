/** What people can do about themselves and with whom they play; and that nothing of them is left when they go. */
import { rmSync } from 'node:fs';
import type { News } from '@mahjong-fortress/online';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Row } from '../src/db/db.ts';
import { openPglite } from '../src/db/pglite.ts';
import { makeNoticeStore } from '../src/notices/notice-store.ts';
import { makeAuthenticator } from './support/authenticator.ts';
import { dumpOf } from './support/dump.ts';
import { publicationFor } from './support/gallery.ts';
import { call, meet, type Person } from './support/person.ts';
import { freePort } from './support/ports.ts';
import { dataFolder } from './support/prepared.ts';
import { startRobot } from './support/robot.ts';
import { type ServerProcess, startServerProcess } from './support/server-process.ts';
import { makeTable, rulesOf, seatRobots } from './support/tables.ts';

let server: ServerProcess;
/** Passkeys know the machine by its name only. */
let local: string;
const data = dataFolder('me');
// The limits are those of one person; the tests are one.
const ENV = { DATA: data, LIMITS_TIMES: '2' };

beforeAll(async () => {
  server = await startServerProcess({ port: await freePort(), env: ENV });
  local = server.url.replace('127.0.0.1', 'localhost');
});

afterAll(async () => {
  await server.kill();
  rmSync(data, { recursive: true, force: true });
});

/** As a device that was nobody, or somebody, until now. */
async function enter(path: string, body: unknown, before?: Person) {
  const response = await fetch(`${local}${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    ...(before ? { headers: { cookie: before.cookie } } : {}),
  });
  const [cookie = ''] = (response.headers.get('set-cookie') ?? '').split(';');
  const value = (await response.json()) as { player?: string; code?: string };
  return { status: response.status, code: value.code, person: { id: value.player ?? '', cookie } };
}

test('a code lets one more device in, once', async () => {
  const person = await meet(server.url, 'Olena');
  const { status, value } = await call(`${server.url}/api/me/code`, person, 'POST');
  expect([status, value.code.length]).toEqual([201, 6]);
  const spaced = `${value.code.slice(0, 3)} ${value.code.slice(3)}`;
  const phone = await enter('/api/me/device', { code: spaced });
  expect(phone).toMatchObject({ status: 200, person: { id: person.id } });
  expect(phone.person.cookie).not.toBe(person.cookie);
  expect((await call(`${server.url}/api/me`, phone.person)).value.name).toBe('Olena');
  expect((await call(`${server.url}/api/me`, person)).status).toBe(200);
  expect(await enter('/api/me/device', { code: value.code })).toMatchObject({ status: 403, code: 'code' });

  // A guest with games is asked before they are given up.
  const guest = await meet(server.url);
  await makeTable(server.url, guest, { people: 2 });
  const { value: second } = await call(`${server.url}/api/me/code`, person, 'POST');
  const kept = await enter('/api/me/device', { code: second.code }, guest);
  expect(kept).toMatchObject({ status: 409, code: 'has-games' });
  const given = await enter('/api/me/device', { code: second.code, replace: true }, guest);
  expect(given.person.id).toBe(person.id);

  // Nobody tries out all of them.
  let last = await enter('/api/me/device', { code: '000000' });
  for (let guess = 0; guess < 20 && last.status !== 429; guess++)
    last = await enter('/api/me/device', { code: `${guess}`.padStart(6, '1') });
  expect(last).toMatchObject({ status: 429, code: 'too-many' });
});

test('a passkey opens the same player on another device', async () => {
  const person = await meet(server.url, 'Тарас');
  const device = makeAuthenticator(local);
  const options = await call(`${local}/api/me/passkeys/options`, person, 'POST');
  const response = device.register(options.value);
  expect((await call(`${local}/api/me/passkeys`, person, 'POST', { response })).status).toBe(204);
  // The same answer a second time is no answer.
  expect((await call(`${local}/api/me/passkeys`, person, 'POST', { response })).status).toBe(400);
  const { value } = await call(`${local}/api/me/passkeys`, person);
  expect(value.passkeys.length).toBe(1);

  const asked = await call(`${local}/api/passkey/options`, undefined, 'POST');
  const signed = { response: device.signIn(asked.value) };
  expect(await enter('/api/passkey', signed)).toMatchObject({ status: 200, person: { id: person.id } });
  expect(await enter('/api/passkey', signed)).toMatchObject({ status: 403, code: 'passkey' });
  const again = await call(`${local}/api/passkey/options`, undefined, 'POST');
  const strange = { response: makeAuthenticator(local).signIn(again.value) };
  expect(await enter('/api/passkey', strange)).toMatchObject({ status: 403, code: 'passkey' });

  const elsewhere = await call(`${server.url}/api/passkey/options`, undefined, 'POST');
  expect([elsewhere.status, elsewhere.value.code]).toEqual([400, 'no-passkeys']);
  await call(`${local}/api/me/passkeys/${value.passkeys[0].id}`, person, 'DELETE');
  expect((await call(`${local}/api/me/passkeys`, person)).value.passkeys).toEqual([]);
});

test('who is blocked doesn’t sit at my tables, nor I at theirs', async () => {
  const [ann, ben] = (await Promise.all([meet(server.url), meet(server.url)])) as [Person, Person];
  const block = { player: ben.id };
  expect((await call(`${server.url}/api/me/blocks`, ann, 'POST', { player: 'nobody' })).status).toBe(404);
  expect((await call(`${server.url}/api/me/blocks`, ann, 'POST', block)).status).toBe(204);
  expect((await call(`${server.url}/api/me`, ann)).value.blocked).toMatchObject([{ player: ben.id }]);
  const rules = rulesOf('mahjong-fortress');
  const sitting = async (host: Person, person: Person): Promise<number> => {
    const game = await makeTable(server.url, host, { people: 2 });
    const robot = startRobot({ urls: [server.url], person, game, rules, isIdle: true });
    return robot.ask({ type: 'sit', seat: 1 }).finally(() => robot.close());
  };
  await expect(sitting(ann, ben)).rejects.toThrow('apart');
  await expect(sitting(ben, ann)).rejects.toThrow('apart');
  // Neither reads of an open table of the other's.
  const openTo = async (person: Person) =>
    (await call(`${server.url}/api/games`, person)).value.games.map(({ id }: { id: string }) => id);
  for (const [host, other] of [
    [ann, ben],
    [ben, ann],
  ] as const) {
    const id = await makeTable(server.url, host, { people: 2, public: true });
    expect(await openTo(host)).toContain(id);
    expect(await openTo(other)).not.toContain(id);
  }
  expect((await call(`${server.url}/api/me/blocks/${ben.id}`, ann, 'DELETE')).status).toBe(204);
  expect(await sitting(ann, ben)).toBeGreaterThan(0);
});

test('everything about me can be had, and nothing of it is left when I go', async () => {
  const game = await seatRobots({ urls: [server.url], people: 2, areIdle: true });
  const [person, other] = game.people as [Person, Person];
  const name = 'Zorro Unmistakable';
  await call(`${server.url}/api/me`, person, 'POST', { name });
  // The others see at once what somebody is called, and that they are gone.
  const isCalled = (wanted: string) => (news: News) => {
    const [seat] = news.table.seats;
    return seat?.type === 'person' && seat.name === wanted;
  };
  await game.robots[1]?.until(isCalled(name));
  const words = 'Words that nobody else would write';
  const report = { player: other.id, game: game.id, reason: 'stalling', words };
  expect((await call(`${server.url}/api/reports`, person, 'POST', report)).status).toBe(204);
  expect((await call(`${server.url}/api/reports`, person, 'POST', { ...report, reason: 'x' })).status).toBe(
    400,
  );
  const holiday = async () => (await call(`${server.url}/api/me`, person)).value.holiday;
  expect(await holiday()).toEqual({ daysLeft: 28 });
  expect((await call(`${server.url}/api/me/holiday`, person, 'POST', { days: 3 })).status).toBe(201);
  expect(await holiday()).toEqual({ daysLeft: 25, until: expect.any(Number) });
  const quiet = { from: 22, until: 8, zone: 'Europe/Kyiv' };
  expect((await call(`${server.url}/api/me/notices`, person)).value).toEqual({});
  await call(`${server.url}/api/me/notices`, person, 'PUT', { quiet });
  expect((await call(`${server.url}/api/me/notices`, person)).value).toEqual({ quiet });
  await call(`${server.url}/api/me/blocks`, person, 'POST', { player: other.id });
  const device = makeAuthenticator(local);
  const options = await call(`${local}/api/me/passkeys/options`, person, 'POST');
  const key = { response: device.register(options.value) };
  await call(`${local}/api/me/passkeys`, person, 'POST', key);

  const published = publicationFor('Quixotic keep', { description: 'Zephyrean words' });
  const { value: made } = await call(`${server.url}/api/gallery`, person, 'POST', published);
  const { value: foreign } = await call(`${server.url}/api/gallery`, other, 'POST', publicationFor('Other'));
  await call(`${server.url}/api/gallery/${foreign.id}/like`, person, 'PUT');
  const complaint = { reason: 'other', words: 'Grievance of a person' };
  await call(`${server.url}/api/gallery/${foreign.id}/report`, person, 'POST', complaint);

  const { value } = await call(`${server.url}/api/me/export`, person);
  expect(value).toMatchObject({
    player: person.id,
    name,
    games: [{ id: game.id }],
    reports: [{ words }],
    blocked: [{ player: other.id }],
    holidays: [{ days: 3 }],
    publications: [{ id: made.id, versions: [{ number: 1, layout: { name: 'Quixotic keep' } }] }],
    likes: [{ publication: foreign.id }],
    publicationReports: [{ words: complaint.words }],
  });
  expect(value.passkeys.length).toBe(1);
  expect(value.entries.length).toBeGreaterThan(0);
  const personal = [name, words, value.passkeys[0].id, 'uixotic', 'ephyrean', complaint.words];

  // Only sites on https can be subscribed to, so it is written where a server would.
  await server.kill('SIGTERM');
  const db = await openPglite(data);
  const endpoint = 'https://push.example/zorro';
  await makeNoticeStore(db).subscribe(person.id, { endpoint, keys: { p256dh: 'x', auth: 'y' } }, Date.now());
  await db.close();
  expect(tablesThatName(person, await dumpOf(data))).toEqual(
    expect.arrayContaining([
      ...[
        'player',
        'entry',
        'game',
        'presence',
        'holiday',
        'block',
        'report',
        'notice_wish',
        'push',
        'passkey',
      ],
      ...['publication', 'publication_like', 'publication_report'],
    ]),
  );
  server = await startServerProcess({ port: Number(new URL(server.url).port), env: ENV });

  expect((await call(`${server.url}/api/me`, person, 'DELETE')).status).toBe(204);
  await game.robots[1]?.until(isCalled(''));
  await game.robots[1]?.until(({ table: { seats } }) => seats[0]?.type === 'person' && !seats[0].here);
  for (const robot of [...game.robots, game.watcher]) robot.close();
  await server.kill('SIGTERM');
  const dump = await dumpOf(data);
  expect(dump).toContain(other.id);
  for (const text of personal) expect(dump).not.toContain(text);
  expect(dump).not.toContain(endpoint);
  // An id without a person is all that the games of others keep.
  expect(tablesThatName(person, dump)).toEqual(['entry', 'game']);
});

function tablesThatName({ id }: Person, dump: string): readonly string[] {
  const rows: readonly Row[] = JSON.parse(dump);
  const named = rows.filter((row) => JSON.stringify(row).includes(id)).flatMap((row) => Object.keys(row));
  return [...new Set(named)];
}
