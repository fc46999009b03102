/** Somebody with a cookie, as a browser would have it. */
import { randomBytes } from 'node:crypto';
import { ownRandom } from '@mahjong-fortress/base/volume';
import {
  type Line,
  type LineEvents,
  type LineOptions,
  type LineWorld,
  openLine,
} from '@mahjong-fortress/online';
import WebSocket from 'ws';

export interface Person {
  readonly id: string;
  readonly cookie: string;
}

const CLOSED = 'UND_ERR_SOCKET';

/**
 * A server may close a connection that was kept open, because nobody used it or because it was sent too much, at the very
 * moment when it is used again. Browsers ask once more then, on another one; Node’s fetch gives up.
 */
export async function ask(url: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(url, request);
  } catch (error) {
    if ((error as { cause?: { code?: unknown } }).cause?.code !== CLOSED) throw error;
    return fetch(url, request);
  }
}

export async function meet(url: string, name?: string): Promise<Person> {
  const response = await ask(`${url}/api/me`, {
    method: 'POST',
    body: JSON.stringify(name === undefined ? {} : { name }),
  });
  const { player } = (await response.json()) as { player: string };
  const [cookie = ''] = (response.headers.get('set-cookie') ?? '').split(';');
  return { id: player, cookie };
}

export async function call(url: string, person: Person | undefined, method = 'GET', body?: unknown) {
  const response = await ask(url, {
    method,
    ...(person ? { headers: { cookie: person.cookie } } : {}),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, text, value: text ? JSON.parse(text) : undefined };
}

/** What becomes of a text between here and the server: as many copies, each so many milliseconds late; none cuts the line. */
export type Weather = () => readonly number[];

const luck = ownRandom('lines');

const FAIR: Weather = () => [0];

export interface LineSettings {
  readonly urls: readonly string[];
  readonly person: Person;
  readonly weather?: Weather;
  /** Every text that came in. */
  readonly onText?: (text: string) => void;
  /** Every socket that is opened, for whoever wants to cut it. */
  readonly onSocket?: (socket: WebSocket) => void;
}

function worldOf({ urls, person, weather = FAIR, onText, onSocket }: LineSettings): LineWorld {
  let attempt = luck.below(urls.length);
  const exposed = (socket: WebSocket, run: () => void): void => {
    const copies = weather();
    // What is lost on a socket is lost with the socket.
    if (copies.length === 0) return socket.terminate();
    for (const late of copies) {
      if (late === 0) run();
      else setTimeout(run, late);
    }
  };
  return {
    connect(events) {
      const url = (urls[attempt++ % urls.length] as string).replace('http', 'ws');
      const socket = new WebSocket(`${url}/api/line`, { headers: { cookie: person.cookie } });
      onSocket?.(socket);
      socket.on('open', () => events.opened());
      socket.on('message', (data) => {
        const text = String(data);
        onText?.(text);
        exposed(socket, () => events.heard(text));
      });
      socket.on('close', () => events.closed());
      socket.on('error', () => {});
      return {
        send: (text) =>
          exposed(socket, () => {
            if (socket.readyState === WebSocket.OPEN) socket.send(text);
          }),
        close: () => socket.terminate(),
      };
    },
    later(ms, run) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    chance: () => luck.below(1000) / 1000,
    newId: () => randomBytes(12).toString('base64url'),
  };
}

export function lineOf(settings: LineSettings, options: LineOptions, events: LineEvents): Line {
  return openLine(worldOf(settings), options, events);
}
