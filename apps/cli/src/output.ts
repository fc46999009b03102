/** Files that commands write. */
import { appendFile, mkdir, writeFile } from 'node:fs/promises';
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

/** Finds out whether a file can be written, before long work is done for it; what is in it stays. */
export async function checkWritable(world: World, path: string): Promise<Result<void, Failure>> {
  try {
    await appendFile(resolve(world.directory, path), '');
    return ok(undefined);
  } catch {
    return rejected(problem('not-writable', '', 'The file cannot be written.'), path);
  }
}

/** Makes the folder that files are to go to, before long work is done for them. */
export async function makeFolder(world: World, path: string): Promise<Result<void, Failure>> {
  try {
    await mkdir(resolve(world.directory, path), { recursive: true });
    return ok(undefined);
  } catch {
    return rejected(problem('not-writable', '', 'The folder cannot be made.'), path);
  }
}
