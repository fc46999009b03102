/** The way to the terminal: only our own colours pass, whatever strangers have put into names and files. */
import { randomUUID } from 'node:crypto';
import { stripVTControlCharacters } from 'node:util';
import type { World } from './world.ts';

/** New in every run, so that no name in a file can pass for a colour of ours. */
const SEAL = randomUUID();
const SEALED = new RegExp(`\\u001b\\[${SEAL};(\\d+)m`, 'g');

/** What moves the cursor, rings, hides or turns text around. */
const CONTROL = /[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}]/gu;
const CONTROL_IN_TEXT = /(?![\n\t])[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}]/gu;

/** A code of ours for colours and weights; becomes a real one where text is printed. */
export function sealedCode(code: string): string {
  return `\u001b[${SEAL};${code}m`;
}

/** A text of strangers as part of one line. */
export function plain(text: string): string {
  const unsealed = text.replace(SEALED, '');
  return stripVTControlCharacters(unsealed)
    .replace(/[\n\r\t]+/g, ' ')
    .replace(CONTROL, '');
}

function shown(text: string): string {
  // Every second part is the code between two texts.
  const parts = text.split(SEALED);
  return parts
    .map((part, index) =>
      index % 2 === 1 ? `\u001b[${part}m` : stripVTControlCharacters(part).replace(CONTROL_IN_TEXT, ''),
    )
    .join('');
}

/** Lines for people, on standard output. */
export function print({ stdout }: World, text: string): void {
  stdout.write(`${shown(text)}\n`);
}

/** One line about the work, on standard error. */
export function tell({ stderr }: World, line: string): void {
  stderr.write(`${plain(line)}\n`);
}

/** Data for programs, on standard output. Nothing is lost: JSON can spell every character. */
export function printJson({ stdout }: World, value: unknown): void {
  const spelt = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  stdout.write(`${JSON.stringify(value).replace(CONTROL, spelt)}\n`);
}
