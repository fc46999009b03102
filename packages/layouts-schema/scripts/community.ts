/**
 * Checks every fortress in community/, writes each the way we write files, and with it the index and the pictures that
 * a static host serves.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BUNDLED_LAYOUTS } from '../src/bundled.ts';
import { buildCommunityIndex } from '../src/community/community-index.ts';
import { findingText } from '../src/finding.ts';
import { formatLayout } from '../src/format.ts';
import { makePicture } from '../src/render/picture.ts';
import { en } from '../src/sentences/en.ts';
import { COMMUNITY, layoutFiles } from './folders.ts';

const pictures = path.join(COMMUNITY, 'pictures');
const built = buildCommunityIndex(
  layoutFiles(COMMUNITY),
  BUNDLED_LAYOUTS.map(({ id }) => id),
);

if (built.ok) {
  const { index, layouts } = built.value;
  rmSync(pictures, { recursive: true, force: true });
  mkdirSync(pictures, { recursive: true });
  for (const layout of layouts) {
    writeFileSync(path.join(COMMUNITY, `${layout.id}.json`), formatLayout(layout));
    writeFileSync(path.join(pictures, `${layout.id}.svg`), makePicture(layout));
  }
  writeFileSync(path.join(COMMUNITY, 'index.json'), `${JSON.stringify(index, null, 2)}\n`);
  console.log(`community: ${layouts.length} fortresses`);
} else {
  for (const { file, findings } of built.error) {
    for (const finding of findings) {
      console.error(`community/${file}${finding.path}: ${findingText(finding, en)}`);
    }
  }
  process.exit(1);
}
