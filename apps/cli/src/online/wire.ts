/** The world of a line at the terminal: sockets, timers, chance. */
import { randomBytes } from 'node:crypto';
import type { LineWorld } from '@mahjong-fortress/online';
import WebSocket from 'ws';

/** As much as a line reads. */
const MOST_BYTES = 8_000_000;

export function newCid(): string {
  return randomBytes(12).toString('base64url');
}

// The sockets of Node 20 stand behind a flag and can't carry a cookie.
export function lineWorld(server: string, cookie: string): LineWorld {
  return {
    connect(events) {
      const socket = new WebSocket(`${server.replace(/^http/, 'ws')}/api/line`, {
        headers: { cookie },
        maxPayload: MOST_BYTES,
        perMessageDeflate: false,
      });
      socket.on('open', () => events.opened());
      socket.on('message', (data) => events.heard(String(data)));
      socket.on('close', () => events.closed());
      // A close always follows.
      socket.on('error', () => undefined);
      return {
        send(text) {
          if (socket.readyState === WebSocket.OPEN) socket.send(text);
        },
        close: () => socket.terminate(),
      };
    },
    later(ms, run) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    chance: Math.random,
    newId: newCid,
  };
}
