/** A record as a short text for a link, and back. What comes from a link was written by a stranger: sizes are limited. */
import type { Problem } from '@mahjong-fortress/base/problem';
import { parseJson } from '@mahjong-fortress/base/reader';
import { err, type Result } from '@mahjong-fortress/base/result';
import { makeRecord, openRecordValue, RECORD_LIMITS } from '@mahjong-fortress/match';
import { mahjongFortress } from '@mahjong-fortress/rules';
import type { FortressRecord, PlayedGame } from './played-game.ts';

const KEY = 'replay';
const MAX_CODE = 20_000;

const BROKEN: Problem = { code: 'broken-link', path: '', message: 'The link is damaged or incomplete.' };

async function throughStream(
  bytes: Uint8Array<ArrayBuffer>,
  stream: GenericTransformStream,
): Promise<Uint8Array | undefined> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = (await reader.read()) as { done: boolean; value?: Uint8Array };
    if (done) break;
    size += value?.length ?? 0;
    // A few bytes can unpack to gigabytes; nobody's game does.
    if (size > RECORD_LIMITS.textLength) {
      reader.cancel().catch(() => undefined);
      return undefined;
    }
    if (value) parts.push(value);
  }
  return new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer());
}

function toText(bytes: Uint8Array): string {
  const characters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(characters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function toBytes(text: string): Uint8Array<ArrayBuffer> {
  const characters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(characters, (character) => character.charCodeAt(0));
}

export async function makeRecordCode(record: FortressRecord): Promise<string> {
  return packRecord(makeRecord(mahjongFortress, record));
}

/** The record of any game, as it is kept and sent, as the code of a link. */
export async function packRecord(written: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(written));
  const packed = await throughStream(bytes, new CompressionStream('deflate-raw'));
  return toText(packed ?? new Uint8Array());
}

/** What a code says, not understood yet; what is wrong otherwise. Never throws. */
export async function unpackRecord(code: string): Promise<Result<unknown, Problem>> {
  if (code.length > MAX_CODE || !/^[\w-]+$/.test(code)) return err(BROKEN);
  try {
    const bytes = await throughStream(toBytes(code), new DecompressionStream('deflate-raw'));
    return bytes ? parseJson(new TextDecoder().decode(bytes), RECORD_LIMITS) : err(BROKEN);
  } catch {
    return err(BROKEN);
  }
}

/** A game of Mahjong Fortress that can be played again from its link; what is wrong otherwise. Never throws. */
export async function openRecordCode(code: string): Promise<Result<PlayedGame, Problem>> {
  const unpacked = await unpackRecord(code);
  return unpacked.ok ? openRecordValue(mahjongFortress, unpacked.value) : unpacked;
}

export interface ReplayLink {
  readonly code: string;
  /** The step to open it at. */
  readonly step: number;
}

export function makeReplayLink(site: string, { code, step }: ReplayLink): string {
  return `${site.replace(/[#?].*$/, '')}#${KEY}=${code}${step > 0 ? `&step=${step}` : ''}`;
}

/** What the part of an address behind the # says. */
export function replayLinkIn(hash: string): ReplayLink | undefined {
  const code = new RegExp(`[#&]${KEY}=([\\w-]+)`).exec(hash)?.[1];
  const step = Number(/[#&]step=(\d{1,4})(?:&|$)/.exec(hash)?.[1] ?? 0);
  return code === undefined ? undefined : { code, step };
}
