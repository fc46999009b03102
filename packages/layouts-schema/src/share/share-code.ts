/** Share codes: a layout as a short text that fits into a link. */
import { err, type Result } from '@mahjong-fortress/base/result';
import { type Finding, makeFinding } from '../finding.ts';
import { FORMAT_VERSION, type Layout } from '../layout.ts';
import { playersFor, TEXT_LIMITS } from '../limits.ts';
import { type CheckedLayout, readLayout } from '../parse.ts';
import { makeReader, makeWriter } from './coder.ts';
import { shareCodeIn } from './link.ts';
import { codeMessage, type Message } from './message.ts';
import { SYMMETRY_COUNT } from './shape.ts';

/** A code is this digit, the message in base 64, and the checksum. */
const VERSION = '1';
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const CHECK_LENGTH = 4;
const MAX_LENGTH = 2000;
/** Links longer than this get broken by messengers, so the description stays behind rather than the fortress. */
const WANTED_LENGTH = 300;

function toDigits(message: bigint): string {
  let digits = '';
  for (let rest = message; rest > 0n; rest >>= 6n) digits = DIGITS.charAt(Number(rest & 63n)) + digits;
  return digits;
}

function fromDigits(digits: string): bigint {
  return [...digits].reduce((message, digit) => (message << 6n) | BigInt(DIGITS.indexOf(digit)), 0n);
}

/** FNV-1a, folded to 24 bits: it finds typing errors, it is no protection against malice. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return ((value >>> 24) ^ value) & 0xffffff;
}

function withChecksum(body: string): string {
  return body + toDigits(BigInt(hash(body))).padStart(CHECK_LENGTH, 'A');
}

function encode(message: Message | Pick<Message, 'rows'>): string {
  const codes = Array.from({ length: SYMMETRY_COUNT }, (_, symmetry) => {
    const writer = makeWriter();
    codeMessage(writer, symmetry, message);
    return toDigits(writer.message());
  });
  const shortest = codes.reduce((best, code) => (code.length < best.length ? code : best));
  return withChecksum(VERSION + shortest);
}

/** The code of a layout with everything that makes it somebody's work; description and tags only if there is room. */
export function makeShareCode(layout: Layout): string {
  const { description, tags, ...rest } = layout;
  const tagged: Message = { ...rest, ...(tags === undefined ? {} : { tags }) };
  const whole: Message = { ...tagged, ...(description === undefined ? {} : { description }) };
  const fitting = [whole, tagged].map(encode).find((code) => code.length < WANTED_LENGTH);
  return fitting ?? encode(rest);
}

/** The code of a shape alone. */
export function makeShapeCode(rows: readonly string[]): string {
  return encode({ rows });
}

function layoutOf(message: Message | Pick<Message, 'rows'>, code: string): unknown {
  if ('name' in message) return { version: FORMAT_VERSION, ...message };
  return {
    version: FORMAT_VERSION,
    id: `shared-${hash(code).toString(16).padStart(6, '0')}`,
    name: { en: 'Shared fortress', ru: 'Крепость по ссылке', uk: 'Фортеця з посилання' },
    players: playersFor(message.rows),
    rows: message.rows,
  };
}

/** Reads a code back, and checks the layout in it as strictly as any other. Never throws. */
export function parseShareCode(text: string): Result<CheckedLayout, readonly Finding[]> {
  const code = text.slice(0, TEXT_LIMITS.link).trim();
  if (code === '') return err([makeFinding('share-empty', '')]);
  if (/^[2-9]/.test(code)) return err([makeFinding('share-newer', '')]);
  const body = code.slice(0, -CHECK_LENGTH);
  const isWhole = code.length <= MAX_LENGTH && /^1[\w-]{5,}$/.test(code) && withChecksum(body) === code;
  if (!isWhole) return err([makeFinding('share-broken', '')]);
  const reader = makeReader(fromDigits(body.slice(VERSION.length)));
  const message = codeMessage(reader, 0);
  if (!reader.isDone()) return err([makeFinding('share-broken', '')]);
  return readLayout(layoutOf(message, code));
}

/** The fortress in a link, or in the code of one. Never throws. */
export function openLink(text: string): Result<CheckedLayout, readonly Finding[]> {
  return parseShareCode(shareCodeIn(text) ?? '');
}
