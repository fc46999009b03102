/** An embedded database with the tables in it and nothing else, to copy: making it takes longer than most tests. */
import { cpSync } from 'node:fs';
import path from 'node:path';
import { migrate } from '../../src/db/migrations.ts';
import { openPglite } from '../../src/db/pglite.ts';

export async function makeEmptyDatabase(folder: string): Promise<void> {
  const db = await openPglite(folder);
  await migrate(db);
  await db.close();
}

/** What is in one folder begins in another, too. */
export function copyDatabase(from: string, to: string): void {
  cpSync(path.join(from, 'database'), path.join(to, 'database'), { recursive: true });
}
