/** People who only listen: how much each costs, and how soon they are back. */
import { performance } from 'node:perf_hooks';
import { type Line, PROTOCOL, parseServerMessage } from '@mahjong-fortress/online';
import WebSocket from 'ws';
import { lineOf, type Person } from '../../../apps/server/test/support/person.ts';
import type { OurTable } from './our-tables.ts';

export interface Crowd {
  /** When everybody has been welcomed so many times. */
  welcomed(times: number): Promise<void>;
  close(): void;
}

/** Opens lines a few hundred at a time; a person may have several, as with several tabs. */
export async function gather(url: string, tables: readonly OurTable[], count: number): Promise<Crowd> {
  const welcomes = new Array<number>(count).fill(0);
  /** How many have been welcomed so many times, or more. */
  const reached: number[] = [];
  const waiting = new Set<() => void>();
  const lines: Line[] = [];
  const open = (index: number) => {
    const { id, people } = tables[index % tables.length] as OurTable;
    const person: Person = people[Math.floor(index / tables.length) % 2 === 0 ? 0 : 1];
    return lineOf(
      { urls: [url], person },
      { game: id },
      {
        status() {},
        welcome() {
          const times = (welcomes[index] ?? 0) + 1;
          welcomes[index] = times;
          reached[times] = (reached[times] ?? 0) + 1;
          for (const look of waiting) look();
        },
        news() {},
      },
    );
  };
  const welcomed = (times: number, among = count): Promise<void> =>
    new Promise((resolve) => {
      const look = (): void => {
        if ((reached[times] ?? 0) < among) return;
        waiting.delete(look);
        resolve();
      };
      waiting.add(look);
      look();
    });
  for (let index = 0; index < count; index++) {
    lines.push(open(index));
    if (index % 200 === 199) await welcomed(1, index + 1);
  }
  await welcomed(1);
  return {
    welcomed,
    close() {
      for (const line of lines) line.close();
    },
  };
}

interface Return {
  readonly ms: number;
  readonly moves: number;
  readonly messages: number;
}

/** Somebody was away for the last entries of a table: how long until they know everything, and in how many messages. */
export async function comeBack(url: string, { id, people }: OurTable, missed: number): Promise<Return> {
  const head = await headOf(url, { id, people });
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/line`, {
    headers: { cookie: people[0].cookie },
  });
  const begun = performance.now();
  let messages = 0;
  const hello = { type: 'hello', protocol: PROTOCOL, game: { id, have: Math.max(1, head - missed) } };
  socket.on('open', () => socket.send(JSON.stringify(hello)));
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('message', (data) => {
      messages++;
      const message = parseServerMessage(String(data));
      if (!message.ok || message.value.type !== 'welcome' || !message.value.news) return;
      const ms = performance.now() - begun;
      socket.terminate();
      const moves = message.value.news.list.filter(({ what }) => what.type === 'acted').length;
      resolve({ ms, moves, messages });
    });
  });
}

function headOf(url: string, { id, people }: OurTable): Promise<number> {
  return new Promise((resolve) => {
    const line = lineOf(
      { urls: [url], person: people[0] },
      { game: id },
      {
        status() {},
        news({ from, list }) {
          line.close();
          resolve(from + list.length);
        },
      },
    );
  });
}
