import fs, { mkdirSync, mkdtempSync, rmSync, truncateSync, unlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { headersFile, headersFor } from './headers.js';
import { makeSite } from './site.js';

const PAGE = '<title>A page of some length</title>';
const SCRIPT = 'console.log(1);'.repeat(100);

let folder;
let server;
let address;

function put(name, content) {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  put('index.html', PAGE);
  put('editor/index.html', PAGE);
  put('assets/a.js', SCRIPT);
  put('assets/a.js.gz', gzipSync(SCRIPT));
  server = createServer(makeSite({ folder, base: 'some/where' }).listener);
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${server.address().port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

afterEach(() => vi.restoreAllMocks());

const ask = (name, options = {}) =>
  fetch(`${address}/some/where/${name}`, { redirect: 'manual', ...options });

/** What the server says to bytes that no browser would send; it may also hang up without a word. */
async function say(bytes) {
  const socket = connect(server.address().port, '127.0.0.1');
  socket.write(bytes);
  return text(socket).catch(() => '');
}

/** A request by hand, after which the server hangs up. */
const written = (line, headers = []) =>
  [`${line} HTTP/1.1`, 'Host: x', 'Connection: close', ...headers, '', ''].join('\r\n');

async function stillAnswers() {
  const answer = await ask('');
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe(PAGE);
}

const RANGES = [
  ['bytes=10-5', 416],
  ['bytes=-0', 416],
  ['bytes=9999-', 416],
  ['bytes=0-4', 206],
  ['bytes=-4', 206],
  ['bytes=30-9999', 206],
  ['bytes=0-1,3-4', 200],
  ['bytes=', 416],
  ['bytes=a-b', 416],
  ['bytes=99999999999999999999-99999999999999999999999', 416],
  ['lines=1-2', 200],
];

test.each(RANGES)('Range: %s is answered with %i', async (range, status) => {
  const answer = await ask('index.html', { headers: { Range: range } });
  expect(answer.status).toBe(status);
  if (status === 206) expect(answer.headers.get('content-range')).toMatch(/^bytes \d+-\d+\/36$/);
  if (status === 416) expect(answer.headers.get('content-range')).toBe('bytes */36');
  await answer.text();
  expect((await ask('index.html', { method: 'HEAD', headers: { Range: range } })).status).toBe(status);
  await stillAnswers();
});

test('a part of a file is that part', async () => {
  expect(await (await ask('index.html', { headers: { Range: 'bytes=1-5' } })).text()).toBe('title');
});

test('a file that vanishes between finding and opening it leaves the others as they are', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  put('brief.txt', 'gone in a moment');
  const { createReadStream } = fs;
  vi.spyOn(fs, 'createReadStream').mockImplementationOnce((file, options) => {
    unlinkSync(file);
    return createReadStream(file, options);
  });
  await expect(ask('brief.txt')).rejects.toThrow('fetch failed');
  expect((await ask('brief.txt')).status).toBe(404);
  await stillAnswers();
});

test('a file that shrinks while it is sent ends the answer instead of keeping the browser waiting', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  put('long.txt', 'x'.repeat(1000));
  const { createReadStream } = fs;
  vi.spyOn(fs, 'createReadStream').mockImplementationOnce((file, options) => {
    truncateSync(file, 10);
    return createReadStream(file, options);
  });
  await expect(ask('long.txt').then((answer) => answer.text())).rejects.toThrow();
  await stillAnswers();
});

test('who leaves in the middle of a file takes nobody along', async () => {
  put('large.bin', Buffer.alloc(20_000_000));
  const leaving = new AbortController();
  const answer = await ask('large.bin', { signal: leaving.signal });
  leaving.abort();
  await expect(answer.arrayBuffer()).rejects.toThrow();
  await stillAnswers();
});

const MALFORMED = [
  ['no request at all', 'hello\r\n\r\n', 400],
  ['a percent sign by itself', written('GET /some/where/%'), 400],
  ['bytes that are no UTF-8', written('GET /some/where/%ff'), 400],
  ['a null byte', written('GET /some/where/%00'), 400],
  ['the way out', written('GET /some/where/..%2f..%2f..%2fetc/passwd'), 403],
  ['two slashes', written('GET //example.org'), 404],
  ['an address that is none', written('GET http://['), 404],
  ['a star', written('OPTIONS *'), 405],
  ['another protocol', written('GET /some/where/', ['Connection: Upgrade', 'Upgrade: websocket']), 200],
  ['a name longer than names may be', written(`GET /some/where/${'a'.repeat(5000)}`), 404],
  ['a file as a folder', written('GET /some/where/index.html/'), 404],
  ['headers without end', `GET / HTTP/1.1\r\n${'X: y\r\n'.repeat(10_000)}\r\n`, 431],
  ['strange conditions', written('GET /some/where/', ['If-None-Match: ",', 'If-Range: ?']), 200],
];

test.each(MALFORMED)('%s gets its answer, and so does the next request', async (_name, bytes, status) => {
  expect((await say(bytes)).split('\r\n', 1)[0]).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  await stillAnswers();
});

test('nobody waits for who asks for a tunnel or stops in the middle', async () => {
  expect(await say(written('CONNECT example.org:443'))).toBe('');
  const socket = connect(server.address().port, '127.0.0.1');
  socket.end('GET /some/where/ HTTP/1.1\r\nHost');
  await stillAnswers();
});

test('only reading is offered', async () => {
  const answer = await ask('', { method: 'POST', body: 'x' });
  expect(answer.status).toBe(405);
  expect(answer.headers.get('allow')).toBe('GET, HEAD');
});

test('what is packed is sent packed to who unpacks it, under the type of the file itself', async () => {
  const packed = await ask('assets/a.js', { headers: { 'Accept-Encoding': 'gzip' } });
  expect(packed.headers.get('content-encoding')).toBe('gzip');
  expect(packed.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(await packed.text()).toBe(SCRIPT);
  const plain = await ask('assets/a.js', { headers: { 'Accept-Encoding': 'identity' } });
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(await plain.text()).toBe(SCRIPT);
});

test('what the browser has already is not sent again', async () => {
  const etag = (await ask('')).headers.get('etag') ?? '';
  const again = await say(written('GET /some/where/', [`If-None-Match: ${etag}`]));
  expect(again).toMatch(/^HTTP\/1.1 304 .*\r\n\r\n$/s);
});

test('a folder without its slash leads to the folder, and keeps what was asked', async () => {
  const answer = await ask('editor?a=b');
  expect(answer.status).toBe(301);
  expect(answer.headers.get('location')).toBe('/some/where/editor/?a=b');
  expect((await fetch(`${address}/some/where`, { redirect: 'manual' })).headers.get('location')).toBe(
    '/some/where/',
  );
  expect((await fetch(`${address}/elsewhere`)).status).toBe(404);
});

test.each([
  ['', 200],
  ['nothing', 404],
  ['assets/gone.js', 404],
  ['editor', 301],
  ['%', 400],
])('the headers of hosting.json go along with /%s (%i)', async (name, status) => {
  const answer = await ask(name);
  expect(answer.status).toBe(status);
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'");
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  // What is not there today may be there tomorrow.
  expect(answer.headers.get('cache-control')).toBe('no-cache');
});

test('other sites may read fortresses and schemas, and nothing else', () => {
  const mayRead = (file) => headersFor(file)['Access-Control-Allow-Origin'];
  expect(
    ['community/index.json', 'community/pictures/crab.svg', 'schema/layout.schema.json'].map(mayRead),
  ).toEqual(['*', '*', '*']);
  expect(['index.html', 'editor/index.html', 'assets/community/a.js'].map(mayRead)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(headersFile(['index.html', 'community/index.json', 'community/pictures/crab.svg'])).toMatch(
    /^\/community\/\*\n {2}Cache-Control: no-cache\n {2}Access-Control-Allow-Origin: \*$/m,
  );
});
