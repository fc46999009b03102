/** What no database keeps is refused at every door, on both, and harms nobody who is answered at the same time. */
import { rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import WebSocket from 'ws';
import { call, meet, type Person } from './support/person.ts';
import { freePort } from './support/ports.ts';
import { dataFolder, postgresDatabase } from './support/prepared.ts';
import { startServerProcess } from './support/server-process.ts';
import { tableRequest } from './support/tables.ts';

const NUL = '\0';
const HALF = '\ud83d';

const PATHS = [
  'api/games/a%00b/record',
  'api/best/%00',
  'api/daily/2026-01-0%00',
  'api/gallery/%00',
  'api/gallery/%00/versions/1',
  'api/gallery/authors/%00',
  'api/gallery/games/%00',
  'f/%00',
  'f/%00/picture.svg',
  'by/%00',
  'gallery/games/%00',
];
const QUERIES = ['api/gallery?search=%00', 'gallery?author=a%00', 'f/x?lang=%00', 'api/gallery?a%00b=1'];

async function says(url: string, { cookie }: Person, text: string): Promise<unknown> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/line`, { headers: { cookie } });
  const answer = await new Promise((resolve, reject) => {
    socket.on('open', () => socket.send(text));
    socket.on('message', (data) => resolve(JSON.parse(String(data))));
    socket.on('error', reject);
  });
  socket.terminate();
  return answer;
}

test.each(['PGlite', 'PostgreSQL'])('on %s', async (database) => {
  const data = database === 'PGlite' ? dataFolder('unstorable') : undefined;
  const address = data === undefined ? await postgresDatabase() : undefined;
  if (data === undefined && address === undefined) return;
  const env = data === undefined ? { DATABASE_URL: address ?? '' } : { DATA: data };
  const server = await startServerProcess({ port: await freePort(), env });
  const { url } = server;
  try {
    const person = await meet(url);
    for (const path of [...PATHS, ...QUERIES]) {
      const response = await fetch(`${url}/${path}`, { headers: { cookie: person.cookie } });
      expect([response.status, await response.json()], path).toEqual([
        400,
        expect.objectContaining({ code: 'not-storable' }),
      ]);
    }
    const wish = tableRequest({ people: 2 });
    for (const one of [NUL, HALF, `${HALF}${HALF}\udc00`]) {
      const refused = [
        ['POST', 'api/me', { name: `a${one}` }],
        ['POST', 'api/me/blocks', { player: one }],
        ['POST', 'api/reports', { player: 'x', reason: 'other', words: one }],
        ['POST', 'api/games', { ...wish, cid: one }],
        ['POST', 'api/games', { ...wish, setup: { [one]: 1 } }],
      ] as const;
      for (const [method, path, body] of refused) {
        const { status, value } = await call(`${url}/${path}`, person, method, body);
        expect([status, value.code], path).toEqual([400, 'not-storable']);
      }
      const messages = [
        { type: 'hello', protocol: 1, game: { id: one, have: 0 } },
        { type: 'ask', cid: one, on: 0, request: { type: 'start' } },
      ];
      for (const message of messages) {
        const answer = await says(url, person, JSON.stringify(message));
        expect(answer).toMatchObject({ type: 'nack', code: 'not-storable' });
      }
    }
    const form = await fetch(`${url}/f/abcdefghijkl/report`, {
      method: 'POST',
      headers: { cookie: person.cookie },
      body: new URLSearchParams({ reason: 'broken', words: NUL }),
    });
    expect(form.status).toBe(400);
    // Whole characters, also two halves as escapes, are nothing special.
    expect((await call(`${url}/api/me/blocks`, person, 'POST', { player: '\u{1f600}' })).status).not.toBe(
      503,
    );
    expect((await fetch(`${url}/by/${encodeURIComponent('\u{1f600}')}`)).status).toBe(404);
    expect((await fetch(`${url}/by/%ff%2500`)).status).toBe(404);
    expect((await call(`${url}/api/games`, person, 'POST', wish)).status).toBe(201);
    expect(server.output(), 'nothing that failed').not.toMatch(/^(GET|POST|line|table) /m);
  } finally {
    await server.kill('SIGTERM');
    if (data !== undefined) rmSync(data, { recursive: true, force: true });
  }
});
