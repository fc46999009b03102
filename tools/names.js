/** Which names the code exports for more than one thing, and what the glossary says about them. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const EXPORTED = /^export (?:abstract |async )?(const|function|class|interface|type) ([A-Za-z_$][\w$]*)/gm;
const LANGUAGE = /\/(en|ru|uk)\.ts$/;

/** What Towers has in common with the first game by the contract or the layout of the code. */
const PAIRS = [
  ['packages/towers/src/', 'packages/rules/src/'],
  ['packages/towers-ai/src/', 'packages/solo-ai/src/'],
  ['apps/game/src/towers/', 'apps/game/src/'],
  ['apps/cli/src/games/towers/', 'apps/cli/src/'],
];

function sourceFiles(root) {
  const folders = ['apps/*/src/*', 'packages/*/src/*'];
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...folders], {
    cwd: root,
    encoding: 'utf8',
  });
  return listed.split('\n').filter((file) => /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$/.test(file));
}

/** A component is named after what it shows, and may be one elsewhere; nothing else may be called like it. */
function isComponent({ kind, name }) {
  return /^[A-Z][a-z]/.test(name) && (kind === 'const' || kind === 'function');
}

function pairOf(file) {
  return PAIRS.find(([towers]) => file.startsWith(towers));
}

/** Whether one file of Towers says what one of the first game says; two of them would be two things. */
function isPaired(file, files) {
  const pair = pairOf(file);
  if (!pair) return false;
  const [towers, first] = pair;
  const hasFirst = files.some((other) => !pairOf(other) && other.startsWith(first));
  return hasFirst && files.filter((other) => other.startsWith(towers)).length === 1;
}

/** Names with the files that export them, where that is more than one and not only a pair of games. */
export function sharedNames(root) {
  const exporters = new Map();
  for (const file of sourceFiles(root)) {
    let text;
    try {
      text = readFileSync(path.join(root, file), 'utf8');
    } catch {
      continue; // Deleted, and not yet committed.
    }
    for (const [, kind, name] of text.matchAll(EXPORTED)) {
      // A language is named after itself.
      if (LANGUAGE.test(file)) continue;
      exporters.set(name, [...(exporters.get(name) ?? []), { kind, name, file }]);
    }
  }
  const shared = new Map();
  for (const [name, exports] of exporters) {
    if (exports.every(isComponent)) continue;
    const files = [...new Set(exports.map(({ file }) => file))];
    const own = files.filter((file) => !isPaired(file, files));
    if (own.length > 1) shared.set(name, own.sort());
  }
  return shared;
}

/** The same as the glossary tells it: rows of names and files. */
export function namesInGlossary(text) {
  const table = text.slice(text.indexOf('## Names that are exported twice'));
  const told = new Map();
  for (const row of table.split('\n')) {
    const [, names, where] = /^\| (`[^|]*) \| ([^|]*) \|/.exec(row) ?? [];
    if (!names) continue;
    const files = [...where.matchAll(/`([^`]+)`/g)].map(([, file]) => file).sort();
    for (const [, name] of names.matchAll(/`([^`]+)`/g)) told.set(name, files);
  }
  return told;
}
