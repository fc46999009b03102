// What a visitor downloads stays small. A limit is what was measured and a tenth, so that it can be missed.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const game = 'apps/game/dist';
const editor = 'apps/editor/dist';

/** Every language is a file of its own, and a visitor reads one: the largest stands for it. */
function inOneLanguage(folder) {
  const scripts = readdirSync(`${folder}/assets`).filter((name) => name.endsWith('.js'));
  const isWords = (name) => /^[a-z]{2}-[\w-]+\.js$/.test(name);
  const size = (name) => gzipSync(readFileSync(`${folder}/assets/${name}`)).length;
  const words = scripts.filter(isWords).sort((a, b) => size(b) - size(a));
  const others = scripts.filter((name) => !isWords(name));
  const paths = (names) => names.map((name) => `${folder}/assets/${name}`);
  return {
    words: paths(words.slice(0, 1)),
    all: [`${folder}/service-worker.js`, ...paths([...words.slice(0, 1), ...others])],
  };
}

/** The scripts that a page loads before anything is clicked: those it names, what they import at once, and its words. */
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
  for (const file of inOneLanguage(folder).words) follow(file);
  return [...found];
}

export default [
  {
    name: 'game, JavaScript of the first screen',
    path: firstScripts(game),
    gzip: true,
    limit: '130 kB',
  },
  {
    name: 'game, all JavaScript in one language',
    path: inOneLanguage(game).all,
    gzip: true,
    limit: '560 kB',
  },
  {
    name: 'game, all files but JavaScript',
    path: [`${game}/**/*`, `!${game}/**/*.js`],
    brotli: false,
    limit: '292 kB',
  },
  {
    name: 'editor, all JavaScript in one language',
    path: inOneLanguage(editor).all,
    gzip: true,
    limit: '116 kB',
  },
];
