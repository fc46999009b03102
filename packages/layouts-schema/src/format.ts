/** Writes a layout the way a person would: one line per fact, one line per row of the fortress. */
import type { Layout } from './layout.ts';

/** The order in which the parts of a layout are written. */
const KEYS = [
  '$schema',
  'version',
  'id',
  'name',
  'author',
  'licence',
  'description',
  'players',
  'tags',
  'rows',
] as const satisfies readonly (keyof Layout)[];

const LINE_WIDTH = 100;

function inline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const parts = Object.entries(value).map(([key, part]) => `${JSON.stringify(key)}: ${inline(part)}`);
  return `{ ${parts.join(', ')} }`;
}

function valueText(key: (typeof KEYS)[number], value: unknown): string {
  const flat = inline(value);
  // The rows are a picture: it has to stand upright however narrow the fortress is.
  if (key !== 'rows' && (typeof value === 'string' || flat.length + key.length + 6 <= LINE_WIDTH))
    return flat;
  return JSON.stringify(value, null, 2).replaceAll('\n', '\n  ');
}

export function formatLayout(layout: Layout): string {
  const lines = KEYS.filter((key) => layout[key] !== undefined).map(
    (key) => `  ${JSON.stringify(key)}: ${valueText(key, layout[key])}`,
  );
  return `{\n${lines.join(',\n')}\n}\n`;
}
