/** Text from files and standard input, with limits: nobody can make the program swallow a gigabyte. */

import { open } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { type Problem, problem } from '@mahjong-fortress/base/problem';
import { ok, type Result } from '@mahjong-fortress/base/result';
import { type Game, parsePosition } from '@mahjong-fortress/rules';
import { type Failure, rejected } from './command.ts';
import type { World } from './world.ts';

const MAX_BYTES = 1_000_000;

function fileProblem(error: unknown): Problem {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT' || code === 'ENOTDIR') return problem('no-file', '', 'No such file.');
  if (code === 'EISDIR') return problem('not-a-file', '', 'This is a folder, not a file.');
  if (code === 'EACCES') return problem('no-access', '', 'You don’t have permission to read this file.');
  return problem('unreadable', '', 'The file can’t be read.');
}

/** At most a little more than the limit, however much there is. */
async function bytesOf(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    const bytes = Buffer.from(chunk);
    chunks.push(bytes);
    size += bytes.length;
    if (size > MAX_BYTES) break;
  }
  return Buffer.concat(chunks);
}

async function fileBytes(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    return await bytesOf(file.createReadStream({ end: MAX_BYTES }));
  } finally {
    await file.close();
  }
}

export function sourceName(path: string): string {
  return path === '-' ? 'standard input' : path;
}

/** The text of a file, or of standard input for `-`. */
export async function readText(world: World, path: string): Promise<Result<string, Failure>> {
  const source = sourceName(path);
  let bytes: Buffer;
  try {
    bytes = path === '-' ? await bytesOf(world.stdin) : await fileBytes(resolve(world.directory, path));
  } catch (error) {
    return rejected(fileProblem(error), source);
  }
  if (bytes.length > MAX_BYTES)
    return rejected(problem('too-large', '', 'The file is larger than 1 MB.'), source);
  try {
    return ok(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return rejected(problem('not-text', '', 'The file isn’t UTF-8 text.'), source);
  }
}

/** What a file holds, read by one of the parsers of the packages. */
export async function readParsed<T>(
  world: World,
  path: string,
  parse: (text: string) => Result<T, Problem>,
): Promise<Result<T, Failure>> {
  const text = await readText(world, path);
  if (!text.ok) return text;
  const parsed = parse(text.value);
  return parsed.ok ? parsed : rejected(parsed.error, sourceName(path));
}

export function readPosition(world: World, path: string): Promise<Result<Game, Failure>> {
  return readParsed(world, path, parsePosition);
}
