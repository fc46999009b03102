/** Checks every fortress in community/ and writes the index and the pictures that a static host serves. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { BUNDLED_LAYOUTS } from '../src/bundled.ts';
import { buildCommunityIndex } from '../src/community/community-index.ts';
import { makePicture } from '../src/render/picture.ts';

const folder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../community');
const pictures = path.join(folder, 'pictures');

const names = readdirSync(folder).filter((name) => name.endsWith('.json') && name !== 'index.json');
const files = names.map((name) => ({ name, text: readFileSync(path.join(folder, name), 'utf8') }));
const built = buildCommunityIndex(
  files,
  BUNDLED_LAYOUTS.map(({ id }) => id),
);

if (built.ok) {
  const { index, layouts } = built.value;
  rmSync(pictures, { recursive: true, force: true });
  mkdirSync(pictures, { recursive: true });
  for (const layout of layouts) writeFileSync(path.join(pictures, `${layout.id}.svg`), makePicture(layout));
  writeFileSync(path.join(folder, 'index.json'), `${JSON.stringify(index, null, 2)}\n`);
  console.log(`community: ${layouts.length} fortresses`);
} else {
  for (const { file, findings } of built.error) {
    for (const { path: place, text } of findings) console.error(`community/${file}${place}: ${text.en}`);
  }
  process.exit(1);
}
