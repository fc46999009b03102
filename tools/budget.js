// Fails when what a visitor downloads outgrows its budget. Sizes, not timings, so it never flickers.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './setup.js';

const KB = 1000;
const BUDGETS = [
  { name: 'game, JavaScript (gzip)', folder: 'apps/game/dist', ending: '.js', gzip: true, limit: 460 * KB },
  {
    name: 'editor, JavaScript (gzip)',
    folder: 'apps/editor/dist',
    ending: '.js',
    gzip: true,
    limit: 120 * KB,
  },
  { name: 'game, all files but JavaScript', folder: 'apps/game/dist', not: '.js', limit: 1500 * KB },
];

function filesBelow(folder) {
  return readdirSync(folder, { recursive: true })
    .map((name) => path.join(folder, String(name)))
    .filter((file) => statSync(file).isFile());
}

let over = 0;
for (const { name, folder, ending, not, gzip, limit } of BUDGETS) {
  const files = filesBelow(path.join(root, folder)).filter(
    (file) => (!ending || file.endsWith(ending)) && !(not && file.endsWith(not)),
  );
  const size = files.reduce(
    (sum, file) => sum + (gzip ? gzipSync(readFileSync(file)).length : statSync(file).size),
    0,
  );
  const ok = size <= limit;
  if (!ok) over++;
  console.log(`${ok ? '✓' : '✗'} ${name}: ${(size / KB).toFixed(1)} of ${limit / KB} kB`);
}
process.exit(over === 0 ? 0 : 1);
