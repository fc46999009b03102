// Fails when what a visitor downloads outgrows its budget. Sizes, not timings, so it never flickers.
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { filesBelow } from './files.js';
import { root } from './setup.js';

const KB = 1000;

const allFiles = (folder) => filesBelow(folder).map((file) => path.join(folder, file));
const isScript = (file) => file.endsWith('.js');
const gzipped = (file) => gzipSync(readFileSync(file)).length;
const plain = (file) => statSync(file).size;

/** Every language is a file of its own, and a visitor reads one: the largest stands for it. */
const isWords = (file) => /^[a-z]{2}-[\w-]+\.js$/.test(path.basename(file));

function inOneLanguage(files) {
  const [largest] = files.filter(isWords).sort((a, b) => gzipped(b) - gzipped(a));
  return files.filter((file) => !isWords(file) || file === largest);
}

/** The scripts that a page loads before anything is clicked: those it names, what they import at once, and its words. */
function firstScripts(folder) {
  const page = readFileSync(path.join(folder, 'index.html'), 'utf8');
  const found = new Set();
  const follow = (file) => {
    if (found.has(file)) return;
    found.add(file);
    const code = readFileSync(file, 'utf8');
    for (const [, name] of code.matchAll(/(?:from|^import|[;}]import)\s*["'](\.[^"']+\.js)["']/g)) {
      follow(path.join(path.dirname(file), name));
    }
  };
  for (const [, name] of page.matchAll(/(?:src|href)="\.?\/?([^"]+\.js)"/g)) follow(path.join(folder, name));
  for (const file of inOneLanguage(allFiles(folder)).filter(isWords)) follow(file);
  return [...found];
}

const game = path.join(root, 'apps/game/dist');
const editor = path.join(root, 'apps/editor/dist');

const BUDGETS = [
  {
    name: 'game, JavaScript of the first screen (gzip)',
    files: firstScripts(game),
    size: gzipped,
    limit: 164 * KB,
  },
  {
    name: 'game, all JavaScript in one language (gzip)',
    files: inOneLanguage(allFiles(game).filter(isScript)),
    size: gzipped,
    limit: 551 * KB,
  },
  {
    name: 'game, all files but JavaScript',
    files: allFiles(game).filter((file) => !isScript(file)),
    size: plain,
    limit: 1500 * KB,
  },
  {
    name: 'editor, all JavaScript in one language (gzip)',
    files: inOneLanguage(allFiles(editor).filter(isScript)),
    size: gzipped,
    limit: 120 * KB,
  },
];

let over = 0;
for (const { name, files, size, limit } of BUDGETS) {
  const total = files.reduce((sum, file) => sum + size(file), 0);
  // No file at all means that the question was asked wrongly, not that the page is small.
  const ok = files.length > 0 && total <= limit;
  if (!ok) over++;
  console.log(
    `${ok ? '✓' : '✗'} ${name}: ${(total / KB).toFixed(1)} of ${limit / KB} kB in ${files.length} files`,
  );
}
process.exit(over === 0 ? 0 : 1);
