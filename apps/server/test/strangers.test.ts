/** Hostile clients are refused with a reason, and the others notice nothing. */
import { rmSync } from 'node:fs';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import WebSocket from 'ws';
import { call, meet, type Person } from './support/person.ts';
import { freePort } from './support/ports.ts';
import { dataFolder } from './support/prepared.ts';
import { type ServerProcess, startServerProcess } from './support/server-process.ts';
import { expectSound, finished, makeTable, seatRobots, tableRequest } from './support/tables.ts';

let server: ServerProcess;
let person: Person;
const data = dataFolder('strangers');

beforeAll(async () => {
  server = await startServerProcess({ port: await freePort(), env: { DATA: data, LIMITS_TIMES: '20' } });
  person = await meet(server.url);
});

afterAll(async () => {
  await server.kill('SIGTERM');
  rmSync(data, { recursive: true, force: true });
});

interface Answer {
  readonly type: string;
  readonly code?: string;
  readonly reason?: string;
  readonly seq?: number;
}

/** Opens a bare socket, says something, and returns what comes back until enough has, or the socket is closed. */
function converse(
  texts: readonly (string | Buffer)[],
  enough: number | ((last: Answer) => boolean),
  headers: Record<string, string> = {},
) {
  return new Promise<readonly Answer[]>((resolve) => {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/line`, {
      headers: { cookie: person.cookie, ...headers },
    });
    const heard: Answer[] = [];
    const isEnough = (last: Answer) => (typeof enough === 'number' ? heard.length >= enough : enough(last));
    socket.on('open', () => {
      for (const text of texts) socket.send(text);
    });
    socket.on('message', (message) => {
      const answer: Answer = JSON.parse(String(message));
      heard.push(answer);
      if (isEnough(answer)) socket.terminate();
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

test('a message that is too long ends its socket, which is told why', async () => {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/line`, {
    headers: { cookie: person.cookie },
  });
  socket.on('open', () => socket.send('x'.repeat(20_000)));
  const code = await new Promise((resolve) => socket.on('close', resolve));
  expect(code, 'what stands for a message too big').toBe(1009);
});

test.each([
  ['of a known length', 70_000, (text: string) => text],
  ['far too long', 2_000_000, (text: string) => text],
  [
    'of unknown length',
    2_000_000,
    (text: string) => new Blob([text]).stream() as unknown as RequestInit['body'],
  ],
])('a body %s is refused with a reason', async (_, length, bodyOf) => {
  const body = bodyOf(JSON.stringify({ name: 'x'.repeat(length) }));
  const headers = { cookie: person.cookie };
  const request = { method: 'POST', body: body ?? null, headers, duplex: 'half' } as RequestInit;
  const response = await fetch(`${server.url}/api/me`, request);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: 'too-large', reason: expect.stringMatching(/\S/) });
});

test('a body that never ends is refused while it comes', async () => {
  const { port, hostname } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  let answer = '';
  socket.setEncoding('utf8').on('data', (text) => {
    answer += text;
  });
  socket.on('error', () => {});
  const isClosed = new Promise((resolve) => socket.on('close', resolve));
  socket.write(
    `POST /api/me HTTP/1.1\r\nHost: ${hostname}:${port}\r\nCookie: ${person.cookie}\r\nTransfer-Encoding: chunked\r\n\r\n`,
  );
  // As much as the limit and a little more at once, and then a drop at a time: whoever reads it whole never answers.
  const chunk = 'x'.repeat(0x10000);
  for (let part = 0; part < 5; part++) socket.write(`10000\r\n${chunk}\r\n`);
  const drops = setInterval(() => {
    socket.write('1\r\nx\r\n');
  }, 20);
  await isClosed;
  clearInterval(drops);
  expect(answer).toMatch(/^HTTP\/1.1 400 /);
  expect(answer).toContain('"too-large"');
  expect((await call(`${server.url}/api/me`, person)).status).toBe(200);
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
  // A letter that is drawn as nothing, and marks that are.
  ['\u3164', 400],
  ['Ann\u3164', 400],
  ['Ann\uFE0Fa', 400],
  ['\u0301Ann', 400],
  [`Zalgo${'\u0336'.repeat(9)}`, 400],
  ['', 400],
  ['x'.repeat(25), 400],
  ['Крепость 7', 200],
  ['O’Neil-Žižek', 200],
  ['Zoe\u0308 Йожеф हिन्दी', 200],
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
  // At the same time others shout as much as they can.
  const floods = [
    converse(new Array(3000).fill('{"type":"ping"}'), 3000),
    converse(new Array(300).fill(hello), 300),
    converse(['x'.repeat(20_000)], 1),
    ...Array.from({ length: 100 }, () => call(`${server.url}/api/games`, person)),
  ];
  const end = await finished(game);
  expectSound(game, end);
  await Promise.all(floods);
  const refused = (await stranger).flatMap(({ type, code }) => (type === 'nack' ? [code] : []));
  expect(refused).toEqual(['started', 'not-seated', 'not-seated', 'not-seated']);
});

const ODD_IDS = ["'; drop table entry; --", "' or '1'='1", '<script>alert(1)</script>', '../../me', '\u202e'];

test('ids that are more than ids are the ids of nothing', async () => {
  for (const id of ODD_IDS) {
    const hello = JSON.stringify({ type: 'hello', protocol: 1, game: { id, have: 0 } });
    const [answer] = await converse([hello], 1);
    expect(answer, id).toMatchObject({ type: 'bye', reason: expect.stringMatching(/\S/) });
    for (const address of [`games/${encodeURIComponent(id)}/record`, `gallery/${encodeURIComponent(id)}`]) {
      const response = await fetch(`${server.url}/api/${address}`);
      const text = await response.text();
      expect([response.status, response.headers.get('content-type')], address).toEqual([
        404,
        'application/json',
      ]);
      expect(text).not.toContain('<');
    }
    const cookie = `mf-player=${encodeURIComponent(id)}`;
    expect((await call(`${server.url}/api/me`, { id: '', cookie })).status).toBe(401);
  }
});

test('an intent of somebody else’s name is one’s own, whatever it is called', async () => {
  const { id, people, robots, watcher } = await seatRobots({ urls: [server.url], people: 2, areIdle: true });
  const hello = JSON.stringify({ type: 'hello', protocol: 1, game: { id, have: 0 } });
  const says = async (who: Person, cid: string) => {
    const phrase = { type: 'phrase', phrase: 'hello' };
    const texts = [hello, JSON.stringify({ type: 'ask', cid, on: 0, request: phrase })];
    const heard = await converse(texts, ({ type }) => /^n?ack$/.test(type), { cookie: who.cookie });
    return heard.at(-1);
  };
  const [ann, ben] = people as [Person, Person];
  const seqs = new Set<number>();
  for (const cid of ['shared', `${ann.id}/shared`, 'seat/0', 'start', ...ODD_IDS.slice(0, 3)]) {
    for (const who of [ann, ben]) {
      const answer = await says(who, cid);
      expect(answer?.type, cid).toBe('ack');
      expect(seqs, cid).not.toContain(answer?.seq);
      seqs.add(answer?.seq ?? 0);
      // Said again it is what it was.
      expect(await says(who, cid)).toEqual(answer);
    }
    expect(await says(person, cid)).toMatchObject({ type: 'nack', code: 'not-seated' });
  }
  await watcher.until(({ from, list }) => from + list.length >= Math.max(...seqs));
  for (const robot of [...robots, watcher]) robot.close();
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
