// What a visitor downloads stays small. A limit is what was measured and a tenth, so that it can be missed.
import { readFileSync } from 'node:fs';
import path from 'node:path';

const game = 'apps/game/dist';
const editor = 'apps/editor/dist';

/** The scripts that a page loads before anything is clicked: those it names, and what they import at once. */
function firstScripts(folder) {
  const page = readFileSync(`${folder}/index.html`, 'utf8');
  const found = new Set();
  const follow = (file) => {
    if (found.has(file)) return;
    found.add(file);
    const code = readFileSync(file, 'utf8');
    for (const [, name] of code.matchAll(/(?:from|^import|[;}]import)\s*["'](\.[^"']+\.js)["']/g)) {
      follow(path.posix.join(path.posix.dirname(file), name));
    }
  };
  for (const [, name] of page.matchAll(/(?:src|href)="\.?\/?([^"]+\.js)"/g)) {
    follow(path.posix.join(folder, name));
  }
  return [...found];
}

export default [
  {
    name: 'game, JavaScript of the first screen',
    path: firstScripts(game),
    gzip: true,
    limit: '175 kB',
  },
  { name: 'game, all JavaScript', path: `${game}/**/*.js`, gzip: true, limit: '560 kB' },
  {
    name: 'game, all files but JavaScript',
    path: [`${game}/**/*`, `!${game}/**/*.js`],
    brotli: false,
    limit: '292 kB',
  },
  { name: 'editor, all JavaScript', path: `${editor}/**/*.js`, gzip: true, limit: '116 kB' },
];
