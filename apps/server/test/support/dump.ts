/** Everything that is in a database, in an order that doesn't change. */
import type { Db, Row } from '../../src/db/db.ts';
import { openPglite } from '../../src/db/pglite.ts';

/** Each row under the name of its table. */
export async function rowsOf(db: Db): Promise<readonly Row[]> {
  const tables = await db.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  const rows: Row[] = [];
  for (const { name } of tables)
    rows.push(
      ...(await db.query(`select to_jsonb(t) as "${name}" from "${name}" t order by to_jsonb(t)::text`)),
    );
  return rows;
}

/** Of a data folder which no server uses. */
export async function dumpOf(folder: string): Promise<string> {
  const db = await openPglite(folder);
  const rows = await rowsOf(db);
  await db.close();
  return JSON.stringify(rows);
}
