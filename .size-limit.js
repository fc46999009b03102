// What a visitor downloads stays small. A limit is what was measured and a tenth, so that it can be missed.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const game = 'apps/game/dist';
const editor = 'apps/editor/dist';

/** Positions to be solved are no code: they come when somebody opens them, and there may be more of them one day. */
const PUZZLES = /^puzzle-collection-/;

/** Every language has files of its own, the first of them for the first screen; a visitor reads one, the largest here. */
function inOneLanguage(folder) {
  const scripts = readdirSync(`${folder}/assets`).filter(
    (name) => name.endsWith('.js') && !PUZZLES.test(name),
  );
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

/** Scripts with all that they import at once. */
function withImports(files) {
  const found = new Set();
  const follow = (file) => {
    if (found.has(file)) return;
    found.add(file);
    const code = readFileSync(file, 'utf8');
    for (const [, name] of code.matchAll(/(?:from|^import|[;}]import)\s*["'](\.[^"']+\.js)["']/g)) {
      follow(path.posix.join(path.posix.dirname(file), name));
    }
  };
  for (const file of files) follow(file);
  return found;
}

/** The scripts that a page loads before anything is clicked: those it names, what they import at once, and its words. */
function firstScripts(folder) {
  const page = readFileSync(`${folder}/index.html`, 'utf8');
  const named = [...page.matchAll(/(?:src|href)="\.?\/?([^"]+\.js)"/g)];
  return [
    ...withImports(named.map(([, name]) => path.posix.join(folder, name))),
    ...inOneLanguage(folder).firstWords,
  ];
}

/** What somebody who plays here loads besides, to play at a table of a server. */
function onlineScripts(folder) {
  const named = (start) =>
    readdirSync(`${folder}/assets`)
      .filter((name) => name.startsWith(start) && name.endsWith('.js'))
      .map((name) => `${folder}/assets/${name}`);
  const here = withImports([...firstScripts(folder), ...named('playing-')]);
  return [...withImports(named('far-playing-'))].filter((file) => !here.has(file));
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
    limit: '640 kB',
  },
  {
    name: 'game, JavaScript of a table of a server besides that of a game played here',
    path: onlineScripts(game),
    gzip: true,
    limit: '8.7 kB',
  },
  {
    name: 'game, its puzzles',
    path: `${game}/assets/puzzle-collection-*.js`,
    gzip: true,
    limit: '48 kB',
  },
  {
    name: 'game, all files but JavaScript',
    path: [`${game}/**/*`, `!${game}/**/*.js`],
    brotli: false,
    limit: '332 kB',
  },
  {
    name: 'editor, all JavaScript in one language',
    path: inOneLanguage(editor).all,
    gzip: true,
    limit: '148 kB',
  },
];
