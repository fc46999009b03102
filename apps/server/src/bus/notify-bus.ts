/** Wakes over PostgreSQL, on a connection of their own: inside the transaction of an entry they would slow it down. */
import pg from 'pg';
import { type Bus, gathered, hearWakes } from './bus.ts';

const CHANNEL = 'mahjong_fortress_wake';
const RETRY_MS = 1000;

export function openNotifyBus(url: string, node: string, onWake: (game: string) => void): Bus {
  let client: pg.Client | undefined;
  let isClosed = false;

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: url });
    next.on('notification', ({ payload = '' }) => hearWakes(node, payload, onWake));
    const again = once(() => {
      if (client === next) client = undefined;
      next.end().catch(() => {});
      if (!isClosed) setTimeout(connect, RETRY_MS);
    });
    next.on('error', again);
    next.on('end', again);
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
      client = next;
    } catch {
      again();
    }
  }

  connect();
  return {
    wake: gathered(node, async (text) => client?.query('select pg_notify($1, $2)', [CHANNEL, text])),
    async close() {
      isClosed = true;
      await client?.end();
    },
  };
}

function once(run: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) run();
    isDone = true;
  };
}
