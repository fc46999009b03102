/** PostgreSQL on a server of its own. */
import pg from 'pg';
import { type Db, type Row, StartProblem } from './db.ts';

const CONNECTIONS = 6;
/** Two statements that waited for each other: one of them has been undone whole, and may be tried again. */
const DEADLOCK = '40P01';
const TRIES = 5;

async function again<T>(run: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await run();
    } catch (error) {
      if (tries === TRIES || !(error instanceof pg.DatabaseError) || error.code !== DEADLOCK) throw error;
    }
  }
}

export async function openPostgres(url: string): Promise<Db> {
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS, connectionTimeoutMillis: 10_000 });
  // A connection that breaks while nobody uses it is replaced when the next one is needed.
  pool.on('error', (error) => console.error(`database: ${error.message}`));
  try {
    await pool.query('select 1');
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new StartProblem({
      code: 'database',
      message: `The database of DATABASE_URL can't be reached: ${why}`,
    });
  }
  // The statements are few and come again: under a name, each connection has them read and planned once.
  const names = new Map<string, string>();
  function nameOf(sql: string): string {
    const name = names.get(sql) ?? `statement-${names.size + 1}`;
    names.set(sql, name);
    return name;
  }
  return {
    isShared: true,
    async query<T extends Row>(sql: string, parameters: readonly unknown[] = []) {
      const statement = { name: nameOf(sql), text: sql, values: [...parameters] };
      return (await again(() => pool.query(statement))).rows as T[];
    },
    async script(sql) {
      await pool.query(sql);
    },
    close: () => pool.end(),
  };
}
