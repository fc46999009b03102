/**
 * Takes the few outlines the art is composed of out of large packages, so that a visitor downloads
 * only these: animals from game-icons, figures from the display face. Run `npm run art:extract`
 * after changing the lists.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import opentype from 'opentype.js';

const require = createRequire(import.meta.url);
const artFolder = join(dirname(fileURLToPath(import.meta.url)), '../src/art');

const SILHOUETTES = [
  { name: 'heron', author: 'Caro Asercion' },
  { name: 'fox', author: 'Caro Asercion' },
  { name: 'boar', author: 'Caro Asercion' },
  { name: 'tortoise', author: 'Delapouite' },
  { name: 'circling-fish', author: 'Delapouite' },
  { name: 'tiger-head', author: 'Delapouite' },
  { name: 'maple-leaf', author: 'Lorc' },
  { name: 'chameleon-glyph', author: 'Dark Zaitzev' },
] as const;

const GLYPHS = '0123456789!';
const GLYPH_SIZE = 100;

interface IconSet {
  readonly icons: Record<string, { readonly body: string }>;
}

function silhouetteLines(): string[] {
  const set = JSON.parse(
    readFileSync(require.resolve('@iconify-json/game-icons/icons.json'), 'utf8'),
  ) as IconSet;
  return SILHOUETTES.map(({ name, author }) => {
    const paths = [...(set.icons[name]?.body ?? '').matchAll(/ d="([^"]+)"/g)].map((match) => match[1]);
    if (paths.length === 0) throw new Error(`game-icons has no ${name}`);
    return `  /** ${author} */\n  '${name}': '${paths.join('')}',`;
  });
}

function glyphLines(): string[] {
  // The package carries WOFF 1 beside WOFF 2; only the former is plain zlib.
  const file = require.resolve('@fontsource/philosopher/files/philosopher-latin-700-normal.woff');
  const font = opentype.parse(new Uint8Array(readFileSync(file)).buffer);
  return [...GLYPHS].map((character) => {
    const glyph = font.charToGlyph(character);
    const outline = glyph.getPath(0, 0, GLYPH_SIZE);
    const box = outline.getBoundingBox();
    const round = (value: number) => Math.round(value * 10) / 10;
    return `  '${character}': { d: '${outline.toPathData(1)}', x: ${round(box.x1)}, width: ${round(box.x2 - box.x1)} },`;
  });
}

const head = '// Written by scripts/extract-outlines.ts; change the lists there.\n';
const files = {
  'outlines.ts': `${head}
/** Silhouettes from game-icons.net (CC BY 3.0), each on a square of 512. */
export const OUTLINES = {
${silhouetteLines().join('\n')}
} as const;

export type OutlineName = keyof typeof OUTLINES;
`,
  'glyphs.ts': `${head}
interface Glyph {
  readonly d: string;
  readonly x: number;
  readonly width: number;
}

/** Figures of Philosopher Bold (SIL OFL 1.1) as outlines, because an SVG used as an image can't load fonts. */
export const GLYPHS: Readonly<Record<string, Glyph>> = {
${glyphLines().join('\n')}
};
`,
};
for (const [name, text] of Object.entries(files)) writeFileSync(join(artFolder, name), text);
execFileSync('npx', [
  'biome',
  'check',
  '--write',
  ...Object.keys(files).map((name) => join(artFolder, name)),
]);
