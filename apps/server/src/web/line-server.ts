/** The server's end of the lines: one socket for each tab, and the table that it looks at. */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import {
  type Ask,
  type Hello,
  MESSAGE_LIMITS,
  MESSAGE_RATE,
  type Nack,
  PROTOCOL,
  parseClientMessage,
  QUIET_MS,
  type ServerMessage,
} from '@mahjong-fortress/online';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Hall } from '../hall/hall.ts';
import type { Room, Visitor } from '../hall/room.ts';
import type { KnownPlayer, PlayerStore } from '../store/player-store.ts';
import { playerOf } from './identity.ts';
import { type Limits, makeBucket } from './limiter.ts';
import type { Metrics } from './metrics.ts';
import { isOwnOrigin } from './origin.ts';
import { isStorable, NOT_STORABLE } from './storable.ts';

export interface LineServerWorld {
  readonly hall: Hall;
  readonly players: PlayerStore;
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly build: string;
  readonly publicUrl: string | undefined;
  /** Multiplies what a socket may say. */
  readonly generosity: number;
}

export interface LineServer {
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  count(): number;
  /** Closes the lines of somebody who is gone. */
  dismiss(player: string): void;
  /** Asks everybody to come back in a moment, and closes. */
  close(): void;
}

const LINE_PATH = '/api/line';
/** A reader that is so far behind is dropped; it comes back and is told what it missed. */
const MOST_UNREAD = 1_000_000;
const RESTART_MS = 1000;
/** Who goes on after so many refusals in a row is not a person. */
const MOST_REFUSALS = 100;

/** On its own, so that a socket does not hold the request that it came with. */
function destroyBroken(this: Duplex): void {
  this.destroy();
}

function refuseUpgrade(socket: Duplex, status: string, reason: string): void {
  const body = JSON.stringify({ code: 'refused', reason });
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}

