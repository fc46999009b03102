/**
 * A line for robots that are to cost as little as can be: a socket without compression or checks, whose messages are believed.
 * It never breaks while somebody measures, so it never comes back either: an end that nobody wanted ends the run.
 */
import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { type Heard, type News, PROTOCOL, type Request, type ServerMessage } from '@mahjong-fortress/online';
import type { Person } from '../../../apps/server/test/support/person.ts';

const TEXT = 1;
const CLOSE = 8;
const PING = 9;
const PONG = 10;
/** Lengths from here on stand in bytes of their own. */
const SHORT = 126;
const LONG = 127;

/** From a client everything is masked; a mask of zeros changes nothing. */
function frame(opcode: number, payload: Buffer): Buffer {
  const { length } = payload;
  const size =
    length < SHORT ? Buffer.from([0x80 | length]) : Buffer.from([0x80 | SHORT, length >> 8, length & 0xff]);
  return Buffer.concat([Buffer.from([0x80 | opcode]), size, Buffer.alloc(4), payload]);
}

interface Frame {
  readonly opcode: number;
  readonly payload: Buffer;
  readonly end: number;
}

/** The frame at a place, if all of it has come; a server neither masks nor splits what it sends. */
function frameAt(bytes: Buffer, start: number): Frame | undefined {
  if (bytes.length < start + 2) return undefined;
  const opcode = bytes.readUInt8(start) & 0x0f;
  const size = bytes.readUInt8(start + 1);
  const head = start + (size < SHORT ? 2 : size === SHORT ? 4 : 10);
  if (bytes.length < head) return undefined;
  const length =
    size < SHORT
      ? size
      : size === LONG
        ? Number(bytes.readBigUInt64BE(start + 2))
        : bytes.readUInt16BE(start + 2);
  const end = head + length;
  return bytes.length < end ? undefined : { opcode, payload: bytes.subarray(head, end), end };
}

interface LeanEvents {
  news(news: News, fresh: readonly Heard[], isWhole: boolean): void;
  done(cid: string): void;
  refused(): void;
}

export interface LeanLine {
  ask(request: Request): string;
  close(): void;
}

export function openLeanLine(url: string, { cookie }: Person, game: string, events: LeanEvents): LeanLine {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  const name = randomBytes(6).toString('base64url');
  let asked = 0;
  let have = 0;
  let isOpen = false;
  let isClosed = false;
  let rest: Buffer = Buffer.alloc(0);

  function fail(why: string): void {
    if (!isClosed) throw new Error(`A robot’s line: ${why}`);
  }
  const say = (message: unknown): void => {
    socket.write(frame(TEXT, Buffer.from(JSON.stringify(message))));
  };

  function hearNews(news: News, isWhole: boolean): void {
    if (news.from > have) fail('news were lost.');
    const fresh = isWhole ? news.list : news.list.filter(({ seq }) => seq > have);
    have = Math.max(have, news.from + news.list.length);
    events.news(news, fresh, isWhole);
  }

  function hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        if (message.news) hearNews(message.news, true);
        return;
      case 'news':
        return hearNews(message, false);
      case 'ack':
        return events.done(message.cid);
      case 'nack':
        return events.refused();
      case 'bye':
        return fail(message.reason);
      case 'pong':
        return;
    }
  }

  function readFrames(): void {
    let start = 0;
    for (let next = frameAt(rest, start); next; next = frameAt(rest, start)) {
      start = next.end;
      if (next.opcode === TEXT) hear(JSON.parse(next.payload.toString()));
      else if (next.opcode === PING) socket.write(frame(PONG, next.payload));
      else if (next.opcode === CLOSE) fail('the server closed it.');
    }
    rest = rest.subarray(start);
  }

  socket.write(
    [
      'GET /api/line HTTP/1.1',
      `Host: ${hostname}:${port}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
      `Cookie: ${cookie}`,
      '\r\n',
    ].join('\r\n'),
  );
  socket.on('data', (bytes: Buffer) => {
    rest = rest.length === 0 ? bytes : Buffer.concat([rest, bytes]);
    if (!isOpen) {
      const end = rest.indexOf('\r\n\r\n');
      if (end < 0) return;
      if (!rest.subarray(0, end).includes(' 101 ')) return fail(`${rest.subarray(0, end)}`);
      rest = rest.subarray(end + 4);
      isOpen = true;
      say({ type: 'hello', protocol: PROTOCOL, game: { id: game, have } });
    }
    readFrames();
  });
  socket.on('error', ({ message }) => fail(message));
  socket.on('close', () => fail('it broke.'));
  return {
    ask(request) {
      const cid = `${name}${asked++}`;
      say({ type: 'ask', cid, on: have, request });
      return cid;
    },
    close() {
      isClosed = true;
      socket.destroy();
    },
  };
}
