/** Hostile clients are refused with a reason, and the others notice nothing. */
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import WebSocket from 'ws';
import { temporaryFolder } from './support/databases.ts';
import { call, meet, type Person } from './support/person.ts';
import { freePort } from './support/ports.ts';
import { type ServerProcess, startServerProcess } from './support/server-process.ts';
import { expectSound, finished, makeTable, seatRobots, tableRequest } from './support/tables.ts';

let server: ServerProcess;
let person: Person;
const data = temporaryFolder('strangers');

beforeAll(async () => {
  server = await startServerProcess({ port: await freePort(), env: { DATA: data, LIMITS_TIMES: '20' } });
  person = await meet(server.url);
});

afterAll(async () => {
  await server.kill('SIGTERM');
  rmSync(data, { recursive: true, force: true });
});

/** Opens a bare socket, says something, and returns what comes back until enough has, or the socket is closed. */
function converse(texts: readonly (string | Buffer)[], count: number, headers: Record<string, string> = {}) {
  return new Promise<readonly { type: string; code?: string; reason?: string }[]>((resolve) => {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/line`, {
      headers: { cookie: person.cookie, ...headers },
    });
    const heard: { type: string }[] = [];
    socket.on('open', () => {
      for (const text of texts) socket.send(text);
    });
    socket.on('message', (message) => {
      heard.push(JSON.parse(String(message)));
      if (heard.length >= count) socket.terminate();
    });
    socket.on('unexpected-response', (_, response) => {
      heard.push({ type: `${response.statusCode}` });
      socket.terminate();
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(heard));
  });
}

test.each([
  ['not-json', '{'],
  ['unknown-type', '{"type":"drop table entry"}'],
  ['too-deep', '['.repeat(200)],
  ['no-table', '{"type":"ask","cid":"c","on":0,"request":{"type":"start"}}'],
  ['not-text', Buffer.from([1, 2, 3])],
])('%s', async (code, text) => {
  const [answer] = await converse([text], 1);
  expect(answer).toMatchObject({ type: 'nack', code });
  expect(answer?.reason).toBeTruthy();
});

test('a message that is too long ends its socket', async () => {
  expect(await converse(['x'.repeat(20_000)], 1)).toEqual([]);
});

test('too many messages are refused and told when again', async () => {
  const answers = await converse(new Array(1000).fill('{"type":"ping"}'), 1000);
  const refused = answers.find(({ type }) => type === 'nack');
  expect(refused).toMatchObject({ code: 'too-many' });
});

test('pages of other sites get neither a socket nor a change', async () => {
  expect(await converse([], 1, { origin: 'https://elsewhere.example' })).toEqual([{ type: '403' }]);
  const response = await fetch(`${server.url}/api/me`, {
    method: 'POST',
    headers: { origin: 'https://elsewhere.example' },
    body: '{}',
  });
  expect(response.status).toBe(403);
});

test('a made-up token is nobody', async () => {
  const cookie = 'mf-player=AAAAAAAAAAAAAAAAAAAAAA';
  expect(await converse([], 1, { cookie })).toEqual([{ type: '401' }]);
  expect((await call(`${server.url}/api/me`, { id: '', cookie })).status).toBe(401);
});

test.each([
  ['<b>bold</b>', 400],
  ["Robert'); DROP TABLE player;--", 400],
  ['\u202Eevil', 400],
  ['', 400],
  ['x'.repeat(25), 400],
  ['Крепость 7', 200],
  ['O’Neil-Žižek', 200],
])('the name %j is answered with %i', async (name, status) => {
  expect((await call(`${server.url}/api/me`, person, 'POST', { name })).status).toBe(status);
});

test.each([
  ['game', { game: 'chess' }, 'no-such-game'],
  ['seats', { seats: [{ type: 'host' }] }, 'seats'],
  ['two hosts', { seats: [{ type: 'host' }, { type: 'host' }] }, 'seats'],
  ['level', { seats: [{ type: 'host' }, { type: 'computer', level: 'god' }] }, 'no-such-level'],
  ['pace', { pace: { type: 'live', bank: -1, increment: 0 } }, 'not-a-number'],
  ['setup', { setup: { layout: ['9'] } }, 'not-a-text'],
  ['unknown', { ranked: true }, 'unknown-field'],
])('no table is made with a wrong %s', async (_, change, code) => {
  const request = { ...tableRequest({ people: 2 }), ...change };
  const { status, value } = await call(`${server.url}/api/games`, person, 'POST', request);
  expect(status).toBe(400);
  expect(value.code).toBe(code);
});

test('nobody acts for others, and a game is played undisturbed among strangers', async () => {
  const game = await seatRobots({ urls: [server.url], people: 2 });
  const hello = JSON.stringify({ type: 'hello', protocol: 1, game: { id: game.id, have: 0 } });
  const ask = (request: unknown, cid = 'c') => JSON.stringify({ type: 'ask', cid, on: 9999, request });
  const attempts = [
    { type: 'sit', seat: 0 },
    { type: 'resign' },
    { type: 'claim' },
    { type: 'act', action: 'x' },
  ];
  const asked = attempts.map((request, index) => ask(request, `c${index}`));
  const stranger = converse([hello, ...asked], 60);
  const end = await finished(game);
  expectSound(game, end);
  const refused = (await stranger).flatMap(({ type, code }) => (type === 'nack' ? [code] : []));
  expect(refused).toEqual(['started', 'not-seated', 'not-seated', 'not-seated']);
});

test('the record of a running game stays with the server', async () => {
  const id = await makeTable(server.url, person, { people: 2 });
  const { status, value } = await call(`${server.url}/api/games/${id}/record`, person);
  expect([status, value.code]).toEqual([409, 'not-over']);
  expect((await call(`${server.url}/api/games/nothing/record`, person)).status).toBe(404);
});

test('the same wish for a table is one table', async () => {
  const request = tableRequest({ people: 2, public: true });
  const [one, other] = await Promise.all(
    [1, 2].map(() => call(`${server.url}/api/games`, person, 'POST', request)),
  );
  expect(one?.value.id).toBe(other?.value.id);
  const { value } = await call(`${server.url}/api/games`, undefined);
  expect(value.games.filter(({ id }: { id: string }) => id === one?.value.id).length).toBe(1);
});
