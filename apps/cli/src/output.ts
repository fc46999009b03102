/** Files that commands write. */
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { ok, problem, type Result } from '@mahjong-fortress/rules';
import { type Failure, rejected } from './command.ts';
import type { World } from './world.ts';

export async function writeText(world: World, path: string, text: string): Promise<Result<void, Failure>> {
  try {
    await writeFile(resolve(world.directory, path), text);
    return ok(undefined);
  } catch {
    return rejected(problem('not-writable', '', 'The file cannot be written.'), path);
  }
}
