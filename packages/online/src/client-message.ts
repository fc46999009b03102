/** What a client says. */

import type { Problem } from '@mahjong-fortress/base/problem';
import { fields, optional, parseJson, type Read, text, variants, whole } from '@mahjong-fortress/base/reader';
import type { Result } from '@mahjong-fortress/base/result';
import { MESSAGE_LIMITS } from './limits.ts';
import { type Request, readRequest } from './request.ts';

export interface Hello {
  readonly type: 'hello';
  readonly protocol: number;
  /** The table to sit at or watch, and the number of the last entry of its log that is known here. */
  readonly game?: { readonly id: string; readonly have: number } | undefined;
}

export interface Ask {
  readonly type: 'ask';
  /** Names the intent: however often it is sent, it is done once. */
  readonly cid: string;
  /** The number of the last entry that was known when it was asked. */
  readonly on: number;
  readonly request: Request;
}

export type ClientMessage = Hello | Ask | { readonly type: 'ping' };

const seq = whole(0, 1_000_000);

const readClientMessage: Read<ClientMessage> = variants({
  hello: { protocol: whole(1, 1000), game: optional(fields({ id: text(40), have: seq })) },
  ask: { cid: text(40), on: seq, request: readRequest },
  ping: {},
});

export function parseClientMessage(json: string): Result<ClientMessage, Problem> {
  const value = parseJson(json, MESSAGE_LIMITS);
  return value.ok ? readClientMessage(value.value, '') : value;
}
