/** Data of servers: making an empty database takes longer than many a test, so the first to need one makes it for all. */
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { copyDatabase, makeEmptyDatabase } from '../../../apps/server/test/support/empty-database.ts';

async function emptyDatabase(): Promise<string> {
  const shared = path.join(process.env.E2E_FOLDER ?? '', 'empty');
  const [claim, making] = [`${shared}.claim`, `${shared}.making`];
  while (!existsSync(shared)) {
    try {
      mkdirSync(claim);
    } catch {
      // Somebody else is at it.
      await new Promise((resume) => setTimeout(resume, 50));
      continue;
    }
    try {
      await makeEmptyDatabase(making);
      renameSync(making, shared);
    } catch (error) {
      for (const one of [making, claim]) rmSync(one, { recursive: true, force: true });
      throw error;
    }
  }
  return shared;
}

/** A folder that a server can begin in at once. */
export async function prepared(folder: string): Promise<string> {
  copyDatabase(await emptyDatabase(), folder);
  return folder;
}
