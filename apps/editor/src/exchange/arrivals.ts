/** Files that are dropped or chosen, and what becomes of them. Whatever goes wrong is said, and costs nothing. */
import type { Finding, Result } from '@mahjong-fortress/layouts-schema';
import type { Words } from '../i18n/messages.ts';
import { type Found, readFortressText } from './files.ts';

/** Larger than any fortress, and than any board of the other games. */
const MAX_BYTES = 1_500_000;

export function isPicture(file: File): boolean {
  return file.type.startsWith('image/');
}

/** The first sentence about what is wrong. */
export function firstWords([first]: readonly Finding[]): Words {
  return (messages, language) => first?.text[language] ?? messages.fileUnreadable;
}

export async function readFile(file: File): Promise<Result<Found, Words>> {
  if (file.size > MAX_BYTES) return { ok: false, error: (messages) => messages.fileTooLarge };
  try {
    const read = readFortressText(await file.text(), file.name);
    return read.ok ? read : { ok: false, error: firstWords(read.error) };
  } catch {
    return { ok: false, error: (messages) => messages.fileUnreadable };
  }
}
