/** Who somebody is to a server: a guest with a cookie, kept in a file that only they can read. */
import { join } from 'node:path';
import { isObject } from '@mahjong-fortress/base/json';
import { problem } from '@mahjong-fortress/base/problem';
import { parseJson } from '@mahjong-fortress/base/reader';
import { ok, type Result } from '@mahjong-fortress/base/result';
import { badUsage, type Call, type Failure, rejected } from '../command.ts';
import { readText } from '../input.ts';
import { makeFolder, writeText } from '../output.ts';
import { tell } from '../terminal.ts';
import type { World } from '../world.ts';
import { askServer } from './server.ts';

export interface Guest {
  readonly player: string;
  readonly name: string;
  /** `name=value`, as it is sent. */
  readonly cookie: string;
}

function guestOption(call: Call): Result<string, Failure> {
  const name = call.value('guest') ?? 'default';
  return /^[\w-]{1,24}$/.test(name)
    ? ok(name)
    : badUsage('“--guest” must be 1 to 24 letters, digits or hyphens.');
}

/** One small file for each server and guest, so that two robots never write to the same one. */
function fileOf({ configFolder }: World, server: string, guest: string): string {
  const { hostname, port, protocol } = new URL(server);
  const place = [protocol.slice(0, -1), hostname.replaceAll(/[^\w.-]/g, '_'), port, guest];
  return join(configFolder, 'mahjong-fortress', `${place.filter(Boolean).join('_')}.json`);
}

/** The cookie that was kept; whatever else is in the file is none. */
async function keptCookie(world: World, file: string): Promise<string | undefined> {
  const text = await readText(world, file);
  const read = text.ok ? parseJson(text.value, { textLength: 4000, depth: 4 }) : text;
  const value = read.ok ? read.value : undefined;
  return isObject(value) && typeof value.cookie === 'string' && /^[\w-]+=[\w-]+$/.test(value.cookie)
    ? value.cookie
    : undefined;
}

function keep(world: World, file: string, server: string, cookie: string): Result<void, Failure> {
  const folder = makeFolder(world, join(file, '..'));
  if (!folder.ok) return folder;
  return writeText(world, file, `${JSON.stringify({ server, cookie })}\n`, { isSecret: true });
}

/** The guest that this person is at a server; a new one at the first visit. */
export async function meetServer(call: Call, server: string): Promise<Result<Guest, Failure>> {
  const { world } = call;
  const which = guestOption(call);
  if (!which.ok) return which;
  const file = fileOf(world, server, which.value);
  const kept = await keptCookie(world, file);
  const name = call.value('name');
  const body = name === undefined ? {} : { name };
  const answer = await askServer(server, { method: 'POST', path: '/api/me', cookie: kept, body });
  if (!answer.ok) return answer;
  const { value, cookie = kept } = answer.value;
  const isMet = isObject(value) && typeof value.player === 'string' && typeof value.name === 'string';
  if (!isMet || cookie === undefined)
    return rejected(problem('not-a-server', '', 'This isn’t a server of online tables.'), server);
  if (kept !== undefined && cookie !== kept)
    tell(world, `${server} doesn’t know the guest “${which.value}” any more; this is a new one.`);
  if (cookie !== kept) {
    const stored = keep(world, file, server, cookie);
    if (!stored.ok) return stored;
  }
  return ok({ player: value.player as string, name: value.name as string, cookie });
}
