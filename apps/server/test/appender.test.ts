/** Entries of different tables are stored together; each has its own answer all the same. */
import { rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { games } from '../registry.ts';
import { migrate } from '../src/db/migrations.ts';
import { openPglite } from '../src/db/pglite.ts';
import { openPostgres } from '../src/db/postgres.ts';
import { makeAppender } from '../src/store/appender.ts';
import { makeGameStore } from '../src/store/game-store.ts';
import { replayTable } from '../src/table/course.ts';
import type { LoggedTable } from '../src/table/table.ts';
import { after } from './support/logs.ts';
import { dataFolder, postgresDatabase } from './support/prepared.ts';
import { NO_POSTGRES } from './support/programs.ts';
import { tableRequest } from './support/tables.ts';

/** Refused at every door; no database keeps it. */
const UNSTORABLE = 'a\0b';

async function openDb(database: string) {
  if (database === 'PGlite') {
    const data = dataFolder('appender');
    const db = await openPglite(data);
    return { db, tidyUp: () => rmSync(data, { recursive: true, force: true }) };
  }
  const address = await postgresDatabase();
  return address === undefined ? undefined : { db: await openPostgres(address), tidyUp: () => {} };
}

/** A table at which somebody has just sat down, by an intent of that name. */
function satAt(id: string, cid: string): LoggedTable {
  const [game] = games;
  if (!game) throw new Error('no game');
  const { setup } = tableRequest({ people: 2 });
  const settings = { setup, seats: 2, pace: { type: 'untimed' }, public: false, host: 'ann' } as const;
  const gathered = replayTable({ id, game, settings, seed: 'seed' }, []);
  if (!gathered.ok) throw new Error(gathered.error.message);
  return after(gathered.value, { seat: 0, cid, body: { type: 'sat', player: 'ann' } }, 0);
}

test.each(['PGlite', 'PostgreSQL'])(
  'on %s an entry that can’t be stored costs only itself',
  async (database) => {
    const opened = await openDb(database);
    if (!opened) return console.warn(NO_POSTGRES);
    const { db, tidyUp } = opened;
    try {
      await migrate(db);
      const store = makeGameStore(db);
      const tables = Array.from({ length: 9 }, (_, index) =>
        satAt(`t${index}`, index === 4 ? UNSTORABLE : `ann/${index}`),
      );
      for (const { id, game, settings, seed } of tables)
        await store.create({ id, game: game.rules.id, rules: game.version, settings, seed }, 0);
      const appender = makeAppender(db, () => 0);
      const answers = await Promise.allSettled(tables.map(appender.append));
      expect(answers.map(({ status }) => status === 'fulfilled')).toEqual(
        tables.map((_, index) => index !== 4),
      );
      for (const [index, { id }] of tables.entries())
        expect(await store.entriesAfter(id, 0), id).toHaveLength(index === 4 ? 0 : 1);
      // What was in the way is out of the way.
      expect(await appender.append(satAt('t4', 'ann/4'))).toBe(true);
    } finally {
      await db.close();
      tidyUp();
    }
  },
);
