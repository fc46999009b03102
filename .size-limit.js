// What a visitor downloads stays small. A limit is what was measured and a tenth, so that it can be missed.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const game = 'apps/game/dist';
const editor = 'apps/editor/dist';

/** Every language has files of its own, the first of them for the first screen; a visitor reads one, the largest here. */
function inOneLanguage(folder) {
  const scripts = readdirSync(`${folder}/assets`).filter((name) => name.endsWith('.js'));
  const languageOf = (name) => /^([a-z]{2})-[\w-]+\.js$/.exec(name)?.[1];
  const size = (name) => gzipSync(readFileSync(`${folder}/assets/${name}`)).length;
  const total = (names) => names.reduce((sum, name) => sum + size(name), 0);
  const languages = [...new Set(scripts.map(languageOf).filter(Boolean))];
  const [words = []] = languages
    .map((language) => scripts.filter((name) => languageOf(name) === language))
    .sort((a, b) => total(b) - total(a));
  words.sort((a, b) => size(b) - size(a));
  const others = scripts.filter((name) => !languageOf(name));
  const paths = (names) => names.map((name) => `${folder}/assets/${name}`);
  return {
    firstWords: paths(words.slice(0, 1)),
    all: [`${folder}/service-worker.js`, ...paths([...words, ...others])],
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
  for (const file of inOneLanguage(folder).firstWords) follow(file);
  return [...found];
}

export default [
  {
    name: 'game, JavaScript of the first screen',
    path: firstScripts(game),
    gzip: true,
    limit: '125 kB',
  },
  {
    name: 'game, all JavaScript in one language',
    path: inOneLanguage(game).all,
    gzip: true,
    limit: '516 kB',
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
    limit: '128 kB',
  },
];