export function makeLineServer(world: LineServerWorld): LineServer {
  const { hall, metrics, publicUrl } = world;
  const isSecure = publicUrl?.startsWith('https:') ?? false;
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MESSAGE_LIMITS.textLength,
    perMessageDeflate: false,
  });
  const dismissals = new Set<(player: string) => void>();
  const { burst, perSecond } = MESSAGE_RATE;
  const rate = { burst: burst * world.generosity, perSecond: perSecond * world.generosity };

  function serve(socket: WebSocket, wire: Duplex, player: KnownPlayer): void {
    const bucket = makeBucket(rate);
    let isGathering = false;
    let room: Room | undefined;
    let refusals = 0;
    let isAlive = true;

    const visitor: Visitor = {
      player: player.id,
      send(text) {
        if (socket.bufferedAmount > MOST_UNREAD) {
          metrics.count('drops');
          return socket.terminate();
        }
        gather();
        socket.send(text);
      },
    };
    /** Whoever moves hears the news and the answer in one packet. */
    function gather(): void {
      if (isGathering) return;
      isGathering = true;
      wire.cork();
      process.nextTick(() => {
        isGathering = false;
        wire.uncork();
      });
    }
    const say = (message: ServerMessage): void => visitor.send(JSON.stringify(message));
    const dismissal = (gone: string): void => {
      if (gone !== player.id) return;
      say({ type: 'bye', code: 'no-player', reason: 'The server doesn’t know you any more.' });
      socket.close();
    };
    dismissals.add(dismissal);

    function refuse(nack: Omit<Nack, 'type'>): void {
      metrics.count('refusals');
      say({ type: 'nack', ...nack });
      if (++refusals >= MOST_REFUSALS) socket.close(1008, 'too many refusals');
    }

    async function hearHello({ protocol, game }: Hello): Promise<void> {
      if (protocol !== PROTOCOL) {
        say({
          type: 'bye',
          code: 'other-protocol',
          reason: 'This page is older than the server: load it again.',
        });
        return socket.close();
      }
      room?.leave(visitor);
      room = undefined;
      const welcome = {
        type: 'welcome',
        you: { player: player.id, name: player.name },
        build: world.build,
      } as const;
      if (!game) return say(welcome);
      const entered = hall.room(game.id);
      const news = await entered.enter(visitor, game.have);
      if (!news.ok) {
        say({ type: 'bye', code: news.error.code, reason: news.error.message });
        return socket.close();
      }
      if (socket.readyState !== socket.OPEN) return entered.leave(visitor);
      room = entered;
      // The news are made already; a welcome only goes around them.
      visitor.send(`${JSON.stringify(welcome).slice(0, -1)},"news":${news.value}}`);
    }

    async function hearAsk(ask: Ask): Promise<void> {
      const { cid, request } = ask;
      if (!room) return refuse({ cid, code: 'no-table', reason: 'Say hello to a table first.' });
      const waitMs = request.type === 'phrase' ? world.limits.phrases.take(player.id) : 0;
      if (waitMs > 0) return refuse({ cid, code: 'too-many', reason: 'Not so fast.' });
      const answer = await room.ask(player.id, ask);
      if (answer.type === 'nack') return refuse(answer);
      refusals = 0;
      say(answer);
    }

    /** In the order in which they came: an ask after a hello is meant for that table. */
    let last: Promise<unknown> = Promise.resolve();
    socket.on('message', (data, isBinary) => {
      isAlive = true;
      metrics.count('messages');
      const waitMs = bucket.take();
      const message = isBinary ? undefined : parseClientMessage(String(data));
      if (waitMs > 0) {
        const cid = message?.ok && message.value.type === 'ask' ? { cid: message.value.cid } : {};
        return refuse({ ...cid, code: 'too-many', reason: 'That was a lot at once.', retryMs: waitMs });
      }
      if (!message) return refuse({ code: 'not-text', reason: 'Messages are text.' });
      if (!message.ok) {
        const { code, path, message: sentence } = message.error;
        return refuse({ code, reason: path ? `${path}: ${sentence}` : sentence });
      }
      const heard = message.value;
      if (!isStorable(heard)) return refuse({ code: NOT_STORABLE.code, reason: NOT_STORABLE.message });
      if (heard.type === 'ping') return say({ type: 'pong' });
      last = last
        .then(() => (heard.type === 'hello' ? hearHello(heard) : hearAsk(heard)))
        .catch((error) => {
          console.error(`line: ${error.message}`);
          say({ type: 'bye', code: 'try-again', reason: 'Something went wrong here.', retryMs: RESTART_MS });
          socket.close();
        });
    });
    socket.on('pong', () => {
      isAlive = true;
    });
    const watch = setInterval(() => {
      if (!isAlive) return socket.terminate();
      isAlive = false;
      socket.ping();
    }, 2 * QUIET_MS);
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      clearInterval(watch);
      dismissals.delete(dismissal);
      room?.leave(visitor);
      room = undefined;
    });
  }

  return {
    upgrade(request, socket, head) {
      const { origin, host, cookie } = request.headers;
      const refuse = (status: string, reason: string): void => {
        metrics.count('refusals');
        refuseUpgrade(socket, status, reason);
      };
      socket.on('error', destroyBroken);
      if (request.url !== LINE_PATH) return refuse('404 Not Found', 'There is nothing at this address.');
      if (!isOwnOrigin({ origin, host }, publicUrl)) {
        return refuse('403 Forbidden', 'This page belongs to another site.');
      }
      playerOf(world.players, cookie, isSecure)
        .then((player) => {
          if (!player) return refuse('401 Unauthorized', 'The server doesn’t know you yet.');
          sockets.handleUpgrade(request, socket, head, (line) => serve(line, socket, player));
        })
        .catch(() => refuse('503 Service Unavailable', 'Something went wrong here. Try again in a moment.'));
    },
    count: () => sockets.clients.size,
    dismiss(player) {
      for (const dismissal of dismissals) dismissal(player);
    },
    close() {
      const bye: ServerMessage = {
        type: 'bye',
        code: 'restart',
        reason: 'The server is restarted.',
        retryMs: RESTART_MS,
      };
      for (const socket of sockets.clients) {
        socket.send(JSON.stringify(bye));
        socket.close(1012);
      }
      sockets.close();
    },
  };
}
