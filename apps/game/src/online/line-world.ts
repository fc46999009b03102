/** The line's world in a browser. */
import { isObject, readJson } from '@mahjong-fortress/base/json';
import type { Ask, LineWorld, WireEvents } from '@mahjong-fortress/online';
import { api } from './server.ts';

function openSocket({ opened, heard, closed }: WireEvents): WebSocket {
  const address = new URL('api/line', document.baseURI);
  address.protocol = address.protocol.replace('http', 'ws');
  const socket = new WebSocket(address);
  socket.addEventListener('open', opened);
  socket.addEventListener('message', ({ data }) => heard(String(data)));
  // An error is always followed by this.
  socket.addEventListener('close', closed);
  return socket;
}

export const lineWorld: LineWorld = {
  connect(events) {
    let socket: WebSocket | undefined;
    let isClosed = false;
    // A server opens no line to somebody it doesn't know; whoever is nobody yet becomes a guest.
    void api.me().then((me) => {
      if (isClosed) return;
      if (me.ok) socket = openSocket(events);
      else events.closed();
    });
    return {
      send: (text) => socket?.send(text),
      close() {
        isClosed = true;
        socket?.close();
      },
    };
  },
  later(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  chance: Math.random,
  // Not `randomUUID`: browsers keep that from pages on plain http, as in a home network.
  newId: () => crypto.getRandomValues(new Uint32Array(3)).join('-'),
};

/** As far as this page looks at it; the server reads the rest. */
function isAsk(value: unknown): value is Ask {
  return isObject(value) && typeof value.cid === 'string';
}

/** What was asked and not answered outlives a reload of its tab, and is no other tab's. */
export function unsentOf(id: string) {
  const key = `mahjong-fortress/unsent/${id}`;
  return {
    read(): readonly Ask[] {
      try {
        const list = readJson(sessionStorage.getItem(key) ?? undefined);
        return Array.isArray(list) ? list.filter(isAsk) : [];
      } catch {
        return [];
      }
    },
    write(asks: readonly Ask[]): void {
      try {
        if (asks.length > 0) sessionStorage.setItem(key, JSON.stringify(asks));
        else sessionStorage.removeItem(key);
      } catch {
        // Without storage a reload forgets it; nothing was done then, and the table shows that.
      }
    },
  };
}
