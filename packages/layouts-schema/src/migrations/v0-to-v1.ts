/**
 * Format 0 was a plain text: rows of digits, with a dot or a 0 for an empty cell, and nothing else but comments.
 * Format 1 wraps the rows into an object with a name and players.
 */
import { UNNAMED } from '../layout.ts';
import { LAYOUT_LIMITS, playersFor } from '../limits.ts';

/** Far more lines and columns than a fortress may have; what lies beyond need not be read to say that it is too much. */
const MOST_READ = 200;
const NAME_COMMENT = '# name:';

function linesOf(text: string): string[] {
  return text.split(/\r?\n/, MOST_READ).map((line) => line.trim().slice(0, MOST_READ));
}

function rowsOf(lines: readonly string[]): string[] {
  const rows = lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.replaceAll('.', '0'));
  const width = Math.max(0, ...rows.map((row) => row.length));
  // Trailing empty cells used to be optional.
  return rows.map((row) => row.padEnd(Math.min(width, LAYOUT_LIMITS.columns), '0'));
}

function nameOf(lines: readonly string[]): string | undefined {
  const comment = lines.find((line) => line.startsWith(NAME_COMMENT));
  const name = comment?.slice(NAME_COMMENT.length).trim().slice(0, LAYOUT_LIMITS.nameLength);
  return name === '' ? undefined : name;
}

export function migrateV0ToV1(value: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const lines = linesOf(typeof value.grid === 'string' ? value.grid : '');
  const rows = rowsOf(lines);
  return {
    version: 1,
    id: 'plain-grid',
    name: nameOf(lines) ?? UNNAMED,
    players: playersFor(rows),
    rows,
  };
}

/** Whether a text is a layout of format 0 rather than JSON. */
export function isPlainGrid(text: string): boolean {
  const rows = linesOf(text).filter((line) => line !== '' && !line.startsWith('#'));
  return rows.length > 1 && rows.every((row) => /^[0-9.]+$/.test(row));
}
