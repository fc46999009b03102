// Puts the built apps together into one dist/ that any static host can serve, from any folder.
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { filesBelow } from './files.js';
import { headersFile } from './headers.js';
import { root } from './setup.js';

/** It changes places with the old dist/ when all is there, so that a server in between sees one or the other. */
const next = path.join(root, 'node_modules/.next-dist');

const PACKERS = { gz: promisify(gzip), br: promisify(brotliCompress) };

/** Smaller files fit into one packet anyway. */
const WORTH_PACKING = 1000;

/** For hosts that send packed files when they lie beside the others. */
async function pack(file) {
  const content = readFileSync(path.join(next, file));
  if (content.length < WORTH_PACKING || !/\.(js|css|html|json|svg|webmanifest)$/.test(file)) return;
  await Promise.all(
    Object.entries(PACKERS).map(async ([ending, packer]) =>
      writeFile(path.join(next, `${file}.${ending}`), await packer(content)),
    ),
  );
}

rmSync(next, { recursive: true, force: true });
cpSync(path.join(root, 'apps/game/dist'), next, { recursive: true });
cpSync(path.join(root, 'apps/editor/dist'), path.join(next, 'editor'), { recursive: true });
cpSync(path.join(root, 'community'), path.join(next, 'community'), { recursive: true });
// Here a file names its schema by its place among our sources, on a site by its place on the site.
for (const file of filesBelow(path.join(next, 'community')).filter((name) => name.endsWith('.json'))) {
  const place = path.join(next, 'community', file);
  writeFileSync(place, readFileSync(place, 'utf8').replace('"../packages/layouts-schema/', '"../schema/'));
}
// An address for `$schema`, wherever the site is served.
for (const name of ['layout', 'collection']) {
  const file = `${name}.schema.json`;
  cpSync(path.join(root, 'packages/layouts-schema', file), path.join(next, 'schema', file));
}
for (const name of ['vocabulary.js', 'vocabulary.d.ts']) {
  cpSync(path.join(root, 'packages/layouts-schema/src/generated', name), path.join(next, 'schema', name));
}

// The page asks once whether there is a server for online tables. A host without one says no instead of “not found”, which
// browsers would put on their consoles.
mkdirSync(path.join(next, 'api'));
writeFileSync(path.join(next, 'api/hello'), '{"protocol":0,"games":[]}\n');

const files = filesBelow(next);
await Promise.all(files.map(pack));
writeFileSync(path.join(next, '_headers'), headersFile(files));
// GitHub Pages would leave out files that begin with an underscore.
writeFileSync(path.join(next, '.nojekyll'), '');

const dist = path.join(root, 'dist');
rmSync(dist, { recursive: true, force: true });
renameSync(next, dist);
