/** The one door for files that commands write: each appears whole, and until then the old one stays as it was. */

import { randomBytes } from 'node:crypto';
import {
  accessSync,
  closeSync,
  constants,
  fchmodSync,
  fchownSync,
  fsyncSync,
  ftruncateSync,
  lstatSync,
  mkdirSync,
  openSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { problem } from '@mahjong-fortress/base/problem';
import { ok, type Result } from '@mahjong-fortress/base/result';
import { type Failure, rejected } from './command.ts';
import type { World } from './world.ts';

// Everything here is done in one go, without letting go of the thread: no signal finds a file half written.
// write-file-atomic wants the whole text at once; records come line by line, and hours of them do not fit into memory.

const REASONS: ReadonlyMap<unknown, string> = new Map([
  ['ENOSPC', 'the disk is full'],
  ['EDQUOT', 'your disk quota is used up'],
  ['EFBIG', 'the file is too large for this disk'],
  ['EROFS', 'the disk is read-only'],
  ['EACCES', 'you don’t have permission'],
  ['EPERM', 'you don’t have permission'],
  ['ENOENT', 'there is no such folder'],
  ['ENOTDIR', 'part of the path is a file, not a folder'],
  ['EEXIST', 'a file with this name already exists'],
  ['EISDIR', 'it’s a folder'],
  ['ELOOP', 'the link points back to itself'],
  ['ENAMETOOLONG', 'the name is too long'],
  ['EBUSY', 'another program is using it'],
]);

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

/** Why something could not be written, as the end of a sentence. */
export function reasonFor(error: unknown): string {
  const code = codeOf(error);
  return REASONS.get(code) ?? `the system says ${code ?? error}`;
}

function attempt<T>(
  path: string,
  work: () => T,
  otherwise = 'The file can’t be written',
): Result<T, Failure> {
  try {
    return ok(work());
  } catch (error) {
    return rejected(problem('not-writable', '', `${otherwise}: ${reasonFor(error)}.`), path);
  }
}

/** Where a name leads, through links, also to a file that is not there yet. */
function placeOf(path: string): string {
  try {
    return realpathSync(path);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    const isLink = lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink();
    return isLink ? placeOf(resolve(realpathSync(dirname(path)), readlinkSync(path))) : path;
  }
}

/** The number of what is open already, if that is what a name stands for. */
function descriptorOf(path: string): number | undefined {
  if (path === '/dev/stdout') return 1;
  if (path === '/dev/stderr') return 2;
  const [, number] = /^\/(?:dev|proc\/self)\/fd\/(\d+)$/.exec(path) ?? [];
  return number === undefined ? undefined : Number(number);
}

/** A new file has the owner and the rights of the one it replaces. */
function takeAfter(file: number, old: Stats): void {
  try {
    fchownSync(file, old.uid, old.gid);
  } catch {
    // Only an administrator may give files away: for anybody else it is theirs from now on.
  }
  try {
    fchmodSync(file, old.mode & 0o777);
  } catch {
    // Some disks know no rights.
  }
}

/** On Windows a virus scanner or an editor may hold the old file for a moment. */
function replace(from: string, to: string): void {
  for (let tries = 0; ; tries++) {
    try {
      renameSync(from, to);
      return;
    } catch (error) {
      if (process.platform !== 'win32' || tries === 10) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
    }
  }
}

/** So that the new name, too, outlives a power cut. */
function syncFolder(path: string): void {
  try {
    const folder = openSync(path, 'r');
    fsyncSync(folder);
    closeSync(folder);
  } catch {
    // Windows, for one, does not sync folders; the file itself is complete.
  }
}

/** A file that is being written, beside the one it is going to replace. */
export interface FileDraft {
  /** Adds a text, or nothing of it. */
  append(text: string): Result<void, Failure>;
  /** Puts the new file in the place of the old one. */
  keep(): Result<void, Failure>;
  /** Leaves the old one, and no trace of the new. */
  drop(): void;
}

/** A device, a pipe: something that is written to, not replaced. */
function openStream(path: string, shown: string): FileDraft {
  accessSync(path, constants.W_OK);
  let file: number | undefined;
  const close = () => {
    if (file !== undefined) closeSync(file);
    file = undefined;
  };
  return {
    append: (text) =>
      attempt(shown, () => {
        // Opened no sooner: who reads a pipe takes its closing for the end.
        file ??= openSync(path, 'a');
        writeFileSync(file, text);
      }),
    keep: () => attempt(shown, close),
    drop: close,
  };
}

/** A file that the shell has opened for us; opened again, both would write from its beginning. */
function openDescriptor(file: number, shown: string): FileDraft {
  return {
    append: (text) => attempt(shown, () => writeFileSync(file, text)),
    keep: () => ok(undefined),
    drop: () => undefined,
  };
}

function openBeside(
  place: string,
  old: Stats | undefined,
  { shown, isSecret }: { readonly shown: string; readonly isSecret: boolean },
): FileDraft {
  if (old) accessSync(place, constants.W_OK);
  const folder = dirname(place);
  const beside = join(folder, `${basename(place).slice(0, 50)}.${randomBytes(4).toString('hex')}.part`);
  // Nobody else may read it before it has the rights of the old one.
  const file = openSync(beside, 'wx', old || isSecret ? 0o600 : 0o666);
  if (old && !isSecret) takeAfter(file, old);
  let size = 0;
  let open = true;
  const close = () => {
    if (open) closeSync(file);
    open = false;
  };
  const drop = () => {
    close();
    rmSync(beside, { force: true });
    process.off('exit', drop);
  };
  process.once('exit', drop);
  return {
    append(text) {
      const bytes = Buffer.from(text);
      const written = attempt(shown, () => writeFileSync(file, bytes));
      if (written.ok) size += bytes.length;
      else ftruncateSync(file, size);
      return written;
    },
    keep() {
      const kept = attempt(shown, () => {
        fsyncSync(file);
        close();
        replace(beside, place);
      });
      // What has found its place is there no more, so this takes away only what has failed.
      drop();
      if (kept.ok) syncFolder(folder);
      return kept;
    },
    drop,
  };
}

interface FileWish {
  /** For the eyes of its owner only. */
  readonly isSecret?: boolean;
}

export function beginFile(
  { directory }: World,
  path: string,
  { isSecret = false }: FileWish = {},
): Result<FileDraft, Failure> {
  return attempt(path, () => {
    const named = resolve(directory, path);
    const old = statSync(named, { throwIfNoEntry: false });
    if (old?.isDirectory()) throw Object.assign(new Error('a folder'), { code: 'EISDIR' });
    if (old && !old.isFile()) return openStream(named, path);
    const descriptor = descriptorOf(named);
    return descriptor === undefined
      ? openBeside(placeOf(named), old, { shown: path, isSecret })
      : openDescriptor(descriptor, path);
  });
}

export function writeText(
  world: World,
  path: string,
  text: string,
  wish: FileWish = {},
): Result<void, Failure> {
  const draft = beginFile(world, path, wish);
  if (!draft.ok) return draft;
  const written = draft.value.append(text);
  if (written.ok) return draft.value.keep();
  draft.value.drop();
  return written;
}

/** Finds out whether a file can be written, before long work is done for it. */
export function checkWritable(world: World, path: string): Result<void, Failure> {
  const draft = beginFile(world, path);
  if (!draft.ok) return draft;
  draft.value.drop();
  return ok(undefined);
}

/** Makes the folder that files are to go to, before long work is done for them. */
export function makeFolder({ directory }: World, path: string): Result<void, Failure> {
  const make = () => void mkdirSync(resolve(directory, path), { recursive: true });
  return attempt(path, make, 'The folder can’t be created');
}
