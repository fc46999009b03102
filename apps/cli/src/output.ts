/** Files that commands write. */
import { appendFile, mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { ok, problem, type Result } from '@mahjong-fortress/rules';
import { type Failure, rejected } from './command.ts';
import type { World } from './world.ts';

async function attempt(
  work: Promise<unknown>,
  path: string,
  otherwise: string,
): Promise<Result<void, Failure>> {
  try {
    await work;
    return ok(undefined);
  } catch {
    return rejected(problem('not-writable', '', otherwise), path);
  }
}

export function writeText(world: World, path: string, text: string): Promise<Result<void, Failure>> {
  return attempt(writeFile(resolve(world.directory, path), text), path, 'The file cannot be written.');
}

/** Finds out whether a file can be written, before long work is done for it; what is in it stays. */
export function checkWritable(world: World, path: string): Promise<Result<void, Failure>> {
  return attempt(appendFile(resolve(world.directory, path), ''), path, 'The file cannot be written.');
}

/** Makes the folder that files are to go to, before long work is done for them. */
export function makeFolder(world: World, path: string): Promise<Result<void, Failure>> {
  const made = mkdir(resolve(world.directory, path), { recursive: true });
  return attempt(made, path, 'The folder cannot be made.');
}
