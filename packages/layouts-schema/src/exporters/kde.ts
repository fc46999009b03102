/** Writes a layout as a file for KMahjongg; the format is described where it is read. */
import { highestStack } from '../grid.ts';
import { type Layout, textIn } from '../layout.ts';
import { plainText } from '../plain-text.ts';

function levelOf(rows: readonly string[], tier: number): string[] {
  const draw = (digits: string, corners: string) =>
    [...digits].map((digit) => (Number(digit) >= tier ? corners : '..')).join('');
  return rows.flatMap((digits) => [draw(digits, '12'), draw(digits, '43')]);
}

/** A line break in a name must not begin a new line of the file. */
function oneLine(text: string): string {
  return plainText(text).replaceAll(/\s+/g, ' ');
}

export function exportKde(layout: Layout): string {
  const { rows } = layout;
  const depth = highestStack(rows);
  const levels = Array.from({ length: depth }, (_, index) => [
    `# Level ${index}`,
    ...levelOf(rows, index + 1),
  ]);
  return [
    'kmahjongg-layout-v1.1',
    `# name: ${oneLine(textIn(layout.name, 'en'))}`,
    ...(layout.author === undefined ? [] : [`# by: ${oneLine(layout.author)}`]),
    `w${2 * (rows[0]?.length ?? 0)}`,
    `h${2 * rows.length}`,
    `d${depth}`,
    ...levels.flat(),
    '',
  ].join('\n');
}
