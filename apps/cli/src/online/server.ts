/** A server of online tables, by its address: what is asked of it once and not over a line. */
import { isObject } from '@mahjong-fortress/base/json';
import { problem } from '@mahjong-fortress/base/problem';
import { parseJson } from '@mahjong-fortress/base/reader';
import { ok, type Result } from '@mahjong-fortress/base/result';
import { badUsage, type Call, type Failure, type Option, rejected } from '../command.ts';

export interface ServerQuestion {
  readonly method?: 'GET' | 'POST';
  readonly path: string;
  readonly cookie?: string | undefined;
  /** What makes a program a moderator. */
  readonly token?: string;
  readonly body?: unknown;
  /** Asked where the server has had enough for so many seconds; says true once they are over, and it is asked again. */
  readonly wait?: (seconds: number) => Promise<boolean>;
}

export interface ServerAnswer {
  readonly value: unknown;
  /** The cookie that the server wants to be sent from now on. */
  readonly cookie: string | undefined;
}

/** For every command that goes to a server as somebody. */
export const SERVER_OPTIONS: Readonly<Record<string, Option>> = {
  server: { value: 'URL', about: 'the server (default: the variable MF_SERVER)' },
  guest: { value: 'NAME', about: 'which of your guests to be, if you keep several (default: default)' },
  name: { value: 'TEXT', about: 'what the others call you from now on' },
};

const PATIENCE_MS = 15_000;
/** The list of a hundred tables, each with its layout, is far smaller. */
const LIMITS = { textLength: 4_000_000, depth: 64 };

/** `http://host:port` out of what somebody wrote. */
export function originOf(text: string): Result<string, Failure> {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url && /^https?:$/.test(url.protocol)
    ? ok(url.origin)
    : badUsage(`“${text}” isn’t the address of a server, such as http://127.0.0.1:4173.`);
}

export function serverOption(call: Call): Result<string, Failure> {
  const text = call.value('server') ?? call.world.server;
  return text === undefined
    ? badUsage('Which server? Name it with “--server URL”, or in the variable MF_SERVER.')
    : originOf(text);
}

function noServer(server: string): Result<never, Failure> {
  return rejected(problem('no-server', '', 'Nobody answers there.'), server);
}

function notATableServer(server: string): Result<never, Failure> {
  return rejected(problem('not-a-server', '', 'This isn’t a server of online tables.'), server);
}

/** What a refusal says, if it is one of ours. */
function refusalIn(value: unknown, server: string): Result<never, Failure> {
  if (!isObject(value) || typeof value.code !== 'string' || typeof value.reason !== 'string')
    return notATableServer(server);
  const path = typeof value.path === 'string' ? value.path : '';
  return rejected(problem(value.code, path, value.reason), server);
}

export async function askServer(
  server: string,
  question: ServerQuestion,
): Promise<Result<ServerAnswer, Failure>> {
  const { method = 'GET', path, cookie, token, body, wait } = question;
  let response: Response;
  let text: string;
  try {
    response = await fetch(`${server}${path}`, {
      method,
      // A cookie is for this server, not for one that it points to.
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
      headers: {
        ...(cookie === undefined ? {} : { cookie }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    text = await response.text();
  } catch {
    return noServer(server);
  }
  const seconds = Number(response.headers.get('retry-after'));
  if (response.status === 429 && seconds > 0 && (await wait?.(seconds))) return askServer(server, question);
  const read = parseJson(text, LIMITS);
  if (!read.ok) return notATableServer(server);
  if (!response.ok) return refusalIn(read.value, server);
  const [pair] = (response.headers.get('set-cookie') ?? '').split(';');
  return ok({ value: read.value, cookie: pair || undefined });
}
