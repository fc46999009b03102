/** PostgreSQL on a server of its own. */
import pg from 'pg';
import { type Db, type Row, StartProblem } from './db.ts';

const CONNECTIONS = 6;

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
  return {
    isShared: true,
    async query<T extends Row>(sql: string, parameters: readonly unknown[] = []) {
      return (await pool.query(sql, [...parameters])).rows as T[];
    },
    async script(sql) {
      await pool.query(sql);
    },
    close: () => pool.end(),
  };
}
