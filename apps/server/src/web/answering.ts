/** What all addresses of the server have in common: who asks, what they sent, how much is too much, and how to say no. */
import { type Problem, problem } from '@mahjong-fortress/base/problem';
import { parseJson, type Read } from '@mahjong-fortress/base/reader';
import { err, ok, type Result } from '@mahjong-fortress/base/result';
import type { Context } from 'hono';
import type { KnownPlayer, PlayerStore } from '../store/player-store.ts';
import { cookieFor, playerOf } from './identity.ts';
import type { Limited, Limits } from './limiter.ts';
import type { Metrics } from './metrics.ts';
import { isStorable, NOT_STORABLE } from './storable.ts';

export interface AnsweringWorld {
  readonly players: PlayerStore;
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly publicUrl: string | undefined;
  readonly trustsProxy: boolean;
  now(): number;
}

interface Bindings {
  readonly incoming: { readonly socket: { readonly remoteAddress?: string } };
}
export type Env = { Bindings: Bindings };
export type ApiContext = Context<Env>;

/** A layout with everything around it. */
const BODY_LIMITS = { textLength: 65_536, depth: 24 };

/** Of characters that take most bytes; no more than that is read of any body. */
export const MOST_BODY_BYTES = BODY_LIMITS.textLength * 4;
export const TOO_LARGE: Problem = problem('too-large', '', 'This is too much at once.');

export async function bodyOf<T>(c: ApiContext, read: Read<T>): Promise<Result<T, Problem>> {
  const value = parseJson((await c.req.text()) || '{}', BODY_LIMITS);
  if (!value.ok) return value;
  return isStorable(value.value) ? read(value.value, '') : err(NOT_STORABLE);
}

/** What a form of a page sends: a name and a text for each of its fields. */
export type FormBody = Readonly<Record<string, unknown>>;

export async function formOf(c: ApiContext): Promise<Result<FormBody, Problem>> {
  const body = await c.req.parseBody();
  return isStorable(body) ? ok(body) : err(NOT_STORABLE);
}

type Status = 400 | 401 | 403 | 404 | 409 | 429;

export interface Answering {
  /** Whether people come over https: the cookie is the browser's own then. */
  readonly isSecure: boolean;
  refuse(c: ApiContext, status: Status, problem: Problem): Response;
  /** A refusal that says when again, or nothing. */
  tooMuch(c: ApiContext, what: Limited, key: string): Response | undefined;
  addressOf(c: ApiContext): string;
  me(c: ApiContext): Promise<KnownPlayer | undefined>;
  /** Makes a guest of somebody the server doesn't know, or refuses. */
  welcome(c: ApiContext, name: string): Promise<KnownPlayer | Response>;
  /** Answers for somebody the server knows, and refuses everybody else. */
  asPlayer(
    run: (c: ApiContext, player: KnownPlayer) => Promise<Response>,
  ): (c: ApiContext) => Promise<Response>;
}

export function makeAnswering({
  players,
  limits,
  metrics,
  publicUrl,
  trustsProxy,
  now,
}: AnsweringWorld): Answering {
  const isSecure = publicUrl?.startsWith('https:') ?? false;

  function refuse(c: ApiContext, status: Status, { code, path, message }: Problem): Response {
    metrics.count('refusals');
    return c.json({ code, path, reason: message }, status);
  }

  function tooMuch(c: ApiContext, what: Limited, key: string): Response | undefined {
    const waitMs = limits[what].take(key);
    if (waitMs === 0) return undefined;
    const seconds = Math.ceil(waitMs / 1000);
    c.header('Retry-After', `${seconds}`);
    const message = `That was a lot at once. Try again in ${seconds} seconds.`;
    return refuse(c, 429, problem('too-many', '', message));
  }

  function addressOf(c: ApiContext): string {
    const forwarded = trustsProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
    return forwarded ?? c.env.incoming.socket.remoteAddress ?? '';
  }

  const me = (c: ApiContext) => playerOf(players, c.req.header('cookie'), isSecure);

  return {
    isSecure,
    refuse,
    me,
    tooMuch,
    addressOf,
    async welcome(c, name) {
      const refused = tooMuch(c, 'guests', addressOf(c));
      if (refused) return refused;
      const { player, token } = await players.create(name, now());
      c.header('Set-Cookie', cookieFor(token, isSecure));
      return player;
    },
    asPlayer: (run) => async (c) => {
      const player = await me(c);
      return player
        ? run(c, player)
        : refuse(c, 401, problem('no-player', '', 'The server doesn’t know you yet.'));
    },
  };
}
