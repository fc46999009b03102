/** What failed, kept as files: the smallest text, and how to try it again. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Failure } from './verdict.ts';

export interface Finding {
  readonly door: string;
  readonly failure: Failure;
  readonly text: string;
}

const HERE = path.dirname(fileURLToPath(import.meta.url));
/** Git looks away. */
export const FOLDER = path.resolve(HERE, '../findings');
/** A file cannot hold half of a surrogate pair; such a text is kept as a string of JSON. */
const QUOTED = '.quoted.json';

export function readInput(file: string): string {
  const text = readFileSync(file, 'utf8');
  return file.endsWith(QUOTED) ? String(JSON.parse(text)) : text;
}

interface Origin {
  readonly number: number;
  /** The command of the campaign. */
  readonly again: string;
  readonly folder?: string;
}

/** Writes the finding down and returns the command that tries it again. */
export function keep({ door, failure, text }: Finding, { number, again, folder = FOLDER }: Origin): string {
  mkdirSync(folder, { recursive: true });
  const name = path.join(folder, `${door}-${failure.fault}-${number}`);
  const isQuoted = !text.isWellFormed();
  const file = name + (isQuoted ? QUOTED : '.input');
  writeFileSync(file, isQuoted ? JSON.stringify(text) : text);
  const command = `npm run fuzz -- --door ${door} --file ${path.relative(process.cwd(), file)}`;
  writeFileSync(`${name}.txt`, `${failure.told}\n\n${command}\nfound by ${again}\n`);
  return command;
}
